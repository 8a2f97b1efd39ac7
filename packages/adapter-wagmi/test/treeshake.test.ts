import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
if (!existsSync(`${dist}/exports/index.js`))
  throw new Error(
    'packages/adapter-wagmi/dist is missing. Run `turbo run build` first: these tests read what users get.',
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
        get() {
          // wagmi and TanStack Query ask whether there is a window; what our own code does counts here.
          if (new Error().stack.split('\\n')[2].includes(${JSON.stringify(dist)})) touched.push(name)
        },
      })`

  it('importing touches nothing, and making the adapter and its config reads no storage and sends no request', () => {
    const files = readdirSync(`${dist}/exports`).filter(name => name.endsWith('.js'))
    const script = `${trap}
      ${files.map(file => `await import('${dist}/exports/${file}')`).join('\n')}
      const { wagmiAdapter } = await import('${dist}/exports/index.js')
      const network = {
        id: 1, caipNetworkId: 'eip155:1', chainNamespace: 'eip155', name: 'x',
        nativeCurrency: { name: 'x', symbol: 'X', decimals: 18 }, testnet: false,
        rpcUrls: { default: { http: ['http://127.0.0.1:1'] }, chainDefault: { http: [] } },
        source: { id: 1, name: 'x', nativeCurrency: {}, rpcUrls: { default: { http: [] } } },
      }
      const asked = []
      const storage = { get: key => void asked.push(key), set: key => void asked.push(key), remove() {} }
      const config = wagmiAdapter().getConfig({ networks: [network], storage, storageKey: 'k' })
      await new Promise(resolve => setTimeout(resolve, 50))
      console.log(JSON.stringify([config.state.status, asked, touched]))`
    expect(JSON.parse(run(script))).toEqual(['disconnected', [], []])
  })

  it('has the directive of its one client component, and on no other file', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.js'),
    )
    const marked = files.filter(name => /^['"]use client['"]/.test(readFileSync(`${dist}/${name}`, 'utf8')))
    expect(marked).toEqual(['react/WagmiBridge.js'])
  })
})
