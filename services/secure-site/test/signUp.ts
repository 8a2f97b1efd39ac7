import { createHash, randomBytes } from 'node:crypto'
import { checkRecoveryShare, storeRecoveryShare } from '@latchkit/secure-protocol/api/recovery'
import { confirmWallet, getAuthShare, reshareWallet } from '@latchkit/secure-protocol/api/wallet'
import { keyProof } from './addFactor.js'
import { createDevice } from './createDevice.js'
import { createOwner, createWallet, makeShare } from './createWallet.js'
import type { TestSite } from './openSite.js'

const random = (length: number) => randomBytes(length).toString('base64url')

/** Signs up with a wallet. */
export async function signUp(site: TestSite, email: string, headers?: { readonly [name: string]: string }) {
  const device = await createDevice(site)
  const { session } = await device.signIn(email, headers)
  const wallet = await createWallet(device, session)
  await wallet.readBack()
  ;(await wallet.confirm()).ok()
  return { device, session, prove: wallet.prove, ...createOwner(device, session, wallet) }
}

/** A user with a wallet. */
type Own = Awaited<ReturnType<typeof signUp>>

/** Stores a generation that a recovery key seals, with a factor of it, up to the confirmation. */
export async function splitFor({ device, session, walletId, prove }: Own, shareGen: number) {
  const options = { session }
  const authShare = makeShare(shareGen, 2)
  const verifier = createHash('sha256').update(Buffer.from(keyProof, 'base64url')).digest()
  const sealed = randomBytes(67)
  const share = Buffer.concat([sealed, verifier]).toString('base64url')
  ;(await device.call(reshareWallet, { walletId, shareGen, authShare }, options)).ok()
  const body = { walletId, shareGen, kind: 'user-held', keyGen: shareGen, share } as const
  ;(await device.call(storeRecoveryShare, body, options)).ok()
  ;(await device.call(getAuthShare, { walletId, shareGen }, options)).ok()
  ;(await device.call(checkRecoveryShare, { walletId, shareGen, nonce: random(16) }, options)).ok()
  const proof = prove({ walletId, shareGen, authShare, recoveryShare: share })
  return {
    sealed: sealed.toString('base64url'),
    confirm: () => device.call(confirmWallet, { walletId, shareGen, proof }, options),
  }
}
