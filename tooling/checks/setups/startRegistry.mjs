import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { packPackages } from '../lib/packPackages.mjs'
import { readTarball } from '../lib/readTarball.mjs'
import { root } from '../lib/root.mjs'

/** Outside of the workspace, whose lockfile is spared 350 packages that nothing else needs. */
const folder = path.join(root, '.cache/setups/registry')
const storage = path.join(folder, 'storage')

/** The newest ones that run on Node 20. Verdaccio names `node-fetch` by a tag, which mirrors of the registry may lack. */
const manifest = JSON.stringify({
  private: true,
  dependencies: { verdaccio: '6.8.0', libnpmpublish: '11.1.3' },
  overrides: { 'node-fetch': '2.7.0' },
})

/**
 * Starts a registry on loopback that has our packages as they are built, so that the commands of the docs run as they are
 * written. What others have published it fetches from the registry that npm is set up for, and keeps.
 * Without a `port` it takes a free one. Returns `{ url, names, close() }`.
 */
export async function startRegistry({ port = 0 } = {}) {
  const load = installVerdaccio()
  const packs = mkdtempSync(path.join(os.tmpdir(), 'latchkit-packs-'))
  const packed = packPackages(packs)
  // The version stays the same while the content changes, and several runs may have one at a time.
  const ours = `ours-${process.pid}`
  const remove = () => rmSync(path.join(storage, ours), { recursive: true, force: true })
  process.once('exit', remove)
  const { runServer } = load('verdaccio')
  const server = await runServer(configuration(packed, ours))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${server.address().port}`
  const { publish } = load('libnpmpublish')
  for (const { tarball } of packed)
    await publish(
      JSON.parse(readTarball(tarball).get('package.json').toString('utf8')),
      readFileSync(tarball),
      {
        registry: url,
        // A token is required, and any is taken.
        forceAuth: { token: 'none' },
      },
    )
  rmSync(packs, { recursive: true })
  return {
    url,
    names: packed.map(({ name }) => name),
    close() {
      server.close()
      server.closeAllConnections()
      remove()
      process.removeListener('exit', remove)
    },
  }
}

/** Installs the registry, unless an earlier run did. Returns `require` of its folder. */
function installVerdaccio() {
  const file = path.join(folder, 'package.json')
  const isInstalled =
    existsSync(path.join(folder, 'node_modules/.package-lock.json')) &&
    readFileSync(file, 'utf8') === manifest
  if (!isInstalled) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, manifest)
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      stdio: 'pipe',
    })
  }
  return createRequire(file)
}

function configuration(packed, ours) {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
  const isOurs = { access: '$all', publish: '$all', storage: ours }
  return {
    self_path: folder,
    storage,
    // A busy machine makes answers late. The defaults would treat the registry as gone for minutes then.
    uplinks: { npm: { url: upstream, maxage: '60m', timeout: '120s', max_fails: 100, fail_timeout: '1s' } },
    packages: {
      ...Object.fromEntries(packed.map(({ name }) => [name, isOurs])),
      '**': { access: '$all', proxy: 'npm' },
    },
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
    max_body_size: '100mb',
  }
}
