import { blobAad } from '@latchkit/secure-protocol/formats/aad'
import { type Accounts, deriveAccounts, toEvmAddress } from '@latchkit/secure-protocol/formats/deriveAccounts'
import { combineShares, openEntropy } from '@latchkit/secure-protocol/formats/openEntropy'
import { encodeShare, shareIndex } from '@latchkit/secure-protocol/formats/share1'
import { deriveProofSeed } from '@latchkit/secure-protocol/formats/walletProof'
import { ed25519 } from '@noble/curves/ed25519.js'
import { split } from 'shamir-secret-sharing'
import { sign } from './sign.js'
import type {
  BlobOf,
  NewKey,
  NewShares,
  SealedWallet,
  SignerRequest,
  SignerResults,
} from './signerMessages.js'

/**
 * Carries out one task on the key of a wallet, and overwrites what it used. Overwriting is best effort: the engine may have
 * copied the bytes.
 *
 * @throws when shares, blob and addresses do not belong together, or the request cannot be signed
 */
export async function runTask(request: SignerRequest): Promise<SignerResults[keyof SignerResults]> {
  if (request.task === 'create') return createWallet(request.of)
  const walletKey = await combineShares(request.wallet.shares)
  try {
    const accounts = await openAccounts(request.wallet, walletKey)
    try {
      if (request.task === 'check') return true
      if (request.task === 'owner') return toEvmAddress(accounts.owner)
      if (request.task === 'prove') return await prove(walletKey, request.text)
      if (request.task === 'reshare') return { shares: await splitKey(walletKey, request.shareGen) }
      if (request.task === 'rotate') return await rotate(request.wallet, walletKey, request.shareGen)
      return sign(request.request, accounts)
    } finally {
      wipe(accounts)
    }
  } finally {
    walletKey.fill(0)
  }
}

async function createWallet(of: BlobOf): Promise<SignerResults['create']> {
  const entropy = crypto.getRandomValues(new Uint8Array(16))
  try {
    const accounts = await deriveAccounts(entropy)
    wipe(accounts)
    return { ...(await sealEntropy(of, entropy, 1)), addresses: accounts.addresses }
  } finally {
    entropy.fill(0)
  }
}

async function rotate({ of, blob }: SealedWallet, walletKey: Uint8Array<ArrayBuffer>, shareGen: number) {
  const entropy = await openEntropy(of, blob, walletKey)
  try {
    return await sealEntropy({ ...of, gen: of.gen + 1 }, entropy, shareGen)
  } finally {
    entropy.fill(0)
  }
}

/** Encrypts the entropy by a new WK. */
async function sealEntropy(of: BlobOf, entropy: Uint8Array<ArrayBuffer>, shareGen: number): Promise<NewKey> {
  const walletKey = crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  try {
    const key = await crypto.subtle.importKey('raw', walletKey, 'AES-GCM', false, ['encrypt'])
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: blobAad(of) },
      key,
      entropy,
    )
    const blob = new Uint8Array(iv.length + sealed.byteLength)
    blob.set(iv)
    blob.set(new Uint8Array(sealed), iv.length)
    const { key: proofKey } = await prove(walletKey, iv)
    return { blob, shares: await splitKey(walletKey, shareGen), proofKey }
  } finally {
    walletKey.fill(0)
  }
}

/** The tag of the blob tells whether the key is right, the addresses whether the blob is the one of the wallet. */
async function openAccounts({ of, blob, addresses }: SealedWallet, walletKey: Uint8Array<ArrayBuffer>) {
  const entropy = await openEntropy(of, blob, walletKey)
  const accounts = await deriveAccounts(entropy)
  entropy.fill(0)
  if (accounts.addresses.eip155 === addresses.eip155 && accounts.addresses.solana === addresses.solana)
    return accounts
  wipe(accounts)
  throw new RangeError('the wallet has other addresses than the server says')
}

async function prove(walletKey: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>) {
  const seed = await deriveProofSeed(walletKey)
  const key = new Uint8Array(ed25519.getPublicKey(seed))
  const signature = new Uint8Array(ed25519.sign(text, seed))
  seed.fill(0)
  return { key, signature }
}

async function splitKey(walletKey: Uint8Array, gen: number): Promise<NewShares> {
  const [device, auth, recovery] = await split(walletKey, 3, 2)
  if (!device || !auth || !recovery) throw new RangeError('the key was not split')
  const encode = (raw: Uint8Array, index: number) => encodeShare({ gen, index, raw: new Uint8Array(raw) })
  return {
    device: encode(device, shareIndex.device),
    auth: encode(auth, shareIndex.auth),
    recovery: encode(recovery, shareIndex.recovery),
  }
}

function wipe(accounts: Accounts) {
  accounts.eip155.fill(0)
  accounts.solana.fill(0)
  accounts.owner.fill(0)
}
