import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { run } from './run.js'
import { templates } from './templates.js'

const names = templates.map(({ name }) => name)

let cwd: string

beforeEach(() => {
  cwd = mkdtempSync(path.join(os.tmpdir(), 'create-latchkit-'))
  mkdirSync(path.join(cwd, 'full'))
  writeFileSync(path.join(cwd, 'full/notes.txt'), 'mine')
  writeFileSync(path.join(cwd, 'file'), 'mine')
})

afterEach(() => rmSync(cwd, { recursive: true }))

function list(folder = cwd) {
  return readdirSync(folder, { recursive: true }).map(String).sort()
}

/** The command without a terminal, as in CI. */
async function call(args: string[], variables: NodeJS.ProcessEnv = {}) {
  const [output, errors] = [new PassThrough(), new PassThrough()]
  const code = await run({ args, cwd, variables, input: Readable.from([]), output, errors })
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') }
}

test.each([
  [[], 'The directory is missing. Name one: npm create latchkit@latest my-app'],
  [[''], 'The directory is empty. Name one, such as my-app.'],
  [['app', 'other'], 'One directory is enough: "app" is the first, "other" the second.'],
  [
    ['app', '--template', 'svelte'],
    'There is no template "svelte". The templates are vite-react, vite-multichain, next, vue, embedded, solana-kit.',
  ],
  [
    ['app', '--template'],
    /^Option '-t, --template <value>' argument missing\. The flags are listed by --help\.$/,
  ],
  [['app', '--force'], "Unknown option '--force'. The flags are listed by --help."],
  [
    ['app', '--help=no'],
    /^Option '-h, --help' does not take an argument\. The flags are listed by --help\.$/,
  ],
  [['full'], /^The directory \S+full is not empty\. Choose another one\.$/],
  [['full', '--dry-run'], /^The directory \S+full is not empty\. Choose another one\.$/],
  [['file'], /^A file is in the way of \S+file\. Choose another directory\.$/],
  [['file/app'], /^A file is in the way of \S+app\. Choose another directory\.$/],
  [['.\\app'], '".\\app" is a path of Windows. Write it with "/" on this system.'],
  [['app', '--name', 'My App'], /^npm does not accept "My App" as the name of a package\. /],
  [['app', '--name', ''], /^npm does not accept "" as the name of a package\. /],
  [['app', '--name', '@My/app'], /^npm does not accept "@My\/app" as the name of a package\. /],
  [['app', '--name', '../up'], /^npm does not accept "\.\.\/up" as the name of a package\. /],
  [['node_modules'], /^npm does not accept "node_modules", from the directory, .* by --name\.$/],
  [['größe'], /^npm does not accept "größe", from the directory, .* by --name\.$/],
])('%j is one line, exit code 1 and nothing written', async (args, message) => {
  const before = list()
  const { code, output, errors } = await call(args)
  expect(code).toBe(1)
  expect(output).toBe('')
  const [line = '', ...rest] = errors.split('\n')
  expect(rest).toEqual([''])
  expect(line.replace(/^create-latchkit: /, '')).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
  expect(list()).toEqual(before)
})

test.each(names)('--dry-run prints what %s writes, and writes nothing', async template => {
  const before = list()
  const dry = await call(['app', '--template', template, '--dry-run'])
  expect(dry.code).toBe(0)
  expect(list()).toEqual(before)
  expect((await call(['app', '--template', template])).code).toBe(0)
  const files = list()
    .filter(file => /^app\b/.test(file))
    .filter(file => statSync(path.join(cwd, file)).isFile())
  expect(dry.output.trim().split('\n').sort()).toEqual(files)
  expect(files).toContain(path.join('app', '.gitignore'))
  expect(list().filter(file => !/^app\b/.test(file))).toEqual(before)
})

test.each(names)('%s has the name of the app and our version', async template => {
  await call(['app', '--template', template, '--name', '@scope/shop'])
  const folder = path.join(cwd, 'app')
  const { name, dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  expect(name).toBe('@scope/shop')
  const ours = Object.entries(dependencies).filter(([dependency]) => dependency.startsWith('@latchkit/'))
  expect(Object.fromEntries(ours)).toHaveProperty('@latchkit/core')
  expect(new Set(Object.values(Object.fromEntries(ours)))).toEqual(new Set([manifest.version]))
  for (const file of list(folder).filter(one => path.extname(one)))
    expect(readFileSync(path.join(folder, file), 'utf8'), file).not.toContain('app-name')
})

test('an empty folder stays the same folder, with its .git', async () => {
  mkdirSync(path.join(cwd, 'My App/.git'), { recursive: true })
  const { output } = await call(['My App'], {
    npm_config_user_agent: 'pnpm/12.21.0 npm/? node/v20.19.0 linux x64',
  })
  expect(output).toBe(`The app is in ${path.join(cwd, 'My App')}. Next:

  cd "My App"
  pnpm install
  pnpm run dev
`)
  expect(readdirSync(path.join(cwd, 'My App'))).toEqual(expect.arrayContaining(['.git', 'package.json']))
  expect(readFileSync(path.join(cwd, 'My App/package.json'), 'utf8')).toContain('"name": "my-app"')
  expect(list(path.join(cwd, 'My App')).filter(file => file.includes('create-latchkit'))).toEqual([])
})

// npm turns `npm create latchkit@latest app --template next` and the like into these.
test.each([
  [['app', 'next'], { npm_config_template: 'true' }, '--template'],
  [['app'], { npm_config_template: 'next' }, '--template'],
  [['app', 'next'], { npm_config_t: 'true' }, '-t'],
  [['app'], { npm_config_name: 'shop' }, '--name'],
  [['app'], { npm_config_dry_run: 'true' }, '--dry-run'],
])('%j with %j, a flag that npm took for itself, writes nothing', async (args, taken, flag) => {
  const before = list()
  const npm = { npm_config_user_agent: 'npm/11.19.1 node/v20.19.0 linux x64 workspaces/false', ...taken }
  expect(await call(args, npm)).toEqual({
    code: 1,
    output: '',
    errors: `create-latchkit: npm took ${flag} for itself. Write flags after "--": npm create latchkit@latest my-app -- --template vite-react\n`,
  })
  expect(list()).toEqual(before)
})

test('a package manager that passes flags on may inherit the variables of npm', async () => {
  const pnpm = { npm_config_user_agent: 'pnpm/12.21.0 npm/? node/v20.19.0 linux x64' }
  const { code } = await call(['app', '--dry-run'], { ...pnpm, npm_config_template: 'next' })
  expect(code).toBe(0)
})

test('--version and --help win over everything else', async () => {
  expect(await call(['--version'])).toEqual({ code: 0, output: `${manifest.version}\n`, errors: '' })
  expect((await call(['full', '--help'])).output).toMatch(
    /^Usage: npm create latchkit@latest -- \[directory\]/,
  )
})

/** The command in a terminal: what is typed after each question. */
async function callInTerminal(args: string[], answers: Record<string, string>) {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const waiting = new Map(Object.entries(answers))
  let shown = ''
  output.on('data', (chunk: Buffer) => {
    shown += chunk
    for (const [question, keys] of waiting) {
      if (!shown.includes(question)) continue
      waiting.delete(question)
      // A question is shown before it listens.
      setImmediate(() => input.write(keys))
    }
  })
  const terminal = Object.assign(input, { isTTY: true, setRawMode: () => input })
  const code = await run({ args, cwd, variables: {}, input: terminal, output, errors })
  return { code, errors: String(errors.read() ?? '') }
}

test('a terminal shows a question for each missing value', async () => {
  const down = '\u001b[B'
  const answers = { 'Where should the app be?': 'shop\r', 'Which template?': `${down}${down}\r` }
  expect(await callInTerminal([], answers)).toEqual({ code: 0, errors: '' })
  expect(existsSync(path.join(cwd, 'shop/next.config.ts'))).toBe(true)
})

test('a question that is cancelled writes nothing', async () => {
  const before = list()
  const control = '\u0003'
  expect(await callInTerminal(['app'], { 'Which template?': control })).toEqual({
    code: 1,
    errors: 'create-latchkit: Cancelled. Nothing was written.\n',
  })
  expect(list()).toEqual(before)
})
