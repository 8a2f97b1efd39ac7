import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { viemChains } from './vite.viemChains.js'

export type LibraryOptions = {
  /** `import.meta.url` of the package's `vite.config.ts`. */
  readonly url: string
  /**
   * Folders below `src` that become a module each, by the name of the module. `*` matches one name. `''` makes a module of
   * each matching folder. Other files stay separate modules; JSON files and those below `lazy` are the module that an
   * `import()` names.
   */
  readonly chunks: Readonly<Record<string, readonly string[]>>
  /** Entries that another build of the package makes. */
  readonly apart?: readonly string[] | undefined
}

/** Build of a published package to ES modules. Declarations come from `tsc`. */
export function defineLibrary({ url, chunks, apart = [] }: LibraryOptions): UserConfig {
  const root = path.dirname(fileURLToPath(url))
  const src = path.join(root, 'src')
  const entries = readdirSync(path.join(src, 'exports'))
    .flatMap(file => /^(\w+)\.ts$/.exec(file)?.[1] ?? [])
    .filter(name => !apart.includes(name))
    .map(name => [`exports/${name}`, path.join(src, `exports/${name}.ts`)])
  const folders = Object.entries(chunks).flatMap(([name, patterns]) =>
    patterns.map(pattern => ({ name, pattern: new RegExp(`^${pattern.replaceAll('*', '[^/]+')}(?=/|$)`) })),
  )
  const fileOf = (id: string) => path.relative(src, id.replace(/\?.*$/, '')).replace(/\.(tsx?|css)$/, '')
  const findChunk = (id: string) => {
    if (!id.startsWith(src)) return viemChains.findChunk(id)
    const file = fileOf(id)
    if (/^exports\/|\/lazy\/|\.json$/.test(file)) return null
    // Bundlers keep a class that extends another one with its module.
    if (/(^|\/)(errors|\w+Errors|[A-Z]\w+Error)$/.test(file)) return file
    const found = folders.find(({ pattern }) => pattern.test(file))
    return found?.name || found?.pattern.exec(file)?.[0] || file
  }
  const clients = new Set<string>()
  const directives: Plugin = {
    name: 'latchkit:directives',
    transform: (code, id) => void (/^['"]use client['"]/.test(code) && clients.add(id)),
  }
  return defineConfig({
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [directives, viemChains.plugin],
    // A file of texts is read as a whole.
    json: { namedExports: false, stringify: false },
    build: {
      target: 'es2022',
      minify: false,
      cssMinify: true,
      // The oldest with all that the sheets use, so that nothing is rewritten for older ones.
      cssTarget: ['chrome123', 'firefox128', 'safari18'],
      sourcemap: true,
      reportCompressedSize: false,
      lib: { entry: Object.fromEntries(entries), formats: ['es'] },
      rolldownOptions: {
        // The banner writes the directive of a file back. An `import()` of a file in a loaded module is intended.
        onLog: (level, log, report) =>
          /^(MODULE_LEVEL_DIRECTIVE|INEFFECTIVE_DYNAMIC_IMPORT)$/.test(log.code ?? '') || report(level, log),
        external: id => !/^[./\0]/.test(id) && !path.isAbsolute(id) && id !== viemChains.id,
        preserveEntrySignatures: 'allow-extension',
        experimental: { attachDebugInfo: 'none' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ facadeModuleId: id, name }) => `${id?.startsWith(src) ? fileOf(id) : name}.js`,
          minifyInternalExports: false,
          banner: ({ moduleIds }) => (moduleIds.some(id => clients.has(id)) ? "'use client';" : ''),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'folders', name: findChunk }],
          },
        },
      },
    },
  }) as UserConfig
}
