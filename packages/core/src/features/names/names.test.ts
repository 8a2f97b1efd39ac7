import { QueryClient } from '@tanstack/query-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import { createClient } from '../../client/createClient.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { NetworkInput } from '../../types/network.js'
import { defineNetwork } from '../networks/start/defineNetwork.js'
import { identityQueryOptions } from './identityQueryOptions.js'
import { profileQueryOptions } from './profileQueryOptions.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const servers: AccountServer[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(servers.splice(0).map(server => server.close()))
})

async function setUp(given: Partial<NetworkInput> = {}) {
  const server = await startAccountServer([])
  servers.push(server)
  const input = {
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    ...given,
  }
  const client = createClient({
    metadata: { name: 'App' },
    networks: [input],
    adapters: [mockAdapter({ namespace: 'eip155' })],
    gateway: { url: server.url },
    logLevel: 'silent',
  })
  const options = identityQueryOptions(client, { address, network: defineNetwork(input) })
  return { client, server, options, queryClient: new QueryClient() }
}

describe('identityQueryOptions', () => {
  it('reads name and image, cleaned, and again after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { server, options, queryClient } = await setUp()
    const avatar = `${server.url}/public/getRemoteImage/1`
    server.answer(`identity/${address}`, () => ({ body: { name: 'vitalik\u202e.eth', avatar } }))
    expect(await queryClient.fetchQuery(options)).toEqual({ name: 'vitalik.eth', avatar })
    vi.setSystemTime(Date.now() + 299_000)
    await queryClient.fetchQuery(options)
    expect(server.calls).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2000)
    await queryClient.fetchQuery(options)
    expect(server.calls).toHaveLength(2)
  })

  it.each([
    ['has neither', { name: null, avatar: null }],
    ['has an image of a host that would learn who looks', { name: '', avatar: 'https://tracker.example/1' }],
  ])('is empty for an account that %s', async (_, body) => {
    const { server, options } = await setUp()
    server.answer(`identity/${address}`, () => ({ body }))
    expect(await options.queryFn({})).toEqual({ name: undefined, avatar: undefined })
  })

  it('C22 requests nothing on networks without names', async () => {
    for (const given of [{ testnet: true }, { services: { names: false } }]) {
      const { server, options } = await setUp(given)
      expect(await options.queryFn({})).toEqual({ name: undefined, avatar: undefined })
      expect(server.calls).toEqual([])
    }
  })

  it.each([
    ['text', 'oops', 'http/invalid-body'],
    ['another shape', { name: 7 }, undefined],
    ['no object', [], 'gateway/invalid-response'],
  ])('of a gateway that answers with %s is %s', async (_, body, code) => {
    const { server, options } = await setUp()
    server.answer(`identity/${address}`, () => ({ body }))
    const error = await options.queryFn({}).catch((reason: { code: string }) => reason)
    expect('code' in error ? error.code : undefined).toBe(code)
  })
})

describe('profileQueryOptions', () => {
  it('distinguishes an unregistered name from a failed read', async () => {
    const { client, server } = await setUp()
    server.answer('profile/account/nobody.eth', () => ({ status: 404, body: {} }))
    server.answer('profile/account/broken.eth', () => ({ status: 503, body: {} }))
    expect(await profileQueryOptions(client, { name: 'nobody.eth' }).queryFn({})).toBeNull()
    await expect(profileQueryOptions(client, { name: 'broken.eth' }).queryFn({})).rejects.toMatchObject({
      code: 'http/status',
    })
  })
})
