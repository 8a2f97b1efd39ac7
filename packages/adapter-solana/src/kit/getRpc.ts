import type { CaipNetworkId, Client } from '@latchkit/core'
import {
  createSolanaRpcFromTransport,
  type Rpc,
  type RpcTransport,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  SolanaError,
  type SolanaRpcApi,
} from '@solana/kit'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import { parseBigJson, stringifyBigJson } from '../rpc/bigJson.js'
import type { SolanaAccess } from '../types.js'

/** Parameters of {@link getRpc}. */
export type GetRpcParameters = {
  /** Default: at each request, the network of the connected wallet, else the shown network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Returns an RPC client of `@solana/kit` for the app's own endpoints of a network: a request goes to the best endpoint,
 * and to the next when that fails. The same network returns the same object.
 *
 * Its requests throw `SolanaError`s for the answers of nodes, and the errors of `@latchkit/core/http` when no endpoint
 * can be reached.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * const { value } = await getRpc(client).getLatestBlockhash().send()
 */
export function getRpc(
  client: Pick<Client, 'adapters'>,
  { caipNetworkId }: GetRpcParameters = {},
): Rpc<SolanaRpcApi> {
  const adapter = getSolanaAdapter(client)
  return adapter.share(adapter, `rpc ${caipNetworkId}`, () =>
    createSolanaRpcFromTransport(createTransport(adapter, caipNetworkId)),
  )
}

function createTransport(access: SolanaAccess, caipNetworkId: CaipNetworkId | undefined): RpcTransport {
  return async <response>({ payload, signal }: Parameters<RpcTransport>[0]) => {
    const { fetch } = await access.getRpc({ caipNetworkId })
    let answer: Response
    try {
      answer = await fetch(stringifyBigJson(payload), signal)
    } catch (error) {
      // kit's transports reject with the reason of the signal.
      signal?.throwIfAborted()
      throw error
    }
    const { ok, status: statusCode, statusText, headers } = answer
    if (!ok)
      throw new SolanaError(SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR, {
        headers,
        message: statusText,
        statusCode,
      })
    return parseBigJson(await answer.text()) as response
  }
}
