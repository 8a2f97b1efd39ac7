import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
if (!existsSync(`${dist}/exports/index.js`))
  throw new Error(
    'packages/adapter-wagmi/dist is missing. Run `turbo run build` first: these tests read what users get.',
  )

type Bundle = { readonly entry: string; readonly lazy: readonly string[] }

/** Code that an app ships for a snippet: loaded immediately, and loaded at first use. */
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
  return { entry: codeOf(true).join('\n'), lazy: codeOf(false) }
}

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length
const adapter = `export { wagmiAdapter } from '${dist}/exports/index.js'`

describe('a bundle holds what is used and nothing else', () => {
  it('has the heavy parts of the adapter in separate chunks', async () => {
    const { entry, lazy } = await bundle(adapter)
    const present = [
      'eip6963:announceProvider',
      'adapter/two-wagmi-configs',
      'Browser wallet',
      '.wagmi.connected',
    ]
    expect(present.filter(text => !entry.includes(text))).toEqual([])
    const heavy = ['transfer', 'wallet_sendCalls', 'wallet_getCapabilities', 'personal_sign']
    for (const text of heavy) expect([text, lazy.some(code => code.includes(text))]).toEqual([text, true])
    const absent = [
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'networks/last-of-namespace',
      'io.rabby',
      'useReadContract',
    ]
    expect(absent.filter(text => entry.includes(text))).toEqual([])
  })

  it('an error alone brings no wagmi', async () => {
    const { entry } = await bundle(`export { TwoWagmiConfigsError } from '${dist}/exports/index.js'`)
    expect(entry).toContain('adapter/two-wagmi-configs')
    expect(['eip6963', 'createConfig', 'wagmi.store'].filter(text => entry.includes(text))).toEqual([])
  })

  it('adds little to an app that has wagmi, TanStack Query and the core', async () => {
    const base = `
      export { createConfig, createStorage, http, fallback, injected, WagmiContext } from 'wagmi'
      export { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
      export { createClient } from '@latchkit/core'
      export { connect } from '@latchkit/core/connection'
      export { networksAtom } from '@latchkit/core/networks'`
    const [without, with_] = await Promise.all([bundle(base), bundle(`${base}\n${adapter}`)])
    const added = gzipped(with_.entry) - gzipped(without.entry)
    console.info(`wagmiAdapter adds ${added} bytes (gzip) before the first click`)
    expect(added).toBeLessThan(9_000)
  })
})
