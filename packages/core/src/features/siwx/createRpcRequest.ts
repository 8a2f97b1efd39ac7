import { getStore } from '../../client/internal.js'
import { ChainNotSupportedError } from '../../errors/ChainNotSupportedError.js'
import { ProviderRpcError } from '../../errors/providerErrors.js'
import { getRpcUrl } from '../../gateway/getRpcUrl.js'
import { HttpNetworkError, HttpStatusError } from '../../http/errors.js'
import type { Client } from '../../types/client.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import type { RpcEndpoint } from '../../types/network.js'
import { networksAtom } from '../networks/start/atoms.js'
import type { SiwxRpcRequest } from './verify/types.js'

/** How long an endpoint may take, in milliseconds. */
const endpointTimeout = 10_000

/**
 * Creates a JSON-RPC request function for every network. Uses the network's endpoints in `customRpcUrls` if there are any,
 * else the gateway's `/v1/` and the network's own. Tries the next endpoint when an endpoint cannot be reached or
 * answers HTTP 429 or 5xx; a JSON-RPC error is an answer otherwise.
 */
export function createRpcRequest(client: Client): SiwxRpcRequest {
  return async ({ chainId, method, params }) => {
    let failure: unknown = new ChainNotSupportedError({ caipNetworkId: chainId })
    for (const endpoint of endpointsOf(client, chainId)) {
      let answer: Answer
      try {
        answer = await post(endpoint, { jsonrpc: '2.0', id: 1, method, params })
      } catch (error) {
        failure = error
        continue
      }
      return readAnswer(answer)
    }
    throw failure
  }
}

function endpointsOf(client: Client, caipNetworkId: CaipNetworkId): readonly (string | RpcEndpoint)[] {
  const network = getStore(client)
    .get(networksAtom)
    .find(known => known.caipNetworkId === caipNetworkId)
  return (
    client.config.customRpcUrls[caipNetworkId] ?? [
      ...[getRpcUrl(client, caipNetworkId)].filter(url => url !== undefined),
      ...(network?.rpcUrls.default.http ?? []),
    ]
  )
}

type Answer = { readonly result?: unknown; readonly error?: unknown }

async function post(endpoint: string | RpcEndpoint, body: unknown): Promise<Answer> {
  const {
    url,
    headers,
    timeout = endpointTimeout,
  } = typeof endpoint === 'object' ? endpoint : { url: endpoint }
  // URLs may contain API keys, so errors name the origin only.
  const request = { method: 'POST', url: URL.canParse(url) ? new URL(url).origin : '' }
  let answer: unknown
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
    answer = await response.json()
  } catch (cause) {
    throw new HttpNetworkError({ cause, request })
  }
  const { status } = response
  // A proxy or a node that is busy may write its refusal as a JSON-RPC error.
  const isUnavailable = status === 429 || status >= 500
  if (
    !isUnavailable &&
    typeof answer === 'object' &&
    answer !== null &&
    ('result' in answer || 'error' in answer)
  )
    return answer
  throw new HttpStatusError({ status, body: answer, request, cause: response })
}

function readAnswer({ result, error }: Answer): unknown {
  if (error === undefined || error === null) return result
  const { code, message } = (typeof error === 'object' ? error : {}) as { readonly [key: string]: unknown }
  throw new ProviderRpcError('The network answered with an error', {
    cause: error,
    details: typeof message === 'string' ? message : undefined,
    rpcCode: typeof code === 'number' ? code : undefined,
    metaMessages: ['It is the answer of the endpoint itself, so that no other one was asked.'],
  })
}
