import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { addFactor as addCall, openFactor, proveFactor } from '@latchkit/secure-protocol/api/factors'
import type { SessionTokens } from '@latchkit/secure-protocol/api/session'
import type { Device } from './createDevice.js'
import type { Owner } from './createWallet.js'

type Opener = { readonly device: Device; readonly session: SessionTokens }

/** Proves a recovery key, as `splitFor` made it. */
export const keyProof = Buffer.alloc(32, 7).toString('base64url')

/** Adds a factor, which has opened nothing yet. */
export async function addFactor(
  own: Owner,
  keyGen: number,
  id: string = randomUUID(),
  credentialId?: string,
) {
  const proof = randomBytes(32)
  const salt = randomBytes(32).toString('base64url')
  const body = {
    id,
    walletId: own.walletId,
    keyGen,
    wrapped: randomBytes(60).toString('base64url'),
    parameters: credentialId
      ? { kind: 'passkey' as const, salt, credentialId }
      : { kind: 'code' as const, salt },
    verifier: createHash('sha256').update(proof).digest('base64url'),
  }
  const answer = await own.change(addCall, body)
  const open = ({ device, session }: Opener, given: string = proof.toString('base64url')) =>
    device.call(openFactor, { id, proof: given }, { session })
  return {
    id,
    answer,
    wrapped: body.wrapped,
    proof: proof.toString('base64url'),
    open,
    /** As a page does that has the factor and the recovery key. */
    async restore(by: Opener, key: string = keyProof) {
      const { shareGen } = (await open(by)).ok()
      return by.device.call(proveFactor, { id, shareGen, keyProof: key }, { session: by.session })
    },
  }
}
