/** Whether a value that came from outside is a list of strings, each accepted by `match`. */
export function isStrings(
  value: unknown,
  match: (item: string) => boolean = () => true,
): value is readonly string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string' && match(item))
}
