/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return Object.prototype.toString.call(value) === '[object Object]'
}
