import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { version } from '../answerOperations.js'
import type { Logger } from '../createLogger.js'
import { openServer } from '../openServer.js'
import type { WarningKeeper } from './keepWarnings.js'
import type { OperatorAccess } from './operatorFields.js'
import { operatorStyles } from './operatorStyles.js'
import { renderOperatorPage } from './renderOperatorPage.js'
import type { OperatorStatus, SettingLine, StatusTable } from './types.js'

/** Milliseconds for a whole request: only short GET requests are answered. */
const requestTimeout = 10_000

const host = '127.0.0.1'

/** No answer can be framed, cached, read by another site, or load anything but its styles. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** The port of the operator's page. */
export type OperatorPort = { readonly url: string; close(): Promise<void> }

/**
 * Opens the operator's page on a port of 127.0.0.1. It shows what a service does, and changes nothing. A browser sends the
 * token as a password (RFC 7617), a program as `Authorization: Bearer`; `/status.json` has the same content. A request with a
 * wrong token gets 401. One for another host gets 421: a page of another site could lead its name to this address.
 *
 * @throws ConfigError when the port is in use
 */
export async function openOperatorPort(parameters: {
  readonly service: string
  readonly access: OperatorAccess
  readonly settings: readonly SettingLine[]
  readonly warnings: WarningKeeper
  readonly logger: Logger
  health(): string
  tables(): Promise<readonly StatusTable[]> | readonly StatusTable[]
}): Promise<OperatorPort> {
  const { service, access, settings, warnings, logger, health } = parameters
  const startedAt = Date.now()
  const readTables = async () => {
    try {
      return await parameters.tables()
    } catch (error) {
      // The page is needed most when something is down.
      logger.warn({ err: error }, "a part of the operator's page could not be read")
      return []
    }
  }
  const readStatus = async (): Promise<OperatorStatus> => {
    const tables = await readTables()
    const [now, list] = [Date.now(), warnings.list()]
    return { service, version, health: health(), now, startedAt, settings, tables, warnings: list }
  }
  const answers: { readonly [path: string]: readonly [type: string, answer: () => Promise<string>] } = {
    '/': ['text/html; charset=utf-8', async () => renderOperatorPage(await readStatus())],
    '/operator.css': ['text/css; charset=utf-8', async () => operatorStyles],
    '/status.json': ['application/json', async () => JSON.stringify(await readStatus())],
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const refuse = (status: number, text: string, more: { readonly [header: string]: string } = {}) =>
      response.writeHead(status, { ...headers, 'content-type': 'text/plain', ...more }).end(`${text}\n`)
    if (!isOwnHost(request.headers.host)) return refuse(421, 'Misdirected Request')
    if (!isToken(readToken(request.headers.authorization), access.token))
      return refuse(401, 'Unauthorized', { 'www-authenticate': `Basic realm="${service}", charset="UTF-8"` })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' })
    const [type, read] = answers[request.url?.split('?')[0] ?? ''] ?? []
    if (!type || !read) return refuse(404, 'Not Found')
    const body = await read()
    return response.writeHead(200, { ...headers, 'content-type': type }).end(body)
  }
  const server = await openServer({
    host,
    port: access.port,
    variables: 'ADMIN_PORT',
    requestTimeout,
    onRequest: (request, response) => {
      answer(request, response).catch(error => {
        logger.error({ err: error }, "the operator's page failed")
        if (response.headersSent) response.destroy()
        else response.writeHead(500, headers).end()
      })
    },
  })
  return { url: server.url, close: () => server.close(0) }
}

/** Whether a request is for a name of this machine. The port may be another one: a tunnel leads here. */
function isOwnHost(given: string | undefined): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(given ?? '')
}

function readToken(authorization = ''): string {
  const [, scheme = '', value = ''] = /^(Basic|Bearer) (\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  // The name of the user may be anything.
  return Buffer.from(value, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
}

/** Compares digests: they have the same length, and the time says nothing about the token. */
function isToken(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
