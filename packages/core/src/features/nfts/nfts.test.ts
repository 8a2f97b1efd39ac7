import { QueryClient } from '@tanstack/query-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import { createClient } from '../../client/createClient.js'
import { openQueryClient } from '../../query/openQueryClient.js'
import { defineNetwork } from '../networks/start/defineNetwork.js'
import { nftsInfiniteQueryOptions } from './nftsInfiniteQueryOptions.js'

const input = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const chainId = 'eip155:31337'
const nft = (more: object = {}) => ({
  chainId,
  address: '0xcc',
  tokenId: '1',
  standard: 'erc721',
  balance: '1',
  name: 'Cat #1',
  collection: 'Cats',
  preview: { url: '/public/getRemoteImage/1' },
  flags: { is_spam: false },
  ...more,
})

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer([chainId])
})
afterAll(() => server.close())

async function read(pages = 1) {
  const client = createClient({
    metadata: { name: 'App' },
    networks: [input],
    gateway: { url: server.url },
    logLevel: 'silent',
  })
  const network = defineNetwork(input)
  const { select, ...options } = nftsInfiniteQueryOptions(client, { address: '0xA11ce', network })
  return select(await openQueryClient(client, QueryClient).fetchInfiniteQuery({ ...options, pages }))
}
const answer = (data: readonly unknown[], next: string | null = null) =>
  server.answer('/nfts', () => ({ body: { data, next } }))

describe('nftsInfiniteQueryOptions', () => {
  it('reads pages, each NFT once', async () => {
    server.answer('/nfts', query => ({
      body: query.has('cursor')
        ? { data: [nft(), nft({ tokenId: '2', name: 'Cat #2' })], next: null }
        : { data: [nft()], next: 'two' },
    }))
    const found = await read(2)
    expect(found.map(({ id }) => id)).toEqual(['0xcc-1', '0xcc-2'])
    expect(found[0]).toEqual({
      id: '0xcc-1',
      chainId,
      address: '0xcc',
      tokenId: '1',
      standard: 'erc721',
      balance: '1',
      name: 'Cat #1',
      collection: 'Cats',
      imageUrl: `${server.url}/public/getRemoteImage/1`,
      traits: [],
    })
  })

  it('lists 50 traits at most, and no malformed one', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ name: `Trait ${index}`, value: 'x' }))
    answer([
      nft({
        traits: [
          { name: 'Eyes', value: '\u202eBlue' },
          { name: 'Age', value: 7 },
          null,
          { name: 'Hat', value: '' },
        ],
      }),
      nft({ tokenId: '2', traits: many }),
      nft({ tokenId: '3', traits: 'none' }),
    ])
    const [first, second, third] = await read()
    expect(first?.traits).toEqual([{ name: 'Eyes', value: 'Blue' }])
    expect(second?.traits).toHaveLength(50)
    expect(third?.traits).toEqual([])
  })

  it('leaves out what is spam, of another chain or malformed', async () => {
    answer([
      nft({ flags: { is_spam: true } }),
      nft({ chainId: 'eip155:1' }),
      nft({ address: '<img>' }),
      null,
      nft({ tokenId: '9' }),
    ])
    expect((await read()).map(({ tokenId }) => tokenId)).toEqual(['9'])
  })

  it('names what has no name, and keeps hostile texts harmless', async () => {
    answer([
      nft({ name: null, tokenId: '123456789012345', preview: { url: 'https://evil.example' } }),
      nft({ name: '\u202eevil', collection: '\u200b', tokenId: '2' }),
      nft({ name: `Cat #${'7'.repeat(64)}`, tokenId: '7'.repeat(64) }),
    ])
    expect(await read()).toMatchObject([
      { name: 'Cats #12345…12345', imageUrl: undefined },
      { name: 'evil', collection: '' },
      { name: 'Cat #77777…77777' },
    ])
  })

  it.each([
    [501, 'nfts/not-served'],
    [404, 'nfts/not-served'],
    [500, 'nfts/unavailable'],
  ])('is %i: %s', async (status, code) => {
    server.answer('/nfts', () => ({ status, body: {} }))
    await expect(read()).rejects.toMatchObject({ code })
  })
})
