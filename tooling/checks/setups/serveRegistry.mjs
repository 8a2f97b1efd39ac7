import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { readTarball } from '../lib/readTarball.mjs'

/** Published long before any `minimumReleaseAge`. */
const published = '2026-01-01T00:00:00.000Z'

/**
 * A registry of the packed packages alone, so that the commands of the docs run as they are written: package managers ask
 * it for the scope `@latchkit`, and the public one for everything else. Returns `{ url, npx(name), close() }`, with the
 * arguments by which npx runs a command of ours: commands have no scope, so here it takes the address of the tarball.
 */
export async function serveRegistry(packed) {
  const packages = new Map(
    packed.map(({ name, tarball }) => {
      const body = readFileSync(tarball)
      const manifest = JSON.parse(readTarball(tarball).get('package.json').toString('utf8'))
      return [name, { body, manifest, file: path.basename(tarball) }]
    }),
  )
  const files = new Map([...packages.values()].map(({ file, body }) => [`/tarballs/${file}`, body]))
  let url = ''

  function describe(name) {
    const { manifest, body, file } = packages.get(name)
    const hash = (algorithm, encoding) => createHash(algorithm).update(body).digest(encoding)
    const dist = {
      tarball: `${url}/tarballs/${file}`,
      shasum: hash('sha1', 'hex'),
      integrity: `sha512-${hash('sha512', 'base64')}`,
    }
    const { version } = manifest
    return {
      name,
      'dist-tags': { latest: version },
      time: { created: published, modified: published, [version]: published },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
    }
  }

  const server = http.createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    const body = files.get(pathname)
    if (body) return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(body)
    const name = pathname.slice(1)
    if (!packages.has(name)) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(describe(name)))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${server.address().port}`
  return {
    url,
    npx: name => ['--package', `${url}/tarballs/${packages.get(name).file}`, name],
    close: () => server.close(),
  }
}

/** A registry that has our packages, and passes on what others have published. */
export function useRegistry(url) {
  return { url, npx: name => ['--registry', url, `${name}@latest`], close: () => {} }
}
