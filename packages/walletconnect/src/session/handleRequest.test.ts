import { expect, test } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.js'
import { createBrowser, sealed, startTab, storedSession, symKey } from '../../test/tabs.js'
import { seenLimit } from '../constants.js'
import { saveSession } from './sessions.js'

const event = (id: number) =>
  sealed('wc_sessionEvent', { chainId: 'eip155:1', event: { name: 'accountsChanged', data: id } }, id)

test('the last 256 are remembered, which stay a few kilobytes, and none of them is told again', async () => {
  const storage = memoryStorage()
  const before = startTab(storage, symKey)
  saveSession(before.context, storedSession())
  const ids = Array.from({ length: seenLimit + 1 }, (_, index) => 1_800_000_000_000_000 + index * 1000)
  for (const id of ids) await before.receive(event(id), true)
  expect(before.told.event).toHaveLength(ids.length)
  before.destroy()
  expect([...storage.values.values()].join().length).toBeLessThan(6_000)
  const after = startTab(storage, symKey)
  for (const id of ids.slice(1)) await after.receive(event(id), true)
  expect(after.told.event).toEqual([])
  expect(after.published).toHaveLength(seenLimit)
})

test('a tab that does not hold the socket hears what another one notes, whichever comes first', async () => {
  const browser = createBrowser()
  const [owner, other] = [startTab(browser.openTab(), symKey), startTab(browser.openTab(), symKey)]
  saveSession(owner.context, storedSession())
  for (const tab of [owner, other]) tab.told.session.splice(0)
  await owner.receive(event(5_000), true)
  await other.receive(event(5_000), false)
  await other.receive(event(6_000), false)
  await owner.receive(event(6_000), true)
  expect([owner.told.event.length, other.told.event.length]).toEqual([2, 2])
  // A note is no news of the session.
  expect([owner.told.session.length, other.told.session.length]).toEqual([0, 0])
  const third = startTab(browser.openTab(), symKey)
  await third.receive(event(6_000), false)
  expect(third.told.event).toEqual([])
})

test('an event that ends the session by what the app does about it leaves nothing behind', async () => {
  const storage = memoryStorage()
  const tab = startTab(storage, symKey)
  saveSession(tab.context, storedSession())
  tab.context.emitter.on('event', ({ topic }) => tab.context.sessions.remove(topic))
  await tab.receive(event(5_000), true)
  expect(storage.values.size).toBe(0)
})
