import { once } from 'node:events'
import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { encodeAccount, readAccountFormat } from '../encode/encodeAccount.js'
import { programs, readAccount } from '../ledger/accounts.js'
import { commitmentSlot, readCommitment, withContext } from '../ledger/commitment.js'
import type { Commitment, Ledger } from '../ledger/types.js'
import { answerText } from '../rpc/answerText.js'
import { type Json, stringifyJson } from '../rpc/json.js'
import { type Params, readAddress, readConfig, readInteger, readSignature } from '../rpc/readParams.js'
import { invalidParams, RpcError } from '../rpc/rpcError.js'

type Subscription = {
  /** Slots of this commitment are passed to `onSlot`. */
  commitment: Commitment
  /** Called for each slot that reaches the commitment, in order; true ends the subscription. */
  onSlot: (slot: number) => boolean | undefined
  /** Called right after the answer to the subscribing call; true ends the subscription. */
  onStart?: (() => boolean | undefined) | undefined
}

type Notify = (result: Json) => void

/** signatureSubscribe: one notification when the transaction reaches the commitment, at once if it has. */
function signatureSubscription(ledger: Ledger, params: Params, notify: Notify): Subscription {
  const signature = readSignature(params, 0)
  const config = readConfig(params, 1)
  const commitment = readCommitment(config)
  const check = () => {
    const landed = ledger.transactions.get(signature)
    const slot = commitmentSlot(ledger, commitment)
    if (!landed || landed.slot > slot) return false
    notify(withContext(slot, { err: landed.err }))
    return true
  }
  return { commitment, onSlot: check, onStart: check }
}

/** An account that is not there, as nodes notify of it. */
const noAccount = { lamports: 0n, owner: programs.system, executable: false, data: new Uint8Array() }

/** accountSubscribe: one notification for each slot after which the account differs. */
function accountSubscription(ledger: Ledger, params: Params, notify: Notify): Subscription {
  const address = readAddress(params, 0)
  const config = readConfig(params, 1)
  const commitment = readCommitment(config)
  const format = readAccountFormat(config, 'binary')
  const read = (slot: number) =>
    encodeAccount(ledger, readAccount(ledger, address, slot) ?? noAccount, format, slot)
  let last = stringifyJson(read(commitmentSlot(ledger, commitment)))
  return {
    commitment,
    onSlot(slot) {
      const account = read(slot)
      const text = stringifyJson(account)
      if (text !== last) notify(withContext(slot, account))
      last = text
      return false
    },
  }
}

/** The subscription that a `<kind>Subscribe` asks for; undefined for a kind that is not served. */
function createSubscription(
  ledger: Ledger,
  kind: string,
  params: Params,
  notify: Notify,
): Subscription | undefined {
  if (kind === 'signature') return signatureSubscription(ledger, params, notify)
  if (kind === 'account') return accountSubscription(ledger, params, notify)
  // @solana/kit follows the slots to know when a blockhash has expired.
  if (kind === 'slot')
    return {
      commitment: 'processed',
      onSlot: slot => void notify({ parent: slot - 1, root: commitmentSlot(ledger, 'finalized'), slot }),
    }
  return undefined
}

const maxConnections = 256
const maxSubscriptions = 1000
/** A reader that is this far behind is cut off, so that it cannot fill the memory. */
const maxBufferedBytes = 16 * 1024 * 1024

/** The WebSockets of a chain. */
export type LocalSockets = {
  /** Cuts every connection, as a node that restarts. Resolves when all are closed. */
  drop(): Promise<void>
  /** How many subscriptions there are. */
  subscriptionCount(): number
}

/** Serves subscriptions over WebSockets on an HTTP server that listens already. */
export function serveSocket(ledger: Ledger, http: Server): LocalSockets {
  const server = new WebSocketServer({ server: http, maxPayload: 64 * 1024 })
  const open = new Map<number, Subscription>()
  let lastId = 0
  const send = (socket: WebSocket, text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
    else socket.send(text)
  }
  ledger.listeners.add(() => {
    for (const [id, subscription] of open)
      if (subscription.onSlot(commitmentSlot(ledger, subscription.commitment))) open.delete(id)
  })
  server.on('connection', socket => {
    if (server.clients.size > maxConnections) return socket.close(1013, 'too many connections')
    const own = new Set<number>()
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      for (const id of own) open.delete(id)
    })
    socket.on('message', (data, binary) => {
      if (binary) return socket.close(1003, 'text only')
      const started: (() => void)[] = []
      const answer = answerText(String(data), (method, params) => {
        const [, kind = '', verb] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(method) ?? []
        if (verb === 'Unsubscribe') {
          const id = Number(readInteger(params[0]))
          if (!own.delete(id)) throw invalidParams('Invalid subscription id.')
          // A subscription that has ended by itself is not in `open` any more.
          open.delete(id)
          return true
        }
        if (own.size >= maxSubscriptions)
          throw new RpcError(-32603, 'Too many subscriptions on this connection.')
        const id = lastId + 1
        const notify = (result: Json) =>
          send(
            socket,
            stringifyJson({
              jsonrpc: '2.0',
              method: `${kind}Notification`,
              params: { result, subscription: id },
            }),
          )
        const subscription = verb && createSubscription(ledger, kind, params, notify)
        if (!subscription) throw new RpcError(-32601, 'Method not found')
        lastId = id
        own.add(id)
        started.push(() => {
          open.set(id, subscription)
          if (subscription.onStart?.()) open.delete(id)
        })
        return id
      })
      if (answer !== undefined) send(socket, answer)
      for (const start of started) start()
    })
  })
  return {
    async drop() {
      const closed = [...server.clients].map(client => once(client, 'close'))
      for (const client of server.clients) client.terminate()
      await Promise.all(closed)
    },
    subscriptionCount: () => open.size,
  }
}
