import { execFileSync } from 'node:child_process'
import { Redis } from 'ioredis'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type CacheOptions, createCaches } from './createCaches.js'
import { findRedis, startRedis } from './testing/startRedis.js'

const binary = findRedis()
const openRedis = async () => {
  const redis = await startRedis(binary ?? '')
  onTestFinished(() => redis.stop())
  return redis
}

/** The cache of a process, and the errors that it reported. */
async function openCache(
  redisUrl: string | undefined,
  more: Partial<CacheOptions<number>> = {},
  timeout?: number,
) {
  const errors: Error[] = []
  const onError = (error: Error) => void errors.push(error)
  const caches = await createCaches({ prefix: 'test:', redisUrl, timeout, onError })
  onTestFinished(() => caches.close())
  const cache = caches.create<number>({
    name: 'numbers',
    lifetime: 600_000,
    absence: 600_000,
    maxKeys: 100,
    parse: value => (typeof value === 'number' ? value : undefined),
    ...more,
  })
  return { cache, errors }
}

/** Loads the length of each key but `none`, and records its requests. */
function openLoader(wait?: Promise<unknown>) {
  const asked: (readonly string[])[] = []
  const load = async (keys: readonly string[]) => {
    asked.push(keys)
    await wait
    return new Map(keys.filter(key => key !== 'none').map(key => [key, key.length]))
  }
  return { asked, load }
}

/** Does a command in another process, and returns when it is done. */
function writeNow(url: string, command: readonly string[]) {
  const { port } = new URL(url)
  const text = `*${command.length}\r\n${command.map(word => `$${word.length}\r\n${word}\r\n`).join('')}`
  const script = `require('node:net').connect(${port}, '127.0.0.1')
    .on('data', () => process.exit()).write(${JSON.stringify(text)})`
  execFileSync(process.execPath, ['-e', script])
}

const stores: readonly (readonly [name: string, open: () => Promise<string | undefined>])[] = [
  ['in this process', async () => undefined],
  // In CI `findRedis` throws where there is none.
  ...(binary ? [['in Redis', async () => (await openRedis()).url] as const] : []),
]

describe.each(stores)('a cache %s', (_, open) => {
  it('loads together what it does not keep, and keeps what there is not', async () => {
    const { cache, errors } = await openCache(await open())
    const { asked, load } = openLoader()
    expect(await cache.read(['a', 'none'], load)).toEqual(new Map([['a', 1]]))
    expect(await cache.read(['a', 'none', 'bb', 'bb', 'ccc'], load)).toEqual(
      new Map([
        ['a', 1],
        ['bb', 2],
        ['ccc', 3],
      ]),
    )
    expect(await cache.read([], load)).toEqual(new Map())
    expect(asked).toEqual([
      ['a', 'none'],
      ['bb', 'ccc'],
    ])
    expect(errors).toEqual([])
  })

  it('says what it keeps without a wait for what is being loaded', async () => {
    const { cache, errors } = await openCache(await open())
    const { asked, load } = openLoader()
    await cache.read(['a', 'none'], load)
    let end = () => {}
    const isOver = new Promise<void>(resolve => {
      end = resolve
    })
    const loading = cache.read(['bb'], openLoader(isOver).load)
    const known = await cache.peek(['a', 'none', 'bb', 'ccc'])
    expect([...known]).toEqual([
      ['a', 1],
      ['none', undefined],
    ])
    end()
    await loading
    expect(await cache.peek(['bb', 'a'])).toEqual(
      new Map([
        ['bb', 2],
        ['a', 1],
      ]),
    )
    expect(await cache.peek([])).toEqual(new Map())
    expect(asked).toEqual([['a', 'none']])
    expect(errors).toEqual([])
  })

  it('loads once what many ask for at the same time', async () => {
    const { cache } = await openCache(await open())
    const { asked, load } = openLoader()
    const found = await Promise.all(Array.from({ length: 20 }, () => cache.read(['a'], load)))
    expect(found).toEqual(Array(20).fill(new Map([['a', 1]])))
    expect(asked).toHaveLength(1)
  })

  it('throws what the load throws, and keeps nothing of it', async () => {
    const { cache, errors } = await openCache(await open())
    const fail = () => Promise.reject(new RangeError('no'))
    const both = await Promise.allSettled([cache.read(['a'], fail), cache.read(['a'], fail)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await cache.read(['a'], openLoader().load)).toEqual(new Map([['a', 1]]))
    expect(errors).toEqual([])
  })

  it('loads again what is over, what is too long, and an absence that is not kept', async () => {
    const url = await open()
    const short = await openCache(url, { name: 'short', lifetime: 1, absence: 0 })
    const { asked, load } = openLoader()
    while (asked.length < 2) await short.cache.read(['a'], load)
    for (let time = 0; time < 2; time++) await short.cache.read(['none'], load)
    expect(asked.flat().filter(key => key === 'none')).toHaveLength(2)
    const long = await openCache(url, { name: 'long', parse: value => (value ? 1 : undefined) })
    const loads: string[] = []
    const text = async () => {
      loads.push('text')
      // Of any form: the cache does not look into values.
      return new Map([['a', JSON.parse(`"${'x'.repeat(20_000)}"`)]])
    }
    for (let time = 0; time < 2; time++)
      expect(await long.cache.read(['a'], text)).toEqual(new Map([['a', 1]]))
    expect(loads).toHaveLength(2)
  })
})

// In CI `findRedis` throws where there is none.
const onRedis = it.skipIf(!binary)
describe('a cache of several processes', () => {
  onRedis('has what another process loaded, and waits for what it loads', async () => {
    const { url } = await openRedis()
    const [first, second] = [await openCache(url), await openCache(url)]
    let end = () => {}
    const one = openLoader(new Promise<void>(resolve => (end = resolve)))
    const two = openLoader()
    const loading = first.cache.read(['a'], one.load)
    while (one.asked.length === 0) await new Promise(resolve => setImmediate(resolve))
    const waiting = second.cache.read(['a', 'bb'], two.load)
    while (two.asked.length === 0) await new Promise(resolve => setImmediate(resolve))
    end()
    expect(await loading).toEqual(new Map([['a', 1]]))
    expect((await waiting).get('a')).toBe(1)
    expect(await first.cache.read(['bb'], one.load)).toEqual(new Map([['bb', 2]]))
    expect([one.asked, two.asked]).toEqual([[['a']], [['bb']]])
  })

  onRedis('loads what another process began and did not end', async () => {
    const { url } = await openRedis()
    const [first, second] = [await openCache(url, {}, 60), await openCache(url, {}, 60)]
    const { asked, load } = openLoader(new Promise(() => {}))
    void first.cache.read(['a'], load)
    while (asked.length === 0) await new Promise(resolve => setImmediate(resolve))
    expect(await second.cache.read(['a'], openLoader().load)).toEqual(new Map([['a', 1]]))
  })

  onRedis('loads what another version wrote in another form', async () => {
    const { url } = await openRedis()
    const { cache } = await openCache(url)
    await cache.read(['a'], openLoader().load)
    const redis = new Redis(url)
    onTestFinished(() => redis.disconnect())
    const [key] = await redis.keys('test:*')
    for (const text of ['{"value":"one"}', '{', 'null']) {
      await redis.set(key ?? '', text)
      const { asked, load } = openLoader()
      expect(await cache.read(['a'], load)).toEqual(new Map([['a', 1]]))
      expect(asked).toHaveLength(1)
    }
  })

  if (process.env.LATCHKIT_FULL)
    onRedis('takes what another process ends to load before its own claim', async () => {
      const { url } = await openRedis()
      await (await openCache(url)).cache.read(['a'], openLoader().load)
      const redis = new Redis(url)
      onTestFinished(() => redis.disconnect())
      const [key = ''] = await redis.keys('test:*')
      await redis.set(key, '{"value":"old form"}')
      const { cache } = await openCache(url, {
        parse(value) {
          // Here the cache has looked, and not yet claimed.
          if (value === 'old form') writeNow(url, ['SET', key, '{"value":7}'])
          return typeof value === 'number' ? value : undefined
        },
      })
      const { asked, load } = openLoader()
      expect(await cache.read(['a'], load)).toEqual(new Map([['a', 7]]))
      expect(asked).toEqual([])
      expect(await redis.keys('*:claim')).toEqual([])
    })

  if (process.env.LATCHKIT_FULL)
    onRedis('works alone while Redis is away, and says so', async () => {
      const redis = await startRedis(binary ?? '')
      const { cache, errors } = await openCache(redis.url)
      const { asked, load } = openLoader()
      await cache.read(['a'], load)
      await redis.stop()
      for (let time = 0; time < 2; time++) {
        expect(await cache.read(['a', 'bb'], load)).toEqual(
          new Map([
            ['a', 1],
            ['bb', 2],
          ]),
        )
      }
      expect(asked).toEqual([['a'], ['bb']])
      expect(errors.length).toBeGreaterThan(0)
    })

  it('names REDIS_URL when there is none at first', async () => {
    const opened = openCache('redis://127.0.0.1:1')
    await expect(opened).rejects.toMatchObject({
      message: 'REDIS_URL: 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1',
    })
  })
})
