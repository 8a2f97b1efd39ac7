import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
if (!existsSync(`${dist}/exports/index.js`))
  throw new Error(
    'packages/adapter-solana/dist is missing. Run `turbo run build` first: these tests read what users get.',
  )

describe('C11 C22 on a server', () => {
  const run = (script: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString().trim()
  const traps = ['window', 'document', 'localStorage', 'indexedDB', 'location', 'fetch', 'WebSocket']
  const trap = `
    const touched = []
    for (const name of ${JSON.stringify(traps)})
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() { if (new Error().stack.split('\\n')[2].includes(${JSON.stringify(dist)})) touched.push(name) },
      })`

  it('importing touches nothing, and neither does making the adapter', () => {
    const files = readdirSync(`${dist}/exports`).filter(name => name.endsWith('.js'))
    // One process for all: each start of Node loads the same libraries again.
    const script = files.map(
      file =>
        `{ const { solanaAdapter } = await import('${dist}/exports/${file}'); solanaAdapter?.(); console.log('${file}', touched.splice(0).join()) }`,
    )
    expect(
      run([trap, ...script].join(';'))
        .split('\n')
        .map(line => line.trim()),
    ).toEqual(files)
  })

  it('has the directive on what uses hooks or context, and on no other file', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.js'),
    )
    const marked = files.filter(name => /^['"]use client['"]/.test(readFileSync(`${dist}/${name}`, 'utf8')))
    expect(marked.sort()).toEqual([
      'kit/useSolanaRpc.js',
      'kit/useSolanaRpcSubscriptions.js',
      'kit/useSolanaSigner.js',
      'react/SolanaBridge.js',
      'react/useConnected.js',
      'react/useLoaded.js',
      'react/useSolanaProvider.js',
      'react/useSolanaState.js',
      'walletadapter/ConnectionProvider.js',
      'walletadapter/WalletProvider.js',
      'walletadapter/useAnchorWallet.js',
      'walletadapter/useConnection.js',
      'walletadapter/useWallet.js',
      'walletadapter/useWallets.js',
      'web3js/useSolanaConnection.js',
      'web3js/useSolanaProvider.js',
    ])
  })
})
