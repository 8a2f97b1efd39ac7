import { listDevices, revokeDevice } from '@latchkit/secure-protocol/api/devices'
import { startEmail, waitForDevice } from '@latchkit/secure-protocol/api/emailLogin'
import { endSession, getTime, refreshSession } from '@latchkit/secure-protocol/api/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevice, send } from './createDevice.js'
import { createOwner, createWallet } from './createWallet.js'
import { appOrigin, featureStores, openSite, type TestSite } from './openSite.js'

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const login = (email: string) => ({ projectId: 'demo', parentOrigin: appOrigin, email })

describe.each(featureStores)('sec 22: limits on $name', ({ open }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite({ limits: { callsPerMinute: 40, startTime: 0 } }, open)
  })
  afterAll(() => site.close())

  test('an address is bounded before its key, its proof and its token are looked at', async () => {
    const user = await createDevice(site)
    const { session } = await user.signIn('bounded@example.com')
    const refreshToken = `${'0'.repeat(64)}.1.${'0'.repeat(43)}`
    const codes: string[] = []
    for (let number = 0; number < 50; number += 1) {
      const call = number % 2 ? refreshSession : endSession
      // A separate key each time, and every third call without a proof.
      const device = await createDevice(site)
      const options = { ...from('10.7.0.1'), ...(number % 3 ? {} : { proof: 'none' }) }
      codes.push((await device.call(call, { refreshToken }, options)).error().code)
    }
    expect(codes.slice(0, 40)).not.toContain('RATE_LIMITED')
    expect(new Set(codes.slice(40))).toEqual(new Set(['RATE_LIMITED']))
    const headers = { 'x-forwarded-for': '10.7.0.1' }
    expect((await send(site, { path: getTime.path, headers })).status).toBe(429)
    // Another address is served.
    const { refreshToken: own } = session
    const next = (await user.call(refreshSession, { refreshToken: own }, from('10.7.0.2'))).ok()
    expect(next.session.refreshToken).not.toBe(own)
  })

  test('strangers use up no link mail of a device that the owner approved once', async () => {
    const email = 'owner-links@example.com'
    const phone = await createDevice(site)
    const { session } = await phone.signIn(email)
    const wallet = await createWallet(phone, session)
    await wallet.readBack()
    ;(await wallet.confirm()).ok()
    const laptop = await createDevice(site)
    await laptop.signIn(email)
    const { devices } = (await phone.call(listDevices, {}, { session })).ok()
    const deviceId = devices.find(({ isThis }) => !isThis)?.id ?? ''
    ;(await createOwner(phone, session, wallet).change(revokeDevice, { deviceId })).ok()
    const asked: string[] = []
    for (let number = 0; number < 5; number += 1) {
      const stranger = await createDevice(site)
      const answer = await stranger.call(startEmail, login(email))
      asked.push(answer.status === 200 ? 'mailed' : answer.error().code)
    }
    // The sign-ins took two of the five that devices without an approval have in an hour.
    expect(asked).toEqual(['mailed', 'mailed', 'mailed', 'RATE_LIMITED', 'RATE_LIMITED'])
    expect((await laptop.call(startEmail, login(email))).ok().action).toBe('VERIFY_DEVICE')
  })
})

describe('sec 22: limits', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('an address has 30 calls that wait at a time, whatever they wait for', async () => {
    const waiting: {
      readonly challenge: string
      readonly device: Awaited<ReturnType<typeof createDevice>>
    }[] = []
    for (let number = 0; number < 31; number += 1) {
      const device = await createDevice(site)
      const started = (await device.call(startEmail, login(`wait-${number}@example.com`))).ok()
      waiting.push({ device, challenge: started.challenge })
    }
    const calls = waiting.map(({ device, challenge }) =>
      device.call(waitForDevice, { challenge }, from('10.7.0.3')),
    )
    const first = await Promise.race(calls)
    expect(first.error()).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfter: 5 } })
    // Their time is over: each of them is answered, and the address has its places again.
    site.passTime(900_000)
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    const [one] = waiting
    const again = await one?.device.call(waitForDevice, { challenge: one.challenge }, from('10.7.0.3'))
    expect(again?.error().code).toBe('DEVICE_LINK_EXPIRED')
  })

  test('one network address uses up no more than a part of the link mails of a mailbox', async () => {
    const ask = async (address: string) => {
      site.passTime(31_000)
      const body = login('mailbox@example.com')
      const answer = await (await createDevice(site)).call(startEmail, body, from(address))
      return answer.status === 200 ? 'mailed' : answer.error().code
    }
    const asked: string[] = []
    for (let tries = 0; tries < 4; tries += 1) asked.push(await ask('10.7.1.1'))
    expect(asked).toEqual(['mailed', 'mailed', 'mailed', 'RATE_LIMITED'])
    expect(await ask('10.7.1.2')).toBe('mailed')
    for (let tries = 0; tries < 6; tries += 1) {
      site.passTime(3_600_000)
      asked.push(await ask('10.7.1.1'))
    }
    expect(asked.filter(code => code === 'mailed')).toHaveLength(5)
    // The day has five more, for the owner elsewhere.
    site.passTime(3_600_000)
    expect([await ask('10.7.1.1'), await ask('10.7.1.2')]).toEqual(['RATE_LIMITED', 'mailed'])
  })
})
