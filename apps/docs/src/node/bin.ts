import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vitepress'
import { buildSite } from './buildSite.js'
import { folders } from './folders.js'
import { SiteServerError, serveSite } from './serveSite.js'
import { writeSources } from './writeSources.js'

// tsx bin.ts build · tsx bin.ts serve <port> · tsx bin.ts dev <port>; port 0 is a free one
const [, , command, port = '0'] = process.argv

function prepare() {
  const script = join(folders.root, 'tooling/checks/docs/errors.mjs')
  const { status } = spawnSync(process.execPath, [script, folders.errors], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeSources()
}

try {
  if (command === 'build') {
    prepare()
    await buildSite()
  } else if (command === 'serve') {
    const { url } = await serveSite(Number(port))
    process.stdout.write(`docs  ${url}\n`)
  } else {
    prepare()
    const root = join(folders.pages, '..')
    const server = await createServer(root, { host: '127.0.0.1', port: Number(port), strictPort: true })
    await server.listen()
    process.stdout.write(`docs  http://localhost:${port}/\n`)
  }
} catch (error) {
  if (!(error instanceof SiteServerError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
