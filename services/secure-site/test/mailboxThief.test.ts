import { randomUUID } from 'node:crypto'
import { addPasskey, deleteAccount, startPasskey } from '@latchkit/secure-protocol/api/account'
import { endAllSessions, listDevices, revokeDevice } from '@latchkit/secure-protocol/api/devices'
import { startEmailChange } from '@latchkit/secure-protocol/api/emailChange'
import { confirmFactor, listFactors, removeFactor } from '@latchkit/secure-protocol/api/factors'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFactor } from './addFactor.js'
import { createDevice } from './createDevice.js'
import { createPasskey } from './createPasskey.js'
import type { Owner } from './createWallet.js'
import { openSite, type TestSite } from './openSite.js'
import { signUp, splitFor } from './signUp.js'

const day = 86_400_000

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('sec 20: a mailbox alone changes nothing of who can recover a wallet, on a new device or an old one', async () => {
  const email = 'mailbox@example.com'
  const own = await signUp(site, email)
  const { walletId } = own
  const split = await splitFor(own, 2)
  const factor = await addFactor(own, 2)
  factor.answer.ok()
  const { id } = factor
  ;(await factor.restore(own)).ok()
  ;(await split.confirm()).ok()

  site.passTime(31_000)
  const thief = await createDevice(site)
  const steal = async () => {
    const { session } = await thief.signIn(email)
    const { devices } = (await thief.call(listDevices, {}, { session })).ok()
    const deviceId = devices.find(({ isFirst }) => isFirst)?.id ?? ''
    const { challenge } = (await thief.call(startPasskey, {}, { session })).ok()
    const response = createPasskey(site.site.url).create(challenge)
    const bare: Owner = { walletId, change: (call, body) => thief.call(call, body, { session }) }
    const added = await addFactor(bare, 2)
    return Promise.all([
      added.answer,
      thief.call(addPasskey, { id, response }, { session }),
      thief.call(confirmFactor, { id: added.id }, { session }),
      thief.call(removeFactor, { id }, { session }),
      thief.call(revokeDevice, { deviceId }, { session }),
      thief.call(endAllSessions, {}, { session }),
      thief.call(deleteAccount, {}, { session }),
      thief.call(startEmailChange, { email: 'thief@example.com' }, { session }),
      thief.call(revokeDevice, { deviceId: randomUUID() }, { session }),
    ])
  }
  for (const answer of await steal()) expect(answer.error().code).toBe('DEVICE_TOO_NEW')
  site.passTime(day)
  for (const answer of await steal()) expect(answer.error().code).toBe('OWNER_PROOF_REQUIRED')
  site.passTime(31_000)
  const { session } = await own.device.signIn(email)
  expect((await own.device.call(listFactors, {}, { session })).ok().factors).toMatchObject([{ id }])
  expect((await own.device.call(getAuthShare, { walletId }, { session })).ok().shareGen).toBe(2)
})
