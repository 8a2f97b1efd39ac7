import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { addPasskey, provePasskey, startPasskey } from '@latchkit/secure-protocol/api/account'
import {
  type Assertion,
  type PasskeyRequest,
  startApproval,
  toChallenge,
} from '@latchkit/secure-protocol/api/approvals'
import type { Spends } from '@latchkit/secure-protocol/api/policy'
import { releaseRecoveryShare, startRecovery } from '@latchkit/secure-protocol/api/recovery'
import type { SessionTokens } from '@latchkit/secure-protocol/api/session'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { openDatabase } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addFactor } from './addFactor.js'
import { createDevice, type Device } from './createDevice.js'
import { createPasskey as createSitePasskey } from './createPasskey.js'
import { createWallet } from './createWallet.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'
import { signUp, splitFor } from './signUp.js'

const coin = 'eip155:31337/slip44:60'
const token = `eip155:31337/erc20:0x${'5'.repeat(40)}`
const spend = (amount: number, asset = coin) => [{ asset, amount: String(amount) }]
const digest = createHash('sha256').update('request').digest('base64url')

let site: TestSite
beforeAll(async () => {
  const approvals = { passkeyOver: { [coin]: '100' }, newDeviceLimit: { [coin]: '500', [token]: '9' } }
  site = await openSite({ projects: { demo: { origins: [appOrigin], approvals } } })
})
afterAll(() => site.close())

const start = (device: Device, session: SessionTokens, spends: Spends) =>
  device.call(startApproval, { digest, spends }, { session })
const release = (
  device: Device,
  session: SessionTokens,
  walletId: string,
  id: string,
  assertion?: Assertion,
) =>
  device.call(
    getAuthShare,
    { walletId, shareGen: 1, approval: { id, ...(assertion && { assertion }) } },
    { session },
  )

async function openWallet(email: string) {
  const device = await createDevice(site)
  const { session, user } = await device.signIn(email)
  const { walletId, readBack, confirm } = await createWallet(device, session)
  await readBack()
  ;(await confirm()).ok()
  return { device, session, user, walletId }
}

/** An authenticator in software. */
function createPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const hex = (text: string) => Buffer.from(text, 'hex')
  return {
    credentialId: Buffer.from(randomUUID()).toString('base64url'),
    cose: Buffer.concat([hex('a5010203262001215820'), bytes(x), hex('225820'), bytes(y)]),
    async answer(
      { nonce, rpId, credentialIds: [id = ''] }: PasskeyRequest,
      { isVerified = true, of = digest, counter = 1 } = {},
    ): Promise<Assertion> {
      const challenge = await toChallenge(new Uint8Array(bytes(nonce)), new Uint8Array(bytes(of)))
      const client = Buffer.from(
        JSON.stringify({
          type: 'webauthn.get',
          challenge: Buffer.from(challenge).toString('base64url'),
          origin: site.site.url,
          crossOrigin: false,
        }),
      )
      const rest = Buffer.from([isVerified ? 5 : 1, 0, 0, 0, counter])
      const data = Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

test('sec 19: over the policy a passkey that verified its user releases the share, once and for that request', async () => {
  const { device, session, user, walletId } = await openWallet('uv@example.com')
  const small = (await start(device, session, spend(100))).ok()
  expect(small.passkey).toBeNull()
  expect((await release(device, session, walletId, small.id)).ok().shareGen).toBe(1)
  expect((await release(device, session, walletId, small.id)).error().code).toBe('NOT_FOUND')
  expect((await start(device, session, [])).ok().passkey).toBeNull()
  for (const spends of [spend(101), spend(1, token), [...spend(60), ...spend(41)], null])
    expect((await start(device, session, spends)).error().code).toBe('PASSKEY_REQUIRED')

  const passkey = createPasskey()
  await site.site.close()
  const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
  await database.orm.execute(
    sql`insert into auth.passkey (id, user_id, credential_id, public_key, counter, created_at, confirmed_at) values (${randomUUID()}, ${user.id}, ${passkey.credentialId}, decode(${passkey.cose.toString('hex')}, 'hex'), 0, 1, 1)`,
  )
  await database.close()
  await site.restart()
  const ask = async () => {
    const begun = (await start(device, session, null)).ok()
    if (!begun.passkey) throw new TypeError('no passkey was asked for')
    return { id: begun.id, passkey: begun.passkey }
  }
  const begun = await ask()
  expect(begun.passkey.credentialIds).toEqual([passkey.credentialId])
  const codeOf = async (assertion?: Assertion) =>
    (await release(device, session, walletId, begun.id, assertion)).error().code
  expect(await codeOf()).toBe('PASSKEY_INVALID')
  expect(await codeOf(await passkey.answer(begun.passkey, { isVerified: false }))).toBe('PASSKEY_INVALID')
  const other = createHash('sha256').update('another request').digest('base64url')
  expect(await codeOf(await passkey.answer(begun.passkey, { of: other }))).toBe('PASSKEY_INVALID')
  expect(await codeOf(await createPasskey().answer(begun.passkey))).toBe('PASSKEY_INVALID')
  const answer = await passkey.answer(begun.passkey)
  expect((await release(device, session, walletId, begun.id, answer)).ok().shareGen).toBe(1)
  expect(await codeOf(answer)).toBe('NOT_FOUND')
  // A counter that does not rise is of a copy.
  const again = await ask()
  const copied = await passkey.answer(again.passkey, { counter: 1 })
  expect((await release(device, session, walletId, again.id, copied)).error().code).toBe('PASSKEY_INVALID')
  const late = await ask()
  site.passTime(600_001)
  const tokens = (await device.signIn('uv@example.com')).session
  expect((await release(device, tokens, walletId, late.id)).error().code).toBe('NOT_FOUND')
})

test('sec 19: under a policy nothing but an approval or the passkey releases the share of a confirmed generation', async () => {
  const own = await signUp(site, 'bare@example.com')
  const { device, session, walletId } = own
  const read = async (by: Device, of: { session: SessionTokens }, shareGen?: number) =>
    by.call(getAuthShare, { walletId, shareGen }, of)
  const codeOf = async (...of: Parameters<typeof read>) => (await read(...of)).error().code
  expect(await codeOf(device, own)).toBe('APPROVAL_REQUIRED')
  expect(await codeOf(device, own, 1)).toBe('APPROVAL_REQUIRED')
  const split = await splitFor(own, 2)
  const passkey = createSitePasskey(site.site.url)
  const challengeOf = async (by: Device, of: { session: SessionTokens }) =>
    (await by.call(startPasskey, {}, of)).ok().challenge
  const id = randomUUID()
  const response = passkey.create(await challengeOf(device, own))
  ;(await own.change(addPasskey, { id, response })).ok()
  const factor = await addFactor(own, 2, id, passkey.id)
  ;(await factor.restore(own)).ok()
  ;(await split.confirm()).ok()
  expect(await codeOf(device, own, 2)).toBe('APPROVAL_REQUIRED')
  ;(await device.call(provePasskey, passkey.prove(await challengeOf(device, own)), { session })).ok()
  expect((await read(device, own, 2)).ok().shareGen).toBe(2)

  // Spending of a new device is counted, so the passkey is not enough there.
  site.passTime(31_000)
  const other = await createDevice(site)
  const later = { device: other, session: (await other.signIn('bare@example.com')).session }
  ;(await factor.restore(later)).ok()
  expect(await codeOf(other, later, 2)).toBe('APPROVAL_REQUIRED')
  ;(await other.call(provePasskey, passkey.prove(await challengeOf(other, later)), later)).ok()
  expect(await codeOf(other, later, 2)).toBe('APPROVAL_REQUIRED')
  const begun = (await start(other, later.session, [])).ok()
  const approval = { id: begun.id }
  expect((await other.call(getAuthShare, { walletId, shareGen: 2, approval }, later)).ok().shareGen).toBe(2)
})

test('sec 19: a new device spends up to the limit in its first 24 hours, the one that made the account any amount', async () => {
  const { device: first, session: firstSession, walletId } = await openWallet('limit@example.com')
  for (let times = 0; times < 7; times += 1) {
    const { id } = (await start(first, firstSession, spend(100))).ok()
    ;(await release(first, firstSession, walletId, id)).ok()
  }
  const device = await createDevice(site)
  site.passTime(31_000)
  const { session } = await device.signIn('limit@example.com')
  const { challenge } = (await device.call(startRecovery, { walletId }, { session })).ok()
  const code = /^\d{6}/.exec(site.inbox.messages().at(-1)?.text ?? '')?.[0] ?? ''
  const recovery = { challenge, code, shareGen: 1, sealTo: device.key }
  ;(await device.call(releaseRecoveryShare, recovery, { session })).ok()
  const begun = await Promise.all(Array.from({ length: 7 }, () => start(device, session, spend(100))))
  const released = await Promise.all(begun.map(one => release(device, session, walletId, one.ok().id)))
  expect(released.filter(({ status }) => status === 200)).toHaveLength(5)
  const refusal = released.find(({ status }) => status !== 200)?.error()
  expect(refusal).toMatchObject({ code: 'SPEND_LIMITED', data: { retryAfter: expect.any(Number) } })
  for (const spends of [spend(1), null])
    expect((await start(device, session, spends)).error().code).toBe('SPEND_LIMITED')
  expect((await start(device, session, [])).ok().passkey).toBeNull()
  site.passTime(86_400_001)
  const later = await device.signIn('limit@example.com')
  expect((await start(device, later.session, spend(100))).ok().passkey).toBeNull()
})

test('sec 19: without a limit to count an approval is used once as well, and one of a passkey not without it', async () => {
  const bare = await openSite({
    projects: { demo: { origins: [appOrigin], approvals: { passkeyOver: { [coin]: '100' } } } },
  })
  onTestFinished(() => bare.close())
  const own = await signUp(bare, 'once@example.com')
  const { device, session, walletId } = own
  const split = await splitFor(own, 2)
  const passkey = createSitePasskey(bare.site.url)
  const passkeyId = randomUUID()
  const { challenge } = (await device.call(startPasskey, {}, own)).ok()
  ;(await own.change(addPasskey, { id: passkeyId, response: passkey.create(challenge) })).ok()
  ;(await (await addFactor(own, 2, passkeyId, passkey.id)).restore(own)).ok()
  ;(await split.confirm()).ok()
  const take = (by: Device, of: SessionTokens, id: string) =>
    by.call(getAuthShare, { walletId, shareGen: 2, approval: { id } }, { session: of })

  const { id, passkey: none } = (await start(device, session, spend(100))).ok()
  expect(none).toBeNull()
  const stranger = await signUp(bare, 'stranger@example.com')
  const ofStranger = { walletId: stranger.walletId, shareGen: 1, approval: { id } }
  expect((await stranger.device.call(getAuthShare, ofStranger, stranger)).error().code).toBe('NOT_FOUND')
  const taken = await Promise.all(Array.from({ length: 6 }, () => take(device, session, id)))
  expect(taken.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const one of taken) if (one.status !== 200) expect(one.error().code).toBe('NOT_FOUND')

  const large = (await start(device, session, spend(101))).ok()
  expect(large.passkey).not.toBeNull()
  expect((await take(device, session, large.id)).error().code).toBe('PASSKEY_INVALID')

  const late = (await start(device, session, spend(1))).ok()
  bare.passTime(600_001)
  const later = (await device.signIn('once@example.com')).session
  expect((await take(device, later, late.id)).error().code).toBe('NOT_FOUND')
})
