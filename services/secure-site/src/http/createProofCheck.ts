import { createHash } from 'node:crypto'
import {
  type DeviceKey,
  proofPayload,
  proofProtected,
  proofTolerance,
} from '@latchkit/secure-protocol/api/proof'
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../errors.js'
import type { ReplayCache } from './createReplayCache.js'

/** Expected values of a proof. */
export type ProofOf = {
  readonly method: string
  /** URL without query. */
  readonly url: string
  /** Set for calls of a session: the proof must contain its hash. */
  readonly accessToken: string | undefined
}

/**
 * Maximum of cached imported device keys: a sign-in is several calls, and importing a key is slower than verifying with it.
 */
const maxKeys = 1_000

/**
 * Creates the check of proofs (RFC 9449), which returns the thumbprint of the device key.
 *
 * @throws ApiError PROOF_INVALID, PROOF_EXPIRED, PROOF_REPLAYED
 */
export function createProofCheck({
  replays,
  now,
}: {
  readonly replays: ReplayCache
  readonly now: () => number
}) {
  const known = new LRUCache<string, ImportedKey>({ max: maxKeys })
  const importKey = async (jwk: DeviceKey) => {
    const id = `${jwk.x}.${jwk.y}`
    const key = known.get(id) ?? (await importDeviceKey(jwk))
    known.set(id, key)
    return key
  }
  return async (proof: string | undefined, { method, url, accessToken }: ProofOf): Promise<string> => {
    if (!proof) throw invalid('there is no proof')
    if (proof.length > 4_096) throw invalid('the proof is too long')
    const head = proofProtected.safeParse(readJson(proof.split('.')[0]))
    if (!head.success) throw invalid('the header is not a proof header')
    let text: Uint8Array
    let thumbprint: string
    try {
      const imported = await importKey(head.data.jwk)
      text = (await compactVerify(proof, imported.key, { algorithms: ['ES256'] })).payload
      thumbprint = imported.thumbprint
    } catch (cause) {
      throw invalid('the signature is wrong', cause)
    }
    const checked = proofPayload.safeParse(readJson(Buffer.from(text).toString('base64url')))
    if (!checked.success) throw invalid('the payload is not a proof payload')
    const { htm, htu, iat, jti, ath } = checked.data
    if (htm !== method || htu !== url) throw invalid('it is for another call')
    const hash = accessToken && createHash('sha256').update(accessToken).digest('base64url')
    if (ath !== hash) throw invalid('it is for another access token')
    const time = now()
    if (Math.abs(time / 1000 - iat) > proofTolerance) {
      throw new ApiError('PROOF_EXPIRED', 'DPoP: iat is not the time of the server', { now: time })
    }
    if (!(await replays.isNew(`${thumbprint}:${jti}`))) {
      throw new ApiError('PROOF_REPLAYED', 'DPoP: this proof came before')
    }
    return thumbprint
  }
}

type ImportedKey = { readonly key: Awaited<ReturnType<typeof importJWK>>; readonly thumbprint: string }

async function importDeviceKey(jwk: DeviceKey): Promise<ImportedKey> {
  const [key, thumbprint] = await Promise.all([
    importJWK({ ...jwk }, 'ES256'),
    calculateJwkThumbprint({ ...jwk }),
  ])
  return { key, thumbprint }
}

const invalid = (what: string, cause?: unknown) =>
  new ApiError('PROOF_INVALID', `DPoP: ${what}`, undefined, { cause })

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
