import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
if (!existsSync(`${dist}/exports/index.js`))
  throw new Error(
    'packages/core/dist is missing. Run `turbo run build` first: these tests read what users get.',
  )

async function bundle(name: string, entry: string): Promise<string> {
  const result = await build({
    stdin: { contents: `export { ${name} } from './exports/${entry}.js'`, resolveDir: dist },
    bundle: true,
    // Lazy modules are separate files, which are not checked here. They are not followed either: esbuild would
    // move a whole module that it shares with the entry into the entry's chunk.
    plugins: [
      {
        name: 'later',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ kind, path: file }) =>
            kind === 'dynamic-import' ? { path: file, external: true } : undefined,
          )
        },
      },
    ],
    outdir: dist,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
  })
  const text = new Map(result.outputFiles.map(({ path: file, text }) => [path.basename(file), text]))
  const eager = new Set<string>()
  const add = (file: string) => {
    if (eager.has(file)) return
    eager.add(file)
    for (const { kind, path: next } of result.metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') add(next)
  }
  for (const [file, { entryPoint }] of Object.entries(result.metafile.outputs))
    if (entryPoint === '<stdin>') add(file)
  return [...eager].map(file => text.get(path.basename(file))).join('\n')
}

describe('a bundle holds what is used and nothing else', () => {
  it.each<[name: string, entry: string, present: readonly string[], absent: readonly string[]]>([
    [
      'isError',
      'index',
      ['latchkit.error'],
      ['config/invalid', 'latchkit.internals', 'adapter/not-found', 'atom'],
    ],
    ['isAddress', 'validate', ['eip155'], ['caip/', 'polkadot', 'latchkit']],
    ['createMemoryStorage', 'storage', ['new Map'], ['Max-Age', 'Storage is full']],
    ['createWebStorage', 'storage', ['Storage is full'], ['Max-Age']],
    ['parseCaipNetworkId', 'caip', ['caip/invalid-network-id'], ['slip44:60 ', 'polkadot']],
    [
      'listWallets',
      'wallets',
      ['walletconnect'],
      ['io.metamask', 'recentWallets', 'latchkit.internals', 'getWallets', 'startapp'],
    ],
    ['getWalletLinks', 'wallets', ['startapp'], ['io.metamask', 'getWallets', 'latchkit.internals']],
    ['builtInWallets', 'wallets', ['io.metamask'], ['recentWallets', 'latchkit.internals']],
    ['formatAmount', 'balances', ['NumberFormat'], ['balances/invalid-amount', 'adapter/not-found']],
    ['createHttpClient', 'http', ['http/status', 'clientId'], ['latchkit.internals', 'config/invalid']],
    ['connectorsAtom', 'connection', ['connectors'], ['connection/disconnect-failed', 'rpc/user-rejected']],
    ['createSiwxMessage', 'siwx', ['siwx/invalid-data'], ['viem', 'secp256k1']],
    ['verifySiwxSession', 'siwx', ['siwx/invalid-message'], ['viem', 'secp256k1', 'importKey']],
    ['mainnet', 'networks', ['Ethereum'], ['Sepolia', 'Avalanche', 'networks/not-found']],
    [
      'createClient',
      'index',
      ['config/invalid', 'client/duplicate-core'],
      [
        'io.metamask',
        'getWallets',
        'http/status',
        'balances/',
        'caip/',
        'Sepolia',
        'Max-Age',
        'rpc/user-rejected',
        'com.example',
      ],
    ],
  ])('%s of %s', async (name, entry, present, absent) => {
    const code = await bundle(name, entry)
    expect(present.filter(text => !code.includes(text))).toEqual([])
    expect(absent.filter(text => code.includes(text))).toEqual([])
  })
})
