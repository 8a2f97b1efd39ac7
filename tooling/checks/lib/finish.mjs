/** Prints the problems, or what was looked at, and ends the process with the matching code. */
export function finish(problems, summary) {
  for (const problem of problems) console.error(problem)
  console.log(problems.length > 0 ? `${problems.length} problems` : summary)
  process.exit(problems.length > 0 ? 1 : 0)
}
