import * as z from 'zod/mini'
import { bytes, type Call, id, nothing, time } from './call.js'
import { ownerProofMember } from './changes.js'

const generation = z.int().check(z.gte(1), z.lte(0xffff_ffff))
const salt = bytes(32, 32)

/**
 * The kind of a factor, and its parameters in addition to the secret. `passkey`: the output of PRF for `salt`. `password`:
 * Argon2id with `memory` KiB and `passes`, one lane. `code`: 16 bytes on paper.
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

/** The kind of a factor, and its parameters in addition to the secret. */
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
 * Stores a factor that is not in use yet: it must be opened (`/v1/factors/open`) and yield the recovery key
 * (`/v1/factors/prove`) before it counts. `wrapped` is `iv12 ‖ AES-256-GCM(factor, recovery key)`; `verifier` is SHA-256 of
 * the proof that opens the factor. Refused: DEVICE_TOO_NEW, REAUTH_REQUIRED, OWNER_PROOF_REQUIRED, RECOVERY_REFUSED.
 */
export const addFactor = {
  method: 'POST',
  path: '/v1/factors/add',
  proof: 'session',
  body: z.strictObject({
    id,
    walletId: id,
    parameters: factorParameters,
    /** Generation of shares that this recovery key was created with. */
    keyGen: generation,
    verifier: bytes(32, 32),
    wrapped: bytes(60, 60),
    ...ownerProofMember,
  }),
  answer: nothing,
} as const satisfies Call

/**
 * Returns the wrapped recovery key and the share that it seals, for a proof that only the factor yields: passwords cannot
 * be tried without the server. Does not release an auth share: {@link proveFactor} does. Refused: FACTOR_WRONG,
 * RATE_LIMITED, NOT_FOUND.
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
 * Proves that an opened factor yielded the recovery key that seals the share of a generation. Only then can a new factor be
 * confirmed, is the auth share of that generation released to this device, and is the user proved as the owner. `keyProof`
 * is the result of `deriveKeyProof`. Refused: FACTOR_WRONG, NOT_FOUND.
 */
export const proveFactor = {
  method: 'POST',
  path: '/v1/factors/prove',
  proof: 'session',
  body: z.strictObject({ id, shareGen: generation, keyProof: bytes(32, 32) }),
  answer: nothing,
} as const satisfies Call

/** Activates an additional factor that yielded the recovery key. Refused: as adding one. */
export const confirmFactor = {
  method: 'POST',
  path: '/v1/factors/confirm',
  proof: 'session',
  body: z.strictObject({ id, ...ownerProofMember }),
  answer: nothing,
} as const satisfies Call

/** Removes a factor, except the last one. Refused: as adding one, NOT_FOUND. */
export const removeFactor = {
  method: 'POST',
  path: '/v1/factors/remove',
  proof: 'session',
  body: z.strictObject({ id, ...ownerProofMember }),
  answer: nothing,
} as const satisfies Call
