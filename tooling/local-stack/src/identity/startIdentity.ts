import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { farcasterRegistries } from '../chain/deployFarcaster.js'
import { LocalStackError } from '../localStackError.js'
import { portOffset } from '../portOffset.js'
import { readRequestUrl } from '../readRequestUrl.js'
import { oauthProfiles } from './oauthProfiles.js'
import { serveFarcaster } from './serveFarcaster.js'
import { type AnswerIdentity, serveOauth } from './serveOauth.js'

/** A provider as the secure site's setting `socialProviders` has it. */
export type IdentityProvider = {
  readonly clientId: string
  readonly clientSecret?: string
  readonly teamId?: string
  readonly keyId?: string
  readonly privateKey?: string
  readonly endpoints: {
    readonly issuer: string
    readonly authorization?: string
    readonly token?: string
    readonly api?: string
  }
}

/** Identity providers without passwords: anyone who types an address is that person. */
export type Identity = {
  readonly url: string
  /** All six, by name. */
  readonly providers: { readonly [provider: string]: IdentityProvider }
  /** The relay of Farcaster, as the secure site's setting `farcaster` has it. Its registries are on chain 31337. */
  readonly farcaster: { readonly relayUrl: string } & typeof farcasterRegistries
  stop(): Promise<void>
}

const clientId = 'latchkit-local'
const clientSecret = 'local-secret'

/**
 * Starts local stand-ins of Google, Apple, GitHub, X, Discord and Facebook, each below a separate path, with what
 * distinguishes them, and the relay of Farcaster. `GET /providers` and `GET /farcaster` have the settings for a secure site. Without a port it is on 4800 plus
 * `LATCHKIT_PORT_OFFSET`; 0 is a free one. Codes go to secure sites on this machine alone.
 */
export async function startIdentity({
  port,
}: {
  readonly port?: number | undefined
} = {}): Promise<Identity> {
  const answers = new Map<string, AnswerIdentity>()
  const farcaster = serveFarcaster(() => `${url}/farcaster`)
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [, name = '', rest = '/'] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? []
    const answer = answers.get(name)
    if (request.url === '/providers') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(providers))
      return
    }
    const url = readRequestUrl(rest)
    if (/^\/farcaster(?:[/?]|$)/.test(request.url ?? '')) {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      await farcaster.answer(request, response, url, Buffer.concat(parts).toString())
      return
    }
    if (!answer) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
      return
    }
    // As the OpenID library expects of a server that mounts it below a path.
    Object.assign(request, { originalUrl: request.url, url: rest })
    const isForm = url.pathname.startsWith('/sign-in/') || name in oauthProfiles
    const body = request.method === 'POST' && isForm ? await readForm(request) : new URLSearchParams()
    await answer(request, response, url, body)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch(error => {
      if (!response.headersSent) response.writeHead(400)
      response.end(String(error))
    })
  })
  const url = `http://localhost:${await listen(server, port ?? 4800 + portOffset())}`
  const isRedirect = (name: string) => (uri: string) =>
    new RegExp(`^http://(?:[\\w-]+\\.)?localhost(?::\\d+)?/oauth/callback/${name}$`).test(uri)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = { type: 'spki', format: 'pem' } as const
  // Loaded here: tests without it would wait for it.
  const { serveOpenid } = await import('./serveOpenid.js')
  for (const provider of ['google', 'apple'] as const) {
    const secret = provider === 'apple' ? publicKey.export(pem).toString() : clientSecret
    const common = { provider, issuer: `${url}/${provider}`, clientId }
    const isOwn = isRedirect(provider)
    answers.set(provider, await serveOpenid({ ...common, clientSecret: secret, isRedirect: isOwn }))
  }
  for (const [provider, quirks] of Object.entries(oauthProfiles))
    answers.set(
      provider,
      serveOauth({ provider, quirks, clientId, clientSecret, isRedirect: isRedirect(provider) }),
    )
  const oauth = Object.keys(oauthProfiles).map((provider): [string, IdentityProvider] => {
    const issuer = `${url}/${provider}`
    const endpoints = { issuer, authorization: `${issuer}/authorize`, token: `${issuer}/token`, api: issuer }
    return [provider, { clientId, clientSecret, endpoints }]
  })
  const providers: Identity['providers'] = {
    google: { clientId, clientSecret, endpoints: { issuer: `${url}/google` } },
    apple: {
      clientId,
      teamId: 'LOCALTEAM1',
      keyId: 'LOCALKEY01',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      endpoints: { issuer: `${url}/apple` },
    },
    ...Object.fromEntries(oauth),
  }
  return {
    url,
    providers,
    farcaster: { relayUrl: `${url}/farcaster`, ...farcasterRegistries },
    async stop() {
      server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  const listening = once(server, 'listening')
  server.listen(port, '127.0.0.1')
  try {
    await listening
  } catch (cause) {
    throw new LocalStackError(
      'local-stack/port-in-use',
      `Port ${port} of the identity providers is in use.`,
      { cause },
    )
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
