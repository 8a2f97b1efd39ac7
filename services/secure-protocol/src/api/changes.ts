import * as z from 'zod/mini'
import { bytes, type Call, nothing } from './call.js'

/**
 * Proof that a change comes from the owner of the wallet: the nonce of `/v1/change/start` and the Ed25519 signature over
 * `changeText` by the key of the wallet's WK. Absent where a factor or a passkey was proved in the last five minutes.
 */
export const ownerProof = z.strictObject({ nonce: bytes(32, 32), signature: bytes(64, 64) })

/** Proof that a change comes from the owner of the wallet. */
export type OwnerProof = z.output<typeof ownerProof>

/** Member of the body of a call that changes who can recover a wallet. Refused without: OWNER_PROOF_REQUIRED. */
export const ownerProofMember = { ownerProof: z.optional(ownerProof) }

/** Begins a change: the nonce is of use to the session once, for five minutes. A newer one takes its place. */
export const startChange = {
  method: 'POST',
  path: '/v1/change/start',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({ nonce: bytes(32, 32) }),
} as const satisfies Call

/** Whether a call takes an {@link OwnerProof}. */
export function needsOwner({ body }: Call): boolean {
  return body instanceof z.ZodMiniObject && Object.hasOwn(body.shape, 'ownerProof')
}
