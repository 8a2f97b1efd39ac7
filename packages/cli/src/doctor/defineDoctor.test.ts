import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { callCommand } from '../../test/callCommand.js'
import { createFolder, type Files } from '../../test/createFolder.js'
import { serve } from '../../test/serve.js'
import type { Result } from './types.js'

const wagmiPeers = { peerDependencies: { wagmi: '^2.19.0 || ^3.7.0', viem: '^2.57.1' } }

const healthy: Files = {
  'package.json': {
    dependencies: { '@latchkit/adapter-wagmi': '1', '@latchkit/core': '1', wagmi: '3', viem: '2' },
  },
  'node_modules/@latchkit/adapter-wagmi/package.json': { version: '1.0.0', ...wagmiPeers },
  'node_modules/@latchkit/core/package.json': { version: '1.0.0' },
  'node_modules/wagmi/package.json': { version: '3.7.1' },
  'node_modules/viem/package.json': { version: '2.60.0' },
  'strict.txt':
    "default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** The command's results that are not ok, and its exit code. */
async function diagnose(files: Files, ...args: string[]) {
  const { code, output, errors } = await callCommand(['doctor', '--json', ...args], {
    cwd: createFolder(files),
  })
  expect(errors).toBe('')
  const { results, counts } = JSON.parse(output)
  const problems = results.filter(({ status }: Result) => status !== 'ok')
  expect(counts.warning + counts.failure).toBe(problems.length)
  return { code, results, problems: problems.map(({ status, what }: Result) => `${status}: ${what}`) }
}

const csp = ['--csp', 'strict.txt']

test('an app without a fault: exit code 0, each line is ok', async () => {
  expect(await diagnose(healthy, ...csp)).toMatchObject({ code: 0, problems: [] })
  const { output } = await callCommand(['doctor', ...csp], { cwd: createFolder(healthy) })
  expect(output).toBe(`ok       One copy of @latchkit/core is installed: 1.0.0.
ok       One copy of wagmi is installed: 3.7.1.
ok       All packages of Latchkit have version 1.0.0.
ok       The peer dependencies are in range, wagmi 3.7.1 and viem 2.60.0 among them.
ok       The policy in strict.txt allows what the kit needs.

5 ok, 0 warnings, 0 failures
`)
})

test.each<[string, Files, string[]]>([
  [
    'two versions of core',
    {
      'node_modules/wagmi/package.json': { version: '3.7.1', dependencies: { '@latchkit/core': '0' } },
      'node_modules/wagmi/node_modules/@latchkit/core/package.json': { version: '0.9.0' },
    },
    [
      'failure: 2 copies of @latchkit/core are installed: 1.0.0 (of the app), 0.9.0 (of wagmi).',
      'failure: The packages of Latchkit have 2 versions: @latchkit/adapter-wagmi 1.0.0, @latchkit/core 1.0.0, @latchkit/core 0.9.0.',
    ],
  ],
  [
    'wagmi 1',
    { 'node_modules/wagmi/package.json': { version: '1.4.0' } },
    ['failure: wagmi 1.4.0 is out of the range of @latchkit/adapter-wagmi 1.0.0.'],
  ],
  [
    'viem 1',
    { 'node_modules/viem/package.json': { version: '1.21.0' } },
    ['failure: viem 1.21.0 is out of the range of @latchkit/adapter-wagmi 1.0.0.'],
  ],
  [
    'a missing peer, but not an optional one',
    {
      'node_modules/@latchkit/core/package.json': {
        version: '1.0.0',
        peerDependencies: { react: '>=18', other: '1' },
        peerDependenciesMeta: { other: { optional: true } },
      },
    },
    ['failure: react is missing.'],
  ],
  [
    'a library that has wagmi 2 as its peer',
    {
      'package.json': {
        dependencies: { '@latchkit/adapter-wagmi': '1', wagmi: '3', viem: '2', burner: '1' },
      },
      'node_modules/burner/package.json': {
        version: '0.1.0',
        peerDependencies: { wagmi: '^2.0.0', unrelated: '1' },
      },
    },
    ['warning: wagmi 3.7.1 is out of the range of burner 0.1.0.'],
  ],
  [
    "Plug'n'Play",
    { 'package.json': {}, '.pnp.cjs': '' },
    ["failure: The app is installed with Plug'n'Play of Yarn."],
  ],
  ['no package of Latchkit', { 'package.json': {} }, ['failure: No package of Latchkit is installed.']],
])('%s is reported', async (_, files, problems) => {
  const found = await diagnose({ ...healthy, ...files }, ...csp)
  expect(found.problems).toEqual(problems)
  expect(found.code).toBe(problems.some(problem => problem.startsWith('failure')) ? 1 : 0)
})

const ok: RequestListener = (_, response) => response.end(JSON.stringify({ status: 'ok', version: '1.0.0' }))

test('the policy is compared with the addresses of the flags', async () => {
  const [relay, gateway] = [await serve(ok), await serve(ok)]
  const flags = ['--relay', relay.replace('http', 'ws'), '--gateway', gateway]
  const strict = await diagnose(healthy, ...csp, ...flags)
  expect(strict.problems).toEqual([
    `failure: connect-src in strict.txt does not allow ${relay.replace('http', 'ws')}.`,
    `failure: connect-src in strict.txt does not allow ${gateway}.`,
    `warning: img-src in strict.txt does not allow ${gateway}.`,
  ])
  expect(strict.code).toBe(1)
  const policy = `default-src 'self'; img-src data: ${gateway}; connect-src ${gateway} ${relay.replace('http', 'ws')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  expect(await diagnose({ ...healthy, 'strict.txt': policy }, ...csp, ...flags)).toMatchObject({
    code: 0,
    problems: [],
  })
})

test('the policy of the usual files is found, and its weak places are warnings', async () => {
  const files = {
    ...healthy,
    'index.html': `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self'; frame-ancestors 'none'">`,
    'next.config.ts': `const policy = \`script-src 'self' 'unsafe-eval'; img-src data: \${images}\``,
  }
  expect(await diagnose(files)).toMatchObject({
    code: 0,
    problems: [
      'warning: img-src in index.html lacks data:.',
      'warning: The policy in index.html lacks form-action, base-uri.',
      'warning: frame-ancestors in index.html has no effect.',
      "warning: script-src in next.config.ts allows 'unsafe-eval'.",
    ],
  })
  expect((await diagnose({ ...healthy, 'strict.txt': '' })).problems).toEqual([
    'warning: No Content-Security-Policy was found.',
  ])
})

test('the page is read by its address: policy, icon, windows, clock', async () => {
  const url = await serve((_, response) => {
    response.setHeader('content-security-policy', "default-src 'self', img-src data:; form-action 'self'")
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('date', new Date(Date.now() - 120_000).toUTCString())
    response.end('<title>App</title>')
  })
  const site = await serve((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const isListed = request.headers.origin === url && request.url === '/listed?projectId=shop'
    response.end(JSON.stringify(request.url === '/healthz' ? { status: 'ok' } : { isListed }))
  })
  const { problems, results, code } = await diagnose(
    healthy,
    '--url',
    url,
    '--site',
    site,
    '--project-id',
    'shop',
  )
  expect(code).toBe(1)
  expect(problems).toEqual([
    `warning: img-src in the header of ${url}/ lacks data:.`,
    `failure: frame-src in the header of ${url}/ does not allow ${site}.`,
    `warning: connect-src in the header of ${url}/ does not allow ${site}.`,
    `warning: The policy in the header of ${url}/ lacks base-uri, frame-ancestors.`,
    `warning: ${url} answers with Cross-Origin-Opener-Policy: same-origin.`,
    expect.stringMatching(/^failure: The clock of localhost:\d+ is 1\d\d s behind that of this machine\.$/),
    `warning: ${url} names no icon.`,
  ])
  expect(results.map(({ what }: Result) => what)).toContain(`${site} lists ${url} for the project "shop".`)
})

test('an origin that the secure site does not list is a failure with the command', async () => {
  const site = await serve((_, response) => response.end(JSON.stringify({ status: 'ok', isListed: false })))
  const flags = ['--site', site, '--project-id', 'shop', '--origin', 'https://app.example']
  const { problems, results, code } = await diagnose(
    {
      ...healthy,
      'strict.txt':
        "frame-src *; connect-src *; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
    ...csp,
    ...flags,
  )
  expect(problems).toEqual([
    `failure: ${site} does not list https://app.example for the project "shop".`,
    `warning: ${new URL(site).host} and app.example are different sites.`,
  ])
  const { fix } = results.find(({ what }: Result) => what.includes('does not list'))
  expect(fix).toContain('project update --id shop --add-origin https://app.example')
  expect(code).toBe(1)
})

test('a secure site on the origin of the app is a failure', async () => {
  const site = await serve((_, response) => response.end(JSON.stringify({ status: 'ok', isListed: true })))
  const { problems } = await diagnose(
    healthy,
    ...csp,
    '--site',
    site,
    '--project-id',
    'shop',
    '--origin',
    site,
  )
  expect(problems).toContain(`failure: The secure site has the origin of the app, ${site}.`)
})

test('services that do not answer, answer otherwise or have another version are failures', async () => {
  const unhealthy = await serve((_, response) => response.writeHead(503).end('{"status":"stopping"}'))
  const foreign = await serve((_, response) => response.writeHead(404).end('<h1>\u001b[2JNot found</h1>'))
  const closed = 'http://localhost:1'
  const gateway = await serve((_, response) => response.end('{"status":"ok","version":"1.1.0"}'))
  const relay = await serve(ok)
  const open = [
    "connect-src *; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ]
  const files = { ...healthy, 'strict.txt': String(open) }
  const problemsOf = async (...flags: string[]) => (await diagnose(files, ...csp, ...flags)).problems
  expect(await problemsOf('--gateway', unhealthy, '--relay', foreign)).toEqual([
    `warning: ${new URL(foreign).host} answers, but not as a relay of Latchkit: status 404 on /healthz.`,
    `failure: The gateway at ${new URL(unhealthy).host} is not healthy.`,
  ])
  expect(await problemsOf('--gateway', closed)).toEqual([
    expect.stringMatching(/^failure: The gateway at localhost:1 does not answer: .*ECONNREFUSED/),
  ])
  expect(await problemsOf('--gateway', gateway, '--relay', relay)).toEqual([
    'failure: The services have different versions: relay 1.0.0, gateway 1.1.0.',
  ])
})

test('an answer that has no end is not read to it', async () => {
  const url = await serve((_, response) => {
    const write = () => response.write('x'.repeat(1_000_000), error => error ?? write())
    write()
  })
  expect((await diagnose(healthy, ...csp, '--url', url)).problems).toEqual([
    `failure: ${url}/ does not answer: the answer has more than 5000000 bytes.`,
  ])
})

test('a redirect is not followed, and what a server answers cannot control the terminal', async () => {
  let wasAsked = false
  const other = await serve((_, response) => {
    wasAsked = true
    response.end()
  })
  const url = await serve((_, response) => response.writeHead(302, { location: `${other}/\u009b2J` }).end())
  const { code, output } = await callCommand(['doctor', '--url', url], { cwd: createFolder(healthy) })
  expect(code).toBe(1)
  expect(output).toContain(`failure  ${url}/ answers with status 302 and leads to ${other}/`)
  expect(output).not.toMatch(/[^\P{C}\n]/u)
  expect(wasAsked).toBe(false)
})

test.each([
  ["metadata: { name: 'App' }", ['warning: metadata in src/latchkit.ts has no icons.']],
  [
    'metadata: { name: \'App\', icons: ["/icon.png"] }',
    ['warning: metadata in src/latchkit.ts has the icon "/icon.png".'],
  ],
  ["metadata: { name: 'App', icons: ['https://app.example/icon.png', logo] }", []],
  ["metadata: { name: 'App', icons }", []],
  ['metadata: { ...shared }', []],
  ['metadata', []],
])('icons of %s: %j', async (options, problems) => {
  const files = {
    ...healthy,
    'src/latchkit.ts': `export const latchkit = createLatchkit({ ${options}, networks })\n`,
  }
  expect((await diagnose(files, ...csp)).problems).toEqual(problems)
})

test('pages and services that are not on https are failures', async () => {
  const { problems } = await diagnose(healthy, ...csp, '--origin', 'http://app.example')
  expect(problems).toEqual(['failure: http://app.example is not on https.'])
})

test.each([
  [['nowhere'], /^\S+nowhere has no package\.json\. Name the folder of the app\.$/],
  [['broken'], /^\S+package\.json is not valid JSON\. Correct it, and run the command again\.$/],
  [['.', 'more'], "too many arguments for 'doctor'. Expected 1 argument but got 2. See latchkit --help."],
  [['--url', 'app.example'], '--url is "app.example". Write an address such as https://app.example'],
  [
    ['--url', 'file:///etc/passwd'],
    '--url is "file:///etc/passwd". Write an address such as https://app.example',
  ],
  [['--relay', 'tcp://relay'], '--relay is "tcp://relay". Write an address such as wss://app.example'],
  [
    ['--site', 'http://localhost:1'],
    '--site needs --project-id, and the origin of the app by --url or --origin.',
  ],
  [['--csp', 'none.txt'], /^--csp names \S+none\.txt, which cannot be read\.$/],
  [['--csp', 'package.json'], 'package.json has no Content-Security-Policy.'],
  [['--url'], "option '--url <url>' argument missing. See latchkit --help."],
  [['--jsn'], "unknown option '--jsn'. (Did you mean --json?)"],
])('doctor %j is one line and exit code 1', async (args, message) => {
  const cwd = createFolder({ ...healthy, 'broken/package.json': '{' })
  const { code, output, errors } = await callCommand(['doctor', ...args], { cwd })
  expect({ code, output }).toEqual({ code: 1, output: '' })
  const [line = '', ...rest] = errors.split('\n')
  expect(rest).toEqual([''])
  expect(line.replace(/^latchkit: /, '')).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})

test('every page that a result links to is there', async () => {
  const folder = new URL('./checks/', import.meta.url)
  const texts = readdirSync(folder).map(file => readFileSync(new URL(file, folder), 'utf8'))
  const pages = texts.flatMap(text =>
    [...text.matchAll(/'([\w-]+\/[\w/-]+\.md)/g)].map(([, page = '']) => page),
  )
  expect(pages.length).toBeGreaterThan(10)
  const packages = new URL('../../../', import.meta.url)
  // Pages of errors are generated from these comments.
  const codes = readdirSync(packages)
    .map(name => new URL(`${name}/src/`, packages))
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => new URL(file, folder)),
    )
    .filter(({ pathname }) => pathname.endsWith('.ts'))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/@error (\S+)/g)])
    .map(([, code]) => `errors/${code}.md`)
  for (const page of pages)
    expect(codes.includes(page) || existsSync(new URL(`../docs/${page}`, packages)), page).toBe(true)
})
