import type { FarcasterProof } from '@latchkit/secure-protocol/api/farcasterLogin'
import { releaseByFarcaster } from '@latchkit/secure-protocol/api/recovery'
import type { WalletRecord } from '@latchkit/secure-protocol/api/wallet'
import { refused } from '../session/createEmailLogin.js'
import { reshare, type WalletParameters, type WalletState } from './openWallet.js'
import { exportPublicKey, unseal } from './sealToKey.js'

/** Signature of a sign-in with Farcaster, and the values that its nonce names. */
export type FarcasterSignature = {
  readonly tx: string
  /** The share is sealed to them; they live as long as the sign-in. */
  readonly keys: CryptoKeyPair
  readonly proof: FarcasterProof
}

/**
 * Brings the wallet to this device by the signature of the sign-in: the recovery role verifies it itself. Rejects with
 * RECOVERY_REQUIRED where the share is released in another way.
 */
export async function recoverByFarcaster(
  parameters: WalletParameters,
  record: WalletRecord,
  { tx, keys, proof }: FarcasterSignature,
): Promise<WalletState> {
  const { id: walletId, shareGen } = record
  const sealTo = await exportPublicKey(keys)
  const released = await refused(
    parameters.server.call(releaseByFarcaster, { walletId, shareGen, tx, sealTo, ...proof }),
  )
  const info = `latchkit recovery release v1|${walletId}|${shareGen}`
  return reshare(parameters, record, { share: await unseal(keys.privateKey, info, released) })
}
