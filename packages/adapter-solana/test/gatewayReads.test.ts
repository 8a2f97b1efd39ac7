import type { Network } from '@latchkit/core'
import { networksAtom } from '@latchkit/core/networks'
import { startGateway } from '@latchkit/gateway'
import {
  type Endpoint,
  type EndpointBehaviour,
  type LocalSolana,
  startEndpoint,
  startSolana,
} from '@latchkit/local-stack'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { getConnection } from '../src/web3js/getConnection.js'
import { localId } from './localNetworks.js'
import { openPage } from './openPage.js'

const id = `solana:${localId}` as const
let solana: LocalSolana
let node: Endpoint
let gateway: Awaited<ReturnType<typeof startGateway>>

beforeAll(async () => {
  solana = await startSolana({ port: 0 })
  node = await startEndpoint(solana.url)
  gateway = await startGateway({ port: 0, logLevel: 'silent', rpcUrls: { [id]: [node.url] } })
})
afterAll(async () => {
  await gateway.close()
  await node.stop()
  await solana.stop()
})

/** A page whose network has one custom endpoint. */
async function setUp(behaviour: EndpointBehaviour, isCustom = false) {
  node.posts.length = 0
  const own = await startEndpoint(solana.url, behaviour)
  onTestFinished(own.stop)
  const { client, adapter } = openPage({
    rpcUrl: own.url,
    gateway: { url: gateway.url, projectId: 'project' },
    ...(isCustom && { customRpcUrls: { [id]: [own.url] } }),
  })
  const network = client.store.get(networksAtom)[0] as Network<'solana'>
  const read = () => adapter.getBalance?.({ address: '1'.repeat(32), network })
  return { own, client, read }
}

it('C16: reads what the endpoint of a network failed through the gateway, web3.js too', async () => {
  const { client, read } = await setUp({ status: 503 })
  expect(await read()).toMatchObject({ symbol: 'SOL', value: expect.any(BigInt) })
  const connection = await getConnection(client)
  expect(await connection.getSlot()).toEqual(expect.any(Number))
  expect(node.posts).toEqual([['getBalance'], ['getSlot']])
})

it('C16: asks the gateway for nothing that the endpoint answers, be it an error of the call', async () => {
  const { own, read } = await setUp({})
  await read()
  own.behaviour = { error: { code: -32602, message: 'invalid' } }
  await expect(read()).rejects.toMatchObject({ details: 'invalid' })
  expect(node.posts).toEqual([])
})

it('C16: asks the gateway for no read of a network with `customRpcUrls`', async () => {
  const { read } = await setUp({ status: 503 }, true)
  await expect(read()).rejects.toMatchObject({ code: 'http/status' })
  expect(node.posts).toEqual([])
})
