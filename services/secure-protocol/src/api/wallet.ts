import * as z from 'zod/mini'
import { approvalProof } from './approvals.js'
import { bytes, type Call, id, nothing, time } from './call.js'

/** Addresses of account 0 of a wallet, by CAIP-2 namespace. */
export const addresses = z.strictObject({
  /** With the checksum of EIP-55. */
  eip155: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'Invalid input')),
  /** Base58. */
  solana: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'Invalid input')),
})

/** Addresses of a wallet. */
export type Addresses = z.output<typeof addresses>

/** A generation of the wallet key or of its shares, from 1. */
const generation = z.int().check(z.gte(1), z.lte(0xffff_ffff))

/** A share in the format `share1`: 39 bytes. */
export const share = bytes(39, 39)

/** A wallet as the server stores it, without shares. */
export const walletRecord = z.strictObject({
  id,
  /** `pending` until the three shares have been read back. Addresses are not shown before the state is `active`. */
  state: z.enum(['pending', 'active']),
  /** Generation of the wallet key WK. Changes only on a rotation. Part of the blob's AAD. */
  gen: generation,
  /** The newest confirmed generation of shares, which brings a new device to the wallet. 0 while pending. */
  shareGen: z.int(),
  /** The confirmed generation of the calling device; `null` without one. */
  ownGen: z.nullable(z.int()),
  /** The number of the next generation. */
  nextGen: z.int(),
  /** `iv12 ‖ AES-256-GCM(WK, entropy)`, with the AAD of `formats/aad.ts`. */
  blob: bytes(44, 128),
  addresses,
  tier: z.enum(['assisted', 'user-held']),
  createdAt: time,
})

/** A wallet as the server stores it. */
export type WalletRecord = z.output<typeof walletRecord>

/**
 * Creates a pending wallet with the auth share of generation 1. Replaces a pending wallet of an unfinished attempt. The
 * frame chooses the id, which is part of the blob's AAD. Refused: WALLET_EXISTS.
 */
export const createWallet = {
  method: 'POST',
  path: '/v1/wallet/create',
  proof: 'session',
  body: z.strictObject({ walletId: id, gen: generation, blob: bytes(44, 128), addresses, authShare: share }),
  answer: z.strictObject({ wallet: walletRecord }),
} as const satisfies Call

/** The wallet of the user; `null` without one. */
export const getWallet = {
  method: 'POST',
  path: '/v1/wallet',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({ wallet: z.nullable(walletRecord) }),
} as const satisfies Call

/**
 * The auth share of a generation of this device, or of the generation whose recovery share the device received. For a
 * pending generation, the call counts as read back; without `shareGen`, it returns the share of this device's confirmed
 * generation. Where the project has a policy, a confirmed generation needs an approval, or a passkey that was verified in
 * the last five minutes on a device that is not limited. Refused: SHARE_ENDED, APPROVAL_REQUIRED, NOT_FOUND (of an
 * approval), PASSKEY_INVALID, SPEND_LIMITED.
 */
export const getAuthShare = {
  method: 'POST',
  path: '/v1/wallet/share/auth',
  proof: 'session',
  body: z.strictObject({
    walletId: id,
    shareGen: z.optional(generation),
    /** Required where the project has a policy. */
    approval: z.optional(approvalProof),
  }),
  /** WK of this generation opens `blob`; `gen` is the generation of that WK. */
  answer: z.strictObject({ shareGen: generation, share, gen: generation, blob: bytes(44, 128) }),
} as const satisfies Call

/**
 * A new wallet key, which the new shares belong to. It replaces the old key when the generation is confirmed; then every
 * other generation ends.
 */
export const walletRotation = z.strictObject({
  /** Generation of the wallet plus one. */
  gen: generation,
  /** The same entropy, encrypted with the new WK. */
  blob: bytes(44, 128),
  /** Public key that proves the new WK. */
  proofKey: bytes(32, 32),
  /** Public key that proves the old WK, and its signature over `rotationText`. */
  key: bytes(32, 32),
  signature: bytes(64, 64),
})

/** A new wallet key. */
export type WalletRotation = z.output<typeof walletRotation>

/**
 * Stores the auth share of a new generation, which belongs to this device; all others stay valid. Only a device that has
 * two shares can split the key, and rotation requires the old wallet key. Refused: NOT_FOUND, RECOVERY_REFUSED, and
 * GENERATION_TAKEN, when another device was faster: read the wallet again and take its `nextGen`.
 */
export const reshareWallet = {
  method: 'POST',
  path: '/v1/wallet/reshare',
  proof: 'session',
  body: z.strictObject({
    walletId: id,
    shareGen: generation,
    authShare: share,
    rotation: z.optional(walletRotation),
  }),
  answer: nothing,
} as const satisfies Call

/**
 * Proof that the confirming device has the wallet key: an Ed25519 signature over `proofText`, by the key whose seed is
 * HKDF-SHA-256 of WK without salt, info `latchkit wallet proof v1`.
 */
export const walletProof = z.strictObject({
  /** Public key. Stored at the first confirmation; later confirmations are checked against the stored key. */
  key: bytes(32, 32),
  /** SHA-256 of the recovery share as the recovery role stores it. */
  recovery: bytes(32, 32),
  signature: bytes(64, 64),
})

/**
 * Activates a generation of shares for this device, and makes a pending wallet active. The frame sends it after it has read
 * back the device share; the server records the reads of the two others (`/v1/wallet/share/auth`, `/v1/recovery/check`) and
 * answers WALLET_NOT_READ_BACK without them. Idempotent. An older generation of the device is deleted, generations of other
 * devices stay; with a new recovery key, every generation of an older key ends. Refused: NOT_FOUND, RECOVERY_REFUSED.
 */
export const confirmWallet = {
  method: 'POST',
  path: '/v1/wallet/confirm',
  proof: 'session',
  body: z.strictObject({ walletId: id, shareGen: generation, proof: walletProof }),
  answer: z.strictObject({ wallet: walletRecord }),
} as const satisfies Call
