import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectRedis } from './connectRedis.js'
import { findRedis, startRedis } from './testing/startRedis.js'

const binary = findRedis()
const connect = (url: string) => connectRedis(url, {}, () => {})

describe('connectRedis', () => {
  it.each([
    ['redis://user:secret@127.0.0.1:1', /^REDIS_URL: 127\.0\.0\.1:1: connect ECONNREFUSED/],
    ['redis://localhost:1', /^REDIS_URL: localhost:1: .*ECONNREFUSED/],
    [
      'redis://127.0.0.1:1?sentinel=main&at=127.0.0.1:2',
      /^REDIS_URL: 127\.0\.0\.1:1: no sentinel names a server$/,
    ],
  ])('ends with one line where nothing answers: %s', async (url, line) => {
    await expect(connect(url)).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(line),
    })
    await expect(connect(url)).rejects.toThrow(/^(?!.*secret)[^\n]+$/)
  })

  it.skipIf(!binary)('says that a password is refused', async () => {
    const redis = await startRedis(binary ?? '', ['--requirepass', 'right'])
    onTestFinished(() => redis.stop())
    const wrong = redis.url.replace('redis://', 'redis://default:wrong@')
    await expect(connect(wrong)).rejects.toThrow(/^REDIS_URL: 127\.0\.0\.1:\d+: WRONGPASS [^\n]+$/)
    const right = await connect(redis.url.replace('redis://', 'redis://default:right@'))
    onTestFinished(() => right.disconnect())
    expect(await right.ping()).toBe('PONG')
  })

  it.skipIf(!binary)('connects again when its server has become a replica', async () => {
    const server = await startRedis(binary ?? '')
    onTestFinished(() => server.stop())
    const [redis, other] = [await connect(server.url), await connect(server.url)]
    onTestFinished(() => [redis, other].forEach(client => void client.disconnect()))
    await other.replicaof('127.0.0.1', '1')
    const again = once(redis, 'ready')
    await expect(redis.set('key', 'value')).rejects.toThrow('READONLY')
    await again
    await other.replicaof('NO', 'ONE')
    expect(await redis.set('key', 'value')).toBe('OK')
  })
})
