import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import type { Call, CallBody } from '@latchkit/secure-protocol/api/call'
import { startChange } from '@latchkit/secure-protocol/api/changes'
import { checkRecoveryShare, storeRecoveryShare } from '@latchkit/secure-protocol/api/recovery'
import type { SessionTokens } from '@latchkit/secure-protocol/api/session'
import { confirmWallet, createWallet as createCall, getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { encodeShare, shareIndex } from '@latchkit/secure-protocol/formats/share1'
import { changeText, proofText } from '@latchkit/secure-protocol/formats/walletProof'
import type { Answer, Device } from './createDevice.js'

/** Encodes random bytes as a share. */
export function makeShare(gen: number, index: number): string {
  return Buffer.from(encodeShare({ gen, index, raw: new Uint8Array(randomBytes(33)) })).toString('base64url')
}

/** Proves a wallet key, of which a wallet of random bytes has none. */
export function createProver() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'jwk' }).x ?? ''
  const digest = (text: string) =>
    createHash('sha256').update(Buffer.from(text, 'base64url')).digest('base64url')
  const signText = (text: Uint8Array) => sign(null, text, privateKey).toString('base64url')
  const prove = (of: { walletId: string; shareGen: number; authShare: string; recoveryShare: string }) => {
    const recovery = digest(of.recoveryShare)
    const text = proofText({ ...of, auth: digest(of.authShare), recovery })
    return { key, recovery, signature: signText(text) }
  }
  return Object.assign(prove, { signText })
}

/** Changes a wallet as its owner: with the proof of the wallet key, as a frame does that has two shares. */
export type Owner = {
  readonly walletId: string
  change<call extends Call>(
    call: call,
    body: CallBody<call>,
    headers?: { readonly [name: string]: string },
  ): Promise<Answer<call>>
}

/** Changes a wallet by its key, on whichever device. */
export function createOwner(
  device: Device,
  session: SessionTokens,
  { walletId, prove }: { readonly walletId: string; readonly prove: ReturnType<typeof createProver> },
): Owner {
  const options = { session }
  return {
    walletId,
    async change(call, body, headers) {
      const { nonce } = (await device.call(startChange, {}, options)).ok()
      const text = await changeText({ walletId, path: call.path, body: body as object, nonce })
      const ownerProof = { nonce, signature: prove.signText(text) }
      const proved = { ...(body as object), ownerProof } as CallBody<typeof call>
      return device.call(call, proved, { session, headers })
    },
  }
}

/** Creates a wallet of one user, as the frame does. The bytes are random: the server cannot tell. */
export async function createWallet(device: Device, session: SessionTokens, walletId: string = randomUUID()) {
  const authShare = makeShare(1, shareIndex.auth)
  const recoveryShare = makeShare(1, shareIndex.recovery)
  const addresses = { eip155: `0x${randomBytes(20).toString('hex')}`, solana: '1'.repeat(32) }
  const blob = randomBytes(44).toString('base64url')
  const options = { session }
  const prove = createProver()
  const proof = prove({ walletId, shareGen: 1, authShare, recoveryShare })
  ;(await device.call(createCall, { walletId, gen: 1, blob, addresses, authShare }, options)).ok()
  ;(
    await device.call(
      storeRecoveryShare,
      { walletId, shareGen: 1, kind: 'assisted', share: recoveryShare },
      options,
    )
  ).ok()
  return {
    walletId,
    authShare,
    recoveryShare,
    blob,
    addresses,
    prove,
    async readBack() {
      const read = (await device.call(getAuthShare, { walletId, shareGen: 1 }, options)).ok()
      const nonce = randomBytes(16)
      const check = { walletId, shareGen: 1, nonce: nonce.toString('base64url') }
      const { digest } = (await device.call(checkRecoveryShare, check, options)).ok()
      const expected = createHash('sha256')
        .update('latchkit recovery check v1')
        .update(nonce)
        .update(Buffer.from(recoveryShare, 'base64url'))
        .digest('base64url')
      return { isAuthRight: read.share === authShare, isRecoveryRight: digest === expected }
    },
    confirm: () => device.call(confirmWallet, { walletId, shareGen: 1, proof }, options),
  }
}
