import * as z from 'zod/mini'
import { bytes, type Call, id, time } from './call.js'
import { deviceKey } from './proof.js'
import { sessionTokens } from './session.js'
import { userRecord } from './user.js'

/** A user's Farcaster signature, as the recovery role takes it. */
export const farcasterProof = z.strictObject({
  message: z.string().check(z.minLength(1), z.maxLength(2048)),
  signature: z.string().check(z.regex(/^0x[\da-f]{2,16384}$/i, 'Invalid input')),
})

/** A user's Farcaster signature. */
export type FarcasterProof = z.output<typeof farcasterProof>

/**
 * Starts a sign-in with Farcaster, for this device key only. The user opens `url` on the device that has the app. Refused:
 * PROJECT_UNKNOWN, ORIGIN_NOT_ALLOWED, PROVIDER_UNKNOWN without a relay, RATE_LIMITED, FARCASTER_UNAVAILABLE.
 */
export const startFarcaster = {
  method: 'POST',
  path: '/v1/siwf/tx',
  proof: 'device',
  body: z.strictObject({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** The origin that the frame is bound to. */
    parentOrigin: z.string().check(z.maxLength(256)),
    /** A fresh P-256 key of the frame. The signed nonce commits to it, so a recovery share is sealed to this key only. */
    sealTo: deviceKey,
  }),
  answer: z.strictObject({
    id,
    /** Random. The nonce is a hash of this value and of both keys. */
    tx: bytes(32, 32),
    /** URL of the relay, or of Farcaster's app. */
    url: z.string(),
    expiresAt: time,
  }),
} as const satisfies Call

/**
 * Waits up to 25 s for the signature. `pending`: call again, until `expiresAt`. Refused: SOCIAL_ENDED when the sign-in has
 * expired or was used, or when the signature is not from the holder of a Farcaster id; FARCASTER_UNAVAILABLE (call again).
 */
export const redeemFarcaster = {
  method: 'POST',
  path: '/v1/siwf/result',
  proof: 'device',
  body: z.strictObject({ id }),
  answer: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('pending') }),
    z.strictObject({
      action: z.literal('CONNECT'),
      session: sessionTokens,
      user: userRecord,
      proof: farcasterProof,
    }),
  ]),
} as const satisfies Call
