import type { EIP1193RequestFn } from 'viem'
import { http, type Transport } from 'wagmi'

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
