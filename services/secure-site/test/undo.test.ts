import { randomUUID } from 'node:crypto'
import {
  addPasskey,
  provePasskey,
  readAccountState,
  startPasskey,
  undoChange,
} from '@latchkit/secure-protocol/api/account'
import { listDevices, listEvents, revokeDevice } from '@latchkit/secure-protocol/api/devices'
import { confirmFactor, listFactors, removeFactor } from '@latchkit/secure-protocol/api/factors'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFactor } from './addFactor.js'
import { pressUndo } from './createActor.js'
import { createDevice, type Device, send } from './createDevice.js'
import { createPasskey } from './createPasskey.js'
import { createOwner } from './createWallet.js'
import { openSite, type TestSite } from './openSite.js'
import { signUp, splitFor } from './signUp.js'

const day = 86_400_000

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const lastMail = (email: string) => site.inbox.messages().findLast(({ to }) => to.includes(email))

/** The token of the link in the last mail. */
const readUndo = (email: string) =>
  /\/v1\/change\/undo\?language=[\w-]+&token=(\S+)/.exec(lastMail(email)?.text ?? '')?.[1] ?? ''

const press = (token: string, origin?: string) => pressUndo(site, token, origin)

/** A user with a wallet that a first factor opens. */
async function openHeld(email: string) {
  const own = await signUp(site, email)
  const split = await splitFor(own, 2)
  const first = await addFactor(own, 2)
  first.answer.ok()
  ;(await first.restore(own)).ok()
  ;(await split.confirm()).ok()
  return { ...own, first }
}

type Held = Pick<Awaited<ReturnType<typeof openHeld>>, 'device' | 'session' | 'change' | 'walletId' | 'prove'>

async function addSecond(own: Held, ...of: readonly [id?: string, credentialId?: string]) {
  const factor = await addFactor(own, 2, ...of)
  factor.answer.ok()
  ;(await factor.restore(own)).ok()
  ;(await own.change(confirmFactor, { id: factor.id })).ok()
  return factor
}

const idsOf = async ({ device, session }: Held) =>
  (await device.call(listFactors, {}, { session })).ok().factors.map(({ id }) => id)

const stateOf = async (device: Device, of: Pick<Held, 'session'>) =>
  (await device.call(readAccountState, {}, of)).ok()

test('sec 20: a change of a factor is mailed and shown on every device, and taken back by a link that lives for a day', async () => {
  const email = 'undo@example.com'
  const own = await openHeld(email)
  // To the assisted tier no mail leads back.
  expect(lastMail(email)?.subject).toBe('Your wallet has new recovery factors')
  expect([readUndo(email), (await stateOf(own.device, own)).changes]).toEqual(['', []])

  const second = await addSecond(own)
  const added = readUndo(email)
  expect(lastMail(email)?.subject).toBe('A recovery factor was added to your wallet')
  ;(await own.change(removeFactor, { id: own.first.id })).ok()
  const removed = readUndo(email)
  expect(await idsOf(own)).toEqual([second.id])
  expect((await own.first.open(own)).error().code).toBe('NOT_FOUND')
  expect((await stateOf(own.device, own)).changes.map(({ event }) => event)).toEqual([
    'factor/removed',
    'factor/added',
  ])

  // Mail scanners open links; another site sends forms.
  const page = await send(site, { path: `/v1/change/undo?token=${removed}` })
  expect([page.status, page.text.includes('Undo')]).toEqual([200, true])
  expect(await press(removed, 'https://evil.example')).toBe(403)
  expect(await press(`${removed.slice(0, -2)}AA`)).toBe(410)
  expect(await idsOf(own)).toEqual([second.id])
  expect(await press(removed)).toBe(200)
  expect(await press(removed)).toBe(410)
  expect(new Set(await idsOf(own))).toEqual(new Set([own.first.id, second.id]))
  ;(await own.first.open(own)).ok()
  expect(await press(added)).toBe(200)
  expect(await idsOf(own)).toEqual([own.first.id])
  expect((await stateOf(own.device, own)).changes).toEqual([])
  const { events } = (await own.device.call(listEvents, {}, own)).ok()
  expect(events.filter(({ event }) => event === 'factor/undone')).toHaveLength(2)

  // An added factor whose forerunner was removed since: both are as before.
  await addSecond(own)
  const again = readUndo(email)
  ;(await own.change(removeFactor, { id: own.first.id })).ok()
  expect(await press(again)).toBe(200)
  expect(await idsOf(own)).toEqual([own.first.id])
  await addSecond(own)
  const late = readUndo(email)
  site.passTime(day)
  expect(await press(late)).toBe(410)
})

test('sec 20: a browser that was removed by mistake is approved again by the link, without its share', async () => {
  const email = 'undo-device@example.com'
  const own = await openHeld(email)
  site.passTime(31_000)
  const other = await createDevice(site)
  const { session } = await other.signIn(email)
  ;(await own.first.restore({ device: other, session })).ok()
  const list = async () => (await own.device.call(listDevices, {}, own)).ok().devices
  const deviceId = (await list()).find(({ isThis }) => !isThis)?.id ?? ''
  ;(await own.change(revokeDevice, { deviceId })).ok()
  expect(await list()).toHaveLength(1)
  expect(lastMail(email)?.subject).toBe('A browser was removed from your wallet account')
  expect(await press(readUndo(email))).toBe(200)
  expect(await list()).toHaveLength(2)
  site.passTime(31_000)
  const back = (await other.signIn(email)).session
  const share = await other.call(getAuthShare, { walletId: own.walletId, shareGen: 2 }, { session: back })
  expect(share.error().code).toBe('SHARE_ENDED')
  // It takes nothing back itself: it is new.
  const refused = await other.call(undoChange, { id: randomUUID() }, { session: back })
  expect(refused.error().code).toBe('DEVICE_TOO_NEW')
})

test.each([false, true])(
  'sec 19: the last passkey that is removed is required until the next day, unless it was proved: %s',
  async isProved => {
    const email = `passkey-${isProved}@example.com`
    const own = await openHeld(email)
    const passkey = createPasskey(site.site.url)
    const challenge = async (by: Held) =>
      (await by.device.call(startPasskey, {}, { session: by.session })).ok().challenge
    const id = randomUUID()
    ;(await own.change(addPasskey, { id, response: passkey.create(await challenge(own)) })).ok()
    await addSecond(own, id, passkey.id)
    const has = async (by: Held) => (await stateOf(by.device, by)).hasPasskey
    expect(await has(own)).toBe(true)
    if (isProved) (await own.device.call(provePasskey, passkey.prove(await challenge(own)), own)).ok()
    ;(await own.change(removeFactor, { id })).ok()
    expect(lastMail(email)?.text).toContain('still asked for in the next 24 hours')
    expect([await has(own), await idsOf(own)]).toEqual([!isProved, [own.first.id]])
    // The link brings the factor and its passkey back.
    expect(await press(readUndo(email))).toBe(200)
    expect(await has(own)).toBe(true)
    ;(await own.change(removeFactor, { id })).ok()
    site.passTime(day + 1)
    const { session } = await own.device.signIn(email)
    const later = { ...own, session, ...createOwner(own.device, session, own) }
    expect(await has(later)).toBe(false)
  },
)
