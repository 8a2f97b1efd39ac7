import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { LoginRequest } from '../src/auth/types.js'
import { createDevice } from './createDevice.js'
import { createFlood } from './createFlood.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'

test('sec 22: of 60 sends no more mails go out than the project may send, and a user is served meanwhile', async () => {
  // The sign-in of the user took two of them.
  const { counts, served, mails, otherProject } = await createFlood(60, 22)
  expect([...counts]).toEqual([
    ['mailed', 20],
    ['RATE_LIMITED', 40],
  ])
  expect([mails, served, otherProject]).toEqual([21, 20, 200])
})

let site: TestSite
const asked: LoginRequest[] = []
beforeAll(async () => {
  site = await openSite({
    limits: { projectMailsPerHour: 1, startTime: 0 },
    admit: login => {
      asked.push(login)
      return login.agent !== 'Safari, iOS'
    },
  })
})
afterAll(() => site.close())

test('sec 22: a mail beyond the limit of the site does not count against the address', async () => {
  const ask = async () => {
    const device = await createDevice(site)
    const login = { projectId: 'demo', parentOrigin: appOrigin, email: 'patient@example.com' }
    return device.call(startEmail, login)
  }
  const other = await createDevice(site)
  const first = { projectId: 'demo', parentOrigin: appOrigin, email: 'first@example.com' }
  ;(await other.call(startEmail, first)).ok()
  for (let tries = 0; tries < 12; tries += 1) expect((await ask()).error().code).toBe('RATE_LIMITED')
  site.passTime(3_600_000)
  expect((await ask()).ok().action).toBe('VERIFY_DEVICE')
})

test('a site says how many sign-ins an address begins in an hour', async () => {
  const small = await openSite({ limits: { emailStartsPerHour: 1 } })
  onTestFinished(() => small.close())
  const device = await createDevice(small)
  const start = (email: string) =>
    device.call(startEmail, { projectId: 'demo', parentOrigin: appOrigin, email })
  ;(await start('one@example.com')).ok()
  expect((await start('other@example.com')).error().code).toBe('RATE_LIMITED')
  small.passTime(3_600_000)
  ;(await start('other@example.com')).ok()
})

test('a hook of the deployer refuses a sign-in before its mail', async () => {
  site.passTime(3_600_000)
  const before = site.inbox.messages().length
  const device = await createDevice(site)
  const login = { projectId: 'demo', parentOrigin: appOrigin, email: 'robot@example.com' }
  const headers = {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  }
  expect((await device.call(startEmail, login, { headers })).error()).toMatchObject({
    code: 'RATE_LIMITED',
    data: { retryAfter: 60 },
  })
  expect(asked.at(-1)).toMatchObject({
    projectId: 'demo',
    parentOrigin: appOrigin,
    agent: 'Safari, iOS',
  })
  expect(site.inbox.messages()).toHaveLength(before)
})
