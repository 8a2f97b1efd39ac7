import type { BaseError } from '../../../errors/BaseError.js'

/** Settles as `promise` does, or rejects with the given error once `milliseconds` are over. */
export async function withTimeLimit<value>(
  promise: Promise<value>,
  milliseconds: number,
  toError: () => BaseError,
): Promise<value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(toError()), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
