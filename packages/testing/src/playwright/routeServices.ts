import type { BrowserContext } from '@playwright/test'
import { WebSocket } from 'ws'

/** Leads requests to `from`, a URL that the app under test has, to a server of this worker at `to`. */
export async function routeRpc(context: BrowserContext, from: string, to: string): Promise<void> {
  await context.route(onPortOf(from), route => route.continue({ url: to }))
}

/** Does the same for sockets. */
export async function routeSocket(context: BrowserContext, from: string, to: string): Promise<void> {
  await context.routeWebSocket(onPortOf(from), page => {
    const query = new URL(page.url()).search
    const server = new WebSocket(`${to}/${query}`)
    const waiting: (string | Buffer)[] = []
    page.onMessage(message => {
      if (server.readyState === WebSocket.OPEN) server.send(message)
      else waiting.push(message)
    })
    page.onClose(() => server.close())
    server.on('open', () => {
      for (const message of waiting.splice(0)) server.send(message)
    })
    server.on('message', (data, isBinary) => page.send(isBinary ? Buffer.from(`${data}`) : `${data}`))
    server.on('close', () => page.close().catch(() => {}))
    server.on('error', () => page.close().catch(() => {}))
  })
}

/** Matches both names of this machine. */
function onPortOf(url: string): (candidate: URL) => boolean {
  const { port, protocol } = new URL(url)
  return candidate =>
    candidate.port === port &&
    candidate.protocol === protocol &&
    ['localhost', '127.0.0.1'].includes(candidate.hostname)
}
