import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** Serves a built app on a free port, compressed as a host would: `{ folder, origin, gzipBytes(pathname), text(pathname), scripts(), files(), close() }`. */
export async function serveFolder(folder) {
  const listScripts = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'))
  const cache = new Map()
  function load(pathname) {
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!file.startsWith(folder)) return undefined
    if (!cache.has(file)) {
      try {
        cache.set(file, gzipSync(readFileSync(file), { level: 9 }))
      } catch {
        return undefined
      }
    }
    return { type: types[path.extname(file)] ?? 'application/octet-stream', body: cache.get(file) }
  }
  const server = http.createServer((request, response) => {
    const found = load(new URL(request.url, 'http://localhost').pathname)
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'gzip' }).end(found.body)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    folder,
    origin: `http://127.0.0.1:${server.address().port}`,
    gzipBytes: pathname => load(pathname)?.body.length ?? 0,
    text: pathname => gunzipSync(load(pathname)?.body ?? gzipSync('')).toString(),
    /** The text of every script of the app, also those that were not requested. */
    scripts: () => listScripts().map(file => readFileSync(path.join(folder, file), 'utf8')),
    /** Paths of the scripts, in the folder. */
    files: listScripts,
    close: () => server.close(),
  }
}
