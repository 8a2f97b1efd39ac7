import * as z from 'zod/mini'
import { bytes, type Call, id, nothing, time } from './call.js'
import { ownerProofMember } from './changes.js'

const generation = z.int().check(z.gte(1), z.lte(0xffff_ffff))
const salt = bytes(32, 32)

/**
 * What a factor is, and what it takes besides its secret. `passkey`: the output of PRF for `salt`. `password`: Argon2id
 * with `memory` KiB and `passes`, one lane. `code`: 16 bytes on paper.
 */
export const factorParameters = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), salt, credentialId: bytes(1, 1023) }),
  z.strictObject({
    kind: z.literal('password'),
    salt,
    memory: z.int().check(z.gte(65_536), z.lte(1_048_576)),
    passes: z.int().check(z.gte(2), z.lte(16)),
  }),
  z.strictObject({ kind: z.literal('code'), salt }),
])

/** What a factor is, and what it takes besides its secret. */
export type FactorParameters = z.output<typeof factorParameters>

const factorRecord = z.strictObject({ id, parameters: factorParameters, createdAt: time })

/** A factor of the user. */
export type FactorRecord = z.output<typeof factorRecord>

/** The factors of the wallet, and the generation of the recovery key that they wrap. */
export const listFactors = {
  method: 'POST',
  path: '/v1/factors',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({ factors: z.array(factorRecord) }),
} as const satisfies Call

/**
 * Stores a factor that is not in use yet: it has to be opened (`/v1/factors/open`) and yield the
 * recovery key (`/v1/factors/prove`) before it counts. `wrapped` is
 * `iv12 ‖ AES-256-GCM(factor, recovery key)`; `verifier` is SHA-256 of what opens it. Refused: DEVICE_TOO_NEW,
 * REAUTH_REQUIRED, OWNER_PROOF_REQUIRED, RECOVERY_REFUSED.
 */
export const addFactor = {
  method: 'POST',
  path: '/v1/factors/add',
  proof: 'session',
  body: z.strictObject({
    ...{ id, walletId: id, parameters: factorParameters },
    /** Generation of shares with which this recovery key was made. */
    keyGen: generation,
    verifier: bytes(32, 32),
    wrapped: bytes(60, 60),
    ...ownerProofMember,
  }),
  answer: nothing,
} as const satisfies Call

/**
 * Gives the wrapped recovery key and the share that it seals, against a proof that only the factor yields: nobody can try
 * passwords without the server. It releases no auth share: {@link proveFactor} does. Refused: FACTOR_WRONG, RATE_LIMITED,
 * NOT_FOUND.
 */
export const openFactor = {
  method: 'POST',
  path: '/v1/factors/open',
  proof: 'session',
  body: z.strictObject({ id, proof: bytes(32, 32) }),
  answer: z.strictObject({
    walletId: id,
    keyGen: generation,
    wrapped: bytes(60, 60),
    shareGen: generation,
    /** `iv12 ‖ AES-256-GCM(recovery key, share1)`. */
    sealed: bytes(67, 67),
  }),
} as const satisfies Call

/**
 * Shows that an opened factor yielded the recovery key that seals the share of a generation: only then is a new factor worth
 * confirming, the auth share of that generation released to this device, and the user proved as the owner. `keyProof` is
 * that of `deriveKeyProof`. Refused: FACTOR_WRONG, NOT_FOUND.
 */
export const proveFactor = {
  method: 'POST',
  path: '/v1/factors/prove',
  proof: 'session',
  body: z.strictObject({ id, shareGen: generation, keyProof: bytes(32, 32) }),
  answer: nothing,
} as const satisfies Call

/** Takes a further factor into use that yielded the recovery key. Refused: as adding one. */
export const confirmFactor = {
  method: 'POST',
  path: '/v1/factors/confirm',
  proof: 'session',
  body: z.strictObject({ id, ...ownerProofMember }),
  answer: nothing,
} as const satisfies Call

/** Removes a factor, but not the last one. Refused: as adding one, NOT_FOUND. */
export const removeFactor = {
  method: 'POST',
  path: '/v1/factors/remove',
  proof: 'session',
  body: z.strictObject({ id, ...ownerProofMember }),
  answer: nothing,
} as const satisfies Call
