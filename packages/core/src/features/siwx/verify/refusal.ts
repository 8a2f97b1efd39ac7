import type { SiwxRefusalReason, SiwxVerification } from './types.js'

/** Creates the result of a refused sign-in. */
export function refusal(reason: SiwxRefusalReason, details: string, cause?: unknown): SiwxVerification {
  return { isValid: false, reason, details, ...(cause !== undefined && { cause }) }
}
