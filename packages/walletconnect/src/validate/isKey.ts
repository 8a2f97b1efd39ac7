/** Whether a value that came from outside is 32 bytes in lower-case hex: a topic, a public key or a symmetric key. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}
