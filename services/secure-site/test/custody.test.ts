import { randomUUID } from 'node:crypto'
import { releaseRecoveryShare, startRecovery } from '@latchkit/secure-protocol/api/recovery'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { openDatabase } from '@latchkit/service-base/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice, type Device } from './createDevice.js'
import { createWallet } from './createWallet.js'
import { openSite, type TestSite } from './openSite.js'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function createOwner(email: string) {
  const device = await createDevice(site)
  const { session } = await device.signIn(email)
  const wallet = await createWallet(device, session)
  await wallet.readBack()
  ;(await wallet.confirm()).ok()
  return { device, session, ...wallet }
}

const release = (device: Device, session: object, challenge: string, code: string) =>
  device.call(
    releaseRecoveryShare,
    { challenge, code, shareGen: 1, sealTo: device.key },
    { session: session as never },
  )
const readMails = (email: string) => site.inbox.messages().filter(({ to }) => to.includes(email))
const readCode = (email: string) => /^\d{6}/.exec(readMails(email).at(-1)?.text ?? '')?.[0] ?? ''

test('sec 15: a session alone, the code of the login or that of another device releases no assisted share', async () => {
  const email = 'assisted@example.com'
  const { device, session, walletId } = await createOwner(email)
  const refused = async (...parameters: Parameters<typeof release>) =>
    (await release(...parameters)).error().code
  expect(await refused(device, session, randomUUID(), '123456')).toBe('OTP_EXPIRED')
  const loginCode = readCode(email)
  const { challenge } = (await device.call(startRecovery, { walletId }, { session })).ok()
  const code = readCode(email)
  expect(code).not.toBe(loginCode)
  expect(await refused(device, session, challenge, loginCode)).toBe('OTP_INVALID')
  // Of another user, and of another device of the same one: a code is bound to the key that asked for it.
  const other = await createOwner('other@example.com')
  expect(await refused(other.device, other.session, challenge, code)).toBe('OTP_EXPIRED')
  expect(
    (await other.device.call(startRecovery, { walletId }, { session: other.session })).error().code,
  ).toBe('RECOVERY_REFUSED')
  site.passTime(31_000)
  const second = await createDevice(site)
  const { session: own } = await second.signIn(email)
  expect(await refused(second, own, challenge, code)).toBe('OTP_EXPIRED')
  expect((await release(device, session, challenge, code)).ok().kind).toBe('assisted')
})

test('sec 20: in the user-held tier the code of a login on an unknown device opens no key', async () => {
  const email = 'held@example.com'
  const { walletId } = await createOwner(email)
  await makeUserHeld(walletId)
  site.passTime(31_000)
  const thief = await createDevice(site)
  const { session } = await thief.signIn(email)
  const before = readMails(email).length
  expect((await thief.call(startRecovery, { walletId }, { session })).error().code).toBe('RECOVERY_REFUSED')
  expect((await release(thief, session, randomUUID(), readCode(email))).error().code).toBe('OTP_EXPIRED')
  expect(readMails(email)).toHaveLength(before)
  for (const shareGen of [undefined, 1]) {
    const refused = await thief.call(getAuthShare, { walletId, shareGen }, { session })
    expect(refused.error().code).toBe('SHARE_ENDED')
  }
})

/** As a wallet whose recovery share is sealed by a factor of its user. */
async function makeUserHeld(walletId: string) {
  await site.site.close()
  const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
  await database.execute(`update recovery.share set kind = 'password' where wallet_id = '${walletId}'`)
  await database.close()
  await site.restart()
}
