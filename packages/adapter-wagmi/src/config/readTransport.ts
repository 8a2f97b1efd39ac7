import { createFallback } from '@latchkit/core/http'
import { createTransport, type EIP1193RequestFn } from 'viem'
import { http, type Transport } from 'wagmi'

/** Creates the transport for reads of a network. It is loaded with the first read. */
export function readTransport(parameters: RankedTransportParameters): Transport {
  const { urls } = parameters
  return urls.length < 2 ? endpointTransport(urls[0]) : rankedTransport(parameters)
}

export type RankedTransportParameters = {
  readonly urls: readonly string[]
  /** Whether endpoints may be probed now. */
  isWanted(): boolean
}

// 4001 (EIP-1193) and 5000 (CAIP-25): the person declined. The others: no endpoint of the chain is likely to support it.
const finalCodes: ReadonlySet<unknown> = new Set([4001, 5000, 4200, -32601, -32004])

/** Uses the best of several endpoints, and the next one when that fails. */
export function rankedTransport({ urls, isWanted }: RankedTransportParameters): Transport {
  return parameters => {
    const endpoints = urls.map(url => endpointTransport(url)({ ...parameters, retryCount: 0 }))
    const probes = urls.map(url => http(url)({ ...parameters, retryCount: 0, timeout: 1000 }))
    const fallback = createFallback({
      count: urls.length,
      ping: async index => probes[index]?.request({ method: 'net_listening' }),
      isWanted,
      judge(error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        if (finalCodes.has(code)) return 'final'
        // viem uses -1 for an error without a code.
        return typeof code === 'number' && code !== -1 ? 'answer' : 'failure'
      },
    })
    const request = (body: Parameters<EIP1193RequestFn>[0]) =>
      fallback(async index => endpoints[index]?.request(body))
    return createTransport({
      key: 'ranked',
      name: 'Ranked endpoints',
      type: 'fallback',
      // The result is the node's answer, of the type that the caller expects of the method.
      request: request as EIP1193RequestFn,
      retryCount: parameters.retryCount,
    })
  }
}

/** How long an endpoint may take, in milliseconds. */
const timeout = 10_000

/** Uses one endpoint. Requests of one turn of the event loop are sent as a batch, unless it does not support batches. */
export function endpointTransport(url: string | undefined): Transport {
  return parameters => {
    const batched = http(url, { batch: { batchSize: 1000 }, timeout })({ ...parameters, retryCount: 0 })
    const plain = http(url, { timeout })(parameters)
    let isPlain = false
    const request = async (...body: Parameters<EIP1193RequestFn>) => {
      if (isPlain) return plain.request(...body)
      try {
        return await batched.request(...body)
      } catch (error) {
        // A code is the node's answer to this request, except for viem's -1, which means that there is no code.
        if (error instanceof Error && 'code' in error && typeof error.code === 'number' && error.code !== -1)
          throw error
        const answer = await plain.request(...body).catch(() => {
          throw error
        })
        isPlain = true
        return answer
      }
    }
    // The result is the node's answer, of the type that the caller expects of the method.
    return { ...batched, request: request as EIP1193RequestFn }
  }
}
