import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callCommand } from '../../test/callCommand.js'
import { folderOf } from '../../test/migratedApps.js'

let cwd: string

beforeEach(() => {
  cwd = mkdtempSync(path.join(os.tmpdir(), 'latchkit-migrate-'))
  cpSync(path.join(folderOf('rainbowkit-next'), 'input'), cwd, { recursive: true })
})

afterEach(() => rmSync(cwd, { recursive: true }))

const call = (...args: string[]) => callCommand(['migrate', ...args], { cwd })

function git(...args: string[]) {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'ignore' })
}

function commit() {
  git('init')
  git('add', '.')
  git('commit', '-m', 'app')
}

const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true })
  writeFileSync(path.join(cwd, file), text)
}

test('writes the files, lists what is left, and changes nothing the second time', async () => {
  commit()
  const first = await call('rainbowkit')
  expect(first.errors).toBe('')
  expect(first.output).toMatchInlineSnapshot(`
    "Changed 5 files:
      package.json
      src/app/layout.tsx
      src/app/page.tsx
      src/app/providers.tsx
      src/wagmi.ts

    Left to do by hand, each with a comment in the file:
      src/app/providers.tsx:11  coolMode has no counterpart.

    Next: install the dependencies, format the files, and check the types.

    The guide has every name: https://latchkit.github.io/latchkit/guides/migrate-from-rainbowkit.html
    "
  `)
  const written = read('src/app/providers.tsx')
  expect(written).toContain('<LatchkitProvider latchkit={latchkit}>')
  const second = await call('rainbowkit')
  expect(second.output).toMatch(/^Nothing to change\.\n\nLeft to do by hand/)
  expect(read('src/app/providers.tsx')).toBe(written)
})

test('--dry-run prints the diff and writes nothing', async () => {
  const before = read('src/wagmi.ts')
  const { code, output } = await call('rainbowkit', '.', '--dry-run')
  expect(code).toBe(0)
  expect(output).toContain('--- a/src/wagmi.ts\n+++ b/src/wagmi.ts\n')
  expect(output).toContain('\nWould change 5 files:\n')
  expect(read('src/wagmi.ts')).toBe(before)
})

test('keeps the line ends of Windows', async () => {
  write('src/wagmi.ts', read('src/wagmi.ts').replaceAll('\n', '\r\n'))
  await call('rainbowkit', '--force')
  expect(read('src/wagmi.ts')).toContain('createLatchkit({\r\n')
  expect(read('src/wagmi.ts').replaceAll('\r\n', '')).not.toContain('\n')
})

test('leaves out what others have written, and what a build writes', async () => {
  const text = read('src/wagmi.ts')
  const files = ['node_modules/a/index.ts', 'dist/a.js', '.next/a.js', 'types/a.d.ts']
  for (const file of files) write(file, text)
  await call('rainbowkit', '--force')
  for (const file of files) expect(read(file)).toBe(text)
})

test('leaves a comment at what it does not understand', async () => {
  write(
    'src/own.tsx',
    `import * as kit from '@rainbow-me/rainbowkit'
import { ConnectButton, useConnectModal, WalletButton } from '@rainbow-me/rainbowkit'

export { ConnectButton } from '@rainbow-me/rainbowkit'

export function Own() {
  const modal = useConnectModal()
  const { openConnectModal = modal.openConnectModal } = useConnectModal()
  return (
    <div>
      <kit.ConnectButton />
      <ConnectButton.Custom>{props => <b onClick={openConnectModal}>{props.account?.displayName}</b>}</ConnectButton.Custom>
      <ConnectButton.Custom>{({ account: { address } }) => <b>{address}</b>}</ConnectButton.Custom>
      <WalletButton.Custom wallet="rainbow">{({ connect }) => <b onClick={connect} />}</WalletButton.Custom>
    </div>
  )
}
`,
  )
  const { output } = await call('rainbowkit', '--force')
  expect(output.match(/^ {2}src\/own\.tsx:.*$/gm)).toMatchInlineSnapshot(`
    [
      "  src/own.tsx:6  exports of @rainbow-me/rainbowkit: export the counterparts.",
      "  src/own.tsx:10  useConnectModal of @rainbow-me/rainbowkit is not migrated: see the guide for RainbowKit.",
      "  src/own.tsx:15  kit of @rainbow-me/rainbowkit is not migrated: see the guide for RainbowKit.",
      "  src/own.tsx:17  the fields of this render function have other names: see the guide for custom buttons.",
      "  src/own.tsx:19  the fields of this render function have other names: see the guide for custom buttons.",
      "  src/own.tsx:21  WalletButton.Custom is useWalletButton of @latchkit/react/wallets.",
    ]
  `)
  expect(read('package.json')).toContain('"@rainbow-me/rainbowkit"')
})

const wagmi1 = JSON.stringify({ dependencies: { wagmi: '^1.4.0' } })

test.each([
  ['an unknown kit', ['web3modal'], () => {}, 'There is no kit "web3modal". The kits are rainbowkit'],
  ['no kit', [], () => {}, "missing required argument 'kit'. See latchkit --help."],
  [
    'another version of wagmi',
    ['rainbowkit', '--wagmi', '4'],
    () => {},
    '--wagmi 4 is not known. The version to move to is 3',
  ],
  [
    'no package.json',
    ['rainbowkit'],
    () => rmSync(path.join(cwd, 'package.json')),
    'has no package.json. Name the folder of the app.',
  ],
  [
    'a package.json that is no JSON',
    ['rainbowkit'],
    () => write('package.json', '{'),
    'package.json is not valid JSON.',
  ],
  [
    'wagmi 1',
    ['rainbowkit'],
    () => write('package.json', wagmi1),
    'The app has wagmi ^1.4.0. Move to wagmi 2',
  ],
  [
    'no repository',
    ['rainbowkit'],
    () => {},
    'is not in a git repository, so the changes could not be undone.',
  ],
  [
    'files that are not committed',
    ['rainbowkit'],
    () => {
      commit()
      write('src/new.ts', '')
    },
    '1 file has changes that are not committed. Commit them first, or pass --force.',
  ],
])('%s is one line and exit code 1, and nothing is written', async (_, args, prepare, message) => {
  prepare()
  const before = read('src/wagmi.ts')
  const { code, output, errors } = await call(...args)
  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(errors).toMatch(/^latchkit: [^\n]+\n$/)
  expect(errors).toContain(message)
  expect(read('src/wagmi.ts')).toBe(before)
})

test('a file that cannot be parsed as a whole keeps what is not understood', async () => {
  write(
    'src/broken.tsx',
    "import { ConnectButton } from '@rainbow-me/rainbowkit'\nexport const a = <ConnectButton\n",
  )
  const { code } = await call('rainbowkit', '--force')
  expect(code).toBe(0)
  expect(read('src/broken.tsx')).toContain('export const a = <ConnectButton')
})
