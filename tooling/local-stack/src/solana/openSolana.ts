import { address } from '@solana/kit'
import { LocalStackError } from '../localStackError.js'
import { portOffset } from '../portOffset.js'
import { airdrop } from './airdrop.js'
import { keepSealing } from './keepSealing.js'
import { createLedger } from './ledger/createLedger.js'
import { sealBlock } from './ledger/sealBlock.js'
import { listenOnPair } from './listenOnPair.js'
import { localSolanaChainId } from './localSolanaChainId.js'
import { allMethods } from './methods/allMethods.js'
import { mintTokensTransaction } from './mintTokensTransaction.js'
import { RpcError } from './rpc/rpcError.js'
import { serveHttp } from './rpc/serveHttp.js'
import { runOwn } from './runOwn.js'
import { seedLedger } from './seedLedger.js'
import { openSocketServer } from './socket/openSocketServer.js'
import { serveSocket } from './socket/serveSocket.js'

import type { LocalSolana, StartSolanaParameters } from './startSolana.js'

/** What startSolana does once the libraries are loaded. */
export async function openSolana(parameters: StartSolanaParameters): Promise<LocalSolana> {
  const {
    port = 8899 + portOffset(),
    webSocketPort,
    slotMilliseconds = 400,
    finalizedSlots = 32,
  } = parameters
  checkRange('slotMilliseconds', slotMilliseconds, 0, 3_600_000)
  checkRange('finalizedSlots', finalizedSlots, 1, 60)
  const [http, socket] = await listenOnPair(port, webSocketPort)
  const ledger = createLedger({ finalizedSlots })
  seedLedger(ledger)
  const webSockets = openSocketServer(socket.server)
  const subscriptions = serveSocket(ledger, webSockets)
  const methods = allMethods(ledger, { onReceived: subscriptions.received })
  serveHttp(http.server, (name, params) => {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (!method) throw new RpcError(-32601, 'Method not found')
    return method(params)
  })
  const blocks = keepSealing(ledger, slotMilliseconds)
  let stopped: Promise<void> | undefined
  const stop = async () => {
    blocks.stop()
    for (const client of webSockets.clients) client.terminate()
    http.server.closeAllConnections()
    await Promise.all(
      [http.server, socket.server].map(server => new Promise<void>(resolve => server.close(() => resolve()))),
    )
  }
  return {
    url: `http://127.0.0.1:${http.port}`,
    webSocketUrl: `ws://127.0.0.1:${socket.port}`,
    caipNetworkId: localSolanaChainId,
    airdrop: async (to, lamports) => {
      const signature = airdrop(ledger, address(to), BigInt(lamports))
      sealBlock(ledger)
      return signature
    },
    mintTokens: async tokens => {
      const blockhash = ledger.svm.latestBlockhash()
      const { bytes, account } = mintTokensTransaction({ ...tokens, blockhash })
      runOwn(ledger, bytes)
      sealBlock(ledger)
      return { account }
    },
    advance: slots => {
      for (let added = 0; added < slots; added += 1) sealBlock(ledger)
    },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

function checkRange(name: string, value: number, from: number, to: number): void {
  if (Number.isInteger(value) && value >= from && value <= to) return
  throw new LocalStackError(
    'local-stack/bad-option',
    `${name} is ${value}. It must be a whole number from ${from} to ${to}.`,
  )
}
