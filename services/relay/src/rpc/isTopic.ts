const pattern = /^[0-9a-f]{64}$/

/** Whether a value is a topic: 32 bytes in lower-case hex. */
export function isTopic(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}
