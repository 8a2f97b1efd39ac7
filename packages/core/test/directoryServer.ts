import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One row as a gateway sends it. */
export type DirectoryRow = { readonly id: string; readonly name: string; readonly [field: string]: unknown }

/** Answer to one call. */
export type DirectoryAnswer = { readonly status?: number; readonly body: unknown }

/** A directory over HTTP that misbehaves on request; `@latchkit/gateway` is the real one. */
export type DirectoryServer = {
  readonly url: string
  /** Query of each `getWallets` so far. */
  readonly calls: readonly { readonly [name: string]: string }[]
  /** Calls whose caller went away before the answer. */
  readonly left: readonly string[]
  /** Settles when `count` calls were received in all. */
  received(count: number): Promise<void>
  /** Settles when `count` callers went away. */
  abandoned(count: number): Promise<void>
  /** Answers calls from now on; undefined answers them rightly. */
  answer(by: ((call: URLSearchParams) => DirectoryAnswer | Promise<DirectoryAnswer>) | undefined): void
  close(): Promise<void>
}

/** `count` wallets, `w1` first; each third is on Solana only. */
export function directoryRows(count: number): readonly DirectoryRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `w${index + 1}`,
    name: `Wallet ${index + 1}`,
    image_id: `image-${index + 1}`,
    chains: index % 3 === 2 ? ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] : ['eip155:1', 'eip155:8453'],
    mobile_link: `w${index + 1}://`,
  }))
}

/** Starts it on a free port of loopback. */
export async function startDirectory(rows: readonly DirectoryRow[]): Promise<DirectoryServer> {
  const calls: { [name: string]: string }[] = []
  const left: string[] = []
  const watchers = new Set<() => void>()
  let by: Parameters<DirectoryServer['answer']>[0]

  const until = (isReached: () => boolean) =>
    new Promise<void>(resolve => {
      const check = () => {
        if (!isReached()) return
        watchers.delete(check)
        resolve()
      }
      watchers.add(check)
      check()
    })
  const runChecks = () => {
    for (const check of [...watchers]) check()
  }
  async function serve(query: URLSearchParams, response: ServerResponse) {
    calls.push(Object.fromEntries(query))
    response.on('close', () => {
      if (!response.writableFinished) left.push(query.get('search') ?? `page ${query.get('page')}`)
      runChecks()
    })
    runChecks()
    const { status = 200, body } = (await by?.(query)) ?? { body: select(rows, query) }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    void serve(new URL(request.url ?? '', 'http://localhost').searchParams, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    left,
    received: count => until(() => calls.length >= count),
    abandoned: count => until(() => left.length >= count),
    answer(next) {
      by = next
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function select(rows: readonly DirectoryRow[], query: URLSearchParams) {
  const list = (name: string) => query.get(name)?.split(',')
  const include = list('include')
  const exclude = list('exclude')
  const chains = list('chains')
  const search = query.get('search')?.toLowerCase() ?? ''
  const found = rows.filter(
    row =>
      (!include || include.includes(row.id)) &&
      !exclude?.includes(row.id) &&
      (!chains || (Array.isArray(row.chains) && row.chains.some(id => chains.includes(id)))) &&
      row.name.toLowerCase().includes(search),
  )
  const entries = Number(query.get('entries'))
  const from = (Number(query.get('page')) - 1) * entries
  return { count: found.length, data: found.slice(from, from + entries) }
}
