import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { startChild } from './children.mjs'

/** The newest one that runs on Node 20. It names `node-fetch` by a tag, which mirrors of the registry may lack. */
const manifest = {
  private: true,
  dependencies: { verdaccio: '6.8.0' },
  overrides: { 'node-fetch': '2.7.0' },
}

/**
 * Starts a registry on loopback. Our packages can be published to it; everything else comes from the registry that npm
 * is set up for. Resolves with `{ url, npmrc, folder }`: `npmrc` is a user configuration that can publish,
 * `folder` has its files. It ends with the other children of this process.
 */
export async function startVerdaccio() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'latchkit-registry-'))
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const npm = (...args) => execFileSync('npm', args, { encoding: 'utf8', cwd: folder })
  const upstream = npm('config', 'get', 'registry').trim()
  const ours = ['@latchkit/*', 'latchkit', 'create-latchkit']
  const config = {
    storage: path.join(folder, 'storage'),
    uplinks: { npm: { url: upstream, maxage: '60m' } },
    packages: {
      ...Object.fromEntries(ours.map(name => [name, { access: '$all', publish: '$all', unpublish: '$all' }])),
      '**': { access: '$all', proxy: 'npm' },
    },
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'error' },
    max_body_size: '100mb',
  }
  // JSON is YAML.
  const file = path.join(folder, 'config.yaml')
  writeFileSync(file, JSON.stringify(config))
  const npmrc = path.join(folder, 'user.npmrc')
  // npm publishes with a token only; the registry takes any.
  writeFileSync(npmrc, `registry=${url}/\n//127.0.0.1:${port}/:_authToken=none\n`)

  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  npm('install', '--no-audit', '--no-fund', '--ignore-scripts')
  const bin = path.join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const child = startChild([process.execPath, bin, '--config', file, '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The registry ended:\n${output}`)
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return { url, npmrc, folder }
}

function isReady(url) {
  return fetch(`${url}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
