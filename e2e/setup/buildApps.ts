import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AliasOptions, build, type InlineConfig, type Plugin, transformWithOxc } from 'vite'

const root = fileURLToPath(new URL('../apps', import.meta.url))
const pages = [
  'lab',
  'minimal',
  'hostile',
  'two',
  'existing',
  'hooks',
  'ssr',
  'walletConnect',
  'requests',
  'requestsSolana',
  'approver',
  'customModal',
]

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))

/**
 * Every import of React and wagmi, those of the packages too, leads to one version: to the oldest ones that are supported, or
 * to the newest ones. So the pages use the names of wagmi that both versions have, such as `useAccount`.
 */
const alias: Record<18 | 19, AliasOptions> = {
  18: Object.entries({ react: 'react-18', 'react-dom': 'react-dom-18', wagmi: 'wagmi2' }).map(
    ([name, folder]) => ({
      find: new RegExp(`^${name}(?=/|$)`),
      replacement: path.join(modules, folder),
    }),
  ),
  19: [],
}

/** Each page is page.html with its name. */
const fromTemplate: Plugin = {
  name: 'pages',
  enforce: 'pre',
  resolveId: id => (pages.some(page => id === path.join(root, `${page}.html`)) ? id : undefined),
  load: id =>
    id.startsWith(root) && id.endsWith('.html')
      ? readFileSync(path.join(root, 'page.html'), 'utf8').replaceAll('%page%', path.basename(id, '.html'))
      : undefined,
}

/** A guide is the module of its first block that has a name, so that a page runs what the guide shows. */
const fromGuides: Plugin = {
  name: 'guides',
  enforce: 'pre',
  // Its imports are installed for the pages.
  resolveId(id, importer) {
    return importer?.endsWith('.md') ? this.resolve(id, path.join(root, 'src/guide.tsx')) : undefined
  },
  transform(text, id) {
    if (!id.endsWith('.md')) return undefined
    const [, code] = /^```tsx file=.+\n([\s\S]*?)^```$/m.exec(text) ?? []
    if (!code) throw new Error(`${id} has no block with a name`)
    return transformWithOxc(code, `${id}.tsx`, { jsx: { runtime: 'automatic' } })
  },
}

/** React's development build, since only that one warns about hydration, keys and effects. */
function config(react: 18 | 19, outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    base: './',
    plugins: [fromTemplate, fromGuides],
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: alias[react], dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, minify: false, target: 'es2022', chunkSizeWarningLimit: 10_000 },
  }
}

/** Builds the pages under apps/ from the packages' dist into `folder/<react>`, once for each version of React and its wagmi. */
export async function buildApps(folder: string, versions: readonly (18 | 19)[]): Promise<void> {
  for (const react of versions) {
    const client = config(react, path.join(folder, `${react}`))
    const input = pages.map(page => path.join(root, `${page}.html`))
    await build({ ...client, build: { ...client.build, rollupOptions: { input } } })
    const server = config(react, path.join(folder, `server-${react}`))
    await build({
      ...server,
      ssr: { noExternal: true },
      build: {
        ...server.build,
        ssr: true,
        rollupOptions: {
          input: path.join(root, 'src/renderOnServer.tsx'),
          // Nothing in the temporary folder says that a .js file is a module.
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    })
  }
}
