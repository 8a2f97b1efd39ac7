import { execFile } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openDatabase } from '@latchkit/service-base/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../src/commands/runCommand.js'
import { createDevice, send } from './createDevice.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'

const docs = new URL('../../../docs/self-hosting/', import.meta.url)
const launcher = 'pnpm --filter @latchkit/secure-site start'

let site: TestSite
beforeAll(async () => {
  // The commands change the project file, and know no other settings of the site.
  site = await openSite({ projects: undefined, rpcUrls: {} })
  await writeFile(path.join(site.dataDir, 'projects.json'), JSON.stringify({ demo: [appOrigin] }))
  await site.restart()
  await (await createDevice(site)).signIn('runbook@example.com')
  await site.restart()
})
afterAll(() => site.close())

/** Commands of the page, in their order: of the site, and SQL. */
async function readCommands(page: string) {
  const text = await readFile(new URL(page, docs), 'utf8')
  return [...text.matchAll(/^```(sh|sql)\n([\s\S]*?)^```/gm)].flatMap(([, kind, block = '']) => {
    // Roles of a server are made where there is one: `openSite.ts` has them.
    if (kind === 'sql') return block.startsWith('create role') ? [] : [{ kind, line: block }]
    const lines = block.replaceAll('\\\n', ' ').split('\n')
    // The one without a command starts the site, which every test does.
    const isCommand = (line: string) =>
      line.includes(`${launcher} `) && !/ start(?: --help)?(?: +#.*)?$/.test(line)
    return lines.filter(isCommand).map(line => ({ kind, line }))
  })
}

/** Runs a line on the data and the site of this test. */
async function run(line: string) {
  const [before = '', after = ''] = line.replace('$MIRROR', site.dataDir).split(launcher)
  const words = before.trim().split(/\s+/).filter(Boolean)
  const variables = Object.fromEntries(words.map(word => word.split('=') as [string, string]))
  const lines: string[] = []
  const environment = {
    SMTP_URL: site.inbox.smtpUrl,
    ...variables,
    DATA_DIR: site.dataDir,
    PUBLIC_URL: site.site.url,
  }
  const given = after.trim().split(/\s+/)
  // The page names the first key; the pages before may have removed it.
  const id = given.indexOf('--id') + 1
  if (given[1] === 'remove') given[id] = await findOldKey(given[given.indexOf('--role') + 1] ?? '')
  const code = await runCommand(given, environment, one => lines.push(one))
  return { code, lines }
}

async function findOldKey(role: string): Promise<string> {
  const { current, keys } = JSON.parse(await readFile(path.join(site.dataDir, `keys/${role}.json`), 'utf8'))
  return Object.keys(keys).find(kid => kid !== current) ?? current
}

test.each([
  ['secure-site.md', 3],
  ['key-ceremony.md', 4],
  ['rotation.md', 5],
  ['incident.md', 10],
])('the commands of %s do what the page says', async (page, number) => {
  const commands = await readCommands(page)
  expect(commands.length).toBeGreaterThanOrEqual(number)
  const { text } = await send(site, { path: '/.well-known/audit-head.json' })
  await appendFile(path.join(site.dataDir, 'audit-heads.jsonl'), text.startsWith('{') ? `${text}\n` : '')
  for (const { kind, line } of commands) {
    const isLive = line.includes(' doctor')
    await (isLive ? site.restart() : site.site.close())
    if (kind === 'sql') await runQuery(line)
    else if (line.includes(' recover ')) await runRecover(line)
    else {
      const { code, lines } = await run(line)
      expect([line, code, ...lines.filter(one => one.startsWith('fail'))]).toEqual([line, 0])
    }
  }
  await site.restart()
  // Whatever was done, users sign in.
  const email = 'runbook@example.com'
  expect((await (await createDevice(site)).signIn(email)).user.email).toBe(email)
})

/** A separate program, since the printed code is typed. The folder is the one that pnpm was called in. */
async function runRecover(line: string) {
  const vectors = await readFile(
    new URL('../../secure-protocol/vectors/recovery.json', import.meta.url),
    'utf8',
  )
  const [{ file, typed, words }] = JSON.parse(vectors).files
  const given = (line.split(launcher)[1] ?? '').trim().split(/\s+/)
  await writeFile(path.join(site.dataDir, given[1] ?? ''), JSON.stringify(file))
  const program = fileURLToPath(new URL('../src/bin.ts', import.meta.url))
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...given], {
    env: { ...process.env, INIT_CWD: site.dataDir },
  })
  running.child.stdin?.end(`${typed}\n`)
  expect((await running).stdout).toBe(`${words}\n`)
}

async function runQuery(text: string) {
  const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
  await database.execute(text)
  await database.close()
}
