import { createCaches } from '@latchkit/service-base'
import { describe, expect, it } from 'vitest'
import { ProviderError } from '../../providers/providerError.js'
import type { FetchRemote } from '../../remote/createFetchRemote.js'
import { createDescribe } from './createDescribe.js'
import type { ReadMetadata } from './createReadNfts.js'
import { createReadPreviews } from './createReadPreviews.js'

const host = 'https://art.example'
const node = { ask: async () => ({ kind: 'failed', reason: 'network' }) as const }
/** Milliseconds: more than a test takes. */
const long = 600_000

/** Other hosts, which answer once they are let go, but `/dead/` never gives a file. */
function openHosts() {
  const asked: string[] = []
  const ended: string[] = []
  let go = () => {}
  const gate = new Promise<void>(resolve => {
    go = resolve
  })
  const fetchRemote: FetchRemote = async (url, { signal }) => {
    const path = url.slice(host.length)
    asked.push(path)
    const end = new Promise<void>(resolve => signal?.addEventListener('abort', () => resolve()))
    await Promise.race([gate, end])
    if (signal?.aborted) ended.push(path)
    if (signal?.aborted || path.startsWith('/dead/')) return undefined
    const json = JSON.stringify({ name: path, image: `https://images.example${path}` })
    return { type: 'application/json', body: new Uint8Array(Buffer.from(json)) }
  }
  return { asked, ended, go, fetchRemote }
}

/** A reader of NFTs whose contracts say that they are described at paths of a host. */
async function open(parameters: {
  readonly fetchRemote: FetchRemote
  readonly maxWait: number
  readonly readMetadata?: ReadMetadata
}) {
  const paths = new Map<bigint, string>()
  const caches = await createCaches({ prefix: 'test:', redisUrl: undefined, onError: () => {} })
  const descriptions = createDescribe({ ...parameters, ipfsGateway: 'https://ipfs.example', caches })
  const { readPreviews, close } = createReadPreviews({
    readMetadata: async (_chain, _node, places) =>
      places.map(({ tokenId }) => ({ uri: `${host}${paths.get(tokenId)}` })),
    ...descriptions,
    ...parameters,
  })
  return {
    close,
    /** The images of NFTs by what describes them. */
    async read(...of: readonly string[]) {
      const places = of.map((path, index) => {
        paths.set(BigInt(index), path)
        return { contract: '0x', tokenId: BigInt(index), standard: 721 } as const
      })
      const images = await readPreviews('eip155:1', node, places)
      return images.map(image => image?.replace('https://images.example', ''))
    },
    /** Settles when hosts have answered. */
    until: (...of: readonly string[]) => Promise.all(of.map(path => descriptions.describe(`${host}${path}`))),
  }
}

const series = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => `/${from + index}`)

describe('createReadPreviews', () => {
  it('has the images that other hosts describe in time', async () => {
    const { go, asked, fetchRemote } = openHosts()
    go()
    const { read } = await open({ fetchRemote, maxWait: long })
    expect(await read('/1', '/dead/1', '/1', '/2')).toEqual(['/1', undefined, '/1', '/2'])
    expect(asked).toEqual(['/1', '/dead/1', '/2'])
  })

  it('does not wait for slow hosts, asks them once, and has their images later', async () => {
    const { go, asked, fetchRemote } = openHosts()
    const { read, until } = await open({ fetchRemote, maxWait: 1 })
    for (let turn = 0; turn < 2; turn++) expect(await read('/1', '/dead/1')).toEqual([undefined, undefined])
    go()
    await until('/1', '/dead/1')
    // A failed read of a host is cached as well.
    for (let turn = 0; turn < 2; turn++) expect(await read('/1', '/dead/1')).toEqual(['/1', undefined])
    expect(asked).toEqual(['/1', '/dead/1'])
  })

  it('waits for what another page began', async () => {
    const { go, asked, fetchRemote } = openHosts()
    const { read } = await open({ fetchRemote, maxWait: long })
    const both = Promise.all([read('/1'), read('/1')])
    go()
    expect(await both).toEqual([['/1'], ['/1']])
    expect(asked).toEqual(['/1'])
  })

  it('has what contracts describe themselves, without a request', async () => {
    const { asked, fetchRemote } = openHosts()
    const image = 'data:image/png;base64,AA=='
    const readMetadata = async () => [{ image }, { name: 'No image' }, {}]
    const { read } = await open({ fetchRemote, maxWait: long, readMetadata })
    expect(await read('/1', '/2', '/3')).toEqual([image, undefined, undefined])
    expect(asked).toEqual([])
  })

  it('begins a bounded number of requests for a page, and at a time', async () => {
    const { go, asked, fetchRemote } = openHosts()
    const { read, until } = await open({ fetchRemote, maxWait: 1 })
    const [page, other] = [series(30, 100), series(30, 200)]
    await read(...page)
    expect(asked).toEqual(page.slice(0, 24))
    await read(...page)
    expect(asked).toEqual(page)
    await read(...other)
    expect(asked).toEqual([...page, ...other.slice(0, 18)])
    await read(...other)
    expect(asked).toHaveLength(48)
    go()
    await until(...asked)
    expect(await read(...page)).toEqual(page)
    expect((await read(...other)).slice(0, 18)).toEqual(other.slice(0, 18))
    expect(asked).toEqual([...page, ...other])
  })

  it('ends its requests when the gateway ends, and keeps nothing of them', async () => {
    const { go, asked, ended, fetchRemote } = openHosts()
    const { read, until, close } = await open({ fetchRemote, maxWait: 1 })
    await read('/1')
    const waiting = until('/1')
    await close()
    expect(await waiting).toEqual([{}])
    expect(ended).toEqual(['/1'])
    go()
    expect(await read('/2')).toEqual([undefined])
    expect(await until('/1')).toEqual([{ name: '/1', image: 'https://images.example/1' }])
    expect(asked).toEqual(['/1', '/1'])
  })

  it('has no image when no node answers, and rejects when something else failed', async () => {
    const { fetchRemote } = openHosts()
    const failing = async (error: Error) => {
      const readMetadata = () => Promise.reject(error)
      return (await open({ fetchRemote, maxWait: 1, readMetadata })).read('/1')
    }
    expect(await failing(new ProviderError('no-answer', 'no node answered eth_call'))).toEqual([undefined])
    await expect(failing(new TypeError('broken'))).rejects.toThrow('broken')
  })
})
