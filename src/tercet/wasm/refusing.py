"""What is said when kernels cannot be part of an engine."""


class Refused(Exception):
    """Kernels use what there is not in WebAssembly."""

    def __init__(self, problems: dict[str, list[str]]) -> None:
        """`problems` has by kernel what it uses."""
        self.problems = problems
        said = [f"{kernel} uses {', '.join(what)}" for kernel, what in sorted(problems.items())]
        super().__init__("not in WebAssembly: " + "; ".join(said))
