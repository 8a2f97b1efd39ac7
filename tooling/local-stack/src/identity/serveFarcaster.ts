import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { privateKeyToAccount } from 'viem/accounts'
import { type FarcasterUser, farcasterRegistries, farcasterUsers } from '../chain/deployFarcaster.js'

/** Signer of a sign-in: the account that holds the id, or an auth address. */
export type FarcasterMethod = 'custody' | 'authAddress'

type Channel = {
  readonly domain: string
  readonly siweUri: string
  readonly nonce: string
  readonly expirationTime?: string | undefined
  /** Signed message; absent until then. */
  done?: { readonly [name: string]: unknown }
}

/** Header of the app, which alone may complete a channel. */
const appHeader = 'x-farcaster-auth-relay-key'

/** The relay of Farcaster's sign-in, and the app with which a person completes it. */
export type Farcaster = {
  answer(request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void>
}

/**
 * A relay of FIP-11 with its three routes (`POST /v1/channel`, `GET /v1/channel/status`, `POST /v1/channel/authenticate`),
 * and below `/siwf` a page that replaces the app: it signs with the keys of the local people.
 *
 * @param address - where it is, such as `http://localhost:4800/farcaster`
 */
export function serveFarcaster(address: () => string): Farcaster {
  const channels = new Map<string, Channel>()
  const users = farcasterUsers()
  const appKey = randomBytes(16).toString('hex')

  function open(response: ServerResponse, body: string) {
    const { domain, siweUri, nonce = randomBytes(16).toString('hex'), expirationTime } = JSON.parse(body)
    if (typeof domain !== 'string' || typeof siweUri !== 'string') return send(response, 400, {})
    const channelToken = randomBytes(16).toString('hex')
    channels.set(channelToken, { domain, siweUri, nonce, expirationTime })
    const url = `${address()}/siwf?channelToken=${channelToken}`
    return send(response, 201, { channelToken, url, nonce, connectUri: url })
  }

  async function complete(token: string, user: FarcasterUser, method: FarcasterMethod) {
    const channel = channels.get(token)
    if (!channel) return 401
    const account = privateKeyToAccount((method === 'custody' ? user.custody : user.auth).privateKey)
    const message = writeMessage(channel, account.address, user.fid)
    const signature = await account.signMessage({ message })
    const { fid, username } = user
    return authenticate(token, {
      message,
      signature,
      authMethod: method,
      fid,
      username,
      custody: user.custody.address,
    })
  }

  function authenticate(token: string, done: NonNullable<Channel['done']>) {
    const channel = channels.get(token)
    if (!channel) return 401
    channel.done = { state: 'completed', nonce: channel.nonce, ...done }
    return 201
  }

  return {
    async answer(request, response, url, body) {
      const token = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /':
          return send(response, 200, { relayUrl: address(), ...farcasterRegistries })
        case 'POST /v1/channel':
          return open(response, body)
        case 'GET /v1/channel/status': {
          const channel = channels.get(token)
          if (!channel) return send(response, 401, { error: 'Unauthorized' })
          if (!channel.done) return send(response, 202, { state: 'pending', nonce: channel.nonce })
          // A complete result is returned once.
          channels.delete(token)
          return send(response, 200, channel.done)
        }
        case 'POST /v1/channel/authenticate':
          if (request.headers[appHeader] !== appKey) return send(response, 401, { error: 'Unauthorized' })
          return send(response, authenticate(token, JSON.parse(body)), {})
        case 'GET /siwf':
          return sendPage(response, 200, renderApp(channels.get(readToken(url)), users))
        case 'POST /siwf': {
          const form = new URLSearchParams(body)
          const user = users.find(({ fid }) => String(fid) === form.get('fid'))
          const method = form.get('method') === 'authAddress' ? 'authAddress' : 'custody'
          const status = user ? await complete(readToken(url), user, method) : 400
          const isDone = status === 201
          return sendPage(response, isDone ? 200 : 410, isDone ? '<h1>Signed in</h1>' : '<h1>It is over</h1>')
        }
        default:
          return send(response, 404, {})
      }
    },
  }
}

/** The text of FIP-11: ERC-4361 with a fixed statement and the id as a resource. */
function writeMessage(
  { domain, siweUri, nonce, expirationTime }: Channel,
  address: string,
  fid: number,
): string {
  return `${domain} wants you to sign in with your Ethereum account:
${address}

Farcaster Auth

URI: ${siweUri}
Version: 1
Chain ID: ${farcasterRegistries.chainId}
Nonce: ${nonce}
Issued At: ${new Date().toISOString()}${expirationTime ? `\nExpiration Time: ${expirationTime}` : ''}
Resources:
- farcaster://fid/${fid}`
}

const readToken = (url: URL) => url.searchParams.get('channelToken') ?? ''

function renderApp(channel: Channel | undefined, users: readonly FarcasterUser[]): string {
  if (!channel) return '<h1>It is over</h1>'
  const options = users.map(({ fid, username }) => `<option value="${fid}">@${username} (${fid})</option>`)
  return `<h1>Local Farcaster</h1>
<p>Sign in to <b>${channel.domain.replaceAll('<', '')}</b></p>
<form method="post">
<p><label>Person <select name="fid">${options.join('')}</select></label></p>
<button name="method" value="custody">Sign in</button>
<button name="method" value="authAddress">Sign in with the auth address</button>
</form>`
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

function sendPage(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local Farcaster</title>
${body}
`)
}
