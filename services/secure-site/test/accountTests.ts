import { randomBytes, randomUUID } from 'node:crypto'
import * as account from '@latchkit/secure-protocol/api/account'
import { listEvents } from '@latchkit/secure-protocol/api/devices'
import * as factors from '@latchkit/secure-protocol/api/factors'
import { startRecovery, storeRecoveryShare } from '@latchkit/secure-protocol/api/recovery'
import { refreshSession } from '@latchkit/secure-protocol/api/session'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { getAuthShare, getWallet, reshareWallet } from '@latchkit/secure-protocol/api/wallet'
import { expect, test } from 'vitest'
import { texts } from '../src/locales/texts.js'
import { addFactor } from './addFactor.js'
import { createDevice } from './createDevice.js'
import { createPasskey } from './createPasskey.js'
import { makeShare } from './createWallet.js'
import type { TestSite } from './openSite.js'
import { signUp, splitFor } from './signUp.js'

const day = 86_400_000
const random = (length: number) => randomBytes(length).toString('base64url')

const codeOf = (site: TestSite, email: string, subject: string) => {
  const mail = site.inbox.messages().findLast(one => one.to.includes(email) && one.subject === subject)
  return /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Tests of the calls of the wallet page, which the contract runs on each of its stores. */
export function accountTests(
  getSite: () => TestSite,
  { hasOwnClock }: { readonly hasOwnClock: boolean },
): void {
  test('sec 14, sec 20: with the first factor the wallet is user-held, once that factor has opened it', async () => {
    const site = getSite()
    const email = 'factors@example.com'
    const own = await signUp(site, email)
    const { device, session, walletId } = own
    const options = { session }
    const split = await splitFor(own, 2)
    expect((await split.confirm()).error().code).toBe('WALLET_NOT_READ_BACK')
    const first = await addFactor(own, 2)
    first.answer.ok()
    // It has opened nothing yet: the assisted share still is the one.
    expect((await split.confirm()).error().code).toBe('WALLET_NOT_READ_BACK')
    const wrong = await device.call(factors.openFactor, { id: first.id, proof: random(32) }, options)
    expect(wrong.error().code).toBe('FACTOR_WRONG')
    expect((await split.confirm()).error().code).toBe('WALLET_NOT_READ_BACK')
    expect((await device.call(getWallet, {}, options)).ok().wallet).toMatchObject({
      tier: 'assisted',
      shareGen: 1,
    })
    const { wrapped } = first
    const opened = (await first.open(own)).ok()
    expect(opened).toEqual({ walletId, keyGen: 2, shareGen: 2, wrapped, sealed: split.sealed })
    // A factor that wraps anything else opens nothing.
    expect((await first.restore(own, random(32))).error().code).toBe('FACTOR_WRONG')
    expect((await split.confirm()).error().code).toBe('WALLET_NOT_READ_BACK')
    ;(await first.restore(own)).ok()
    expect((await split.confirm()).ok().wallet).toMatchObject({ tier: 'user-held', shareGen: 2 })
    expect((await device.call(startRecovery, { walletId }, options)).error().code).toBe('RECOVERY_REFUSED')
    const assisted = { walletId, shareGen: 3, kind: 'assisted', share: makeShare(3, 3) } as const
    const third = { walletId, shareGen: 3, authShare: makeShare(3, 2) }
    ;(await device.call(reshareWallet, third, options)).ok()
    expect((await device.call(storeRecoveryShare, assisted, options)).error().code).toBe('RECOVERY_REFUSED')

    // A further factor, and no way to be without one.
    const second = await addFactor(own, 2)
    second.answer.ok()
    expect((await own.change(factors.confirmFactor, { id: second.id })).error().code).toBe('RECOVERY_REFUSED')
    ;(await second.open(own)).ok()
    expect((await second.restore(own, random(32))).error().code).toBe('FACTOR_WRONG')
    expect((await own.change(factors.confirmFactor, { id: second.id })).error().code).toBe('RECOVERY_REFUSED')
    ;(await second.restore(own)).ok()
    ;(await own.change(factors.confirmFactor, { id: second.id })).ok()
    ;(await own.change(factors.removeFactor, { id: first.id })).ok()
    expect((await own.change(factors.removeFactor, { id: second.id })).error().code).toBe('RECOVERY_REFUSED')
    const listed = (await device.call(factors.listFactors, {}, options)).ok().factors
    expect(listed.map(({ id }) => id)).toEqual([second.id])
    const foreign = await signUp(site, 'foreign@example.com')
    const other = { session: foreign.session }
    const id = second.id
    expect(
      (await foreign.device.call(factors.openFactor, { id, proof: second.proof }, other)).error().code,
    ).toBe('NOT_FOUND')
    expect((await foreign.change(factors.removeFactor, { id })).error().code).toBe('NOT_FOUND')

    // Limits of Redis have a separate clock.
    if (hasOwnClock) return
    // The mailbox alone gives neither the key nor a way to destroy it.
    site.passTime(31_000)
    const thief = await createDevice(site)
    const stolen = { session: (await thief.signIn(email)).session }
    expect((await thief.call(startRecovery, { walletId }, stolen)).error().code).toBe('RECOVERY_REFUSED')
    const guess = await thief.call(factors.openFactor, { id: second.id, proof: random(32) }, stolen)
    expect(guess.error().code).toBe('FACTOR_WRONG')
    const next = { walletId, shareGen: 4, authShare: makeShare(4, 2) }
    expect((await thief.call(reshareWallet, next, stolen)).error().code).toBe('RECOVERY_REFUSED')
    // The recovery key that the factor wraps opens it there, and only then may the device split the key.
    const found = { device: thief, ...stolen }
    ;(await second.open(found)).ok()
    const unread = { walletId, shareGen: 2 }
    expect((await thief.call(getAuthShare, unread, stolen)).error().code).toBe('SHARE_ENDED')
    expect((await thief.call(reshareWallet, next, stolen)).error().code).toBe('RECOVERY_REFUSED')
    ;(await second.restore(found)).ok()
    expect((await thief.call(getAuthShare, unread, stolen)).ok().shareGen).toBe(2)
    ;(await thief.call(reshareWallet, next, stolen)).ok()
    expect(site.inbox.messages().findLast(({ to }) => to.includes(email))?.subject).toContain(
      'recovery factor',
    )
  })

  test('sec 19: an export asks for a fresh proof, the passkey with user verification, and a day after a change', async () => {
    const site = getSite()
    const email = 'export@example.com'
    const own = await signUp(site, email)
    const { device } = own
    let { session } = own
    const ticket = () => device.call(account.takeExportTicket, {}, { session })
    const start = async () => (await device.call(account.startPasskey, {}, { session })).ok().challenge
    const prove = async (
      passkey: ReturnType<typeof createPasskey>,
      change: object = {},
      challenge?: string,
    ) => device.call(account.provePasskey, passkey.prove(challenge ?? (await start()), change), { session })
    ;(await ticket()).ok()

    const passkey = createPasskey(site.site.url)
    const split = await splitFor(own, 2)
    const id = randomUUID()
    const register = async (change: object) => {
      const response = passkey.create(await start(), change)
      return own.change(account.addPasskey, { id, response })
    }
    expect((await register({ isVerified: false })).error().code).toBe('PASSKEY_INVALID')
    ;(await register({})).ok()
    const factor = await addFactor(own, 2, id, passkey.id)
    factor.answer.ok()
    // Until its factor has opened the wallet, a passkey is not required.
    expect((await prove(passkey)).error().code).toBe('PASSKEY_INVALID')
    ;(await factor.restore(own)).ok()
    ;(await split.confirm()).ok()
    expect((await ticket()).error().code).toBe('PASSKEY_REQUIRED')

    const refresh = async () => {
      session = (await device.call(refreshSession, { refreshToken: session.refreshToken })).ok().session
    }
    site.passTime(301_000)
    await refresh()
    expect((await ticket()).error().code).toBe('REAUTH_REQUIRED')
    const { challenge } = (await device.call(account.startReauth, {}, { session })).ok()
    const code = codeOf(site, email, 'Your confirmation code')
    const wrong = code === '000000' ? '000001' : '000000'
    expect(
      (await device.call(account.verifyReauth, { challenge, code: wrong }, { session })).error(),
    ).toMatchObject({
      code: 'OTP_INVALID',
      data: { left: 4 },
    })
    ;(await device.call(account.verifyReauth, { challenge, code }, { session })).ok()
    expect((await ticket()).error().code).toBe('PASSKEY_REQUIRED')
    const used = await start()
    for (const answer of [
      await prove(passkey, { isVerified: false }),
      await prove(passkey, { from: 'https://evil.example' }),
      await prove(createPasskey(site.site.url)),
      await prove(passkey, {}, used),
    ])
      expect(answer.error().code).toBe('PASSKEY_INVALID')
    ;(await prove(passkey)).ok()
    const cooling = (await ticket()).error()
    expect(cooling.code).toBe('COOLING_OFF')
    expect(cooling.data?.retryAfter).toBeGreaterThan(80_000)

    if (hasOwnClock) return
    site.passTime(day)
    await refresh()
    ;(await prove(passkey)).ok()
    const other = await createDevice(site)
    const later = (await other.signIn(email)).session
    // A new device stops every export for a day.
    expect((await ticket()).error().code).toBe('COOLING_OFF')
    site.passTime(day + 1)
    await refresh()
    ;(await prove(passkey)).ok()
    ;(await ticket()).ok()
    expect((await other.call(getUser, {}, { session: later })).error().code).toMatch(
      /SESSION_ENDED|TOKEN_EXPIRED/,
    )
    expect((await other.call(refreshSession, { refreshToken: later.refreshToken })).error().code).toBe(
      'SESSION_ENDED',
    )
    const { events } = (await device.call(listEvents, {}, { session })).ok()
    expect(events.filter(({ event }) => event === 'wallet/exported')).toHaveLength(2)
  })

  test('C15: a notice is in the language of the owner, not in that of who acts', async () => {
    const site = getSite()
    const email = 'tongue@example.com'
    const arabic = { 'accept-language': 'ar' }
    const own = await signUp(site, email, arabic)
    const owner = own.device
    const english = { 'accept-language': 'en' }
    ;(await own.change(account.deleteAccount, {}, english)).ok()
    const notice = () => site.inbox.messages().findLast(({ to }) => to.includes(email))?.subject
    expect(notice()).toBe(texts.ar.accountMails['deletion.subject'])
    // Redis has a separate clock, and a mail needs 30 s.
    if (hasOwnClock) return
    // The owner uses the app in English now; another browser acts.
    site.passTime(31_000)
    await owner.signIn(email)
    site.passTime(31_000)
    const other = await createDevice(site)
    const { session } = await other.signIn(email, arabic)
    ;(await other.call(account.keepAccount, {}, { session, headers: arabic })).ok()
    expect(notice()).toBe(texts.en.accountMails['kept.subject'])
  })

  test('a deletion is requested as an export, can be taken back for seven days, and erases all but the log', async () => {
    const site = getSite()
    const email = 'erase@example.com'
    const own = await signUp(site, email)
    const { device, session } = own
    const options = { session }
    const { data } = (await device.call(account.readAccountData, {}, options)).ok()
    expect(data).toMatchObject({
      account: { project: 'demo', deleteAt: null },
      identities: [{ issuer: 'email', email, subject: null }],
      wallet: { tier: 'assisted' },
    })
    expect(JSON.stringify(data)).not.toMatch(/"[^"]*(?:authShare|sealed|hmac|blob)[^"]*":/i)
    const refused = await device.call(account.deleteAccount, {}, options)
    expect(refused.error().code).toBe('OWNER_PROOF_REQUIRED')
    const { deleteAt } = (await own.change(account.deleteAccount, {})).ok()
    expect(deleteAt - site.now()).toBeGreaterThan(6.9 * day)
    expect((await device.call(account.readAccountState, {}, options)).ok().deleteAt).toBe(deleteAt)
    ;(await device.call(account.keepAccount, {}, options)).ok()
    expect((await device.call(account.keepAccount, {}, options)).error().code).toBe('NOT_FOUND')
    ;(await own.change(account.deleteAccount, {})).ok()
    const user = (await device.call(getUser, {}, options)).ok()
    await site.restart()
    expect((await device.call(getUser, {}, options)).ok().user.id).toBe(user.user.id)
    site.passTime(7 * day)
    await site.restart()
    expect((await device.call(getUser, {}, options)).error().code).toMatch(/SESSION_ENDED|TOKEN_EXPIRED/)
    if (hasOwnClock) return
    const again = (await device.signIn(email)).session
    const fresh = (await device.call(getUser, {}, { session: again })).ok()
    expect(fresh.user.id).not.toBe(user.user.id)
    expect(fresh.wallet).toBeNull()
  })
}
