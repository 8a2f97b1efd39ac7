import { base64urlnopad } from '@scure/base'
import { checkRecoveryShare, storeRecoveryShare } from '../../api/recovery.js'
import { getUser, type UserRecord } from '../../api/user.js'
import {
  confirmWallet,
  createWallet,
  getAuthShare,
  reshareWallet,
  type WalletRecord,
} from '../../api/wallet.js'
import { decodeShare } from '../../formats/share1.js'
import { FrameError } from '../FrameError.js'
import { refused } from '../session/createEmailLogin.js'
import type { Server } from '../session/createServer.js'
import type { FrameStore } from '../session/openStore.js'
import type { Signer } from './createSigner.js'
import type { NewShares, SealedWallet, SignRequest } from './signerMessages.js'

export type WalletParameters = {
  readonly projectId: string
  readonly server: Server
  readonly store: FrameStore
  readonly signer: Signer
}

/** The wallet of the session's user, opened on this device. */
export type OpenWallet = {
  readonly addresses: WalletRecord['addresses']
  /** Signs what the user approved. The key is rebuilt for this one signature. */
  sign(request: SignRequest): Promise<`0x${string}`>
  /** What a signer needs: two shares. They leave the frame only sealed to a window of this site. */
  unlock(): Promise<SealedWallet>
}

/** What is known of the wallet of the session's user. */
export type WalletState =
  | { readonly status: 'open'; readonly wallet: OpenWallet }
  /** This device has no share that fits: the user has to prove a factor. */
  | { readonly status: 'recovery'; readonly record: WalletRecord }

/**
 * Opens the wallet of a user, or makes it: a wallet counts only when its three shares were read back, so one whose making
 * was cut off at any point is made anew. No address is known before.
 *
 * @throws FrameError LOGIN_REQUIRED, SERVER_UNREACHABLE, STORAGE_UNAVAILABLE
 */
export async function openWallet(parameters: WalletParameters): Promise<WalletState> {
  const { server, store, projectId } = parameters
  // Two tabs of a new user make one wallet.
  return navigator.locks.request(`latchkit-frame/${projectId}/wallet`, async () => {
    const { user, wallet } = await refused(server.call(getUser, {}))
    const record = wallet?.state === 'active' ? wallet : await makeWallet(parameters, user)
    const share = await readDeviceShare(store, record.id)
    if (!share || decodeShare(share).gen !== record.shareGen) return { status: 'recovery', record }
    return { status: 'open', wallet: toOpenWallet(parameters, user, record) }
  })
}

/**
 * Gives this device a share of its own, by a recovery share that was released to it: WK is split anew, and the older
 * generation stays valid until all three new shares were read back.
 */
export async function reshare(
  parameters: WalletParameters,
  record: WalletRecord,
  recoveryShare: Uint8Array<ArrayBuffer>,
): Promise<WalletState> {
  const { server, signer } = parameters
  const { user } = await refused(server.call(getUser, {}))
  const auth = await refused(server.call(getAuthShare, { walletId: record.id }))
  const old = seal(parameters, user, record, [recoveryShare, base64urlnopad.decode(auth.share) as Bytes])
  const shareGen = record.shareGen + 1
  const { shares } = await signer({ task: 'reshare', wallet: old, shareGen })
  await refused(
    server.call(reshareWallet, {
      walletId: record.id,
      shareGen,
      authShare: base64urlnopad.encode(shares.auth),
    }),
  )
  const confirmed = await storeAndConfirm(parameters, user, record, shareGen, shares)
  return { status: 'open', wallet: toOpenWallet(parameters, user, confirmed) }
}

type Bytes = Uint8Array<ArrayBuffer>

async function makeWallet(parameters: WalletParameters, user: UserRecord): Promise<WalletRecord> {
  const { server, signer, projectId } = parameters
  const walletId = crypto.randomUUID()
  const of = { projectId, userId: user.id, walletId, gen: 1 }
  const { blob, addresses, shares } = await signer({ task: 'create', of })
  const { wallet } = await refused(
    server.call(createWallet, {
      walletId,
      gen: 1,
      blob: base64urlnopad.encode(blob),
      addresses,
      authShare: base64urlnopad.encode(shares.auth),
    }),
  )
  return storeAndConfirm(parameters, user, wallet, 1, shares)
}

/** Stores the device's and the recovery share, reads all three back, rebuilds the key from them, and only then confirms. */
async function storeAndConfirm(
  parameters: WalletParameters,
  user: UserRecord,
  record: WalletRecord,
  shareGen: number,
  shares: NewShares,
): Promise<WalletRecord> {
  const { server, store, signer } = parameters
  const walletId = record.id
  const recovery = base64urlnopad.encode(shares.recovery)
  await refused(server.call(storeRecoveryShare, { walletId, shareGen, kind: 'assisted', share: recovery }))
  await writeDeviceShare(store, walletId, shareGen, shares.device)

  const device = await readDeviceShare(store, walletId)
  const auth = await refused(server.call(getAuthShare, { walletId, shareGen }))
  const nonce = crypto.getRandomValues(new Uint8Array(16))
  const { digest } = await refused(
    server.call(checkRecoveryShare, { walletId, shareGen, nonce: base64urlnopad.encode(nonce) }),
  )
  if (!device || digest !== (await digestShare(nonce, shares.recovery)))
    throw new FrameError(-32603, 'The wallet was not kept: try again')
  const read = seal(parameters, user, record, [device, base64urlnopad.decode(auth.share) as Bytes])
  await signer({ task: 'check', wallet: read })
  const confirmed = await refused(server.call(confirmWallet, { walletId, shareGen }))
  return confirmed.wallet
}

function toOpenWallet(parameters: WalletParameters, user: UserRecord, record: WalletRecord): OpenWallet {
  const { server, store, signer } = parameters
  async function unlock() {
    const [device, auth] = await Promise.all([
      readDeviceShare(store, record.id),
      refused(server.call(getAuthShare, { walletId: record.id })),
    ])
    if (!device || decodeShare(device).gen !== auth.shareGen)
      throw new FrameError('RECOVERY_REQUIRED', 'This device has no key of the wallet any more')
    return seal(parameters, user, record, [device, base64urlnopad.decode(auth.share) as Bytes])
  }
  return {
    addresses: record.addresses,
    unlock,
    sign: async request => signer({ task: 'sign', wallet: await unlock(), request }),
  }
}

function seal(
  { projectId }: WalletParameters,
  user: UserRecord,
  record: WalletRecord,
  shares: SealedWallet['shares'],
): SealedWallet {
  return {
    of: { projectId, userId: user.id, walletId: record.id, gen: record.gen },
    blob: base64urlnopad.decode(record.blob) as Bytes,
    addresses: record.addresses,
    shares,
  }
}

/** As the recovery role answers `/v1/recovery/check`. */
async function digestShare(nonce: Uint8Array, share: Uint8Array): Promise<string> {
  const label = new TextEncoder().encode('latchkit recovery check v1')
  const input = new Uint8Array([...label, ...nonce, ...share])
  return base64urlnopad.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', input)))
}

async function writeDeviceShare(store: FrameStore, walletId: string, gen: number, share: Bytes) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await store.getShareKey()
  const additionalData = new TextEncoder().encode(walletId)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, share)
  await store.setShare(walletId, { gen, iv, sealed })
}

/** The share of this device; `undefined` when the browser lost it or it does not decrypt: both are normal. */
async function readDeviceShare(store: FrameStore, walletId: string): Promise<Bytes | undefined> {
  const stored = await store.getShare(walletId)
  if (!stored) return undefined
  const key = await store.getShareKey()
  const additionalData = new TextEncoder().encode(walletId)
  try {
    const iv = new Uint8Array(stored.iv)
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, stored.sealed),
    )
  } catch {
    return undefined
  }
}
