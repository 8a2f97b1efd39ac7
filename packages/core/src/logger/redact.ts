const secretKey =
  /private.?key|mnemonic|seed|secret|passw|passphrase|sym.?key|authorization|cookie|signature|(otp|token|jwt)$/i
const publicKey = /(hash|topic)(es|s)?$/i
const secretText = /(0x)?[\da-f]{64,}|\beyJ[\w-]+\.[\w-]+\.[\w-]+|[1-9a-z]{86,}/gi
const redacted = '[redacted]'

/**
 * A copy of `value` that `JSON.stringify` accepts and that holds no secret: values under keys such as
 * `privateKey` or `token` go, and so does whatever looks like key material in any text (64 hex digits and more,
 * JWTs, long base58), except 64 digits under a key that ends in `hash` or `topic`.
 */
export function redact(value: unknown, key = '', ancestors: readonly object[] = []): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value
  if (secretKey.test(key)) return redacted
  if (typeof value === 'string') {
    if (publicKey.test(key) && /^(0x)?[\da-f]{64}$/i.test(value)) return value
    const text = value.replace(secretText, redacted)
    return text.length > 2000 ? `${text.slice(0, 2000)}…` : text
  }
  if (typeof value !== 'object') return typeof value === 'number' ? value : String(value)
  if (ancestors.includes(value)) return '[circular]'
  if (ancestors.length > 5) return '[deep]'
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  const chain = [...ancestors, value]
  if (Array.isArray(value)) return value.slice(0, 100).map(item => redact(item, key, chain))
  if (value instanceof Map || value instanceof Set) return redact([...value], key, chain)
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), key, chain)
  const { name, message, code, cause } = value as { [key in 'name' | 'message' | 'code' | 'cause']?: unknown }
  const record = value instanceof Error ? { name, code, message, cause } : value
  return Object.fromEntries(Object.entries(record).map(([at, item]) => [at, redact(item, at, chain)]))
}
