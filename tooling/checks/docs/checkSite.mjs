// The site of the docs: it builds, every link in it leads somewhere, each error has its page, and a browser finds nothing to
// complain of. `--built` takes the site as it is.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { pnpm } from '../../bootstrap/run.mjs'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'
import { runTool } from '../lib/runTool.mjs'
import { findSiteProblems } from './lib/findSiteProblems.mjs'
import { readErrors } from './lib/readErrors.mjs'
import { visitSite } from './lib/visitSite.mjs'

const folder = path.join(root, 'apps/docs')
const site = path.join(folder, 'dist/site')
if (!process.argv.includes('--built')) {
  // turbo runs pnpm, which is not on the PATH of every machine.
  const [command, ...args] = pnpm('exec', 'turbo', 'run', 'site', '--filter=@latchkit/docs')
  const { code, output } = runTool(command, [...args, '--output-logs=errors-only'])
  if (code !== 0) finish([output])
}

const { problems, links, pages } = findSiteProblems(site)
for (const { code } of readErrors().described)
  if (!existsSync(path.join(site, `errors/${code}.html`))) problems.push(`${code} has no page`)
for (const file of ['llms.txt', '_headers', 'versions.json', '404.html'])
  if (!existsSync(path.join(site, file))) problems.push(`the site has no ${file}`)

const server = spawn(path.join(root, 'node_modules/.bin/tsx'), ['src/node/bin.ts', 'serve', '0'], {
  cwd: folder,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  for await (const line of readline.createInterface({ input: server.stdout })) {
    const [, address] = /^docs {2}(\S+)$/.exec(line) ?? []
    if (!address) continue
    problems.push(...(await visitSite(address)))
    break
  }
} finally {
  server.kill()
}
finish(problems, `${pages} pages, ${links} links`)
