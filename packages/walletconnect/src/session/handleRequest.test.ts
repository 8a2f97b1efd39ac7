import { expect, test } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.js'
import { createBrowser, sealed, startTab, storedSession, symKey } from '../../test/tabs.js'
import { seenLimit } from '../constants.js'
import { saveSession } from './sessions.js'

const event = (id: number) =>
  sealed('wc_sessionEvent', { chainId: 'eip155:1', event: { name: 'accountsChanged', data: id } }, id)

test('the last 256 are remembered, which take a few kilobytes, and none of them is emitted again', async () => {
  const storage = memoryStorage()
  const before = startTab(storage, symKey)
  saveSession(before.context, storedSession())
  const ids = Array.from({ length: seenLimit + 1 }, (_, index) => 1_800_000_000_000_000 + index * 1000)
  for (const id of ids) await before.receive(event(id), true)
  expect(before.emitted.event).toHaveLength(ids.length)
  before.destroy()
  expect([...storage.values.values()].join().length).toBeLessThan(6_000)
  const after = startTab(storage, symKey)
  for (const id of ids.slice(1)) await after.receive(event(id), true)
  expect(after.emitted.event).toEqual([])
  expect(after.published).toHaveLength(seenLimit)
})

test('an event or extension is not repeated after a reload, however many others followed', async () => {
  const storage = memoryStorage()
  const before = startTab(storage, symKey)
  const { eip155 } = storedSession().session.namespaces
  const events = ['accountsChanged', 'chainChanged']
  const granted = { methods: [], accounts: [], ...eip155, events }
  saveSession(before.context, storedSession({ namespaces: { eip155: granted } }))
  const changed = (id: number, data: number, name = 'chainChanged') =>
    sealed('wc_sessionEvent', { chainId: 'eip155:1', event: { name, data } }, id)
  const start = 1_800_000_000_000_000
  const first = changed(start, 1)
  const second = changed(start + 1, 2)
  const extend = sealed('wc_sessionExtend', {}, start + 2)
  for (const message of [first, second, extend]) await before.receive(message, true)
  const ids = Array.from({ length: seenLimit }, (_, index) => start + 1000 * (index + 1))
  for (const id of ids) await before.receive(event(id), true)
  expect(before.emitted.event).toHaveLength(2 + seenLimit)
  before.destroy()

  const after = startTab(storage, symKey)
  for (const message of [first, second, extend]) await after.receive(message, true)
  expect(after.emitted).toMatchObject({ event: [], session: [] })
  expect(after.published).toHaveLength(3)
  await after.receive(changed(start + 300_000, 3), true)
  expect(after.emitted.event).toMatchObject([{ data: 3 }])
})

test('a tab that does not own the socket reads what another tab stores, whichever comes first', async () => {
  const browser = createBrowser()
  const [owner, other] = [startTab(browser.openTab(), symKey), startTab(browser.openTab(), symKey)]
  saveSession(owner.context, storedSession())
  for (const tab of [owner, other]) tab.emitted.session.splice(0)
  await owner.receive(event(5_000), true)
  await other.receive(event(5_000), false)
  await other.receive(event(6_000), false)
  await owner.receive(event(6_000), true)
  expect([owner.emitted.event.length, other.emitted.event.length]).toEqual([2, 2])
  // A stored id does not emit `session`.
  expect([owner.emitted.session.length, other.emitted.session.length]).toEqual([0, 0])
  const third = startTab(browser.openTab(), symKey)
  await third.receive(event(6_000), false)
  expect(third.emitted.event).toEqual([])
})

test('an event that ends the session by what the app does about it leaves nothing behind', async () => {
  const storage = memoryStorage()
  const tab = startTab(storage, symKey)
  saveSession(tab.context, storedSession())
  tab.context.emitter.on('event', ({ topic }) => tab.context.sessions.remove(topic))
  await tab.receive(event(5_000), true)
  expect(storage.values.size).toBe(0)
})
