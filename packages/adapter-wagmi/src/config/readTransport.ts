import { createFallback } from '@latchkit/core/http'
import { createTransport, type EIP1193RequestFn } from 'viem'
import { http, type Transport } from 'wagmi'

/** What reads of a network go through. Loaded with the first of them. */
export function readTransport(parameters: RankedTransportParameters): Transport {
  const { urls } = parameters
  return urls.length < 2 ? endpointTransport(urls[0]) : rankedTransport(parameters)
}

export type RankedTransportParameters = {
  readonly urls: readonly string[]
  /** Whether endpoints may be looked at now. */
  isWanted(): boolean
}

// EIP-1193 4001 and CAIP-25 5000: the person said no. The others: no endpoint of the chain is likely to know it.
const finalCodes: ReadonlySet<unknown> = new Set([4001, 5000, 4200, -32601, -32004])

/** The best of several endpoints, and the next one when it fails. */
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
        // viem's -1 stands for an error without a number.
        return typeof code === 'number' && code !== -1 ? 'answer' : 'failure'
      },
    })
    const request = (body: Parameters<EIP1193RequestFn>[0]) =>
      fallback(async index => endpoints[index]?.request(body))
    return createTransport({
      key: 'ranked',
      name: 'Ranked endpoints',
      type: 'fallback',
      // What it returns is the node's answer, of whatever type the caller expects of the method.
      request: request as EIP1193RequestFn,
      retryCount: parameters.retryCount,
    })
  }
}

/** How long an endpoint may take, in milliseconds. */
const timeout = 10_000

/** One endpoint. What is asked in the same turn goes in one batch, unless the endpoint turns out to know none. */
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
        // A number is a node's own answer to this very request, but for viem's -1, which stands for none.
        if (error instanceof Error && 'code' in error && typeof error.code === 'number' && error.code !== -1)
          throw error
        const answer = await plain.request(...body).catch(() => {
          throw error
        })
        isPlain = true
        return answer
      }
    }
    // What it returns is the node's answer, of whatever type the caller expects of the method.
    return { ...batched, request: request as EIP1193RequestFn }
  }
}
