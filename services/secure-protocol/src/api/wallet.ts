import * as z from 'zod/mini'
import { approvalProof } from './approvals.js'
import { bytes, type Call, id, nothing, time } from './call.js'

/** Addresses of a wallet by CAIP-2 namespace, of account 0. */
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

/** A wallet, as the server knows it: without any share. */
export const walletRecord = z.strictObject({
  id,
  /** `pending` until its three shares were read back. Nobody is shown an address before it is `active`. */
  state: z.enum(['pending', 'active']),
  /** Of the wallet key WK. New on a rotation only. Part of the blob's AAD. */
  gen: generation,
  /** The newest confirmed generation of shares: a new device is brought to the wallet by it. 0 while pending. */
  shareGen: z.int(),
  /** The confirmed generation of the device that asks; `null` when it has none. */
  ownGen: z.nullable(z.int()),
  /** The number that the next generation takes. */
  nextGen: z.int(),
  /** `iv12 ‖ AES-256-GCM(WK, entropy)`, AAD as `formats/aad.ts` has it. */
  blob: bytes(44, 128),
  addresses,
  tier: z.enum(['assisted', 'user-held']),
  createdAt: time,
})

/** A wallet, as the server knows it. */
export type WalletRecord = z.output<typeof walletRecord>

/**
 * Creates a pending wallet with the auth share of generation 1. A pending wallet of an attempt that never ended is
 * replaced. The frame chooses the id, which is part of the blob's AAD. Refused: WALLET_EXISTS.
 */
export const createWallet = {
  method: 'POST',
  path: '/v1/wallet/create',
  proof: 'session',
  body: z.strictObject({ walletId: id, gen: generation, blob: bytes(44, 128), addresses, authShare: share }),
  answer: z.strictObject({ wallet: walletRecord }),
} as const satisfies Call

/** The wallet of the user; `null` when there is none. */
export const getWallet = {
  method: 'POST',
  path: '/v1/wallet',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({ wallet: z.nullable(walletRecord) }),
} as const satisfies Call

/**
 * The auth share of a generation of this device, or of the one whose recovery share it was given. Of a pending generation
 * it counts as read back; without `shareGen` it is that of the confirmed one of this device. Where the project has a policy
 * a confirmed one needs an approval, or a passkey that was proved in the last five minutes on a device that is not limited.
 * Refused: SHARE_ENDED, APPROVAL_REQUIRED, NOT_FOUND (of an approval), PASSKEY_INVALID, SPEND_LIMITED.
 */
export const getAuthShare = {
  method: 'POST',
  path: '/v1/wallet/share/auth',
  proof: 'session',
  body: z.strictObject({
    walletId: id,
    shareGen: z.optional(generation),
    /** Where the project has a policy. */
    approval: z.optional(approvalProof),
  }),
  /** `blob` is the one that WK of this generation opens, `gen` that of WK. */
  answer: z.strictObject({ shareGen: generation, share, gen: generation, blob: bytes(44, 128) }),
} as const satisfies Call

/**
 * A new wallet key, which the new shares are of. It takes the place of the old one when the generation is confirmed: then
 * every other generation ends.
 */
export const walletRotation = z.strictObject({
  /** One more than that of the wallet. */
  gen: generation,
  /** The same entropy, encrypted by the new WK. */
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
 * Stores the auth share of a new generation, which is of this device; all others stay valid. Only a device that has two
 * shares can split the key, and only who has the old wallet key can rotate it. Refused: NOT_FOUND, RECOVERY_REFUSED, and GENERATION_TAKEN, when another device was faster: read
 * the wallet again and take its `nextGen`.
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
 * Proof that whoever confirms has the wallet key: an Ed25519 signature over `proofText`, by the key whose seed is
 * HKDF-SHA-256 of WK without salt, info `latchkit wallet proof v1`.
 */
export const walletProof = z.strictObject({
  /** Public key. Kept at the first confirmation; every later one is checked by the key that was kept. */
  key: bytes(32, 32),
  /** SHA-256 of the recovery share as the recovery role keeps it. */
  recovery: bytes(32, 32),
  signature: bytes(64, 64),
})

/**
 * Takes a generation of shares into use for this device, and makes a pending wallet active. The frame sends it when it read
 * back the device share; the server knows of the two others (`/v1/wallet/share/auth`, `/v1/recovery/check`) and answers
 * WALLET_NOT_READ_BACK without them. Sent again, it answers the same. An older generation of the device is deleted, those of
 * other devices stay; with a new recovery key, every generation of an older one ends. Refused: NOT_FOUND, RECOVERY_REFUSED.
 */
export const confirmWallet = {
  method: 'POST',
  path: '/v1/wallet/confirm',
  proof: 'session',
  body: z.strictObject({ walletId: id, shareGen: generation, proof: walletProof }),
  answer: z.strictObject({ wallet: walletRecord }),
} as const satisfies Call
