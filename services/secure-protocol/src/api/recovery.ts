import * as z from 'zod/mini'
import { bytes, type Call, code, id, nothing, time } from './call.js'
import { farcasterProof } from './farcasterLogin.js'
import { deviceKey } from './proof.js'
import { share } from './wallet.js'

const generation = z.int().check(z.gte(1), z.lte(0xffff_ffff))

/**
 * Stores the recovery share of a pending generation with the recovery role. Replaces an unconfirmed one. In the user-held
 * tier it is sealed by the recovery key, which factors wrap; a wallet does not go back to the assisted one.
 */
export const storeRecoveryShare = {
  method: 'POST',
  path: '/v1/recovery/store',
  proof: 'session',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ walletId: id, shareGen: generation, kind: z.literal('assisted'), share }),
    z.strictObject({
      walletId: id,
      shareGen: generation,
      kind: z.literal('user-held'),
      /** Generation of shares with which the recovery key was made. */
      keyGen: generation,
      /** `iv12 ‖ AES-256-GCM(recovery key, share1) ‖ SHA-256(proof of the recovery key)`. */
      share: bytes(99, 99),
    }),
  ]),
  answer: nothing,
} as const satisfies Call

/**
 * Reads the recovery share back without releasing it: the role decrypts it and answers
 * `SHA-256(UTF-8('latchkit recovery check v1') ‖ nonce ‖ share)`, which the frame compares.
 */
export const checkRecoveryShare = {
  method: 'POST',
  path: '/v1/recovery/check',
  proof: 'session',
  body: z.strictObject({ walletId: id, shareGen: generation, nonce: bytes(16, 32) }),
  answer: z.strictObject({ digest: bytes(32, 32) }),
} as const satisfies Call

/** Mails the code of the recovery role, which is not the one of the login, to the address the role knows. */
export const startRecovery = {
  method: 'POST',
  path: '/v1/recovery/start',
  proof: 'session',
  body: z.strictObject({ walletId: id }),
  answer: z.strictObject({ challenge: id, expiresAt: time, resendAt: time }),
} as const satisfies Call

/** A share that only the frame can open. */
const released = z.strictObject({
  walletId: id,
  shareGen: generation,
  kind: z.literal('assisted'),
  ephemeralKey: deviceKey,
  sealed: bytes(67, 67),
})

/**
 * Releases the recovery share against that code: `iv12 ‖ AES-256-GCM(key, share1)`, key = HKDF-SHA-256 of the ECDH
 * secret of `ephemeralKey` and `sealTo`, no salt, info `latchkit recovery release v1|{walletId}|{shareGen}`.
 */
export const releaseRecoveryShare = {
  method: 'POST',
  path: '/v1/recovery/release',
  proof: 'session',
  body: z.strictObject({
    challenge: id,
    code,
    /** The generation of the auth share it goes with. */
    shareGen: generation,
    /** A fresh P-256 key of the frame, for ECDH. */
    sealTo: deviceKey,
  }),
  answer: released,
} as const satisfies Call

/**
 * Releases the recovery share of a user who signs in with Farcaster, against what was signed at this sign-in: its nonce names
 * the device key and `sealTo`. Sealed as by `/v1/recovery/release`. Once for each signature. Refused: RECOVERY_REFUSED,
 * RATE_LIMITED, FARCASTER_UNAVAILABLE.
 */
export const releaseByFarcaster = {
  method: 'POST',
  path: '/v1/recovery/farcaster',
  proof: 'session',
  body: z.strictObject({
    walletId: id,
    /** The generation of the auth share it goes with. */
    shareGen: generation,
    /** Of `/v1/siwf/tx`. */
    tx: bytes(32, 32),
    /** The key that was sent there. */
    sealTo: deviceKey,
    ...farcasterProof.shape,
  }),
  answer: released,
} as const satisfies Call
