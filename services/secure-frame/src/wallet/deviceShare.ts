import type { WalletRecord } from '@latchkit/secure-protocol/api/wallet'
import type { FrameStore } from '../session/openStore.js'

type Bytes = Uint8Array<ArrayBuffer>

/** Whether this device has the share of its generation. A share that was waiting for it takes its place. */
export async function hasDeviceShare(
  store: FrameStore,
  { id, ownGen: shareGen }: Pick<WalletRecord, 'id' | 'ownGen'>,
): Promise<boolean> {
  if (shareGen === null) return false
  const stored = await store.getShare(id)
  if (stored?.gen === shareGen) return (await readDeviceShare(store, id)) !== undefined
  const next = await store.getShare(`${id}/next`)
  if (next?.gen !== shareGen) return false
  await store.setShare(id, next)
  return (await readDeviceShare(store, id)) !== undefined
}

/** Beside the share in use, which is still the right one until the new generation is confirmed. */
export async function writeDeviceShare(store: FrameStore, walletId: string, gen: number, share: Bytes) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await store.getShareKey()
  const additionalData = new TextEncoder().encode(walletId)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, share)
  await store.setShare(`${walletId}/next`, { gen, iv, sealed })
}

/** The share of this device, or the one that waits for its generation; `undefined` when the browser lost it or it does not decrypt: both are normal. */
export async function readDeviceShare(
  store: FrameStore,
  walletId: string,
  shareGen?: number,
): Promise<Bytes | undefined> {
  const stored = await store.getShare(shareGen === undefined ? walletId : `${walletId}/next`)
  if (!stored || (shareGen !== undefined && stored.gen !== shareGen)) return undefined
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
