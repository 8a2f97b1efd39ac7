import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.js'
import {
  createBrowser,
  sealed,
  sessionTopic,
  startTab,
  storedEntries,
  storedSession,
  symKey,
} from '../../test/tabs.js'
import { lazyActions } from './lazyActions.js'
import { disconnect } from './pendingDeletes.js'
import { restore } from './restore.js'
import { getSessions, saveSession, setLink } from './sessions.js'

const key = 'app.sessions'

function twoTabs() {
  const browser = createBrowser()
  const one = startTab(browser.openTab(), symKey)
  const two = startTab(browser.openTab(), symKey)
  saveSession(one.context, storedSession())
  one.emitted.session.splice(0)
  two.emitted.session.splice(0)
  return { browser, one, two }
}

describe('trap 11 and C10: two tabs, one session', () => {
  test('a session that came in one tab is known to the other', () => {
    const browser = createBrowser()
    const [one, two] = [startTab(browser.openTab()), startTab(browser.openTab())]
    saveSession(one.context, storedSession())
    expect(two.emitted.session).toHaveLength(1)
    expect(getSessions(two.context)).toEqual(getSessions(one.context))
    expect([...two.topics]).toEqual([sessionTopic])
  })

  test('a request is answered once, by the tab with the socket, and both know the outcome', async () => {
    const { one, two } = twoTabs()
    const update = { namespaces: { eip155: { methods: [], events: [], accounts: ['eip155:10:0xab'] } } }
    const message = sealed('wc_sessionUpdate', update)
    await Promise.all([one.receive(message, false), two.receive(message, true)])
    expect(one.published).toEqual([])
    expect(two.published).toMatchObject([{ result: true }])
    for (const { context, emitted } of [one, two]) {
      expect(getSessions(context)[0]?.namespaces).toEqual(update.namespaces)
      expect(emitted.session).toHaveLength(1)
    }
  })

  test('an event is emitted in both tabs and answered once', async () => {
    const { one, two } = twoTabs()
    const message = sealed('wc_sessionEvent', {
      chainId: 'eip155:1',
      event: { name: 'accountsChanged', data: [] },
    })
    await Promise.all([one.receive(message, true), two.receive(message, false)])
    expect([one.emitted.event.length, two.emitted.event.length]).toEqual([1, 1])
    expect([one.published.length, two.published.length]).toEqual([1, 0])
  })

  test('an end in one tab is the end in the other, and what that waits for is settled', async () => {
    const { browser, one, two } = twoTabs()
    const waiting = lazyActions.ping(two.context, { topic: sessionTopic })
    waiting.catch(() => {})
    const message = sealed('wc_sessionDelete', { code: 6000, message: 'bye' })
    await Promise.all([one.receive(message, true), two.receive(message, false)])
    for (const { emitted, context } of [one, two]) {
      expect(emitted.end).toHaveLength(1)
      expect(getSessions(context)).toEqual([])
    }
    await expect(waiting).rejects.toMatchObject({ code: 'walletconnect/user-disconnected' })
    expect(one.published).toMatchObject([{ result: true }])
    expect(browser.values.size).toBe(0)
  })

  test('a tab whose storage is not shared answers for itself', async () => {
    const tab = startTab(memoryStorage(), symKey)
    saveSession(tab.context, storedSession())
    await tab.receive(sealed('wc_sessionPing', {}), false)
    expect(tab.published).toMatchObject([{ result: true }])
  })

  test('a session is known before the browser emits the storage event', async () => {
    const browser = createBrowser()
    const tab = startTab(browser.openTab(), symKey)
    for (const [key, value] of storedEntries({ [sessionTopic]: storedSession() }))
      browser.values.set(key, value)
    await tab.receive(sealed('wc_sessionPing', {}), true)
    expect(tab.published).toMatchObject([{ result: true }])
  })
})

describe('storage', () => {
  test('full: the session lives as long as the page, and other tabs do not end it', async () => {
    const storage = memoryStorage()
    storage.isFull = true
    const tab = startTab(storage, symKey)
    saveSession(tab.context, storedSession())
    expect(storage.values.size).toBe(0)
    expect(getSessions(tab.context)).toHaveLength(1)
    await tab.receive(sealed('wc_sessionPing', {}), true)
    expect(tab.published).toMatchObject([{ result: true }])
    await disconnect(tab.context, { topic: sessionTopic })
    expect(getSessions(tab.context)).toEqual([])
  })

  test.each(['', '{', '[]', 'null', '1', '"x"'])('broken: %j is dropped with a warning', value => {
    const storage = memoryStorage(storedEntries({ [sessionTopic]: value }))
    const tab = startTab(storage)
    expect(getSessions(tab.context)).toEqual([])
    expect(tab.warnings).toHaveLength(1)
    expect(storage.values.size).toBe(0)
  })

  test.each(['', '{', '[]', 'null', ','])('a broken list, %j, lists nothing', value => {
    const storage = memoryStorage(new Map([[key, value]]))
    const tab = startTab(storage)
    expect(getSessions(tab.context)).toEqual([])
    saveSession(tab.context, storedSession())
    expect(storage.values.get(key)).toBe(sessionTopic)
  })

  test.each<[string, (entry: ReturnType<typeof storedSession>) => unknown]>([
    ['no object', () => 1],
    ['no key', ({ symKey: _, ...entry }) => entry],
    ['a key that is none', entry => ({ ...entry, symKey: '00' })],
    ['no peer', entry => ({ ...entry, session: { ...entry.session, peer: 1 } })],
    [
      'namespaces that are none',
      entry => ({ ...entry, session: { ...entry.session, namespaces: { eip155: 1 } } }),
    ],
    ['an end that is none', entry => ({ ...entry, session: { ...entry.session, expiry: 'never' } })],
  ])('one broken session (%s) does not affect the others', (_what, change) => {
    const other = 'd'.repeat(64)
    const entries = { [sessionTopic]: change(storedSession()), [other]: storedSession() }
    const tab = startTab(memoryStorage(storedEntries(entries)))
    expect(getSessions(tab.context).map(({ topic }) => topic)).toEqual([other])
    expect(tab.warnings).toHaveLength(1)
  })

  test('a broken write of another tab ends nothing', () => {
    const { browser, one } = twoTabs()
    const other = browser.openTab()
    other.set(key, '{')
    other.set(`${key}.${sessionTopic}`, '{')
    expect(getSessions(one.context)).toHaveLength(1)
    expect(one.emitted.end).toEqual([])
  })

  test('a list that another tab overwrote is repaired, so that nothing is missing after a reload', () => {
    const { browser, one } = twoTabs()
    // Both write at the same time: neither knows the other's session.
    const topic = 'd'.repeat(64)
    const lists = browser.openTab()
    for (const [key, value] of storedEntries({ [topic]: storedSession({ topic }) })) lists.set(key, value)
    expect(getSessions(one.context)).toHaveLength(2)
    const reloaded = startTab(browser.openTab())
    expect(
      getSessions(reloaded.context)
        .map(({ topic }) => topic)
        .sort(),
    ).toEqual([sessionTopic, topic])
  })

  test('what ended in one tab does not come back with what another one writes at once', async () => {
    const { browser, one, two } = twoTabs()
    browser.freeze()
    await disconnect(one.context, { topic: sessionTopic })
    setLink(two.context, { topic: sessionTopic, link: { href: 'wallet://' } })
    browser.thaw()
    for (const { context, emitted } of [one, two]) {
      expect(getSessions(context)).toEqual([])
      expect(emitted.end).toHaveLength(1)
    }
    expect(browser.values.size).toBe(0)
  })

  test('wiped by another tab: the sessions end', () => {
    const { browser, one, two } = twoTabs()
    browser.clear()
    for (const { emitted } of [one, two]) expect(emitted.end).toHaveLength(1)
  })

  test('trap 4: the link of a session is kept with it and goes with it', async () => {
    const { browser, one, two } = twoTabs()
    const link = { href: 'wallet://', walletId: 'wallet' }
    setLink(one.context, { topic: sessionTopic, link })
    expect(getSessions(two.context)[0]?.link).toEqual(link)
    const reloaded = startTab(browser.openTab(), symKey)
    expect(getSessions(reloaded.context)[0]?.link).toEqual(link)
    await disconnect(one.context, { topic: sessionTopic })
    expect(browser.values.size).toBe(0)
    expect(JSON.stringify([...browser.values])).not.toContain('wallet://')
  })
})

describe('restore', () => {
  test('removes expired sessions, emits their end, and subscribes the others', async () => {
    const browser = createBrowser()
    const over = 'd'.repeat(64)
    const entries = {
      [over]: storedSession({ expiry: 1 }),
      [sessionTopic]: storedSession(),
    }
    for (const [key, value] of storedEntries(entries)) browser.values.set(key, value)
    const tab = startTab(browser.openTab())
    expect((await restore(tab.context)).map(({ topic }) => topic)).toEqual([sessionTopic])
    expect(tab.emitted.end).toEqual([{ topic: over, reason: { code: 6, message: 'Expired' } }])
    expect([...tab.topics]).toEqual([sessionTopic])
    expect([...browser.values.keys()].join()).not.toContain(over)
  })
})
