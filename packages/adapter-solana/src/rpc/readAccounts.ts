import type { Network } from '@latchkit/core'
import { decodeBase64 } from '../encoding/decodeBase64.js'
import { InvalidAnswerError } from '../errors.js'
import type { Runtime } from '../types.js'
import { requestNode } from './requestNode.js'

/** An account as the chain has it. */
export type ChainAccount = { readonly owner: string; readonly data: Uint8Array }

/** Reads accounts in the order of their addresses; undefined where there is none. */
export async function readAccounts(
  runtime: Runtime,
  network: Network<'solana'>,
  addresses: readonly string[],
): Promise<readonly (ChainAccount | undefined)[]> {
  const method = 'getMultipleAccounts'
  const params = [addresses, { encoding: 'base64', commitment: 'confirmed' }]
  const answer = await requestNode(runtime, { network, method, params })
  const { value } = answer as { readonly value?: unknown }
  if (!Array.isArray(value) || value.length !== addresses.length) throw new InvalidAnswerError({ method })
  return value.map((account: { readonly owner?: unknown; readonly data?: unknown } | null) => {
    if (!account) return undefined
    const [text] = Array.isArray(account.data) ? account.data : []
    const data = typeof text === 'string' ? decodeBase64(text) : undefined
    if (!data || typeof account.owner !== 'string') throw new InvalidAnswerError({ method })
    return { owner: account.owner, data }
  })
}
