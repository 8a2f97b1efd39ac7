import type { Network, RpcEndpoint } from '@latchkit/core'
import { createFallback, getRpcEndpoint, getRpcUrl } from '@latchkit/core/http'
import { createTransport, type EIP1193RequestFn, HttpRequestError, TimeoutError } from 'viem'
import { http, type Transport } from 'wagmi'
import type { Scope } from '../types.js'

export type NetworkReadsParameters = {
  readonly scope: Scope
  readonly network: Network | undefined
  /** Whether endpoints may be probed while the page is visible. Default: true. */
  readonly canProbe?: boolean | undefined
}

/** Creates the transport for reads of a network. Loads with the first read. */
export function networkReads({ scope, network, canProbe = true }: NetworkReadsParameters): Transport {
  const { context } = scope
  return readTransport({
    endpoints: network?.rpcUrls.default.http.map(url => getRpcEndpoint(network, url)) ?? [],
    lastUrl: network && context && getRpcUrl(context, network.caipNetworkId),
    isWanted: () => canProbe && (scope.context?.platform.isVisible() ?? false),
  })
}

export type ReadTransportParameters = {
  readonly endpoints: readonly RpcEndpoint[]
  /** Endpoint that is used after all others have failed, and is never probed. */
  readonly lastUrl?: string | undefined
  /** Whether endpoints may be probed now. */
  isWanted(): boolean
}

/** Creates the transport of a list of endpoints. */
export function readTransport(parameters: ReadTransportParameters): Transport {
  const { endpoints, lastUrl } = parameters
  return endpoints.length < 2 && !lastUrl ? endpointTransport(endpoints[0]) : rankedTransport(parameters)
}

// 4001 (EIP-1193) and 5000 (CAIP-25): the user rejected. For the others, another endpoint of the chain is unlikely to
// support the request.
const finalCodes: ReadonlySet<unknown> = new Set([4001, 5000, 4200, -32601, -32004])

// A revert (EIP-1474 has no code for it; nodes use 3), and the codes of JSON-RPC and EIP-1474 for a call or a
// transaction.
const callCodes: ReadonlySet<unknown> = new Set([3, -32700, -32600, -32602, -32003])

/** Uses the best of several endpoints, and the next when that fails. */
function rankedTransport({ endpoints: given, lastUrl, isWanted }: ReadTransportParameters): Transport {
  return parameters => {
    const all = lastUrl ? [...given, { url: lastUrl }] : given
    const endpoints = all.map(endpoint => endpointTransport(endpoint)({ ...parameters, retryCount: 0 }))
    const probes = given.map(({ url, headers }) =>
      http(url, toOptions(headers))({ ...parameters, retryCount: 0, timeout: 1000 }),
    )
    const fallback = createFallback({
      count: given.length,
      ping: async index => probes[index]?.request({ method: 'net_listening' }),
      hasLast: lastUrl !== undefined,
      isWanted,
      judge(error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        if (finalCodes.has(code)) return 'final'
        if (callCodes.has(code)) return 'call'
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
      // Each endpoint was tried. A retry of all of them would only multiply their timeouts.
      retryCount: 0,
    })
  }
}

/** Default timeout of an endpoint, and maximum delay that it may request before a retry, in milliseconds. */
const defaultTimeout = 10_000

function toOptions(headers: RpcEndpoint['headers']) {
  return headers && { fetchOptions: { headers } }
}

/**
 * Uses a single endpoint. Sends the requests of one turn of the event loop as a batch, unless the endpoint has refused
 * a batch and then answered a single request. A busy, failing or unreachable endpoint has not refused: it gets a retry,
 * with batches, after the time of its `Retry-After`. A timeout is not retried.
 */
export function endpointTransport(endpoint: Partial<RpcEndpoint> = {}): Transport {
  const { url, headers, batch = 1000, timeout = defaultTimeout } = endpoint
  return parameters => {
    const options = { ...toOptions(headers), timeout }
    const plain = http(url, options)({ ...parameters, retryCount: 0 })
    const batched = http(url, { ...options, batch: batch === false ? false : { batchSize: batch } })({
      ...parameters,
      retryCount: 0,
    })
    let isPlain = batch === false
    const send = async (...body: Parameters<EIP1193RequestFn>) => {
      if (isPlain) return plain.request(...body)
      try {
        return await batched.request(...body)
      } catch (error) {
        if (!refusesBatches(error)) throw error
        const answer = await plain.request(...body).catch(() => {
          throw error
        })
        isPlain = true
        return answer
      }
    }
    const { retryCount = 3 } = parameters
    const delays = new WeakMap<Error, Promise<void>>()
    const request = async (...body: Parameters<EIP1193RequestFn>) => {
      for (let count = 0; ; count += 1) {
        try {
          return await send(...body)
        } catch (error) {
          if (count >= retryCount || !isUnavailable(error)) throw error
          const delay = readRetryAfter(error) ?? 150 * 2 ** count
          if (delay > defaultTimeout) throw error
          // The requests of a batch fail with the same error. They wait for the same timer, so that they form a batch
          // again.
          const waited = delays.get(error) ?? new Promise(resolve => setTimeout(resolve, delay))
          delays.set(error, waited)
          await waited
        }
      }
    }
    // The result is the node's answer, of the type that the caller expects of the method.
    return { ...batched, request: request as EIP1193RequestFn }
  }
}

/**
 * Whether a failed batch may mean that the endpoint does not support batches. A busy or failing endpoint fails single
 * requests too.
 */
function refusesBatches(error: unknown): boolean {
  if (error instanceof TimeoutError || isUnavailable(error)) return false
  // A code is the node's answer to this request, except for viem's -1, which means that there is no code.
  return !(error instanceof Error && 'code' in error && typeof error.code === 'number' && error.code !== -1)
}

/** Whether the endpoint could not be reached, is busy or fails. */
function isUnavailable(error: unknown): error is HttpRequestError {
  if (!(error instanceof HttpRequestError)) return false
  const { status } = error
  return status === undefined || status === 408 || status === 429 || status >= 500
}

/**
 * Returns the delay that the endpoint requests, in milliseconds. The header has seconds or a date.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
function readRetryAfter({ headers }: HttpRequestError): number | undefined {
  const value = headers?.get('retry-after')
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
