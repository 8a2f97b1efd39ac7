import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { folders } from './folders.js'

export type SiteServer = {
  /** Such as `http://localhost:5175/`. */
  readonly url: string
  stop(): Promise<void>
}

/** The site cannot be served, in one line that says what to do. */
export class SiteServerError extends Error {
  override readonly name = 'SiteServerError'
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Serves the built site on 127.0.0.1 with the headers of its file `_headers`, as a host does that reads it. `port` 0 is a free
 * one.
 */
export async function serveSite(port: number): Promise<SiteServer> {
  if (!existsSync(join(folders.site, 'index.html')))
    throw new SiteServerError('The site is not built yet: run "npm run docs -- --build".')
  const files = listFiles()
  const headers = readHeaders()
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const file = findFile(files, path.slice(1))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    for (const [name, value] of headers) response.setHeader(name, value)
    if (!isRead) return void response.writeHead(405).end()
    response.statusCode = file === undefined ? 404 : 200
    const found = file ?? '404.html'
    response.setHeader('content-type', types[extname(found)] ?? 'application/octet-stream')
    response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folders.site, found)))
  })
  const listening = once(server, 'listening')
  server.listen(port, '127.0.0.1')
  await listening.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new SiteServerError(
      `Port ${port} is in use: end the program that has it, or shift the port with LATCHKIT_PORT_OFFSET=1000.`,
    )
  })
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}/`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The files that are served, and no others. */
function listFiles(): ReadonlySet<string> {
  const entries = readdirSync(folders.site, { recursive: true, encoding: 'utf8' })
  return new Set(
    entries
      .filter(entry => statSync(join(folders.site, entry)).isFile())
      .map(entry => entry.split(sep).join('/')),
  )
}

function findFile(files: ReadonlySet<string>, path: string): string | undefined {
  return [path, `${path}index.html`, `${path}.html`].find(one => files.has(one))
}

/** The lines below `/*` of `_headers`. */
function readHeaders(): readonly (readonly [string, string])[] {
  return readFileSync(join(folders.site, '_headers'), 'utf8')
    .split('\n')
    .filter(line => /^ +\S/.test(line))
    .map(line => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const
    })
}
