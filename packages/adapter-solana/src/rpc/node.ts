import type { Network, RpcEndpoint } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { createFallback, getRpcEndpoint, getRpcUrl, HttpStatusError } from '@latchkit/core/http'
import type { Runtime, SolanaNode } from '../types.js'
import { callCodes, createBodyEndpoint, createEndpoint, findNodeError, type NodeCall } from './endpoints.js'
import { toNodeError } from './nodeErrors.js'

type CreateNodeParameters = {
  readonly endpoints: readonly RpcEndpoint[]
  /** Endpoint that is used after all others have failed, and is never probed. */
  readonly lastUrl?: string | undefined
  /** Whether endpoints may be probed now. */
  isWanted(): boolean
}

// Not retried: another endpoint of the network is unlikely to support the method, and an aborted read is over.
const finalCodes = ['rpc/unsupported-method', 'rpc/user-rejected', 'http/aborted']

/** Creates the node of a network. It uses the best endpoint, and the next when that fails. */
export function createNode({ endpoints: given, lastUrl, isWanted }: CreateNodeParameters): SolanaNode {
  const all = lastUrl ? [...given, { url: lastUrl }] : given
  const endpoints = all.map(createEndpoint)
  const bodyEndpoints = all.map(createBodyEndpoint)
  // Separate from reads, so that a probe is never part of a large batch.
  const probes = given.map(createEndpoint)
  const fallback = createFallback({
    count: given.length,
    async ping(index, signal) {
      try {
        await probes[index]?.request({ method: 'getHealth', params: [], signal })
      } catch (error) {
        // The endpoint answered, though it does not offer the method.
        if (!isError(error, 'rpc/unsupported-method')) throw error
      }
    },
    hasLast: lastUrl !== undefined,
    isWanted,
    judge(error) {
      if (finalCodes.some(code => isError(error, code))) return 'final'
      if (!isError(error) || error.code.startsWith('http/')) return 'failure'
      return isOfCall(error) ? 'call' : 'answer'
    },
  })
  return {
    request: call => fallback(async index => endpoints[index]?.request(call)),
    async fetch(body, signal) {
      let refused: HttpStatusError | undefined
      let answered: string | undefined
      try {
        const text = await fallback(async index => {
          try {
            const answer = await bodyEndpoints[index]?.(body, signal)
            const error = answer && findNodeError(answer)
            if (!error) return answer
            answered = answer
            throw toNodeError(error)
          } catch (error) {
            if (error instanceof HttpStatusError) refused = error
            throw error
          }
        })
        return new Response(text)
      } catch (error) {
        if (isError(error, 'http/aborted')) throw error
        if (answered !== undefined) return new Response(answered)
        // web3.js reads the status itself, and retries after a 429.
        if (refused) return new Response(String(refused.body), { status: refused.status })
        throw error
      }
    },
  }
}

/** Whether the call itself caused the error. */
function isOfCall({ cause }: Error): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && callCodes.has(cause.code)
}

type Reads = Pick<Network<'solana'>, 'caipNetworkId' | 'rpcUrls'>

/** Returns the node of the current endpoints of a network: the same node for the same endpoints. */
export function getNode(runtime: Pick<Runtime, 'nodes' | 'context'>, network: Reads): SolanaNode {
  const { caipNetworkId, rpcUrls } = network
  const urls = rpcUrls.default.http
  const lastUrl = runtime.context && getRpcUrl(runtime.context, caipNetworkId)
  const key = [...urls, lastUrl].join(' ')
  const known = runtime.nodes.get(key)
  if (known) return known
  const endpoints = urls.map(url => getRpcEndpoint(network, url))
  const node = createNode({
    endpoints,
    lastUrl,
    isWanted: () => runtime.context?.platform.isVisible() ?? false,
  })
  runtime.nodes.set(key, node)
  return node
}

type RequestNodeParameters = NodeCall & { readonly network: Reads }

/**
 * Sends a call to the node of a network. Integers that a number cannot represent are returned as text.
 *
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpStatusError `http/status`
 */
export function requestNode(
  runtime: Pick<Runtime, 'nodes' | 'context'>,
  { network, ...call }: RequestNodeParameters,
): Promise<unknown> {
  return getNode(runtime, network).request(call)
}
