"""The interactive game of ``tercet play``: prompts, commands, what each person may see, saving."""
