import type { ApprovalProof } from '@latchkit/secure-protocol/api/approvals'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { checkRecoveryShare, storeRecoveryShare } from '@latchkit/secure-protocol/api/recovery'
import { getUser, type UserRecord } from '@latchkit/secure-protocol/api/user'
import {
  confirmWallet,
  createWallet,
  type getAuthShare,
  reshareWallet,
  type WalletRecord,
} from '@latchkit/secure-protocol/api/wallet'
import { sealShare } from '@latchkit/secure-protocol/formats/factor1'
import { decodeShare } from '@latchkit/secure-protocol/formats/share1'
import { proofText } from '@latchkit/secure-protocol/formats/walletProof'
import { base64urlnopad } from '@scure/base'
import { FrameError } from '../FrameError.js'
import { refused } from '../session/createEmailLogin.js'
import { type Server, ServerError } from '../session/createServer.js'
import type { FrameStore } from '../session/openStore.js'
import type { Signer } from './createSigner.js'
import { hasDeviceShare, readDeviceShare, writeDeviceShare } from './deviceShare.js'
import { readAuthShare } from './readAuthShare.js'
import { rotateKey } from './rotateKey.js'
import type { NewShares, SealedWallet, SignRequest } from './signerMessages.js'

export type WalletParameters = {
  readonly projectId: string
  readonly server: Server
  readonly store: FrameStore
  readonly signer: Signer
}

/** The wallet of the session's user, opened on this device. */
export type OpenWallet = {
  readonly id: string
  readonly addresses: WalletRecord['addresses']
  /** Signs what the user approved. The key is rebuilt for this one signature. */
  sign(request: SignRequest, approval?: ApprovalProof): Promise<`0x${string}`>
  /** Input of a signer: two shares. They leave the frame only sealed to a window of this site. */
  unlock(approval?: ApprovalProof): Promise<SealedWallet>
}

/** State of the wallet of the session's user. */
export type WalletState =
  | { readonly status: 'open'; readonly wallet: OpenWallet }
  /** This device has no matching share: the user has to prove a factor. */
  | { readonly status: 'recovery'; readonly record: WalletRecord }

/**
 * Opens the wallet of a user, or creates it: a wallet counts only after its three shares were read back, so an interrupted
 * creation starts again. Addresses are not known before.
 *
 * @throws FrameError LOGIN_REQUIRED, SERVER_UNREACHABLE, STORAGE_UNAVAILABLE
 */
export async function openWallet(parameters: WalletParameters): Promise<WalletState> {
  const { server, store, projectId } = parameters
  // Two tabs of a new user make one wallet.
  return navigator.locks.request(`latchkit-frame/${projectId}/wallet`, async () => {
    const { user, wallet } = await refused(server.call(getUser, {}))
    const record = wallet?.state === 'active' ? wallet : await makeWallet(parameters, user)
    if (!(await hasDeviceShare(store, record))) return { status: 'recovery', record }
    return { status: 'open', wallet: toOpenWallet(parameters, user, record) }
  })
}

/** A recovery share that was released to this device, and the key that seals it in the user-held tier. */
export type ReleasedShare = { readonly share: Bytes; readonly key?: RecoveryKey | undefined }

/** The key of the user-held tier: factors wrap it, and it seals the recovery share. */
export type RecoveryKey = {
  readonly key: Bytes
  /** Generation of shares with which it was made; undefined for a new one. */
  readonly keyGen?: number | undefined
}

/** A generation of shares that is stored and read back, and the proof that confirms it. */
export type Split = CallBody<typeof confirmWallet>

/**
 * Gives this device a share, by a recovery share that was released to it: WK is split again for this device, and the
 * generations of other devices stay. An older generation of this device stays until all three new shares were read back.
 */
export async function reshare(
  parameters: WalletParameters,
  record: WalletRecord,
  { share, key }: ReleasedShare,
): Promise<WalletState> {
  const { server } = parameters
  const { user } = await refused(server.call(getUser, {}))
  const released = { walletId: record.id, shareGen: decodeShare(share).gen }
  const old = seal(parameters, user, record, share, await refused(readAuthShare(server, released)))
  const confirmed = await confirmSplit(parameters, await splitAnew(parameters, record, old, key))
  return { status: 'open', wallet: toOpenWallet(parameters, user, confirmed) }
}

/**
 * Splits WK again, or a new WK with a new recovery key, stores the three shares beside the confirmed ones and reads them
 * back. {@link confirmSplit} activates them; until then nothing has changed. Two devices that do so simultaneously take
 * different numbers.
 */
export async function splitAnew(
  parameters: WalletParameters,
  record: WalletRecord,
  wallet: SealedWallet,
  key?: RecoveryKey,
): Promise<Split> {
  const { server, signer } = parameters
  const walletId = record.id
  for (let shareGen = record.nextGen; ; shareGen += 1) {
    const isRotation = key && key.keyGen === undefined
    const { shares, ...rotated } = isRotation
      ? await rotateKey(signer, wallet, shareGen)
      : await signer({ task: 'reshare', wallet, shareGen })
    try {
      const authShare = base64urlnopad.encode(shares.auth)
      await server.call(reshareWallet, { walletId, shareGen, authShare, ...rotated })
    } catch (error) {
      const isTaken = error instanceof ServerError && error.code === 'GENERATION_TAKEN'
      if (isTaken && shareGen < record.nextGen + 10) continue
      return refused(Promise.reject(error))
    }
    return storeAndRead(parameters, { id: wallet.of.userId }, record, shareGen, shares, key)
  }
}

/** Makes the generation of {@link splitAnew} the one of this device. */
export async function confirmSplit({ server, store }: WalletParameters, split: Split): Promise<WalletRecord> {
  const { wallet } = await refused(server.call(confirmWallet, split))
  await hasDeviceShare(store, wallet)
  return wallet
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
  return confirmSplit(parameters, await storeAndRead(parameters, user, wallet, 1, shares))
}

/** Stores the device's and the recovery share, reads all three back, and rebuilds the key from them. */
async function storeAndRead(
  parameters: WalletParameters,
  user: Pick<UserRecord, 'id'>,
  record: WalletRecord,
  shareGen: number,
  shares: NewShares,
  key?: RecoveryKey,
): Promise<Split> {
  const { server, store, signer } = parameters
  const walletId = record.id
  const kept = key ? await sealShare(key.key, shares.recovery, { walletId, shareGen }) : shares.recovery
  const share = base64urlnopad.encode(kept)
  const tier = key
    ? { kind: 'user-held' as const, keyGen: key.keyGen ?? shareGen }
    : { kind: 'assisted' as const }
  await refused(server.call(storeRecoveryShare, { walletId, shareGen, share, ...tier }))
  await writeDeviceShare(store, walletId, shareGen, shares.device)

  const device = await readDeviceShare(store, walletId, shareGen)
  const auth = await refused(readAuthShare(server, { walletId, shareGen }))
  const nonce = crypto.getRandomValues(new Uint8Array(16))
  const { digest } = await refused(
    server.call(checkRecoveryShare, { walletId, shareGen, nonce: base64urlnopad.encode(nonce) }),
  )
  if (!device || digest !== (await digestShare(nonce, kept)))
    throw new FrameError(-32603, 'The wallet was not stored: try again')
  const authShare = base64urlnopad.decode(auth.share) as Bytes
  const of = { walletId, shareGen, auth: await digestOf(authShare), recovery: await digestOf(kept) }
  const wallet = seal(parameters, user, record, device, auth)
  const proof = await signer({ task: 'prove', wallet, text: proofText(of) })
  const [proofKey, signature] = [proof.key, proof.signature].map(bytes => base64urlnopad.encode(bytes))
  return {
    walletId,
    shareGen,
    proof: { key: proofKey ?? '', recovery: of.recovery, signature: signature ?? '' },
  }
}

function toOpenWallet(parameters: WalletParameters, user: UserRecord, record: WalletRecord): OpenWallet {
  const { signer } = parameters
  async function unlock(approval?: ApprovalProof) {
    const shares = await readOwnShares(parameters, user, record, approval)
    if (!shares) throw new FrameError('RECOVERY_REQUIRED', 'This device has no key of the wallet any more')
    return shares
  }
  return {
    id: record.id,
    addresses: record.addresses,
    unlock,
    sign: async (request, approval) => signer({ task: 'sign', wallet: await unlock(approval), request }),
  }
}

/** The wallet with the shares of this device and of the server; undefined if this device has no matching share. */
export async function readOwnShares(
  parameters: WalletParameters,
  user: UserRecord,
  record: WalletRecord,
  approval?: ApprovalProof,
): Promise<SealedWallet | undefined> {
  const { server, store } = parameters
  const device = await readDeviceShare(store, record.id)
  if (!device) return undefined
  const own = { walletId: record.id, shareGen: decodeShare(device).gen }
  const auth = await readAuthShare(server, { ...own, ...(approval && { approval }) }).catch(error => {
    // The device was removed, or its generation ended with an older recovery key.
    if (error instanceof ServerError && error.code === 'SHARE_ENDED') return undefined
    return refused(Promise.reject(error))
  })
  if (!auth) return undefined
  return seal(parameters, user, record, device, auth)
}

/** Input of a signer: a share, and the auth share of its generation with the blob that both open. */
export function seal(
  { projectId }: Pick<WalletParameters, 'projectId'>,
  user: Pick<UserRecord, 'id'>,
  record: WalletRecord,
  share: Bytes,
  auth: CallAnswer<typeof getAuthShare>,
): SealedWallet {
  return {
    of: { projectId, userId: user.id, walletId: record.id, gen: auth.gen },
    blob: base64urlnopad.decode(auth.blob) as Bytes,
    addresses: record.addresses,
    shares: [share, base64urlnopad.decode(auth.share) as Bytes],
  }
}

/** As the recovery role answers `/v1/recovery/check`. */
async function digestShare(nonce: Uint8Array, share: Uint8Array): Promise<string> {
  const label = new TextEncoder().encode('latchkit recovery check v1')
  return digestOf(new Uint8Array([...label, ...nonce, ...share]))
}

async function digestOf(bytes: Bytes): Promise<string> {
  return base64urlnopad.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
