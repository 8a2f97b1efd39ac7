/** JSON as the page shows it: bigints as decimal text. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? part.toString() : part), 2)
}
