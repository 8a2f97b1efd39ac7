import { type EndpointBehaviour, startEndpoint, startSolana } from '@latchkit/local-stack'
import {
  address,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'
import { assert, bigInt, dictionary, integer, oneof, property, string } from 'fast-check'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { getRpc } from '../src/kit/getRpc.js'
import { parseBigJson, stringifyBigJson } from '../src/rpc/bigJson.js'
import { localId } from './localNetworks.js'
import { openPage } from './openPage.js'

const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())
const caipNetworkId = `solana:${localId}` as const

async function open(...behaviours: readonly EndpointBehaviour[]) {
  const endpoints = await Promise.all(behaviours.map(behaviour => startEndpoint(solana.url, behaviour)))
  onTestFinished(async () => void (await Promise.all(endpoints.map(({ stop }) => stop()))))
  const page = openPage({ customRpcUrls: { [caipNetworkId]: endpoints.map(({ url }) => url) } })
  return { ...page, endpoints, rpc: getRpc(page.client) }
}

const owner = address('7gmF9sGtH2hA8wFVVfPp1eBbGJpTEyuJ4dRyCjyKjUES')

it('C16 reads by the app’s endpoints, the next one when one fails, and calls of one tick as a batch', async () => {
  await solana.airdrop(owner, 3_000_000)
  const { rpc, endpoints } = await open({ status: 503 }, {})
  const [balance, slot] = await Promise.all([rpc.getBalance(owner).send(), rpc.getSlot().send()])
  expect([balance.value, typeof slot]).toEqual([3_000_000n, 'bigint'])
  expect(endpoints[1]?.posts.filter(posted => !posted.includes('getHealth'))).toEqual([
    ['getBalance', 'getSlot'],
  ])
})

it('keeps integers that a number does not represent, in a batch too', async () => {
  const { rpc } = await open({})
  const read = () =>
    rpc.getAccountInfo(address('11111111111111111111111111111111'), { encoding: 'base64' }).send()
  const accounts = [await read(), ...(await Promise.all([read(), read()]))]
  for (const { value } of accounts) expect(value?.lamports).toEqual(accounts[0]?.value?.lamports)
  const rentEpochs = accounts.map(({ value }) => (value as { readonly rentEpoch?: bigint } | null)?.rentEpoch)
  expect(rentEpochs).toEqual(rentEpochs.map(() => 18_446_744_073_709_551_615n))
})

it('reads and writes JSON with integers of any size', () => {
  const values = dictionary(string(), oneof(string(), integer(), bigInt({ min: 10n ** 15n, max: 2n ** 64n })))
  assert(
    property(values, value => {
      expect(parseBigJson(stringifyBigJson({ ...value }))).toEqual({ ...value })
    }),
  )
  expect(parseBigJson('["\\"1234567890123456\\"",1234567890123456.5]')).toEqual([
    '"1234567890123456"',
    1234567890123456.5,
  ])
})

it('throws the errors of kit for the answers of nodes', async () => {
  const { rpc } = await open({})
  const params = await rpc
    .getBalance('nonsense' as never)
    .send()
    .catch(error => error)
  expect(isSolanaError(params, SOLANA_ERROR__JSON_RPC__INVALID_PARAMS)).toBe(true)
  const refused = await open({ status: 403 }, { status: 403 })
  const status = await refused.rpc
    .getSlot()
    .send()
    .catch(error => error)
  expect(isSolanaError(status, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)).toBe(true)
  expect(status.context).toMatchObject({ statusCode: 403 })
})

it('throws coded errors without an endpoint, a network or an adapter, and the reason of a signal', async () => {
  const page = openPage()
  expect(await codeOf(getRpc(page.client).getSlot().send())).toBe('http/network')
  const unknown = getRpc(page.client, { caipNetworkId: 'solana:unknown' })
  expect(await codeOf(unknown.getSlot().send())).toBe('networks/not-found')
  expect(() => getRpc({ adapters: [] })).toThrow(expect.objectContaining({ code: 'adapter/not-found' }))
  const reason = new Error('left')
  const { rpc } = await open({})
  await expect(rpc.getSlot().send({ abortSignal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

it('is one object for a network', () => {
  const { client } = openPage()
  expect(getRpc(client, { caipNetworkId })).toBe(getRpc(client, { caipNetworkId }))
  expect(getRpc(client)).not.toBe(getRpc(client, { caipNetworkId }))
})
