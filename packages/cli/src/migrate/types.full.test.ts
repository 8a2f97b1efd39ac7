import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { apps, readStages } from '../../test/migratedApps.js'

// The lab has what the apps import: Next.js, wagmi, web3.js and our packages.
const repository = path.join(import.meta.dirname, '../../../..')
const folder = path.join(repository, 'apps/lab/.cache/migrate')

const options = {
  target: 'es2022',
  lib: ['es2023', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  types: ['node'],
  typeRoots: [
    path.join(repository, 'apps/lab/node_modules/@types'),
    path.join(repository, 'node_modules/@types'),
  ],
}

/** Declarations of the tools of an app, and of packages that the lab does not have. */
const declarations = `
interface ImportMeta { readonly env: Record<string, string> }
declare module '*.css' {}
declare module '@solana/wallet-adapter-ledger' {
  import type { WalletAdapterLike } from '@latchkit/adapter-solana/web3js'
  export const LedgerWalletAdapter: new () => WalletAdapterLike
}
declare module 'next-themes' { export function useTheme(): { resolvedTheme?: string } }
`

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(apps)('$name has no type errors', app => {
  const root = path.join(folder, app.name)
  const files = new Map([
    ...readStages(app).finished,
    ['declarations.d.ts', declarations],
    [
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: { ...options, paths: { '~~/*': ['./*'], '@/*': ['./src/*'] } },
        include: ['**/*'],
      }),
    ],
  ])
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc')
  expect(check(tsc, root)).toBe('')
})

function check(tsc: string, root: string): string {
  try {
    return execFileSync(process.execPath, [tsc, '-p', root], { encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}
