"""Tables in memory: who sits there, what they may do, what each of them is shown."""
