import { isRecord } from '../common/isRecord.js'
import { RpcError } from '../common/rpcError.js'
import type { SignInInput } from './types.js'

const keys = [
  'domain',
  'address',
  'statement',
  'uri',
  'version',
  'chainId',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
] as const

/** Reads what an app asks to be signed in with. */
export function parseSignInInput(given: unknown): SignInInput {
  if (!isRecord(given)) throw new RpcError(-32602, 'A sign-in takes one object.')
  const input: SignInInput = {}
  for (const key of keys) {
    const value = given[key]
    if (value === undefined || value === null) continue
    if (typeof value !== 'string') throw new RpcError(-32602, `\`${key}\` must be text.`)
    // A line of its own could pass for another field. A statement may have several.
    if (key !== 'statement' && /[\r\n]/.test(value))
      throw new RpcError(-32602, `\`${key}\` must be one line.`)
    input[key] = value
  }
  const { resources } = given
  if (resources === undefined || resources === null) return input
  if (!Array.isArray(resources) || resources.some(entry => typeof entry !== 'string' || /[\r\n]/.test(entry)))
    throw new RpcError(-32602, '`resources` must be a list of texts of one line.')
  return { ...input, resources: resources.map(String) }
}
