import { type Context, Hono } from 'hono'
import type { AuthContext } from '../auth/types.js'
import { followEmailChanges } from '../emailChange/followEmailChange.js'
import { findRevert, revertEmailChange } from '../emailChange/revertEmailChange.js'
import { ApiError } from '../errors.js'
import { renderPage } from '../pages/html.js'
import { revertDecisionPage, revertRequestPage } from '../pages/revertPages.js'
import { languageOf, pageTexts } from '../pages/texts.js'
import type { Recovery } from '../recoveryRole/createRecovery.js'
import { pageHeaders } from './headers.js'
import { readForm } from './pageRoutes.js'

const path = '/v1/email/change/revert'

/** The page of the link that takes a change of the address back: opening it shows, its button acts. */
export function revertRoutes(parts: {
  readonly context: AuthContext
  readonly recovery: Recovery
  addressOf(request: Context): string
}): Hono {
  const { context, recovery } = parts
  const app = new Hono()
  const page = (request: Context, html: string, status: 200 | 403 | 410 | 429 = 200) => {
    for (const [name, value] of Object.entries(pageHeaders)) request.header(name, value)
    return request.html(html, status)
  }
  const notice = (request: Context, key: 'notAllowed' | 'tooMany', status: 403 | 429) => {
    const language = languageOf(request)
    const text = pageTexts(language)
    const html = renderPage(text(`${key}.title`), `<p>${text(`${key}.text`)}</p>`, language)
    return page(request, html, status)
  }
  app.get(path, async request => {
    const token = request.req.query('token') ?? ''
    const found = await findRevert(context, token)
    return found
      ? page(request, revertRequestPage(token, found, languageOf(request)))
      : page(request, revertDecisionPage('revertOver', languageOf(request)), 410)
  })
  app.post(path, async request => {
    const site = request.req.header('sec-fetch-site')
    if (request.req.header('origin') !== context.publicUrl || site !== 'same-origin')
      return notice(request, 'notAllowed', 403)
    try {
      await context.limits.charge('hour', { key: `confirm:${parts.addressOf(request)}`, limit: 10 })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      request.header('retry-after', String(error.data?.retryAfter))
      return notice(request, 'tooMany', 429)
    }
    const form = new URLSearchParams(await readForm(request, 4_096))
    const isReverted = await revertEmailChange(context, form.get('token') ?? '')
    if (isReverted) await followEmailChanges(context, recovery)
    return isReverted
      ? page(request, revertDecisionPage('reverted', languageOf(request)))
      : page(request, revertDecisionPage('revertOver', languageOf(request)), 410)
  })
  return app
}
