/** The first code in the chain of causes: EIP-1193 numbers and the kit's own names. */
export function findErrorCode(error: unknown): string | number | undefined {
  let current = error
  for (let depth = 0; depth < 10 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && (typeof current.code === 'number' || typeof current.code === 'string'))
      return current.code
    current = 'cause' in current ? current.cause : undefined
  }
  return undefined
}
