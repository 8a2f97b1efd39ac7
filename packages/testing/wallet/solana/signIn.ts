import { isRecord } from '../../src/common/isRecord.js'
import { RpcError } from '../../src/common/rpc.js'
import type { SignInInput } from '../../src/common/types.js'

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

/** Validates the input of `solana:signIn`. */
export function parseSignInInput(given: unknown): SignInInput {
  if (!isRecord(given)) throw new RpcError(-32602, 'A sign-in takes one object.')
  const input: SignInInput = {}
  for (const key of keys) {
    const value = given[key]
    if (value === undefined || value === null) continue
    if (typeof value !== 'string') throw new RpcError(-32602, `\`${key}\` must be text.`)
    // A line break could forge another field. Only a statement may have several lines.
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

/** Writes the message of Sign in with Solana. Fields that are not given are left out. */
export function signInText(input: SignInInput & { domain: string; address: string }): string {
  const fields = [
    ['URI', input.uri],
    ['Version', input.version],
    ['Chain ID', input.chainId],
    ['Nonce', input.nonce],
    ['Issued At', input.issuedAt],
    ['Expiration Time', input.expirationTime],
    ['Not Before', input.notBefore],
    ['Request ID', input.requestId],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  if (input.resources) fields.push('Resources:', ...input.resources.map(resource => `- ${resource}`))
  return [
    `${input.domain} wants you to sign in with your Solana account:\n${input.address}`,
    ...(input.statement === undefined ? [] : [input.statement]),
    ...(fields.length === 0 ? [] : [fields.join('\n')]),
  ].join('\n\n')
}

/** Writes the messages that an account signs. The domain defaults to that of the site. */
export function signInTexts(inputs: readonly SignInInput[], address: string, origin: string): string[] {
  return inputs.map(input => signInText({ ...input, domain: input.domain ?? new URL(origin).host, address }))
}
