import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { build as buildLibrary } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
// Below the package, so that its package.json and dependencies apply as they do to `dist`.
const dist = `${root}node_modules/.treeshake`

beforeAll(
  () =>
    buildLibrary({
      root: root,
      configFile: `${root}vite.config.ts`,
      logLevel: 'error',
      build: { outDir: dist },
    }),
  120_000,
)
afterAll(() => rmSync(dist, { recursive: true, force: true }))

function bundle(names: string, splitting: boolean) {
  return build({
    stdin: { contents: `export { ${names} } from './exports/index.js'`, resolveDir: dist },
    bundle: true,
    splitting,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    conditions: ['@latchkit/source'],
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
  })
}

/** What a page loads at once, and what comes later by `import()`. */
async function split(names: string): Promise<{ entry: string; later: string }> {
  const { outputFiles } = await bundle(names, true)
  const texts = new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*\//, ''), text]))
  const eager = new Set<string>()
  const follow = (file: string) => {
    if (eager.has(file)) return
    eager.add(file)
    const imports = (texts.get(file) ?? '').matchAll(/(?:from|import)"\.\/([^"]+)"/g)
    for (const [, next = ''] of imports) follow(next)
  }
  follow('stdin.js')
  const join = (isWanted: (file: string) => boolean) =>
    [...texts].flatMap(([file, text]) => (isWanted(file) ? text : [])).join('\n')
  return { entry: join(file => eager.has(file)), later: join(file => !eager.has(file)) }
}

async function only(name: string): Promise<string> {
  const { outputFiles } = await bundle(name, false)
  return outputFiles[0]?.text ?? ''
}

const modal = ['latchkit-dialog"', 'wallets-list"', 'io.rabby', ':host{all', 'showModal', 'Dismiss']

describe('before the first click an app loads what its page shows and nothing else', () => {
  it('createLatchkit, provider and button leave the modal and the other languages for later', async () => {
    const { entry, later } = await split('createLatchkit, LatchkitProvider, ConnectButton')
    expect(entry).toContain('Connect wallet')
    expect(entry).toContain('react/provider-missing')
    for (const text of ['showModal', ':host{all', 'io.rabby', 'Dismiss', 'I don\u2019t have a wallet'])
      expect({ text, there: entry.includes(text) }).toEqual({ text, there: false })
    for (const text of ['showModal', ':host{all', 'io.rabby', 'Dismiss'])
      expect({ text, there: later.includes(text) }).toEqual({ text, there: true })
    expect(entry).not.toMatch(/[\u0600-\u06FF]/)
    expect(entry).not.toContain('zod')
  })

  it.each([
    ['accentPresets', ['oklch'], ['latchkit', 'createContext', ...modal]],
    ['useAccount', ['react/provider-missing'], ['config/invalid', 'networks/not-found', ...modal]],
    ['testIds', ['latchkit-dialog'], ['react/', 'createContext']],
  ])('%s', async (name, present, absent) => {
    const entry = await only(name)
    for (const text of present) expect(entry).toContain(text)
    for (const text of absent) expect({ text, there: entry.includes(text) }).toEqual({ text, there: false })
  })
})
