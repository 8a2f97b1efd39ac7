import { createHash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { createWalletConnect } from '../../src/createWalletConnect.js'
import type { StoredSession } from '../../src/session/types.js'
import { memoryStorage } from '../memoryStorage.js'
import { storedEntries } from '../tabs.js'
import { startHostileRelay } from './startHostileRelay.js'
import { proposed } from './startVictim.js'
import { granted, type Line } from './startWallet.js'

const key = new Uint8Array(32).fill(7)
const topic = createHash('sha256').update(key).digest('hex')

/** Our client with one stored session on a hostile relay, and the key for valid messages. */
export async function startLoneClient() {
  const relay = await startHostileRelay()
  const storage = memoryStorage()
  const stored: StoredSession = {
    symKey: Buffer.from(key).toString('hex'),
    namespaces: ['eip155'],
    settleId: 1,
    updateId: 1,
    session: {
      topic,
      pairingTopic: 'c'.repeat(64),
      expiry: Math.floor(Date.now() / 1000) + 1000,
      peer: { name: 'Peer' },
      namespaces: granted,
    },
  }
  for (const [key, value] of storedEntries({ [topic]: stored })) storage.set(key, value)
  const emitted: { readonly event: string; readonly payload: unknown }[] = []
  const client = createWalletConnect({
    relayUrl: relay.url,
    metadata: { name: 'Dapp' },
    storage,
    storageKey: 'app',
  })
  for (const event of ['session', 'event', 'end'] as const)
    client.on(event, payload => void emitted.push({ event, payload }))
  async function stop() {
    client.destroy()
    await relay.stop()
  }
  onTestFinished(stop)
  const line: Line = { topic, key }
  let lastPush = 0
  return {
    relay,
    client,
    line,
    emitted,
    stop,
    stored,
    proposed,
    state: () =>
      JSON.stringify([
        client.getSessions(),
        [...storage.values].filter(([key]) => key.includes('sessions')),
        emitted,
      ]),
    /** Delivers an envelope as relays do, and settles with the client's receipt. */
    push(message: string, to = topic) {
      lastPush += 1
      const id = `17637336000000${String(lastPush).padStart(5, '0')}`
      const receipt = relay.receipt(id)
      relay.send({
        id,
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params: { id: 'sub', data: { topic: to, message, publishedAt: 1, tag: 1108 } },
      })
      return receipt
    },
  }
}
