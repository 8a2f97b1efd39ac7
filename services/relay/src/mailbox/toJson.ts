/** What JSON writes as more than itself, beside the quote and the backslash, or what may be. */
const unusual = /[^ -~]/

/** A text in JSON. Sealed messages have nothing to escape, and finding that out costs a quarter of `JSON.stringify`. */
export function toJson(text: string): string {
  return unusual.test(text) || text.includes('"') || text.includes('\\') ? JSON.stringify(text) : `"${text}"`
}
