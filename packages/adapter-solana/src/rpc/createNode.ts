import { isError } from '@latchkit/core/errors'
import { createFallback, HttpStatusError } from '@latchkit/core/http'
import type { SolanaNode } from '../types.js'
import { createBodyEndpoint } from './createBodyEndpoint.js'
import { createEndpoint } from './createEndpoint.js'

export type CreateNodeParameters = {
  readonly urls: readonly string[]
  /** Whether endpoints may be looked at now. */
  isWanted(): boolean
}

// No endpoint of the network is likely to know the method, and a read that was given up is asked of nobody else.
const finalCodes = ['rpc/unsupported-method', 'rpc/user-rejected', 'http/aborted']

/** What reads of a network go through: the best of its endpoints, and the next one when it fails. */
export function createNode({ urls, isWanted }: CreateNodeParameters): SolanaNode {
  const endpoints = urls.map(createEndpoint)
  const bodyEndpoints = urls.map(createBodyEndpoint)
  // Apart from what is read, so that a look is no part of a large batch.
  const probes = urls.map(createEndpoint)
  const fallback = createFallback({
    count: urls.length,
    async ping(index, signal) {
      try {
        await probes[index]?.request({ method: 'getHealth', params: [], signal })
      } catch (error) {
        // It answered, if only that it offers no such method.
        if (!isError(error, 'rpc/unsupported-method')) throw error
      }
    },
    isWanted,
    judge(error) {
      if (finalCodes.some(code => isError(error, code))) return 'final'
      return isError(error) && !error.code.startsWith('http/') ? 'answer' : 'failure'
    },
  })
  return {
    connections: new Map(),
    request: call => fallback(async index => endpoints[index]?.request(call)),
    async fetch(body, signal) {
      let refused: HttpStatusError | undefined
      try {
        const text = await fallback(async index => {
          try {
            return await bodyEndpoints[index]?.(body, signal)
          } catch (error) {
            if (error instanceof HttpStatusError) refused = error
            throw error
          }
        })
        return new Response(text)
      } catch (error) {
        // web3.js reads the status itself, and asks once more after a 429.
        if (refused && !isError(error, 'http/aborted'))
          return new Response(String(refused.body), { status: refused.status })
        throw error
      }
    },
  }
}
