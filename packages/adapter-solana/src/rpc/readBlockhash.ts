import type { Network } from '@latchkit/core'
import { InvalidAnswerError } from '../errors.js'
import type { Runtime } from '../types.js'
import { requestNode } from './requestNode.js'

/** The blockhash that a new transaction takes; it holds for about a minute. */
export async function readBlockhash(runtime: Runtime, network: Network<'solana'>): Promise<string> {
  const method = 'getLatestBlockhash'
  const answer = await requestNode(runtime, { network, method, params: [{ commitment: 'confirmed' }] })
  const { value } = answer as { readonly value?: { readonly blockhash?: unknown } | undefined }
  if (typeof value?.blockhash !== 'string') throw new InvalidAnswerError({ method })
  return value.blockhash
}
