import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAccounts, type IdentityAccount, renderSignIn } from './accounts.js'
import type { OauthQuirks } from './oauthProfiles.js'

type Code = {
  readonly account: IdentityAccount
  readonly challenge: string | null
  readonly redirect: string
}

/** Answers requests below a provider's path, with the path's rest. */
export type AnswerIdentity = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: URLSearchParams,
) => Promise<void>

/** An OAuth 2.0 server for one provider: a code for anyone who signs in, an access token for the code, once. */
export function serveOauth(parameters: {
  readonly provider: string
  readonly quirks: OauthQuirks
  readonly clientId: string
  readonly clientSecret: string
  isRedirect(uri: string): boolean
}): AnswerIdentity {
  const { provider, quirks, clientId, clientSecret, isRedirect } = parameters
  const accounts = createAccounts(provider)
  const codes = new Map<string, Code>()
  const tokens = new Map<string, IdentityAccount>()

  function authorize(request: IncomingMessage, response: ServerResponse, url: URL, body: URLSearchParams) {
    const query = url.searchParams
    const redirect = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== clientId || !isRedirect(redirect)) return refuse(response, 400, 'client')
    const challenge = query.get('code_challenge')
    if (query.get('response_type') !== 'code' || (quirks.needsPkce && !challenge))
      return refuse(response, 400, 'invalid_request')
    if (quirks.coop) response.setHeader('cross-origin-opener-policy', 'same-origin')
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(renderSignIn(provider))
      return
    }
    const target = new URL(redirect)
    target.searchParams.set('state', query.get('state') ?? '')
    if (body.get('decision') === 'allow') {
      const code = randomBytes(16).toString('hex')
      codes.set(code, { account: accounts.signIn(body), challenge, redirect })
      target.searchParams.set('code', code)
    } else target.searchParams.set('error', 'access_denied')
    response.writeHead(303, { location: `${target.href}${quirks.fragment}` }).end()
  }

  function exchange(request: IncomingMessage, response: ServerResponse, body: URLSearchParams) {
    const given =
      quirks.clientAuth === 'basic'
        ? readBasic(request.headers.authorization)
        : `${body.get('client_id')}:${body.get('client_secret')}`
    if (given !== `${clientId}:${clientSecret}`) return refuse(response, 401, 'invalid_client')
    const name = body.get('code') ?? ''
    const code = codes.get(name)
    codes.delete(name)
    const verifier = body.get('code_verifier')
    const hash = createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url')
    if (!code || code.redirect !== body.get('redirect_uri') || (code.challenge && code.challenge !== hash))
      return refuse(response, quirks.refusedStatus, 'invalid_grant')
    const token = randomBytes(16).toString('hex')
    tokens.set(token, code.account)
    sendJson(response, 200, { access_token: token, token_type: 'bearer', scope: body.get('scope') ?? '' })
  }

  return async (request, response, url, body) => {
    if (url.pathname === '/authorize') return authorize(request, response, url, body)
    if (url.pathname === '/token' && request.method === 'POST') return exchange(request, response, body)
    const account = tokens.get(/^bearer (\w+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '')
    const answer = quirks.answers[url.pathname]
    if (!answer) return refuse(response, 404, 'not_found')
    if (!account) return refuse(response, 401, 'invalid_token')
    // GitHub refuses callers without one.
    if (!request.headers['user-agent']) return refuse(response, 403, 'user_agent')
    sendJson(response, 200, answer(account))
  }
}

function readBasic(header: string | undefined): string {
  const [, text = ''] = /^Basic (\S+)$/i.exec(header ?? '') ?? []
  return Buffer.from(text, 'base64').toString().split(':').map(decodeURIComponent).join(':')
}

function refuse(response: ServerResponse, status: number, error: string): void {
  sendJson(response, status, { error })
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
