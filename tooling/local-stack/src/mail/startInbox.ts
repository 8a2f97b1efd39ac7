import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LocalStackError } from '../localStackError.js'
import { portOffset } from '../portOffset.js'
import { readRequestUrl } from '../readRequestUrl.js'

/** A mail that came in. */
export type InboxMessage = {
  /** Counts from 1, in the order of arrival. */
  readonly id: number
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** A mail server that keeps what it gets in memory and delivers nothing. */
export type Inbox = {
  /** A page with the mails; `GET /messages?to=…&after=…` has them as JSON, with `wait=1` once there is one. */
  readonly url: string
  readonly smtpUrl: string
  /** The mails so far, the newest last. */
  messages(): readonly InboxMessage[]
  /** Settles with the first mail to an address after the one with the id `after`, now or once it comes. */
  next(to: string, after?: number): Promise<InboxMessage>
  /** While true the server takes no mail. */
  refuse(isRefusing: boolean): void
  stop(): Promise<void>
}

/** Mails that are kept. */
const maxMessages = 1_000

/** Starts an inbox. Without ports it is on 1080 and takes mail on 1025, plus `LATCHKIT_PORT_OFFSET`; 0 is a free one. */
export async function startInbox(
  ports: { readonly http?: number | undefined; readonly smtp?: number | undefined } = {},
): Promise<Inbox> {
  // Most users of the local stack read no mail.
  const [{ default: PostalMime }, { SMTPServer }] = await Promise.all([
    import('postal-mime'),
    import('smtp-server'),
  ])
  const kept: InboxMessage[] = []
  const waiting = new Set<(message: InboxMessage) => void>()
  let count = 0
  let isRefusing = false
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom: (_address, _session, done) => done(isRefusing ? new TypeError('refused by the test') : null),
    onData: (stream, session, done) => {
      const parts: Uint8Array[] = []
      stream.on('data', part => parts.push(part))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(parts))
        count += 1
        const message = {
          id: count,
          to: session.envelope.rcptTo.map(({ address }) => address),
          from: mail.from?.address ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          receivedAt: Date.now(),
        }
        kept.push(message)
        if (kept.length > maxMessages) kept.shift()
        for (const give of [...waiting]) give(message)
        done()
      })
    },
  })
  // A service that is killed resets its connection. It has no answer then, and sends the mail again.
  smtp.on('error', () => {})
  const matches = (message: InboxMessage, to: string, after: number) =>
    message.id > after && message.to.includes(to)
  const next = (to: string, after = 0) => {
    const found = kept.find(message => matches(message, to, after))
    if (found) return Promise.resolve(found)
    return new Promise<InboxMessage>(resolve => {
      const give = (message: InboxMessage) => {
        if (!matches(message, to, after)) return
        waiting.delete(give)
        resolve(message)
      }
      waiting.add(give)
    })
  }
  const http = createServer((request, response) => void answer(request, response, { kept, next }))
  const offset = portOffset()
  const [httpPort, smtpPort] = await Promise.all([
    listen(http, ports.http ?? 1080 + offset),
    listen(smtp.server, ports.smtp ?? 1025 + offset),
  ])
  return {
    url: `http://localhost:${httpPort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    messages: () => [...kept],
    next,
    refuse: refusing => {
      isRefusing = refusing
    },
    async stop() {
      http.closeAllConnections()
      await Promise.all([
        new Promise<void>(resolve => http.close(() => resolve())),
        new Promise<void>(resolve => smtp.close(() => resolve())),
      ])
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { kept, next }: { kept: readonly InboxMessage[]; next: Inbox['next'] },
): Promise<void> {
  const url = readRequestUrl(request.url)
  const to = url.searchParams.get('to')
  const after = Number(url.searchParams.get('after') ?? 0)
  if (to !== null && url.searchParams.has('wait')) await next(to, after)
  const found = kept.filter(message => message.id > after && (to === null || message.to.includes(to)))
  if (url.pathname === '/messages') {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(found))
    return
  }
  response.writeHead(url.pathname === '/' ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    refresh: '2',
  })
  response.end(
    `<!doctype html><title>Inbox</title><h1>Inbox</h1>${[...found].reverse().map(renderMessage).join('')}`,
  )
}

function renderMessage({ to, subject, text }: InboxMessage): string {
  const toText = (value: string) => value.replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`)
  const linked = toText(text).replace(
    /https?:\/\/\S+/g,
    link => `<a href="${link.replace(/"/g, '')}">${link}</a>`,
  )
  return `<hr><h2>${toText(subject)}</h2><p>${toText(to.join(', '))}<pre>${linked}</pre>`
}

async function listen(
  server: { listen(port: number, host: string): unknown; address(): AddressInfo | string | null },
  port: number,
): Promise<number> {
  const emitter = server as ReturnType<typeof createServer>
  const listening = once(emitter, 'listening')
  server.listen(port, '127.0.0.1')
  try {
    await listening
  } catch (cause) {
    throw new LocalStackError('local-stack/port-in-use', `Port ${port} of the inbox is in use.`, { cause })
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
