import { expect, test } from 'vitest'
import { nextApp, nextPages, vite, vue } from '../../test/apps.js'
import { callCommand } from '../../test/callCommand.js'
import { createFolder, type Files, readFolder } from '../../test/createFolder.js'

test.each([
  ['vite', vite],
  ['next', nextApp],
  ['pages', nextPages],
  ['vue', vue],
])('--dry-run prints what add writes in %s, and writes nothing', async (_, files) => {
  const cwd = createFolder(files)
  const before = readFolder(cwd)
  const { code, output } = await callCommand(['add', '--dry-run'], { cwd })
  expect(code).toBe(0)
  expect(readFolder(cwd)).toEqual(before)
  await callCommand(['add'], { cwd })
  const after = readFolder(cwd)
  const changed = Object.keys(after).filter(file => after[file] !== before[file])
  expect([...output.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, file]) => file).sort()).toEqual(changed.sort())
})

test.each([
  [['nowhere'], /^\S+nowhere has no package\.json\. Name the folder of the app\.$/],
  [['broken'], /^\S+package\.json is not valid JSON\. Correct it, and run the command again\.$/],
  [['list'], /^\S+package\.json is not an object\. Correct it, and run the command again\.$/],
  [['empty'], /^\S+empty has neither Next\.js, nor React or Vue with Vite\. Name one by --framework /],
  [['old'], 'package.json has wagmi ^1.4.0. Latchkit needs 2.19.0 or newer: update it first.'],
  [['kit'], 'The app has RainbowKit. Move it first: npx latchkit migrate rainbowkit'],
  [
    ['taken'],
    'src/latchkit.ts is there and does not call createLatchkit. Rename it, and run the command again.',
  ],
  [['--chains', 'evm,bitcoin'], '--chains has "bitcoin". The chains are evm, solana.'],
  [['--chains', ''], '--chains has "". The chains are evm, solana.'],
  [
    ['--framework', 'svelte'],
    /^option '--framework <framework>' argument 'svelte' is invalid\. Allowed choices are next-app, next-pages, vite-react, vue\./,
  ],
  [['--force'], "unknown option '--force'. See latchkit --help."],
])('add %j is one line, exit code 1 and nothing written', async (args, message) => {
  const withVite = (dependencies: object) => ({ dependencies: { react: '19', vite: '8', ...dependencies } })
  const cwd = createFolder({
    ...vite,
    'broken/package.json': '{',
    'list/package.json': '[]',
    'empty/package.json': '{}',
    'old/package.json': withVite({ wagmi: '^1.4.0' }),
    'kit/package.json': withVite({ '@rainbow-me/rainbowkit': '2' }),
    'taken/package.json': withVite({}),
    'taken/tsconfig.json': '{}',
    'taken/src/latchkit.ts': 'export {}',
  })
  const before = readFolder(cwd)
  const { code, output, errors } = await callCommand(['add', ...args], { cwd })
  expect({ code, output }).toEqual({ code: 1, output: '' })
  const [line = '', ...rest] = errors.split('\n')
  expect(rest).toEqual([''])
  expect(line.replace(/^latchkit: /, '')).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
  expect(readFolder(cwd)).toEqual(before)
})

test('a terminal shows a question for the chains, unless a flag has them', async () => {
  const cwd = createFolder(vite)
  const cancel = { 'Which chains?': '\u0003' }
  expect(await callCommand(['add'], { cwd, answers: cancel })).toMatchObject({
    code: 1,
    errors: 'latchkit: Cancelled. Nothing was written.\n',
  })
  expect(readFolder(cwd)['src/latchkit.ts']).toBeUndefined()
  const [space, down] = [' ', '\u001b[B']
  expect(
    await callCommand(['add'], { cwd, answers: { 'Which chains?': `${space}${down}${space}\r` } }),
  ).toMatchObject({
    code: 0,
    errors: '',
  })
  expect(readFolder(cwd)['src/latchkit.ts']).toContain('networks: [solana]')
  const other = createFolder(vite)
  expect((await callCommand(['add', '--chains', 'evm'], { cwd: other, answers: {} })).code).toBe(0)
})

test('the package manager is that of the app, of the monorepo around it, or of this command', async () => {
  const { 'package-lock.json': _, ...plain } = vite
  const nextOf = async (files: Files, folder = '.', userAgent?: string) => {
    const cwd = createFolder(files)
    const { output } = await callCommand(['add', folder], { cwd, ...(userAgent && { userAgent }) })
    return /^ {2}(\w+) install$/m.exec(output)?.[1]
  }
  expect(await nextOf({ ...plain, '.git/HEAD': '' }, '.', 'bun/1.2.0 npm/? node/v24 linux x64')).toBe('bun')
  expect(await nextOf({ ...plain, '.git/HEAD': '' }, '.', 'cnpm/1.0.0')).toBe('npm')
  expect(
    await nextOf({
      ...plain,
      'package.json': { packageManager: 'yarn@4.1.0', dependencies: { react: '19', vite: '8' } },
    }),
  ).toBe('yarn')
  const inside = Object.fromEntries(Object.entries(plain).map(([file, text]) => [`apps/web/${file}`, text]))
  expect(await nextOf({ ...inside, 'pnpm-lock.yaml': '', '.git/HEAD': '' }, 'apps/web')).toBe('pnpm')
})
