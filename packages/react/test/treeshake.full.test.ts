import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
if (!existsSync(`${dist}/exports/index.js`))
  throw new Error(
    'packages/react/dist is missing. Run `turbo run build` first: these tests read what users get.',
  )

/** Bundles an entry for each list of names. Without `splitting` each is one file, whose name is that of the entry. */
function bundle(entries: readonly string[], splitting: boolean) {
  return build({
    entryPoints: entries.map((names, index) => ({
      in: `entry:${names}`,
      out: splitting ? `${index}` : names,
    })),
    plugins: [
      {
        name: 'entries',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }))
          onLoad({ filter: /./, namespace: 'entry' }, ({ path: names }) => ({
            contents: `export { ${names} } from './exports/index.js'`,
            resolveDir: dist,
          }))
        },
      },
    ],
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

/** Code that a page loads immediately, and code that it loads by `import()`. */
async function split(names: string): Promise<{ entry: string; later: string }> {
  const { outputFiles } = await bundle([names], true)
  const texts = new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*\//, ''), text]))
  const eager = new Set<string>()
  const follow = (file: string) => {
    if (eager.has(file)) return
    eager.add(file)
    const imports = (texts.get(file) ?? '').matchAll(/(?:from|import)"\.\/([^"]+)"/g)
    for (const [, next = ''] of imports) follow(next)
  }
  follow('0.js')
  const join = (isWanted: (file: string) => boolean) =>
    [...texts].flatMap(([file, text]) => (isWanted(file) ? text : [])).join('\n')
  return { entry: join(file => eager.has(file)), later: join(file => !eager.has(file)) }
}

/** For each list of names, whether a page that imports these has TanStack Query in what it loads at once, with Vite. */
async function findTanStack(pages: readonly string[]): Promise<readonly boolean[]> {
  const toFile = (names: string) => `${dist}/${names}.js`
  const output = await buildWithVite({
    configFile: false,
    root: dist,
    logLevel: 'silent',
    plugins: [
      {
        name: 'pages',
        resolveId: id => (pages.includes(id) ? toFile(id) : null),
        load(id) {
          const page = pages.find(names => toFile(names) === id)
          return page ? `export { ${page} } from './exports/index.js'` : null
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: [...pages],
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })
  const files = Array.isArray(output) || !('output' in output) ? [] : output.output
  const chunks = new Map(files.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const follow = (fileName: string, seen: Set<string>): Set<string> => {
    if (seen.has(fileName)) return seen
    seen.add(fileName)
    for (const next of chunks.get(fileName)?.imports ?? []) follow(next, seen)
    return seen
  }
  return pages.map(page => {
    const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === toFile(page))
    if (!entry) throw new Error(`Vite built no entry for ${page}`)
    return [...follow(entry.fileName, new Set())].some(fileName =>
      chunks.get(fileName)?.moduleIds.some(id => id.includes('/@tanstack/')),
    )
  })
}

const alone = [
  ['accentPresets', ['oklch'], ['latchkit', 'createContext']],
  ['useAccount', ['react/provider-missing'], ['config/invalid', 'networks/not-found']],
  ['testIds', ['latchkit-dialog'], ['react/', 'createContext']],
] as const
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

  it('TanStack Query comes with the first hook of server data that the page calls', async () => {
    const page = 'createLatchkit, LatchkitProvider, ConnectButton, AccountButton, useAccount'
    expect(await findTanStack([page, 'useBalance', 'useNfts'])).toEqual([false, true, true])
  })

  it('accentPresets, useAccount and testIds', async () => {
    const { outputFiles } = await bundle(
      alone.map(([name]) => name),
      false,
    )
    expect(outputFiles).toHaveLength(alone.length)
    for (const [name, present, absent] of alone) {
      const entry = outputFiles.find(({ path }) => path.endsWith(`/${name}.js`))?.text ?? ''
      const wrong = name === 'testIds' ? absent : [...absent, ...modal]
      expect({ name, absent: present.filter(text => !entry.includes(text)) }).toEqual({ name, absent: [] })
      expect({ name, present: wrong.filter(text => entry.includes(text)) }).toEqual({ name, present: [] })
    }
  })
})
