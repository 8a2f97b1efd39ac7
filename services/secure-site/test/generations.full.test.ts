import { endAllSessions, listDevices, revokeDevice } from '@latchkit/secure-protocol/api/devices'
import { getWallet } from '@latchkit/secure-protocol/api/wallet'
import { expect, test } from 'vitest'
import { openByFrame } from './frameWallet.js'
import { openGenerations } from './openGenerations.js'
import { stopTests } from './stopTests.js'

const generations = openGenerations()
const { openDevice, codesTo, passTime } = generations

stopTests(generations, ['reshare/stored', 'recovery/stored', 'confirm/recovery', 'confirm/auth'])

test('devices that are used in turn are each asked for one second code only', async () => {
  const email = 'turns@example.com'
  const [first, second, third] = [await openDevice(email), await openDevice(email), await openDevice(email)]
  const { addresses } = await first.open()
  expect(codesTo(email)).toBe(0)
  await second.open()
  await third.open()
  expect(codesTo(email)).toBe(2)
  for (const device of [first, second, third, first, second])
    expect((await device.open()).addresses).toEqual(addresses)
  expect(codesTo(email)).toBe(2)
  const { wallet } = (await first.device.call(getWallet, {}, first)).ok()
  expect(wallet).toMatchObject({ shareGen: 3, ownGen: 1, nextGen: 4 })
  // The share of another device's generation is not its own.
  expect([await first.ask(1), await first.ask(2), await second.ask(2)]).toEqual([200, 410, 200])

  // A device that was removed keeps nothing, also when its owner approves it again.
  const { devices } = (await first.device.call(listDevices, {}, first)).ok()
  for (const revoked of devices.filter(({ isThis }) => !isThis))
    (await first.change(revokeDevice, { deviceId: revoked.id })).ok()
  expect([await first.ask(1), await first.ask(2), await first.ask(3)]).toEqual([200, 410, 410])
  passTime(31_000)
  const { session } = await third.device.signIn(email)
  const again = { ...third, session }
  expect((await third.device.call(getWallet, {}, again)).ok().wallet).toMatchObject({
    shareGen: 3,
    ownGen: null,
  })
  expect((await openByFrame(again)).addresses).toEqual(addresses)
  expect(codesTo(email)).toBe(3)
  expect((await first.open()).addresses).toEqual(addresses)

  // Everywhere: of all devices the one that says so keeps its share.
  ;(await first.change(endAllSessions, {})).ok()
  passTime(31_000)
  const signedIn = { ...first, session: (await first.device.signIn(email)).session }
  expect((await openByFrame(signedIn)).addresses).toEqual(addresses)
  expect(codesTo(email)).toBe(3)
  // The recovery role mails three codes a day.
  passTime(86_400_000)
  const out = { ...again, session: (await third.device.signIn(email)).session }
  expect((await openByFrame(out)).addresses).toEqual(addresses)
  expect(codesTo(email)).toBe(4)
})
