import { type Context, Hono } from 'hono'
import { appendAudit } from '../auth/audit.js'
import type { AuthContext } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { escapeHtml, renderPage } from '../pages/html.js'
import { pageTexts, selectLanguage } from '../pages/texts.js'
import type { Delays } from '../recovery/createDelays.js'
import { pageHeaders } from './headers.js'
import { readForm } from './pageRoutes.js'

/** The page of the link that stops a recovery which waits. Opening it decides nothing: mail scanners open links. */
export function recoveryRoutes(parts: {
  readonly context: AuthContext
  readonly delays: Delays
  addressOf(request: Context): string
}): Hono {
  const { context, delays } = parts
  const app = new Hono()
  const page = (
    request: Context,
    key: 'stop' | 'stopped' | 'stopOver' | 'notAllowed' | 'tooMany',
    status: 200 | 403 | 410 | 429,
    form = '',
  ) => {
    const language = selectLanguage(request.req.header('accept-language'))
    const text = pageTexts(language)
    for (const [name, value] of Object.entries(pageHeaders)) request.header(name, value)
    return request.html(
      renderPage(text(`${key}.title`), `<p>${escapeHtml(text(`${key}.text`))}</p>${form}`, language),
      status,
    )
  }
  app.get('/v1/recovery/stop', async request => {
    const token = request.req.query('token') ?? ''
    if (!(await delays.isOpen(token))) return page(request, 'stopOver', 410)
    const text = pageTexts(selectLanguage(request.req.header('accept-language')))
    const form = `<form method="post" action="/v1/recovery/stop"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${text('stop.button')}</button></form>`
    return page(request, 'stop', 200, form)
  })
  app.post('/v1/recovery/stop', async request => {
    const site = request.req.header('sec-fetch-site')
    if (request.req.header('origin') !== context.publicUrl || site !== 'same-origin')
      return page(request, 'notAllowed', 403)
    try {
      await context.limits.charge('hour', { key: `stop:${parts.addressOf(request)}`, limit: 30 })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return page(request, 'tooMany', 429)
    }
    const form = new URLSearchParams(await readForm(request, 4_096))
    const userId = await delays.cancelByLink(form.get('token') ?? '')
    if (userId === undefined) return page(request, 'stopOver', 410)
    await appendAudit(context, userId, 'recovery/cancelled')
    return page(request, 'stopped', 200)
  })
  return app
}
