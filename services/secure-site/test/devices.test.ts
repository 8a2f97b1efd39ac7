import { randomUUID } from 'node:crypto'
import { startChange } from '@latchkit/secure-protocol/api/changes'
import { endAllSessions, listDevices, listEvents, revokeDevice } from '@latchkit/secure-protocol/api/devices'
import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { refreshSession } from '@latchkit/secure-protocol/api/session'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { changeText } from '@latchkit/secure-protocol/formats/walletProof'
import { openDatabase } from '@latchkit/service-base/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenAudit } from '../src/auth/audit.js'
import { createDevice, send } from './createDevice.js'
import { createOwner, createProver, createWallet } from './createWallet.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'

const day = 86_400_000

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('C8, sec 20: a user lists and revokes devices, of which the others stay, signs out everywhere and sees it in a log that cannot be changed', async () => {
  const email = 'devices@example.com'
  const [phone, laptop, stranger] = [
    await createDevice(site),
    await createDevice(site),
    await createDevice(site),
  ]
  const begun = (await phone.signIn(email)).session
  const wallet = await createWallet(phone, begun)
  await wallet.readBack()
  ;(await wallet.confirm()).ok()
  site.passTime(31_000)
  const tooNew = createOwner(laptop, (await laptop.signIn(email)).session, wallet)
  for (const refused of [
    await tooNew.change(endAllSessions, {}),
    await tooNew.change(revokeDevice, { deviceId: randomUUID() }),
  ])
    expect(refused.error()).toMatchObject({
      code: 'DEVICE_TOO_NEW',
      data: { retryAfter: expect.any(Number) },
    })
  site.passTime(day)
  const first = (await phone.signIn(email)).session
  site.passTime(31_000)
  const second = (await laptop.signIn(email)).session
  const owner = createOwner(laptop, second, wallet)
  const other = (await stranger.signIn('another@example.com')).session

  const { devices } = (await laptop.call(listDevices, {}, { session: second })).ok()
  expect(devices).toMatchObject([
    { isThis: true, isFirst: false, agent: 'Chrome, Linux' },
    { isThis: false, isFirst: true },
  ])
  const deviceId = devices[1]?.id ?? ''
  expect((await stranger.call(revokeDevice, { deviceId }, { session: other })).error().code).toBe('NOT_FOUND')
  expect((await phone.call(getUser, {}, { session: first })).status).toBe(200)
  // A session is what a mailbox gives: it ends no device.
  for (const refused of [
    await laptop.call(revokeDevice, { deviceId }, { session: second }),
    await laptop.call(endAllSessions, {}, { session: second }),
    await createOwner(laptop, second, { ...wallet, prove: createProver() }).change(endAllSessions, {}),
  ])
    expect(refused.error().code).toBe('OWNER_PROOF_REQUIRED')
  expect((await phone.call(getUser, {}, { session: first })).status).toBe(200)
  // The proof is for that change, once.
  const { nonce } = (await laptop.call(startChange, {}, { session: second })).ok()
  const of = { walletId: wallet.walletId, path: revokeDevice.path, nonce }
  const signature = wallet.prove.signText(await changeText({ ...of, body: { deviceId: randomUUID() } }))
  const ownerProof = { nonce, signature }
  const moved = await laptop.call(revokeDevice, { deviceId, ownerProof }, { session: second })
  expect(moved.error().code).toBe('OWNER_PROOF_REQUIRED')
  const right = wallet.prove.signText(await changeText({ ...of, body: { deviceId } }))
  const late = { deviceId, ownerProof: { nonce, signature: right } }
  expect((await laptop.call(revokeDevice, late, { session: second })).error().code).toBe(
    'OWNER_PROOF_REQUIRED',
  )
  ;(await owner.change(revokeDevice, { deviceId })).ok()
  expect((await phone.call(getUser, {}, { session: first })).error().code).toBe('SESSION_ENDED')
  const { refreshToken } = first
  expect((await phone.call(refreshSession, { refreshToken })).error().code).toBe('SESSION_ENDED')
  expect((await laptop.call(listDevices, {}, { session: second })).ok().devices).toHaveLength(1)
  site.passTime(31_000)
  const again = await phone.call(startEmail, { projectId: 'demo', parentOrigin: appOrigin, email })
  expect(again.ok().action).toBe('VERIFY_DEVICE')

  const { events } = (await laptop.call(listEvents, {}, { session: second })).ok()
  expect(events.map(({ event }) => event)).toEqual([
    'device/revoked',
    'session/begun',
    'session/begun',
    'session/begun',
    'wallet/confirmed',
    'session/begun',
  ])
  expect(events[1]?.meta).toMatchObject({ agent: 'Chrome, Linux', parentOrigin: appOrigin })
  ;(await owner.change(endAllSessions, {})).ok()
  expect((await laptop.call(getUser, {}, { session: second })).error().code).toBe('SESSION_ENDED')
  expect((await stranger.call(getUser, {}, { session: other })).status).toBe(200)
  site.passTime(31_000)
  // Devices stay approved: the code alone is requested.
  const { challenge } = await laptop.askForCode(email)
  expect(challenge).toBeTruthy()

  await site.site.close()
  const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
  const change = (query: string) => database.execute(query)
  for (const query of ['update auth.audit set at = 0', 'delete from auth.audit', 'truncate auth.audit'])
    await expect(change(query)).rejects.toThrow('append-only')
  expect(await findBrokenAudit({ orm: database.orm })).toBeUndefined()
  // Even the owner of the database cannot change an entry unseen.
  await change('alter table auth.audit disable trigger all')
  await change(`update auth.audit set event = 'session/ended' where seq = 2`)
  expect(await findBrokenAudit({ orm: database.orm })).toBe(2)
  await change('delete from auth.audit where seq = 1')
  expect(await findBrokenAudit({ orm: database.orm })).toBe(1)
  await database.close()
  await site.restart()
})

test('C15: a page of a link in a mail is in the language of the mail, and stays in it', async () => {
  const { text } = await send(site, {
    path: '/v1/device/confirm?language=ar&token=x',
    headers: { 'accept-language': 'en' },
  })
  expect(text).toContain('<html lang="ar" dir="rtl">')
  const unknown = { path: '/v1/device/confirm?language=C&token=x', headers: { 'accept-language': 'ar' } }
  expect((await send(site, unknown)).text).toContain('<html lang="ar" dir="rtl">')
})

test.each([
  [undefined, 'en', 'Not found'],
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar', 'غير موجود'],
  ['eo, en;q=0.4, ar;q=0.7', 'ar', 'غير موجود'],
  ['x-klingon, C, en_US.UTF-8', 'en', 'Not found'],
  ['ar;q=0, en', 'en', 'Not found'],
])('C15: pages are in the language of the browser: %s', async (accepted, language, title) => {
  const { text } = await send(site, {
    path: '/nothing',
    headers: accepted === undefined ? {} : { 'accept-language': accepted },
  })
  expect(text).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  expect(text).toContain(`<h1>${title}</h1>`)
})
