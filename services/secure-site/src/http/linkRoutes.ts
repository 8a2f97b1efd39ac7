import { type Context, Hono } from 'hono'
import { appendAudit } from '../auth/audit.js'
import { findUndo, undoChange } from '../auth/changes.js'
import type { AuthContext } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { escapeHtml, renderPage } from '../pages/html.js'
import { languageOf, pageTexts } from '../pages/texts.js'
import type { Recovery } from '../recoveryRole/createRecovery.js'
import { pageHeaders } from './headers.js'
import { readForm } from './pageRoutes.js'

/** A link of a mail: what its page is called, and what its button does. */
type Link = {
  readonly path: string
  readonly ask: 'stop' | 'undo'
  readonly done: 'stopped' | 'undone'
  readonly over: 'stopOver' | 'undoOver'
  isOpen(token: string): Promise<boolean>
  /** Returns whether the link was good. */
  act(token: string): Promise<boolean>
}

/**
 * The pages of the links that stop a recovery which waits and that take a change of a factor or a device back. Opening one
 * decides nothing: mail scanners open links.
 */
export function linkRoutes(parts: {
  readonly context: AuthContext
  readonly recovery: Pick<Recovery, 'delays' | 'factors'>
  addressOf(request: Context): string
}): Hono {
  const { context, recovery } = parts
  const { delays, factors } = recovery
  const app = new Hono()
  addLink(app, parts, {
    path: '/v1/recovery/stop',
    ask: 'stop',
    done: 'stopped',
    over: 'stopOver',
    isOpen: delays.isOpen,
    async act(token) {
      const userId = await delays.cancelByLink(token)
      if (userId !== undefined) await appendAudit(context, userId, 'recovery/cancelled')
      return userId !== undefined
    },
  })
  addLink(app, parts, {
    path: '/v1/change/undo',
    ask: 'undo',
    done: 'undone',
    over: 'undoOver',
    isOpen: async token => (await findUndo(context, token)) !== undefined,
    async act(token) {
      const found = await findUndo(context, token)
      if (found) await undoChange(context, factors, found.userId, found.id)
      return found !== undefined
    },
  })
  return app
}

function addLink(
  app: Hono,
  { context, addressOf }: { readonly context: AuthContext; addressOf(request: Context): string },
  { path, ask, done, over, isOpen, act }: Link,
): void {
  const page = (
    request: Context,
    key: Link['ask'] | Link['done'] | Link['over'] | 'notAllowed' | 'tooMany',
    status: 200 | 403 | 410 | 429,
    form = '',
  ) => {
    const language = languageOf(request)
    const text = pageTexts(language)
    for (const [name, value] of Object.entries(pageHeaders)) request.header(name, value)
    return request.html(
      renderPage(text(`${key}.title`), `<p>${escapeHtml(text(`${key}.text`))}</p>${form}`, language),
      status,
    )
  }
  app.get(path, async request => {
    const token = request.req.query('token') ?? ''
    if (!(await isOpen(token))) return page(request, over, 410)
    const language = languageOf(request)
    const text = pageTexts(language)
    const form = `<form method="post" action="${path}?language=${language}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${text(`${ask}.button`)}</button></form>`
    return page(request, ask, 200, form)
  })
  app.post(path, async request => {
    const site = request.req.header('sec-fetch-site')
    if (request.req.header('origin') !== context.publicUrl || site !== 'same-origin')
      return page(request, 'notAllowed', 403)
    try {
      await context.limits.charge('hour', { key: `${ask}:${addressOf(request)}`, limit: 30 })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return page(request, 'tooMany', 429)
    }
    const form = new URLSearchParams(await readForm(request, 4_096))
    const isDone = await act(form.get('token') ?? '')
    return page(request, isDone ? done : over, isDone ? 200 : 410)
  })
}
