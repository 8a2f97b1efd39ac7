import { toLatinDigits } from '@latchkit/secure-protocol/formats/toLatinDigits'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AuthContext } from '../auth/types.js'
import { ApiError } from '../errors.js'
import {
  callbackScript,
  noticePage,
  providerAwayPage,
  socialDonePage,
  socialFailedPage,
} from '../pages/socialPages.js'
import { languageOf } from '../pages/texts.js'
import { finishLogin, matchNumber } from '../social/finishLogin.js'
import { beginLogin, findLogin } from '../social/startSocial.js'
import { callbackHeaders, pageHeaders } from './headers.js'
import { readForm } from './pageRoutes.js'

/** The pages of a sign-in at a provider: its start, its redirect URIs, and where a number is typed. */
export function socialRoutes(parts: {
  readonly context: AuthContext
  addressOf(request: Context): string
}): Hono {
  const { context } = parts
  const isHttps = context.publicUrl.startsWith('https:')
  const app = new Hono()
  const cookieName = (id: string) => `${isHttps ? '__Host-' : ''}tx-${id.slice(0, 8)}`
  // `None`, as Apple answers by a form that its own page posts. Over HTTP, on this machine, WebKit drops cookies that are
  // `Secure`, and Chromium those that are `None` and not `Secure`; without both, each accepts them, and sends them with
  // the form for two minutes at least.
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    ...(isHttps && ({ secure: true, sameSite: 'None' } as const)),
  }
  // The browser's, where no sign-in is known whose app has one.
  const open = (request: Context) => {
    for (const [name, value] of Object.entries(callbackHeaders)) request.header(name, value)
    // The window answers by its opener.
    request.header('cross-origin-opener-policy', undefined)
  }
  /** The page that refuses, when an address has used up what it has for an hour. */
  const charge = async (request: Context, name: string, limit: number) => {
    try {
      await context.limits.charge('hour', { key: `${name}:${parts.addressOf(request)}`, limit })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      request.header('retry-after', String(error.data?.retryAfter))
      return request.html(noticePage('tooMany', languageOf(request)), 429)
    }
    return undefined
  }
  app.get('/oauth/callback.js', request =>
    request.body(callbackScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  app.get('/oauth/start', async request => {
    open(request)
    const refused = await charge(request, 'oauth-start', 120)
    if (refused) return refused
    const begun = await beginLogin(context, request.req.query('tx') ?? '', request.req.query('return'))
    if (begun === 'return-refused') return request.html(noticePage('returnRefused', languageOf(request)), 403)
    if (begun === 'provider-away')
      return request.html(providerAwayPage(request.req.url, languageOf(request)), 503)
    if (begun === 'ended') return request.html(noticePage('ended', languageOf(request)), 410)
    setCookie(request, cookieName(begun.login.id), begun.cookie, { ...cookieOptions, maxAge: 600 })
    return request.redirect(begun.url.href, 303)
  })
  const callback = async (request: Context, form: URLSearchParams) => {
    open(request)
    const provider = request.req.param('provider') ?? ''
    const finished = await finishLogin(context, provider, form, id => getCookie(request, cookieName(id)))
    if (!finished) return request.html(socialFailedPage(undefined, languageOf(request)), 400)
    const { login, handle, status } = finished
    deleteCookie(request, cookieName(login.id), cookieOptions)
    if (login.returnUri !== null) {
      const target = new URL(login.returnUri)
      // Of a fragment neither the app's server nor what it links to hears.
      target.hash = [target.hash.slice(1), `result_uri=${handle}`].filter(Boolean).join('&')
      return request.redirect(target.href, 303)
    }
    return status === 'done'
      ? request.html(socialDonePage(finished), 200)
      : request.html(socialFailedPage(finished, login.language), 400)
  }
  app.get('/oauth/callback/:provider', request => callback(request, new URL(request.req.url).searchParams))
  app.post('/oauth/callback/:provider', async request =>
    callback(request, new URLSearchParams(await readForm(request, 16_384))),
  )
  app.post('/v1/oauth/confirm', async request => {
    for (const [name, value] of Object.entries(pageHeaders)) request.header(name, value)
    const site = request.req.header('sec-fetch-site')
    if (request.req.header('origin') !== context.publicUrl || site !== 'same-origin')
      return request.html(noticePage('beginAgain', languageOf(request)), 403)
    const refused = await charge(request, 'oauth-confirm', 10)
    if (refused) return refused
    const form = new URLSearchParams(await readForm(request, 4_096))
    const handle = form.get('handle') ?? ''
    const typed = toLatinDigits((form.get('number') ?? '').trim())
    const number = form.get('decision') === 'refuse' ? undefined : typed
    const login = await findLogin(context, handle.split('.')[0] ?? '')
    const decision = await matchNumber(context, handle, number)
    const language = login?.language ?? languageOf(request)
    if (decision !== 'wrong-number')
      return request.html(noticePage(decision, language), decision === 'ended' ? 410 : 200)
    if (!login) return request.html(noticePage('ended', languageOf(request)), 410)
    for (const [name, value] of Object.entries(callbackHeaders)) request.header(name, value)
    return request.html(socialDonePage({ status: 'done', login, handle }, true), 403)
  })
  return app
}
