import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose'
import { proofPayload, proofProtected, proofTolerance } from '../api/proof.js'
import { ApiError } from '../errors.js'
import type { ReplayCache } from './createReplayCache.js'

/**
 * Checks a proof (RFC 9449) and returns the thumbprint of its device key.
 *
 * @param parameters.accessToken - for calls of a session: the proof has to have its hash
 * @throws ApiError PROOF_INVALID, PROOF_EXPIRED, PROOF_REPLAYED
 */
export async function checkProof(parameters: {
  readonly proof: string | undefined
  readonly method: string
  /** URL without query. */
  readonly url: string
  readonly accessToken: string | undefined
  readonly replays: ReplayCache
  now(): number
}): Promise<string> {
  const { proof, method, url, accessToken, replays } = parameters
  const invalid = (what: string, cause?: unknown) =>
    new ApiError('PROOF_INVALID', `DPoP: ${what}`, undefined, { cause })
  if (!proof) throw invalid('there is no proof')
  if (proof.length > 4_096) throw invalid('the proof is too long')
  const head = readJson(proof.split('.')[0])
  const checkedHead = proofProtected.safeParse(head)
  if (!checkedHead.success) throw invalid('the header is not one of a proof')
  const { jwk } = checkedHead.data
  let text: Uint8Array
  try {
    const key = await importJWK({ ...jwk }, 'ES256')
    text = (await compactVerify(proof, key, { algorithms: ['ES256'] })).payload
  } catch (cause) {
    throw invalid('the signature is wrong', cause)
  }
  const checked = proofPayload.safeParse(readJson(Buffer.from(text).toString('base64url')))
  if (!checked.success) throw invalid('the payload is not one of a proof')
  const { htm, htu, iat, jti, ath } = checked.data
  if (htm !== method || htu !== url) throw invalid('it is for another call')
  const hash = accessToken && createHash('sha256').update(accessToken).digest('base64url')
  if (ath !== hash) throw invalid('it is for another access token')
  const now = parameters.now()
  if (Math.abs(now / 1000 - iat) > proofTolerance) {
    throw new ApiError('PROOF_EXPIRED', 'DPoP: iat is not the time of the server', { now })
  }
  const thumbprint = await calculateJwkThumbprint({ ...jwk })
  if (!(await replays.isNew(`${thumbprint}:${jti}`))) {
    throw new ApiError('PROOF_REPLAYED', 'DPoP: this proof came before')
  }
  return thumbprint
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
