import { describe, expect, it, vi } from 'vitest'
import { createLogger, type LogLevel } from './createLogger.js'

const key = 'ab'.repeat(32)

function logged(context: unknown) {
  const logger = createLogger({ level: 'silent' })
  logger.debug('x', context)
  return logger.logs().split(' x ')[1] ?? ''
}

describe('createLogger', () => {
  it('passes on what is at or above the level and keeps everything', () => {
    const sink = vi.fn<(level: LogLevel, line: string) => void>()
    const logger = createLogger({ sink })
    logger.error('one')
    logger.warn('two')
    logger.debug('three')
    expect(logger.level).toBe('error')
    expect(sink.mock.calls.map(([level]) => level)).toEqual(['error'])
    expect(
      logger
        .logs()
        .split('\n')
        .map(line => line.replace(/^\S+ /, '')),
    ).toEqual(['error one', 'warn two', 'debug three'])
  })

  it('passes on nothing when silent, everything at debug', () => {
    const sink = vi.fn()
    createLogger({ level: 'silent', sink }).error('one')
    expect(sink).not.toHaveBeenCalled()
    const verbose = createLogger({ level: 'debug', sink })
    verbose.error('one')
    verbose.info('two')
    verbose.debug('three')
    expect(sink).toHaveBeenCalledTimes(3)
  })

  it('writes to the console by default', () => {
    const error = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    createLogger().child('a').child('b').error('went wrong', { code: 1 })
    expect(error.mock.lastCall?.[0]).toMatch(/^\S+ error a: b: went wrong \{"code":1\}$/)
    error.mockRestore()
  })

  it('keeps the latest lines within maxBytes, children included', () => {
    const logger = createLogger({ level: 'silent', maxBytes: 1000 })
    const child = logger.child('child')
    for (let count = 0; count < 5000; count++) child.info(`message ${count}`)
    expect(logger.logs().length).toBeLessThanOrEqual(1000)
    expect(logger.logs()).toContain('message 4999')
    expect(logger.logs()).not.toContain('message 4000')
    logger.info('x'.repeat(85).repeat(50))
    expect(logger.logs().length).toBeLessThanOrEqual(1000)
  })

  it('holds about a megabyte and appends in constant time', () => {
    const logger = createLogger({ level: 'silent' })
    for (let count = 0; count < 50_000; count++)
      logger.debug('a line of about a hundred characters in all '.repeat(2))
    expect(logger.logs().length).toBeGreaterThan(990_000)
    expect(logger.logs().length).toBeLessThanOrEqual(1_000_000)
  })

  it('never throws, whatever the context or the sink', () => {
    const logger = createLogger({
      level: 'debug',
      sink() {
        throw new TypeError('sink')
      },
    })
    const hostile = {
      get trap() {
        throw new TypeError('trap')
      },
    }
    expect(() => logger.info('one', hostile)).not.toThrow()
    logger.info('two')
    expect(logger.logs()).toContain('two')
  })
})

describe('context', () => {
  it('is written whatever it is', () => {
    const ring: { self?: unknown } = {}
    ring.self = ring
    expect(logged({ value: 10n ** 20n })).toBe('{"value":"100000000000000000000"}')
    expect(logged(ring)).toBe('{"self":"[circular]"}')
    expect(logged([new Map([['a', 1]]), new Set([2]), new Uint8Array(32), Symbol('s')])).toBe(
      '[[["a",1]],[2],"[32 bytes]","Symbol(s)"]',
    )
    expect(logged(new URL('https://example.com/'))).toBe('"https://example.com/"')
    expect(logged({ cause: new TypeError('outer', { cause: new RangeError('inner') }) })).toBe(
      '{"cause":{"name":"TypeError","message":"outer","cause":{"name":"RangeError","message":"inner"}}}',
    )
    expect(logged({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } })).toContain('[deep]')
    const shared = { a: 1 }
    expect(logged([shared, shared])).toBe('[{"a":1},{"a":1}]')
    expect(logged({ icon: 'a b '.repeat(1000) }).length).toBeLessThan(2100)
  })

  it('holds no secret, whatever the key is called', () => {
    const secrets = [
      'privateKey',
      'private_key',
      'mnemonic',
      'seedPhrase',
      'seed',
      'clientSecret',
      'password',
      'otp',
    ]
    const more = [
      'token',
      'accessToken',
      'symKey',
      'Authorization',
      'signature',
      'passphrase',
      'set-cookie',
      'idJwt',
    ]
    for (const name of [...secrets, ...more])
      expect(logged({ [name]: 'value' })).toBe(`{"${name}":"[redacted]"}`)
    expect(logged({ token: { nested: 'value' } })).toBe('{"token":"[redacted]"}')
    expect(logged({ tokens: 3, tokenAddress: '0x1' })).toBe('{"tokens":3,"tokenAddress":"0x1"}')
  })

  it('holds no key material in any text', () => {
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
    expect(logged({ data: `0x${key}` })).toBe('{"data":"[redacted]"}')
    expect(logged({ list: [key] })).toBe('{"list":["[redacted]"]}')
    expect(logged(`wc:${key}@2?symKey=${key}`)).not.toContain(key)
    expect(logged({ url: `https://example.com/?t=${jwt}` })).toBe(
      '{"url":"https://example.com/?t=[redacted]"}',
    )
    expect(logged({ error: new TypeError(`bad key ${key}`) })).not.toContain(key)
    expect(logged({ key: '5'.repeat(88) })).not.toContain('5555')
    const logger = createLogger({ level: 'silent' })
    logger.error(`bad key ${key}`)
    expect(logger.logs()).not.toContain(key)
  })

  it('keeps hashes and topics, and nothing longer under their keys', () => {
    for (const name of ['hash', 'transactionHash', 'topic', 'blockHash', 'hashes'])
      expect(logged({ [name]: `0x${key}` })).toBe(`{"${name}":"0x${key}"}`)
    expect(logged({ topics: [key] })).toContain(key)
    expect(logged({ hash: key + key })).not.toContain(key)
    expect(logged({ passwordHash: key })).not.toContain(key)
    expect(logged({ address: `0x${'ab'.repeat(20)}` })).toContain('abab')
  })
})
