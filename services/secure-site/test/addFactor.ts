import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { addFactor as addCall } from '../src/api/factors.js'
import type { Owner } from './createWallet.js'

/** Adds a factor, which has opened nothing yet. */
export async function addFactor(own: Owner, keyGen: number, id: string = randomUUID()) {
  const proof = randomBytes(32)
  const body = {
    ...{ id, walletId: own.walletId, keyGen, wrapped: randomBytes(60).toString('base64url') },
    parameters: { kind: 'code', salt: randomBytes(32).toString('base64url') } as const,
    verifier: createHash('sha256').update(proof).digest('base64url'),
  }
  const answer = await own.change(addCall, body)
  return { id, answer, wrapped: body.wrapped, proof: proof.toString('base64url') }
}
