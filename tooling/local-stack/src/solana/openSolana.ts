import { address } from '@solana/kit'
import { LocalStackError } from '../localStackError.js'
import { portOffset } from '../portOffset.js'
import { airdrop, runOwn, seedLedger } from './faucet.js'
import { writeAccount } from './ledger/accounts.js'
import { createLedger } from './ledger/createLedger.js'
import { sealBlock } from './ledger/sealBlock.js'
import type { Ledger } from './ledger/types.js'
import { listenOnPair } from './listenOnPair.js'
import { localSolanaChainId } from './localSolana.js'
import { accountMethods } from './methods/accountMethods.js'
import { chainMethods } from './methods/chainMethods.js'
import { feeMethods } from './methods/feeMethods.js'
import { historyMethods } from './methods/historyMethods.js'
import { sendMethods, statusMethods } from './methods/sendMethods.js'
import { simulateMethods } from './methods/simulateMethods.js'
import { tokenMethods } from './methods/tokenMethods.js'
import { mintTokensTransaction } from './mintTransactions.js'
import type { Methods } from './rpc/readParams.js'
import { RpcError } from './rpc/rpcError.js'
import { serveHttp } from './rpc/serveHttp.js'
import { serveSocket } from './socket/serveSocket.js'
import type { LocalSolana, StartSolanaParameters } from './startSolana.js'

/** Time until the block that confirms a transaction: shorter than a slot, so that callers do not wait for the timer. */
const confirmingMilliseconds = 20

/** Adds an empty block every so many milliseconds (0: never), and one soon after each with transactions. */
function keepSealing(ledger: Ledger, slotMilliseconds: number): { stop(): void } {
  if (slotMilliseconds === 0) return { stop: () => {} }
  const timer = setInterval(() => sealBlock(ledger), slotMilliseconds)
  let confirming: NodeJS.Timeout | undefined
  const listener = ({ transactions }: { transactions: readonly unknown[] }) => {
    if (transactions.length === 0 || confirming) return
    confirming = setTimeout(
      () => {
        confirming = undefined
        sealBlock(ledger)
      },
      Math.min(slotMilliseconds, confirmingMilliseconds),
    )
  }
  ledger.listeners.add(listener)
  return {
    stop: () => {
      ledger.listeners.delete(listener)
      clearInterval(timer)
      clearTimeout(confirming)
    },
  }
}

/** Every method that is answered from the chain; there are no others. */
const allMethods = (ledger: Ledger): Methods => ({
  ...chainMethods(ledger),
  ...feeMethods(ledger),
  ...accountMethods(ledger),
  ...statusMethods(ledger),
  ...historyMethods(ledger),
  ...simulateMethods(ledger),
  ...tokenMethods(ledger),
  ...sendMethods(ledger),
})

/** Part of startSolana that runs once the libraries are loaded. */
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
  const sockets = serveSocket(ledger, socket.server)
  const methods = allMethods(ledger)
  serveHttp(http.server, (name, params) => {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (!method) throw new RpcError(-32601, 'Method not found')
    return method(params)
  })
  const blocks = keepSealing(ledger, slotMilliseconds)
  let stopped: Promise<void> | undefined
  const stop = async () => {
    blocks.stop()
    await sockets.drop()
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
    setAccount: ({ address: place, owner, data }) =>
      writeAccount(ledger, address(place), {
        lamports: ledger.svm.minimumBalanceForRentExemption(BigInt(data.length)),
        owner: address(owner),
        executable: false,
        data,
      }),
    addProgram: ({ address: place, data }) => ledger.svm.addProgram(address(place), data),
    advance: slots => {
      for (let added = 0; added < slots; added += 1) sealBlock(ledger)
    },
    sockets,
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
