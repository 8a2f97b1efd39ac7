import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Answer to a call; the body is JSON, or text as it is. */
export type AccountAnswer = { readonly status?: number; readonly body: unknown }

type Answerer = (query: URLSearchParams, body: unknown) => AccountAnswer | Promise<AccountAnswer>

/** A gateway's calls of an account over HTTP that answers what a test wants; `@latchkit/gateway` is the real one. */
export type AccountServer = {
  readonly url: string
  /** Path, query and JSON body of each call so far, without what every call has. */
  readonly calls: readonly {
    readonly path: string
    readonly query: { readonly [name: string]: string }
    readonly body?: unknown
  }[]
  /** Answers calls of paths that end in `ending` from now on. */
  answer(ending: string, by: Answerer): void
  close(): Promise<void>
}

/** Starts it on a free port of loopback. Chains are served that `chains` has. */
export async function startAccountServer(chains: readonly string[]): Promise<AccountServer> {
  const calls: { path: string; query: { [name: string]: string }; body?: unknown }[] = []
  const answers = new Map<string, Answerer>()
  answers.set('supported-chains', () => ({ body: { http: chains, ws: [] } }))
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    for (const name of ['st', 'sv', 'projectId']) searchParams.delete(name)
    const call: (typeof calls)[number] = { path: pathname, query: Object.fromEntries(searchParams) }
    calls.push(call)
    const by = [...answers].reverse().find(([ending]) => pathname.endsWith(ending))?.[1]
    void (async () => {
      const sent = await text(request)
      if (sent) call.body = JSON.parse(sent)
      const { status = 200, body } = (await by?.(searchParams, call.body)) ?? { status: 404, body: {} }
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer(ending, by) {
      answers.delete(ending)
      answers.set(ending, by)
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
