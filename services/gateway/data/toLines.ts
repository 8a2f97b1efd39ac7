/** Returns JSON with one entry per line, so that diffs are readable. */
export function toLines(entries: readonly object[]): string {
  return `[\n${entries.map(entry => JSON.stringify(entry)).join(',\n')}\n]\n`
}
