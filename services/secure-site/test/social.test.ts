import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { startIdentity } from '@latchkit/local-stack'
import { startReauth } from '@latchkit/secure-protocol/api/account'
import { listEvents } from '@latchkit/secure-protocol/api/devices'
import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { listFactors, openFactor } from '@latchkit/secure-protocol/api/factors'
import { startRecovery } from '@latchkit/secure-protocol/api/recovery'
import {
  redeemSocial,
  type SocialProvider,
  socialProvider,
  startSocial,
} from '@latchkit/secure-protocol/api/socialLogin'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { describe, expect, test } from 'vitest'
import type { StartSecureSiteOptions } from '../src/startSecureSite.js'
import { addFactor } from './addFactor.js'
import { createBrowser, type Page, readHandle } from './createBrowser.js'
import { createDevice, send } from './createDevice.js'
import { createOwner, createWallet } from './createWallet.js'
import { appOrigin, featureStores, openSite } from './openSite.js'
import { openSocial, returnUri } from './openSocial.js'
import { splitFor } from './signUp.js'

type Social = ReturnType<typeof openSocial>

const keyOf = (name: string) => createHash('sha256').update(name).digest('base64')
/** A site that is reached over TLS. */
const secureOptions = {
  publicUrl: 'https://wallet.example',
  authKeys: `a:${keyOf('a')}`,
  recoveryKeys: `b:${keyOf('b')}`,
}

async function expectOneUser(social: Social, provider: SocialProvider) {
  const { signIn } = social
  const device = await createDevice(social.site)
  const { user, session } = await signIn(device, provider, 'ana.test@example.test')
  const email = provider === 'facebook' ? null : 'ana.test@example.test'
  const userName = provider === 'apple' ? 'ana Test' : 'ana.test'
  expect(user).toMatchObject({ provider, userName, email })
  const other = await createDevice(social.site)
  const again = await signIn(other, provider, 'ana.test@example.test')
  expect(again.user.id).toBe(user.id)
  // Apple tells the name with the first sign-in only.
  expect(again.user.userName).toBe(provider === 'apple' ? undefined : userName)
  expect((await other.call(getUser, {}, { session: again.session })).ok().device.isFirst).toBe(false)
  expect((await device.call(getUser, {}, { session })).ok()).toMatchObject({
    user: { id: user.id, email },
    device: { isFirst: true },
  })
  // An address that is not verified belongs to no user; the wallet is kept without one.
  const stranger = await createDevice(social.site)
  const unverified = await signIn(stranger, provider, 'new@example.test', false)
  expect(unverified.user.email).toBeNull()
  // A user without a mailbox is proved again by a passkey, not by a code.
  const unwritten = await stranger.call(startReauth, {}, { session: unverified.session })
  expect(unwritten.error().code).toBe('NOT_FOUND')
  const wallet = await createWallet(stranger, unverified.session)
  await wallet.readBack()
  expect((await wallet.confirm()).ok().wallet.state).toBe('active')
}

describe.each(featureStores)('social logins on $name', ({ open }) => {
  const social = openSocial(open)
  const { start, redeem, signIn } = social

  test('google: who the person is, and one user however often', () => expectOneUser(social, 'google'))

  test('sec 20: without a verified address a factor opens the wallet on a new device, and no mail is needed', async () => {
    const mails = social.site.inbox.messages().length
    const device = await createDevice(social.site)
    const { session } = await signIn(device, 'github', 'factor@example.test', false)
    const wallet = await createWallet(device, session)
    await wallet.readBack()
    ;(await wallet.confirm()).ok()
    const { walletId, prove } = wallet
    const own = { device, session, prove, ...createOwner(device, session, wallet) }
    const split = await splitFor(own, 2)
    const { id, proof, answer, restore } = await addFactor(own, 2)
    answer.ok()
    ;(await restore(own)).ok()
    expect((await split.confirm()).ok().wallet.tier).toBe('user-held')
    const other = await createDevice(social.site)
    const options = { session: (await signIn(other, 'github', 'factor@example.test', false)).session }
    expect((await other.call(listFactors, {}, options)).ok().factors).toMatchObject([{ id }])
    expect((await other.call(startRecovery, { walletId }, options)).error().code).toBe('RECOVERY_REFUSED')
    const wrong = { id, proof: Buffer.alloc(32).toString('base64url') }
    expect((await other.call(openFactor, wrong, options)).error().code).toBe('FACTOR_WRONG')
    const opened = (await other.call(openFactor, { id, proof }, options)).ok()
    expect(opened).toMatchObject({ walletId, shareGen: 2, sealed: split.sealed })
    expect(social.site.inbox.messages()).toHaveLength(mails)
  })

  test('row 9: what another browser completed is of use only to the device that began it', async () => {
    const attacker = await createDevice(social.site)
    const victim = createBrowser(social.site)
    const { id, uri } = await start(attacker)
    const waiting = redeem(attacker, id)
    const done = await victim.signIn(await victim.visit(uri), 'victim@example.test')
    const handle = readHandle(done)
    expect(done.text).toContain(`data-origin="${appOrigin}"`)
    // The victim's own frame has another key, and is not signed in as anybody either.
    const own = await createDevice(social.site)
    expect((await redeem(own, handle)).error().code).toBe('SOCIAL_ENDED')
    expect((await redeem(attacker, `${id}.${'a'.repeat(43)}`)).error().code).toBe('SOCIAL_ENDED')
    // Refused on the last page: the login ends for the attacker too.
    const form = new URLSearchParams({ handle, decision: 'refuse' })
    const refused = await victim.visit(`${social.site.site.url}/v1/oauth/confirm`, { form })
    expect(refused.status).toBe(200)
    expect((await waiting).error().code).toBe('SOCIAL_ENDED')
    expect((await redeem(attacker, handle)).error().code).toBe('SOCIAL_ENDED')
  })

  test('cancelled, started twice, over, not offered: each is reported', async () => {
    const device = await createDevice(social.site)
    const browser = createBrowser(social.site)
    // The device gets the language of the app: the browser's own is a different one.
    const { id, uri } = await start(device, 'github', { 'accept-language': 'ar' })
    const waiting = redeem(device, id)
    const page = await browser.visit(uri)
    expect((await createBrowser(social.site).visit(uri)).status).toBe(410)
    const form = new URLSearchParams({ decision: 'deny' })
    const cancelled = await browser.visit(page.url.href, { form })
    expect(readHandle(cancelled)).toBe(id)
    expect(cancelled.text).toContain('<html lang="ar" dir="rtl">')
    expect(cancelled.text).toContain('لم يُسجَّل دخولك')
    expect((await waiting).error().code).toBe('SOCIAL_ENDED')
    const late = await start(device)
    const done = await browser.signIn(await browser.visit(late.uri), 'late@example.test')
    social.site.passTime(600_001)
    expect((await redeem(device, readHandle(done))).error().code).toBe('SOCIAL_ENDED')
    const few = { projectId: 'few', parentOrigin: appOrigin, provider: 'github' } as const
    expect((await device.call(startSocial, few)).error().code).toBe('PROVIDER_UNKNOWN')
    const foreign = { ...few, parentOrigin: 'https://other.example' }
    expect((await device.call(startSocial, foreign)).error().code).toBe('ORIGIN_NOT_ALLOWED')
    const unknown = { ...few, projectId: 'none' }
    expect((await device.call(startSocial, unknown)).error().code).toBe('PROJECT_UNKNOWN')
  })

  test('row 10: one sign-in takes one answer; the handle is taken once, of many at once', async () => {
    const device = await createDevice(social.site)
    const browser = createBrowser(social.site)
    const { uri } = await start(device)
    let answer = ''
    const page = await browser.visit(uri)
    const done = await browser.signIn(page, 'once@example.test', {
      halt: url => {
        if (url.pathname.startsWith('/oauth/callback/')) answer = url.href
        return false
      },
    })
    expect((await browser.visit(answer)).status).toBe(400)
    const handle = readHandle(done)
    const all = await Promise.all(Array.from({ length: 20 }, () => redeem(device, handle)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

// Apple gives the name once and Facebook no address; the others are tested by the full run.
const providers: readonly SocialProvider[] = process.env.LATCHKIT_FULL
  ? socialProvider.options.filter(provider => provider !== 'google')
  : ['apple', 'facebook']

describe.each(featureStores)('more of social logins on $name', ({ open }) => {
  const social = openSocial(open)
  const { start, redeem, connect, signIn } = social

  test.each(providers)('%s: who the person is, and one user however often', provider =>
    expectOneUser(social, provider),
  )

  test('sec 20: the owner is notified of a sign-in in a new browser, and not of one in a known browser', async () => {
    const email = 'told@example.test'
    const mails = () => social.site.inbox.messages().filter(({ to }) => to.includes(email))
    const first = await createDevice(social.site)
    await signIn(first, 'google', email)
    await signIn(first, 'google', email)
    expect(mails()).toHaveLength(0)
    const second = await createDevice(social.site)
    const { session } = await signIn(second, 'google', email)
    expect(mails().map(({ subject }) => subject)).toEqual(['Was this you?'])
    expect(mails()[0]?.text).toContain('Chrome, Linux')
    const { events } = (await second.call(listEvents, {}, { session })).ok()
    expect(events.map(({ event }) => event)).toEqual(['session/begun', 'session/begun', 'session/begun'])
  })

  test('the number lets the device have the login where its window was cut off', async () => {
    const device = await createDevice(social.site)
    const browser = createBrowser(social.site)
    const { id, uri, number } = await start(device, 'x')
    const waiting = redeem(device, id)
    const done = await browser.signIn(await browser.visit(uri), 'cut@example.test')
    const type = (typed: string) =>
      browser.visit(`${social.site.site.url}/v1/oauth/confirm`, {
        form: new URLSearchParams({ handle: readHandle(done), number: typed, decision: 'approve' }),
      })
    expect((await type(number === '00' ? '01' : '00')).text).toContain('Wrong number')
    expect((await type(number)).text).toContain('Signed in')
    expect((await waiting).ok()).toMatchObject({ action: 'CONNECT', user: { email: 'cut@example.test' } })
    // Three wrong ones end it.
    const next = await start(device, 'x')
    const again = await browser.signIn(await browser.visit(next.uri), 'cut@example.test')
    const wrong = next.number === '00' ? '01' : '00'
    const form = new URLSearchParams({ handle: readHandle(again), number: wrong, decision: 'approve' })
    const pages: Page[] = []
    for (let index = 0; index < 3; index += 1)
      pages.push(await browser.visit(`${social.site.site.url}/v1/oauth/confirm`, { form }))
    expect(pages.map(({ status }) => status)).toEqual([403, 403, 410])
    expect((await redeem(device, next.id)).error().code).toBe('SOCIAL_ENDED')
  })

  test('in the app’s own tab it ends at a listed address, with the result in its fragment', async () => {
    const device = await createDevice(social.site)
    const browser = createBrowser(social.site)
    const to = (uri: string, target: string) => `${uri}&return=${encodeURIComponent(target)}`
    const halt = (url: URL) => url.origin === appOrigin
    const { uri } = await start(device)
    for (const wrong of [`${returnUri}/`, `${appOrigin}/`, 'https://evil.example/app', `${returnUri}?a=1`])
      expect((await browser.visit(to(uri, wrong), { halt })).status).toBe(403)
    const back = await browser.signIn(await browser.visit(to(uri, returnUri)), 'tab@example.test', { halt })
    expect(`${back.url.origin}${back.url.pathname}${back.url.search}`).toBe(returnUri)
    const { user } = await connect(device, back.url.hash.replace('#result_uri=', ''))
    expect(user.email).toBe('tab@example.test')
  })

  test('row 10: nothing that was changed on the way is taken', async () => {
    const device = await createDevice(social.site)
    const browser = createBrowser(social.site)
    const change = (url: URL, changes: { readonly [name: string]: string | undefined }) => {
      const changed = new URL(url)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) changed.searchParams.delete(name)
        else changed.searchParams.set(name, value)
      }
      return changed.href
    }
    /** The answer of the provider, before the site sees it. */
    async function getAnswer(changes = {}) {
      const { uri } = await start(device)
      const asked = await browser.visit(uri, { halt: url => url.pathname === '/google/auth' })
      const halt = (url: URL) => url.pathname.startsWith('/oauth/callback/')
      const page = await browser.visit(change(asked.url, changes), { halt })
      return halt(page.url) ? page.url : (await browser.signIn(page, 'ana@example.test', { halt })).url
    }
    const wrong = 'A'.repeat(43)
    const refusals: readonly (readonly [string, string])[] = [
      ['nonce', (await getAnswer({ nonce: wrong })).href],
      ['verifier', (await getAnswer({ code_challenge: wrong })).href],
      ['state', change(await getAnswer(), { state: wrong })],
      ['no state', change(await getAnswer(), { state: undefined })],
      ['issuer', change(await getAnswer(), { iss: `${social.identity.url}/apple` })],
      ['no issuer', change(await getAnswer(), { iss: undefined })],
      ['code', change(await getAnswer(), { code: (await getAnswer()).searchParams.get('code') ?? '' })],
      ['provider', (await getAnswer()).href.replace('/callback/google', '/callback/github')],
    ]
    for (const [what, url] of refusals) expect([what, (await browser.visit(url)).status]).toEqual([what, 400])
    expect((await browser.visit((await getAnswer()).href)).status).toBe(200)
  })

  test('C45 a browser without the cookie of its sign-in ends the wait of its app, not the sign-in', async () => {
    const halt = (url: URL) => url.pathname.startsWith('/oauth/callback/') || url.origin === appOrigin
    const device = await createDevice(social.site)
    const { id, uri } = await start(device)
    const browser = createBrowser(social.site)
    const { url } = await browser.signIn(await browser.visit(uri), 'kept@example.test', { halt })
    const failed = await createBrowser(social.site).visit(url.href)
    expect(failed.status).toBe(400)
    expect(failed.text).toContain(`data-origin="${appOrigin}"`)
    expect(readHandle(failed)).toBe(`${id}.`)
    expect((await redeem(device, readHandle(failed))).error().code).toBe('SOCIAL_ENDED')
    expect((await connect(device, readHandle(await browser.visit(url.href)))).user.email).toBe(
      'kept@example.test',
    )
    // In the tab of the app, the app is where the user goes on.
    const inTab = await start(device)
    const other = createBrowser(social.site)
    const page = await other.visit(`${inTab.uri}&return=${encodeURIComponent(returnUri)}`)
    const answer = await other.signIn(page, 'tab2@example.test', { halt })
    const back = await createBrowser(social.site).visit(answer.url.href, {
      halt: to => to.origin === appOrigin,
    })
    expect(back.url.href).toBe(`${returnUri}#result_uri=${inTab.id}.`)
  })

  test('a flood of sign-ins is refused by a page, and takes nothing from those by e-mail', async () => {
    const browser = createBrowser(social.site)
    let status = 0
    for (let count = 0; count <= 120 && status !== 429; count++)
      status = (await browser.visit(`${social.site.site.url}/oauth/start?tx=none`)).status
    expect(status).toBe(429)
    const device = await createDevice(social.site)
    const body = { projectId: 'demo', parentOrigin: appOrigin, email: 'calm@example.com' }
    expect((await device.call(startEmail, body)).ok().action).toBe('VERIFY_DEVICE')
  })
})

test.each<[string, StartSecureSiteOptions, RegExp]>([
  [
    'over TLS',
    secureOptions,
    /^__Host-tx-\w+=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
  ],
  // WebKit has no `Secure` cookie of such an origin, and Chromium none of `SameSite=None` without it.
  ['on this machine', {}, /^tx-\w+=[\w-]+; Max-Age=600; Path=\/; HttpOnly$/],
])('C45 the cookie of a sign-in is one that each engine keeps: %s', async (_, options, expected) => {
  const site = await openSite({
    socialProviders: { github: { clientId: 'latchkit-local', clientSecret: 'local-secret' } },
    ...options,
  })
  try {
    const device = await createDevice(site)
    const body = { projectId: 'demo', parentOrigin: appOrigin, provider: 'github' } as const
    const { pathname, search } = new URL((await device.call(startSocial, body)).ok().uri)
    const { status, headers } = await send(site, { path: `${pathname}${search}` })
    expect([status, headers['set-cookie']]).toEqual([303, [expect.stringMatching(expected)]])
  } finally {
    await site.close()
  }
})

test('a provider that is down is reported in its window, and signs in once it is back', async () => {
  const port = await findPort()
  const providerOf = (name: string) => {
    const issuer = `http://localhost:${port}/${name}`
    const endpoints = { issuer, authorization: `${issuer}/authorize`, token: `${issuer}/token`, api: issuer }
    return { clientId: 'latchkit-local', clientSecret: 'local-secret', endpoints }
  }
  const socialProviders = { google: providerOf('google'), github: providerOf('github') }
  const site = await openSite({ socialProviders })
  try {
    const device = await createDevice(site)
    const browser = createBrowser(site)
    const email = 'back@example.test'
    const begin = async (provider: SocialProvider) =>
      (await device.call(startSocial, { projectId: 'demo', parentOrigin: appOrigin, provider })).ok()
    const { id, uri } = await begin('google')
    const away = await browser.visit(uri)
    expect([away.status, away.text]).toEqual([503, expect.stringContaining('does not answer')])
    expect(away.text).toContain(`<a href="/oauth/start?tx=${id}&amp;language=en">Try again</a>`)
    const identity = await startIdentity({ port })
    const done = await browser.signIn(await browser.visit(uri), email)
    expect((await device.call(redeemSocial, { handle: readHandle(done) })).ok().action).toBe('CONNECT')
    // Away when the person comes from it: the waiting device is notified immediately, and begins again.
    const next = await begin('github')
    const waiting = device.call(redeemSocial, { handle: next.id })
    const halt = (url: URL) => url.pathname.startsWith('/oauth/callback/')
    const answer = await browser.signIn(await browser.visit(next.uri), email, { halt })
    await identity.stop()
    expect((await browser.visit(answer.url.href)).status).toBe(400)
    expect((await waiting).error().code).toBe('SOCIAL_ENDED')
  } finally {
    await site.close()
  }
})

/** A port that nothing listens on. Systems hand out ports above 32767 by themselves, also to anyone who connects meanwhile. */
async function findPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const server = createServer()
    const isFree = await new Promise<boolean>(resolve => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
