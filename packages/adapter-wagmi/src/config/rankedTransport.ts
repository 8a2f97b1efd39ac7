import { createFallback } from '@latchkit/core/http'
import { createTransport, type EIP1193RequestFn } from 'viem'
import { http, type Transport } from 'wagmi'
import { endpointTransport } from './endpointTransport.js'

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
