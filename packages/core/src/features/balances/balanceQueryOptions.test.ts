import { QueryClient } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../client/createClient.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { defineNetwork } from '../networks/start/defineNetwork.js'
import { getShownToken } from '../tokens/getShownToken.js'
import { balanceQueryOptions } from './balanceQueryOptions.js'

const input = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const parameters = { address: '0x00000000000000000000000000000000000A11cE', network: defineNetwork(input) }

function setUp(adapter = mockAdapter({ namespace: 'eip155' })) {
  const client = createClient({ metadata: { name: 'App' }, networks: [input], adapters: [adapter] })
  return { client, adapter, queryClient: new QueryClient() }
}

// The one double: half a minute that no test waits for.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('balanceQueryOptions', () => {
  it('reads from the adapter and keeps the answer for 30 seconds', async () => {
    const { client, adapter, queryClient } = setUp()
    const asked = vi.spyOn(adapter as Required<typeof adapter>, 'getBalance')
    const options = balanceQueryOptions(client, parameters)
    const balance = { value: 1_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' }
    expect(await queryClient.fetchQuery(options)).toEqual(balance)
    vi.setSystemTime(Date.now() + 29_000)
    await queryClient.fetchQuery(options)
    expect(asked).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 2000)
    await queryClient.fetchQuery(options)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('C16 leaves the network alone for 30 seconds after a failure', async () => {
    const { client, adapter, queryClient } = setUp()
    const asked = vi
      .spyOn(adapter as Required<typeof adapter>, 'getBalance')
      .mockRejectedValueOnce(new TypeError('fetch failed'))
    const options = balanceQueryOptions(client, parameters)
    await expect(queryClient.fetchQuery(options)).rejects.toThrow('fetch failed')
    vi.setSystemTime(Date.now() + 29_000)
    await expect(queryClient.fetchQuery(options)).rejects.toThrow('fetch failed')
    expect(asked).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 2000)
    expect((await queryClient.fetchQuery(options)).symbol).toBe('ETH')
  })

  it('does not take an aborted read for a failure', async () => {
    const { client, adapter } = setUp()
    const asked = vi.spyOn(adapter as Required<typeof adapter>, 'getBalance').mockRejectedValueOnce('aborted')
    const { queryFn } = balanceQueryOptions(client, parameters)
    await expect(queryFn({ signal: AbortSignal.abort() })).rejects.toBe('aborted')
    await queryFn({})
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('keeps clients, networks and addresses apart', () => {
    const { client } = setUp()
    const { queryKey } = balanceQueryOptions(client, parameters)
    expect(queryKey).toEqual(['latchkit', client.uid, 'balance', 'eip155:31337', parameters.address])
  })

  it('reads a token, which is another query, and cleans its symbol', async () => {
    const { client, adapter } = setUp()
    const asked = vi.spyOn(adapter as Required<typeof adapter>, 'getBalance')
    const token = { address: '0x00000000000000000000000000000000000070ce', symbol: 'U\u202eSD' }
    const { queryKey, queryFn } = balanceQueryOptions(client, { ...parameters, token })
    const native = balanceQueryOptions(client, parameters)
    expect(queryKey).toEqual([...native.queryKey, token.address, token.symbol])
    expect((await queryFn({})).symbol).toBe('USD')
    expect((await native.queryFn({})).symbol).toBe('ETH')
    expect(asked.mock.calls.map(([{ token }]) => token)).toEqual([token, undefined])
  })

  it('finds the token of the option `tokens`, by CAIP-2 id and by number', () => {
    const token = { address: '0x00000000000000000000000000000000000070ce' }
    const find = (tokens: object) => {
      const client = createClient({ metadata: { name: 'App' }, networks: [input], tokens })
      return getShownToken(client, parameters.network)
    }
    expect([find({ 'eip155:31337': token }), find({ 31337: token })]).toEqual([token, token])
    expect(find({})).toBeUndefined()
    expect(() => find({ base: token })).toThrow('tokens["base"]: is no CAIP-2 id and no number')
    expect(() => find({ 31337: '0x' })).toThrow('tokens["31337"]: pass { address, symbol?, image? }')
  })

  it('says what is missing', async () => {
    const { client } = setUp(mockAdapter({ namespace: 'eip155', without: ['getBalance'] }))
    await expect(balanceQueryOptions(client, parameters).queryFn({})).rejects.toMatchObject({
      code: 'adapter/capability-not-supported',
    })
    const namespace = 'solana'
    await expect(balanceQueryOptions(client, { ...parameters, namespace }).queryFn({})).rejects.toMatchObject(
      {
        code: 'adapter/not-found',
      },
    )
  })
})
