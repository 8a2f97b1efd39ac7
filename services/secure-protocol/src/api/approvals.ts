import * as z from 'zod/mini'
import { bytes, type Call, id } from './call.js'
import { spends } from './policy.js'

/** Assertion of a passkey, as WebAuthn JSON. */
export const assertion = z.strictObject({
  id: bytes(1, 1023),
  clientDataJSON: bytes(1, 4096),
  authenticatorData: bytes(37, 4096),
  signature: bytes(8, 1024),
})

/** Assertion of a passkey. */
export type Assertion = z.output<typeof assertion>

/** An approval that releases the auth share, with the assertion of the passkey where required. */
export const approvalProof = z.strictObject({ id, assertion: z.optional(assertion) })

/** An approval that releases the auth share. */
export type ApprovalProof = z.output<typeof approvalProof>

/** Request to a passkey: the WebAuthn challenge is {@link toChallenge} of the nonce and the digest. */
export const passkeyRequest = z.strictObject({
  nonce: bytes(32, 32),
  rpId: z.string(),
  credentialIds: z.array(z.string()),
})

/** Request to a passkey. */
export type PasskeyRequest = z.output<typeof passkeyRequest>

/**
 * Starts an approval under the project's policy: `digest` is SHA-256 of the request, `spends` the most that it can move.
 * Refused: PASSKEY_REQUIRED for a user who needs a passkey and has none, SPEND_LIMITED on a new device.
 */
export const startApproval = {
  method: 'POST',
  path: '/v1/approval/start',
  proof: 'session',
  body: z.strictObject({ digest: bytes(32, 32), spends }),
  answer: z.strictObject({ id, passkey: z.nullable(passkeyRequest) }),
} as const satisfies Call

/** WebAuthn challenge of an approval: SHA-256 of a label, the server's nonce and the digest of the signed data. */
export async function toChallenge(
  nonce: Uint8Array<ArrayBuffer>,
  digest: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const label = new TextEncoder().encode('latchkit approval v1')
  return new Uint8Array(
    await crypto.subtle.digest('SHA-256', new Uint8Array([...label, ...nonce, ...digest])),
  )
}
