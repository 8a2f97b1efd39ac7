/** Whether `value` is a JSON-RPC answer, or an array of them. Some nodes leave out `jsonrpc`: that is let pass. */
export function isAnswer(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(part => !Array.isArray(part) && isAnswer(part))
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}
