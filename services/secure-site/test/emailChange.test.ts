import { randomBytes } from 'node:crypto'
import { startEmailChange, verifyNewEmail, verifyOldEmail } from '@latchkit/secure-protocol/api/emailChange'
import { startEmail, verifyCode } from '@latchkit/secure-protocol/api/emailLogin'
import { startRecovery } from '@latchkit/secure-protocol/api/recovery'
import { refreshSession, type SessionTokens } from '@latchkit/secure-protocol/api/session'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevice, type Device, send } from './createDevice.js'
import { createOwner, createWallet } from './createWallet.js'
import { appOrigin, featureStores, openSite, type TestSite } from './openSite.js'

const day = 86_400_000

describe.each(featureStores)('on $name', ({ name, open }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite({}, open)
  })
  afterAll(() => site.close())

  const mailsTo = (email: string) => site.inbox.messages().filter(({ to }) => to.includes(email))
  const codeOf = (email: string) => /^\d{6}/.exec(mailsTo(email).at(-1)?.text ?? '')?.[0] ?? ''
  const tokenOf = (email: string) =>
    mailsTo(email)
      .map(({ text }) => /change\/revert\?language=[\w-]+&token=(\S+)/.exec(text)?.[1])
      .findLast(token => token !== undefined) ?? ''
  const page = (method: 'GET' | 'POST', token: string, headers: { readonly [name: string]: string } = {}) => {
    const body = new URLSearchParams({ token }).toString()
    const path = '/v1/email/change/revert'
    if (method === 'GET') return send(site, { path: `${path}?token=${token}`, headers })
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: site.site.url,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': [13, ...randomBytes(3)].join('.'),
    }
    return send(site, { method, path, body, headers: { ...form, ...headers } })
  }
  async function signUp(email: string) {
    const device = await createDevice(site)
    return { device, ...(await device.signIn(email)) }
  }
  async function change(device: Device, session: SessionTokens, from: string, to: string) {
    const started = (await device.call(startEmailChange, { email: to }, { session })).ok()
    expect(started.action).toBe('VERIFY_PRIMARY_OTP')
    const { change: id } = started
    ;(await device.call(verifyOldEmail, { change: id, code: codeOf(from) }, { session })).ok()
    return device.call(verifyNewEmail, { change: id, code: codeOf(to) }, { session })
  }

  test('each mail names the app by its origin, and beside it by the name that its project has', async () => {
    const of = await openSite({ projects: { demo: { origins: [appOrigin], name: 'Demo app' } } }, open)
    try {
      const [from, to] = ['named@example.com', 'renamed@example.com']
      const device = await createDevice(of)
      const { session } = await device.signIn(from)
      const codeTo = (email: string) =>
        /^\d{6}/.exec(
          of.inbox.messages().findLast(mail => mail.to.includes(email) && /^\d/.test(mail.text))?.text ?? '',
        )?.[0] ?? ''
      const { change: id } = (await device.call(startEmailChange, { email: to }, { session })).ok()
      ;(await device.call(verifyOldEmail, { change: id, code: codeTo(from) }, { session })).ok()
      ;(await device.call(verifyNewEmail, { change: id, code: codeTo(to) }, { session })).ok()
      await expect.poll(() => of.inbox.messages()).toHaveLength(6)
      for (const { text } of of.inbox.messages()) expect(text).toContain(`${appOrigin} (Demo app)`)
    } finally {
      await of.close()
    }
  })

  test('both addresses are proved, others are signed out, and the old one may take it back once', async () => {
    const [from, to] = ['old@example.com', 'new@example.com']
    const { device, session, user } = await signUp(from)
    const wallet = await createWallet(device, session)
    const own = createOwner(device, session, wallet)
    await wallet.readBack()
    ;(await wallet.confirm()).ok()
    if (!name.includes('Redis')) site.passTime(31_000) // Its clock is its own.
    const other = await createDevice(site)
    const second = name.includes('Redis') ? undefined : (await other.signIn(from)).session

    const { change: id } = (await own.change(startEmailChange, { email: ` ${to} ` })).ok()
    const old = { change: id, code: codeOf(from) }
    expect(mailsTo(to)).toHaveLength(0)
    // No step is left out, and a code proves its own address only.
    expect((await device.call(verifyNewEmail, old, { session })).error().code).toBe('OTP_EXPIRED')
    const wrong = { ...old, code: old.code === '000000' ? '000001' : '000000' }
    expect((await device.call(verifyOldEmail, wrong, { session })).error()).toMatchObject({
      code: 'OTP_INVALID',
      data: { left: 4 },
    })
    ;(await device.call(verifyOldEmail, old, { session })).ok()
    expect((await device.call(verifyOldEmail, old, { session })).error().code).toBe('OTP_EXPIRED')
    const fresh = { change: id, code: codeOf(to) }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => device.call(verifyNewEmail, fresh, { session })),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(done.map(answer => answer.ok())).toEqual([{ newEmail: to }])
    expect((await device.call(verifyNewEmail, fresh, { session })).error().code).toBe('OTP_EXPIRED')

    expect((await device.call(getUser, {}, { session })).ok().user).toEqual({ id: user.id, email: to })
    if (second)
      expect((await other.call(getUser, {}, { session: second })).error().code).toBe('SESSION_ENDED')
    // The device is approved for the new address, and the second code goes to it.
    const start = { projectId: 'demo', parentOrigin: appOrigin }
    expect((await device.call(startEmail, { ...start, email: to })).ok().action).toBe('VERIFY_OTP')
    const { walletId } = wallet
    ;(await device.call(startRecovery, { walletId }, { session })).ok()
    expect(mailsTo(to).at(-1)?.subject).toBe('Your wallet recovery code')

    const token = tokenOf(from)
    const shown = await page('GET', token, { 'accept-language': 'ar' })
    expect(shown).toMatchObject({ status: 200, headers: { 'x-frame-options': 'DENY' } })
    expect(shown.text).toContain('lang="ar" dir="rtl"')
    expect((await page('POST', token, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await page('POST', `${token.slice(0, -2)}xx`)).status).toBe(410)
    expect((await device.call(getUser, {}, { session })).ok().user.email).toBe(to)
    const taken = await Promise.all([page('POST', token), page('POST', token)])
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 410])
    expect((await page('GET', token)).status).toBe(410)
    expect((await device.call(getUser, {}, { session })).error().code).toBe('SESSION_ENDED')
    expect(mailsTo(to).at(-1)?.subject).toBe('The change of your e-mail address was taken back')
    if (name.includes('Redis')) return
    site.passTime(31_000)
    const again = await signUp(from)
    expect(again.user).toEqual({ id: user.id, email: from })
    // The other address is unused: it creates a separate user.
    expect((await signUp(to)).user.id).not.toBe(user.id)
  })

  test('an address of another account is revealed to its owner only, and one of a change stays kept', async () => {
    await signUp('taken@example.com')
    const { device, session } = await signUp('mover@example.com')
    const other = await signUp('asker@example.com')
    const ask = async ({ device, session }: typeof other, email: string) => {
      const { action, ...rest } = (await device.call(startEmailChange, { email }, { session })).ok()
      return { action, keys: Object.keys(rest) }
    }
    const unknown = await ask(other, 'nobody@example.com')
    expect(await ask(await signUp('asker2@example.com'), 'taken@example.com')).toEqual(unknown)
    const refused = await change(device, session, 'mover@example.com', 'taken@example.com')
    expect(refused.error().code).toBe('EMAIL_TAKEN')
    expect((await device.call(getUser, {}, { session })).ok().user.email).toBe('mover@example.com')
    if (name.includes('Redis')) return
    site.passTime(31_000)
    ;(await change(device, session, 'mover@example.com', 'moved@example.com')).ok()
    const third = await createDevice(site)
    const asked = await third.askForCode('mover@example.com')
    expect((await third.call(verifyCode, asked)).error().code).toBe('EMAIL_CHANGED')
    const thief = await signUp('thief@example.com')
    const kept = await change(thief.device, thief.session, 'thief@example.com', 'mover@example.com')
    expect(kept.error().code).toBe('EMAIL_TAKEN')
    site.passTime(72 * 3_600_000)
    expect((await page('POST', tokenOf('mover@example.com'))).status).toBe(410)
    expect((await signUp('mover@example.com')).user.email).toBe('mover@example.com')
  })

  if (name.includes('Redis')) return

  test('a code ends after five minutes, five tries or a new start, and a third burned one pauses changes', async () => {
    const [from, to] = ['tries@example.com', 'tries2@example.com']
    const { device, session } = await signUp(from)
    const first = (await device.call(startEmailChange, { email: to }, { session })).ok()
    const soon = (await device.call(startEmailChange, { email: to }, { session })).error()
    expect(soon).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfter: expect.any(Number) } })
    const late = { change: first.change, code: codeOf(from) }
    site.passTime(300_001)
    const renewed = await renew(device, session)
    expect((await device.call(verifyOldEmail, late, { session: renewed })).error().code).toBe('OTP_EXPIRED')
    for (let round = 0; round < 3; round++) {
      if (round > 0) site.passTime(31_000)
      const { change: id } = (await device.call(startEmailChange, { email: to }, { session: renewed })).ok()
      const right = codeOf(from)
      const tries = await Promise.all(
        Array.from({ length: 10 }, (_, index) => {
          const code = String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0')
          return device.call(verifyOldEmail, { change: id, code }, { session: renewed })
        }),
      )
      expect(tries.filter(answer => answer.error().code === 'OTP_INVALID')).toHaveLength(5)
      const after = { change: id, code: right }
      expect((await device.call(verifyOldEmail, after, { session: renewed })).error().code).toBe(
        'OTP_EXPIRED',
      )
    }
    expect(mailsTo(from).at(-1)?.subject).toBe('Changing your address is paused')
    site.passTime(31_000)
    const paused = (await device.call(startEmailChange, { email: to }, { session: renewed })).error()
    expect(paused.code).toBe('RATE_LIMITED')
    expect(paused.data?.retryAfter).toBeGreaterThan(86_000)
  })

  test('what is taken back is the whole chain: a later change is no way around it', async () => {
    const emails = ['chain1@example.com', 'chain2@example.com', 'chain3@example.com'] as const
    const { device, session, user } = await signUp(emails[0])
    ;(await change(device, session, emails[0], emails[1])).ok()
    site.passTime(31_000)
    ;(await change(device, session, emails[1], emails[2])).ok()
    expect((await page('POST', tokenOf(emails[0]))).status).toBe(200)
    expect((await page('POST', tokenOf(emails[1]))).status).toBe(410)
    site.passTime(31_000)
    expect((await signUp(emails[0])).user).toEqual({ id: user.id, email: emails[0] })
    expect((await signUp(emails[2])).user.id).not.toBe(user.id)
  })

  test('a new device may change nothing for a day, and a second code does not ask for the first again', async () => {
    const [from, to] = ['day@example.com', 'day2@example.com']
    await signUp(from)
    site.passTime(31_000)
    const { device, session } = await signUp(from)
    const refused = (await device.call(startEmailChange, { email: to }, { session })).error()
    expect(refused.code).toBe('DEVICE_TOO_NEW')
    expect(refused.data?.retryAfter).toBeGreaterThan(86_000)
    site.passTime(day)
    const { session: later } = await device.signIn(from)
    const { change: id } = (await device.call(startEmailChange, { email: to }, { session: later })).ok()
    ;(await device.call(verifyOldEmail, { change: id, code: codeOf(from) }, { session: later })).ok()
    site.passTime(31_000)
    const again = (await device.call(startEmailChange, { email: to }, { session: later })).ok()
    expect(again.action).toBe('VERIFY_SECONDARY_OTP')
    expect(again.expiresAt).toBeLessThanOrEqual(site.now() + 270_000)
    const stale = { change: id, code: codeOf(to) }
    expect((await device.call(verifyNewEmail, stale, { session: later })).error().code).toBe('OTP_EXPIRED')
    const last = { change: again.change, code: codeOf(to) }
    expect((await device.call(verifyNewEmail, last, { session: later })).ok()).toEqual({ newEmail: to })
  })

  test('C15: mails are in the language of the browser', async () => {
    const from = 'lingua@example.com'
    const { device, session } = await signUp(from)
    const headers = { 'accept-language': 'ar-EG, en;q=0.5' }
    ;(await device.call(startEmailChange, { email: 'lingua2@example.com' }, { session, headers })).ok()
    const mail = mailsTo(from).at(-1)
    expect(mail?.subject).toBe('رمز تغيير عنوان بريدك الإلكتروني')
    expect(mail?.text).toMatch(/^\d{6} هو رمز/)
  })

  async function renew(device: Device, session: SessionTokens): Promise<SessionTokens> {
    return (await device.call(refreshSession, { refreshToken: session.refreshToken })).ok().session
  }
})
