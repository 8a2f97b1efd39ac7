import type { Client } from '@latchkit/core'
import {
  createDefaultRpcSubscriptionsTransport,
  createDefaultSolanaRpcSubscriptionsChannelCreator,
  createSolanaRpcSubscriptionsFromTransport,
  type RpcSubscriptions,
  type RpcSubscriptionsTransport,
  type SolanaRpcSubscriptionsApi,
} from '@solana/kit'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import type { SolanaRpc } from '../types.js'
import type { GetRpcParameters } from './getRpc.js'

/**
 * Returns the subscriptions of `@solana/kit` of a network. They go to its first `webSocket` URL, else to its first
 * endpoint: with `wss:` or `ws:`, and the next port if the URL has one, as `Connection` of web3.js does. The same network
 * returns the same object. The first subscription opens a socket, which all share. When it drops, the iterators throw, as
 * kit's do, and the next subscription opens another.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * const slots = await getRpcSubscriptions(client).slotNotifications().subscribe({ abortSignal })
 * for await (const { slot } of slots) console.log(slot)
 */
export function getRpcSubscriptions(
  client: Pick<Client, 'adapters'>,
  { caipNetworkId }: GetRpcParameters = {},
): RpcSubscriptions<SolanaRpcSubscriptionsApi> {
  const adapter = getSolanaAdapter(client)
  return adapter.share(adapter, `subscriptions ${caipNetworkId}`, () =>
    createSolanaRpcSubscriptionsFromTransport(async request => {
      const rpc = await adapter.getRpc({ caipNetworkId })
      const transport = adapter.share(rpc, 'subscriptions', () => createTransport(rpc))
      return transport(request)
    }),
  )
}

function createTransport({ url, webSocketUrl }: SolanaRpc): RpcSubscriptionsTransport {
  return createDefaultRpcSubscriptionsTransport({
    createChannel: createDefaultSolanaRpcSubscriptionsChannelCreator({
      url: webSocketUrl ?? toWebSocketUrl(url),
    }),
  })
}

function toWebSocketUrl(text: string): string {
  const url = new URL(text)
  url.protocol = url.protocol.replace('http', 'ws')
  if (url.port !== '') url.port = String(Number(url.port) + 1)
  return url.href
}
