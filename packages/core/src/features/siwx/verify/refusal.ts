import type { SiwxRefusalReason, SiwxVerification } from './types.js'

/** A sign-in that does not hold. */
export function refusal(reason: SiwxRefusalReason, details: string, cause?: unknown): SiwxVerification {
  return { isValid: false, reason, details, ...(cause !== undefined && { cause }) }
}
