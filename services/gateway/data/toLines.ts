/** JSON with one entry a line, so that a change reads as one. */
export function toLines(entries: readonly object[]): string {
  return `[\n${entries.map(entry => JSON.stringify(entry)).join(',\n')}\n]\n`
}
