import { toLatinDigits } from '@latchkit/secure-protocol/formats/toLatinDigits'
import { type Context, Hono } from 'hono'
import { confirmDevice, findDeviceRequest } from '../auth/confirmDevice.js'
import type { AuthContext } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { deviceDecisionPage, deviceRequestPage } from '../pages/devicePages.js'
import { pageStyles, renderPage } from '../pages/html.js'
import { languageOf, pageTexts } from '../pages/texts.js'
import { pageHeaders } from './headers.js'

/** The site's own pages: opened as a whole tab, without script, and not frameable. */
export function pageRoutes(parts: {
  readonly context: AuthContext
  addressOf(request: Context): string
}): Hono {
  const { context } = parts
  const app = new Hono()
  const notice = (request: Context, key: 'notAllowed' | 'tooMany') => {
    const language = languageOf(request)
    const text = pageTexts(language)
    return renderPage(text(`${key}.title`), `<p>${text(`${key}.text`)}</p>`, language)
  }
  const page = (request: Context, html: string, status: 200 | 403 | 410 | 429 | 503 = 200) => {
    for (const [name, value] of Object.entries(pageHeaders)) request.header(name, value)
    return request.html(html, status)
  }
  app.get('/pages.css', request =>
    request.body(pageStyles, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.get('/v1/device/confirm', async request => {
    const token = request.req.query('token') ?? ''
    const found = await findDeviceRequest(context, token)
    if (!found) return page(request, deviceDecisionPage('expired', languageOf(request)), 410)
    return page(request, deviceRequestPage(token, found, { isWrong: false, language: languageOf(request) }))
  })
  app.post('/v1/device/confirm', async request => {
    const site = request.req.header('sec-fetch-site')
    if (request.req.header('origin') !== context.publicUrl || site !== 'same-origin') {
      return page(request, notice(request, 'notAllowed'), 403)
    }
    try {
      await context.limits.charge('hour', { key: `confirm:${parts.addressOf(request)}`, limit: 10 })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      request.header('retry-after', String(error.data?.retryAfter))
      return page(request, notice(request, 'tooMany'), 429)
    }
    const form = new URLSearchParams(await readForm(request, 4_096))
    const token = form.get('token') ?? ''
    const typed = toLatinDigits((form.get('number') ?? '').trim())
    const number = form.get('decision') === 'refuse' ? undefined : typed
    const decision = await confirmDevice(context, token, number)
    if (decision !== 'wrong-number') {
      return page(
        request,
        deviceDecisionPage(decision, languageOf(request)),
        decision === 'expired' ? 410 : 200,
      )
    }
    const found = await findDeviceRequest(context, token)
    if (!found) return page(request, deviceDecisionPage('expired', languageOf(request)), 410)
    return page(
      request,
      deviceRequestPage(token, found, { isWrong: true, language: languageOf(request) }),
      403,
    )
  })
  return app
}

/** The text of a posted form; empty when it has more than `max` bytes. */
export async function readForm(request: Context, max: number): Promise<string> {
  const length = Number(request.req.header('content-length') ?? Number.NaN)
  // A browser always sends the length of a form.
  return length <= max ? request.req.text() : ''
}
