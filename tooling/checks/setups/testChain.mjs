import { register } from 'tsx/esm/api'
import { WebSocket } from 'ws'

/** The endpoint of Solana in the docs. */
const endpoint = 'rpc.example.com'

/**
 * The test kit, the Solana account of its first wallet, and with `hasChain` a local chain, on which the account has 1 SOL.
 */
export async function openTestKit({ hasChain }) {
  // The test kit is TypeScript.
  const unregister = register()
  const kit = await import('@latchkit/testing')
  const chain = hasChain ? await kit.startSolanaChain() : undefined
  await unregister()
  const account = await kit.solanaAccountOf(kit.defaultWallets.first.privateKeys[0])
  await chain?.airdrop(account.address, 1_000_000_000)
  return { kit, account, chain }
}

/** Whether a page asks the chain of the docs. */
export function isOfChain(url) {
  return url.hostname === endpoint
}

/** Answers requests to the endpoint of the docs by a local chain. */
export async function routeChain(context, { rpcUrl, webSocketUrl }) {
  await context.route(
    url => url.hostname === endpoint,
    async route => {
      const response = await route.fetch({ url: rpcUrl })
      const headers = { ...response.headers(), 'access-control-allow-origin': '*' }
      await route.fulfill({ response, headers })
    },
  )
  await context.routeWebSocket(
    url => url.hostname === endpoint,
    socket => {
      const node = new WebSocket(webSocketUrl)
      const waiting = []
      node.on('open', () => {
        for (const message of waiting) node.send(message)
      })
      node.on('message', data => socket.send(String(data)))
      socket.onMessage(message => {
        if (node.readyState === WebSocket.OPEN) node.send(message)
        else waiting.push(message)
      })
      socket.onClose(() => node.close())
    },
  )
}
