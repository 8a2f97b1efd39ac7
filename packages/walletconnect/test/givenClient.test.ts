import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { accountAtom, connect, connectorsAtom, disconnect } from '../../core/src/exports/connection.js'
import { createClient } from '../../core/src/exports/index.js'
import { mainnet } from '../../core/src/exports/networks.js'
import { pairingAtom, request, walletConnectSessionAtom } from '../../core/src/exports/walletconnect.js'
import { type Pair, startPair } from './startPair.js'
import type { Line } from './startPeer.js'

const account = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const connectorId = 'walletConnect'
let pair: Pair

beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.stop())

/** A client of core that the app has given `pair.client`. */
function start() {
  const client = createClient({
    metadata: { name: 'Other' },
    networks: [mainnet],
    walletConnect: { client: pair.client },
    logLevel: 'silent',
  })
  const stop = client.start()
  const end = () => {
    stop()
    client.destroy()
  }
  onTestFinished(end)
  return { client, end, topic: () => client.store.get(walletConnectSessionAtom)?.topic }
}

async function connected() {
  const app = start()
  await expect.poll(() => app.client.store.get(connectorsAtom)).toHaveLength(1)
  const pending = connect(app.client, { connectorId })
  await expect.poll(() => app.client.store.get(pairingAtom)?.uri).toMatch(/^wc:/)
  const scan = await pair.peer.scan(app.client.store.get(pairingAtom)?.uri ?? '')
  const line = await pair.peer.approve(scan)
  await pair.peer.settle(line, { namespaces: pair.peer.grant(scan) })
  expect(await pending).toMatchObject({ address: expect.stringMatching(new RegExp(account, 'i')) })
  return { ...app, line }
}

/** The wallet answers the request; returns the request. */
async function approve(line: Line) {
  const { id, params } = await pair.peer.waitFor(line.topic, ({ method }) => method === 'wc_sessionRequest')
  await pair.peer.say(line, { id, jsonrpc: '2.0', result: '0xsigned' }, { tag: 1109, ttl: 300 })
  return params
}

it('connects, asks and disconnects over a relay by the client that the app has made', async () => {
  const { client, line, topic } = await connected()
  expect(pair.client.getSessions().map(session => session.topic)).toEqual([line.topic])
  expect(topic()).toBe(line.topic)
  const answer = request(client, {
    caipNetworkId: 'eip155:1',
    method: 'personal_sign',
    params: ['0x61', account],
  })
  expect(await approve(line)).toMatchObject({ chainId: 'eip155:1', request: { method: 'personal_sign' } })
  expect(await answer).toBe('0xsigned')
  await disconnect(client)
  await pair.peer.waitFor(line.topic, ({ method }) => method === 'wc_sessionDelete')
  expect(pair.client.getSessions()).toEqual([])
  expect(client.store.get(accountAtom).isConnected).toBe(false)
})

it('takes up the session that is there, also after a reload, and follows its end', async () => {
  const { line } = await pair.connect()
  const before = start()
  await expect.poll(() => before.client.store.get(accountAtom).isConnected).toBe(true)
  before.end()
  pair.reload()
  const { client, topic } = start()
  await expect.poll(topic).toBe(line.topic)
  expect(client.store.get(accountAtom)).toMatchObject({ isConnected: true, caipNetworkId: 'eip155:1' })
  await pair.peer.ask(line, 'wc_sessionDelete', { code: 6000, message: 'gone' })
  await expect.poll(() => client.store.get(accountAtom).isConnected).toBe(false)
})

it('leaves the other sessions and the client itself to the app', async () => {
  const { client, line, end } = await connected()
  const other = await pair.connect()
  const topics = () => pair.client.getSessions().map(({ topic }) => topic)
  expect(topics().sort()).toEqual([line.topic, other.line.topic].sort())
  await disconnect(client)
  expect(topics()).toEqual([other.line.topic])
  end()
  const asked = { method: 'personal_sign', params: ['0x61', account] }
  const answer = pair.client.request({ topic: other.line.topic, chainId: 'eip155:1', request: asked })
  await approve(other.line)
  expect(await answer).toBe('0xsigned')
})
