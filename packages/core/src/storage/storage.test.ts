import { describe, expect, it, vi } from 'vitest'
import { createLogger } from '../logger/createLogger.js'
import { createMemoryStorage } from '../platform/createMemoryStorage.js'
import { createCookieStorage } from './createCookieStorage.js'
import { createWebStorage, type WebStorageArea, type WebStorageChange } from './createWebStorage.js'
import type { StorageDriver } from './types.js'

function createArea(limit = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>()
  const area: WebStorageArea = {
    getItem: key => values.get(key) ?? null,
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: key => void values.delete(key),
  }
  return { values, area }
}

/** A browser's cookie jar, as far as these drivers see it. */
function createJar({ blocked = false } = {}) {
  const cookies = new Map<string, string>()
  const written: string[] = []
  return {
    cookies,
    written,
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie: string) {
      written.push(cookie)
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (/Max-Age=0\b/.test(cookie)) cookies.delete(pair.slice(0, at))
      else if (!blocked && pair.length <= 4096) cookies.set(pair.slice(0, at), pair.slice(at + 1))
    },
  }
}

const quiet = () => createLogger({ level: 'silent' })
const warnings = (logs: string) => logs.split('\n').filter(line => line.includes(' warn ')).length

const drivers: readonly [string, () => StorageDriver][] = [
  ['memory', createMemoryStorage],
  ['web', () => createWebStorage({ area: () => area })],
  ['cookie', () => createCookieStorage(createJar())],
  ['blocked web', () => createWebStorage({ area: blockedArea })],
  ['absent web', () => createWebStorage({ area: () => undefined })],
  ['blocked cookie', () => createCookieStorage(createJar({ blocked: true }))],
]
const { area } = createArea()
function blockedArea(): WebStorageArea {
  throw new DOMException('blocked', 'SecurityError')
}

describe.each(drivers)('%s storage', (_, create) => {
  it('keeps, replaces and removes a value', () => {
    const storage = create()
    expect(storage.get('a.b')).toBeUndefined()
    storage.set('a.b', '{"é": "; ="}')
    expect(storage.get('a.b')).toBe('{"é": "; ="}')
    storage.set('a.b', '')
    expect(storage.get('a.b')).toBe('')
    storage.remove('a.b')
    storage.remove('a.b')
    expect(storage.get('a.b')).toBeUndefined()
  })
})

describe('createWebStorage', () => {
  it('C11 touches storage at first use, not at creation', () => {
    const getArea = vi.fn(() => createArea().area)
    const storage = createWebStorage({ area: getArea })
    expect(getArea).not.toHaveBeenCalled()
    storage.get('a')
    expect(getArea).toHaveBeenCalled()
  })

  it('warns once when blocked and works on', () => {
    const logger = quiet()
    const storage = createWebStorage({ area: blockedArea, logger })
    storage.set('a', '1')
    storage.set('b', '2')
    storage.remove('b')
    expect([storage.get('a'), storage.get('b'), storage.get('c')]).toEqual(['1', undefined, undefined])
    expect(warnings(logger.logs())).toBe(1)
  })

  it('keeps what does not fit until the page is left, and does not leave an older value behind', () => {
    const { area, values } = createArea(3)
    const logger = quiet()
    const storage = createWebStorage({ area: () => area, logger })
    storage.set('a', 'old')
    storage.set('a', 'newer')
    expect(storage.get('a')).toBe('newer')
    expect(values.has('a')).toBe(false)
    storage.set('b', 'fit')
    expect(values.get('b')).toBe('fit')
    storage.set('a', 'fit')
    expect(values.get('a')).toBe('fit')
    values.set('a', 'other tab')
    expect(storage.get('a')).toBe('other tab')
    expect(warnings(logger.logs())).toBe(1)
  })

  it('takes a value that is no text as none', () => {
    const broken = { ...createArea().area, getItem: () => 5 as never }
    expect(createWebStorage({ area: () => broken }).get('a')).toBeUndefined()
  })

  it('does not remove what it cannot reach, and does not show it either', () => {
    const { area } = createArea()
    area.setItem('a', '1')
    const stuck = {
      ...area,
      removeItem() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    const storage = createWebStorage({ area: () => stuck })
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
  })

  it('notifies about writes of other tabs, and drops its own copy then', () => {
    const { area, values } = createArea(3)
    const listeners = new Set<(change: WebStorageChange) => void>()
    const storage = createWebStorage({
      area: () => area,
      onChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    })
    const emit = (change: WebStorageChange) => {
      for (const listener of listeners) listener(change)
    }
    const seen: (string | undefined)[] = []
    const stop = storage.watch?.('a', value => seen.push(value))
    storage.set('a', 'too long')
    values.set('a', 'two')
    emit({ key: 'a', newValue: 'two' })
    emit({ key: 'b', newValue: 'other' })
    expect(storage.get('a')).toBe('two')
    emit({ key: 'a', newValue: null })
    emit({ key: null, newValue: null })
    expect(seen).toEqual(['two', undefined, undefined])
    stop?.()
    emit({ key: 'a', newValue: 'three' })
    expect(seen).toHaveLength(3)
    expect(createWebStorage({ area: () => area }).watch).toBeUndefined()
  })
})

describe('createCookieStorage', () => {
  it('writes what a server reads', () => {
    const jar = createJar()
    const attributes = { maxAge: 60, secure: true, domain: 'example.com' }
    createCookieStorage({ ...jar, attributes }).set('latchkit.a', 'x; y=z')
    expect(jar.written).toEqual([
      'latchkit.a=x%3B%20y%3Dz; Max-Age=60; Path=/; SameSite=Lax; Domain=example.com; Secure',
    ])
    const server = createCookieStorage({ read: () => `other=1;latchkit.a=x%3B%20y%3Dz`, write: () => {} })
    expect(server.get('latchkit.a')).toBe('x; y=z')
    expect(server.get('atchkit.a')).toBeUndefined()
  })

  it('keeps what does not fit until the page is left, and does not leave an older value behind', () => {
    const jar = createJar()
    const logger = quiet()
    const storage = createCookieStorage({ ...jar, logger })
    storage.set('a', 'old')
    storage.set('a', 'x'.repeat(5000))
    storage.set('b', 'y'.repeat(5000))
    expect(storage.get('a')).toHaveLength(5000)
    expect(jar.cookies.size).toBe(0)
    expect(warnings(logger.logs())).toBe(1)
  })

  it('takes a corrupt cookie as none', () => {
    const logger = quiet()
    const storage = createCookieStorage({ read: () => 'a=%E0%A4%A', write: () => {}, logger })
    expect(storage.get('a')).toBeUndefined()
    expect(warnings(logger.logs())).toBe(1)
  })
})
