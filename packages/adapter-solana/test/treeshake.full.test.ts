import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
if (!existsSync(`${dist}/exports/index.js`))
  throw new Error(
    'packages/adapter-solana/dist is missing. Run `turbo run build` first: these tests read what users get.',
  )

type Bundle = {
  /** Code that is loaded immediately. */
  readonly entry: string
  /** The part of the entry that is from this package. */
  readonly own: string
  /** Code that is loaded at first use, by chunk. */
  readonly lazy: readonly string[]
}

/** Code that an app ships for a snippet. */
async function bundle(code: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      {
        name: 'snippet',
        resolveId: id => (id === 'snippet' ? `${dist}/snippet.js` : undefined),
        load: id => (id === `${dist}/snippet.js` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: 'snippet', preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput
  const chunks = output.filter(one => one.type === 'chunk')
  const eager = new Set<string>()
  const visit = (name: string) => {
    if (eager.has(name)) return
    eager.add(name)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next)
  }
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName)
  const codeOf = (isEager: boolean) =>
    chunks.filter(({ fileName }) => eager.has(fileName) === isEager).map(({ code }) => code)
  const modules = chunks
    .filter(({ fileName }) => eager.has(fileName))
    .flatMap(({ modules }) => Object.entries(modules))
  const own = modules.flatMap(([id, { code }]) => (id.startsWith(dist) ? (code ?? '') : [])).join('\n')
  return { entry: codeOf(true).join('\n'), own, lazy: codeOf(false) }
}

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length
const adapter = `export { solanaAdapter } from '${dist}/exports/index.js'`

describe('a bundle holds what is used and nothing else', () => {
  it('has the requests to wallets in separate chunks, and no web3.js', async () => {
    const { entry, own, lazy } = await bundle(adapter)
    const present = ['wallet-standard:app-ready', 'wallet-standard:register-wallet', '.solana.connected']
    expect(present.filter(text => !entry.includes(text))).toEqual([])
    const heavy = ['solana_signTransaction', 'solana/insufficient-funds', 'simulateTransaction']
    for (const text of heavy) expect([text, lazy.some(code => code.includes(text))]).toEqual([text, true])
    expect([...heavy, 'viem', 'eip6963', 'wagmi'].filter(text => entry.includes(text))).toEqual([])
    // Core's actions, which the entry shares with the chunks, know the namespaces.
    expect(own).toContain('.solana.connected')
    expect(own).not.toContain('eip155')
    const web3 = ['SystemProgram', 'TransactionExpired']
    expect(web3.filter(text => [entry, ...lazy].some(code => code.includes(text)))).toEqual([])
  })

  it('adds little to an app that has React and the core', async () => {
    const base = `
      export { createContext, useContext, useMemo } from 'react'
      export { jsx } from 'react/jsx-runtime'
      export { createClient } from '@latchkit/core'
      export { connect } from '@latchkit/core/connection'
      export { networksAtom, networkStatesAtom } from '@latchkit/core/networks'`
    const [without, with_] = await Promise.all([bundle(base), bundle(`${base}\n${adapter}`)])
    const added = gzipped(with_.entry) - gzipped(without.entry)
    console.info(`solanaAdapter adds ${added} bytes (gzip) before the first click`)
    expect(added).toBeLessThan(5_000)
  })

  it('an error alone brings no adapter', async () => {
    const { entry } = await bundle(`export { WalletNetworkError } from '${dist}/exports/index.js'`)
    expect(entry).toContain('solana/wallet-lacks-network')
    expect(['wallet-standard', 'createContext'].filter(text => entry.includes(text))).toEqual([])
  })
})
