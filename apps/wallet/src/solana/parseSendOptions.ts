import { isRecord } from '../common/isRecord.js'
import { RpcError } from '../common/rpcError.js'
import type { Commitment, SolanaSendOptions } from './types.js'

const commitments: readonly Commitment[] = ['processed', 'confirmed', 'finalized']

/** Reads how a transaction is to be sent. What is not known is left out. */
export function parseSendOptions(given: unknown): SolanaSendOptions {
  if (given === undefined || given === null) return {}
  if (!isRecord(given)) throw new RpcError(-32602, '`options` must be an object.')
  const commitment = (key: string) => {
    if (given[key] === undefined) return undefined
    const known = commitments.find(name => name === given[key])
    if (!known) throw new RpcError(-32602, `\`${key}\` must be one of ${commitments.join(', ')}.`)
    return known
  }
  const count = (key: string) => {
    const value = given[key]
    if (value === undefined) return undefined
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
    throw new RpcError(-32602, `\`${key}\` must be a whole number.`)
  }
  return {
    commitment: commitment('commitment'),
    preflightCommitment: commitment('preflightCommitment'),
    minContextSlot: count('minContextSlot'),
    maxRetries: count('maxRetries'),
    skipPreflight: given.skipPreflight === true ? true : undefined,
  }
}
