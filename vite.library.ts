import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { rewriteChunk } from './vite.rewriteChunk.js'

/** Source files relative to `src` without extension, or `subpath#name` for the file that a public name comes from. */
export type Roots = readonly string[]

export type LibraryOptions = {
  /** `import.meta.url` of the package's `vite.config.ts`. */
  readonly url: string
  /** Entries that another build of the package makes, with copies of what they share. */
  readonly apart?: readonly string[] | undefined
  /** What these files reach by static imports stays in files of its own, so that an app drops the rest. Default: the entries. */
  readonly open?: Roots | undefined
  /**
   * The module of what a page needs before the first click. Errors stay in files of their own: bundlers keep a class that
   * extends another one wherever its module is.
   */
  readonly eager?: { readonly name: string; readonly roots: Roots } | undefined
  /**
   * A package that each entry imports before anything else. Bundlers place what several modules share in the order in which
   * it runs, and only what runs before the files that need it can join the first file of a page.
   */
  readonly first?: string | undefined
  /** Modules by name. A file goes to the first one that reaches it. */
  readonly modules?: { readonly [name: string]: Roots } | undefined
  /** Modules that are loaded apart from each other. Whatever else is imported by `import()` is one as well. */
  readonly areas?: { readonly [name: string]: Roots } | undefined
  /**
   * Whether modules export under the names of the source. Turbopack makes a module of each name that an entry exports under
   * another one, and places it apart from what it stands for. Default: false, the names are short.
   */
  readonly namesExports?: boolean | undefined
  /** Modules of which most functions run as soon as they are loaded. */
  readonly early?: readonly string[] | undefined
  /** The module for what several areas reach. */
  readonly shared: string
  /**
   * A barrel of another package of which the build takes what is used, a file each, so that bundlers of apps do not read
   * the rest of it. `paths` maps files that it reaches to public entries of that package, which stay imports.
   */
  readonly inline?:
    | {
        readonly barrel: string
        readonly folder: string
        readonly paths: { readonly [file: string]: string }
      }
    | undefined
}

/** Source files of folders below `src`, without those of deeper folders that are named apart. */
export function filesOf(url: string, ...folders: readonly string[]): Roots {
  const src = fileURLToPath(new URL('src/', url))
  return folders.flatMap(folder =>
    readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file) && !/types\.ts$/.test(file))
      .map(file => `${folder}/${file.replace(/\.tsx?$/, '')}`),
  )
}

/** The file that an entry takes a name from. */
function findExport(entry: string, wanted: string): string {
  for (const [, names = '', file = ''] of readFileSync(entry, 'utf8').matchAll(
    /export (?:type )?\{([^}]*)\} from '(\.[^']+)'/g,
  ))
    if (names.split(',').some(name => name.trim() === wanted))
      return path.join(path.dirname(entry), file.replace(/\.js$/, '.ts'))
  throw new Error(`${entry} has no export ${wanted}`)
}

/**
 * Build of a published package: a few ES modules with borders drawn here, so that the bundler of an app neither splits
 * nor repeats what they share. Declarations come from `tsc`.
 */
export function defineLibrary({
  url,
  apart = [],
  open,
  eager,
  first,
  modules = {},
  areas = {},
  namesExports = false,
  early = [],
  shared,
  inline,
}: LibraryOptions): UserConfig {
  const root = path.dirname(fileURLToPath(url))
  const src = path.join(root, 'src')
  const entries = Object.fromEntries(
    readdirSync(path.join(src, 'exports'))
      .filter(file => /^\w+\.ts$/.test(file) && !apart.includes(path.basename(file, '.ts')))
      .map(file => [`exports/${path.basename(file, '.ts')}`, path.join(src, 'exports', file)]),
  )
  const toId = (location: string) => {
    const [file = '', name] = location.split('#')
    const found = [`${file}.ts`, `${file}.tsx`, `exports/${file}.ts`]
      .map(candidate => path.join(src, candidate))
      .find(candidate => existsSync(candidate))
    if (!found) throw new Error(`${root}/vite.config.ts names ${location}, which is not there`)
    return name ? findExport(found, name) : found
  }
  const nameOf = (id: string) => path.relative(src, id.replace(/\?.*$/, '')).replace(/\.(tsx?|css)$/, '')
  let owners = new Map<string, string>()
  const clients = new Set<string>()
  const alone = new Set<string>()

  const borders: Plugin = {
    name: 'latchkit:borders',
    buildEnd() {
      const reach = (ids: readonly string[]) => {
        const seen = new Set<string>()
        const follow = (id: string) => {
          if (seen.has(id) || !id.startsWith(src)) return
          seen.add(id)
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next)
        }
        ids.forEach(follow)
        return seen
      }
      owners = new Map()
      for (const id of reach(eager?.roots.map(toId) ?? []))
        if (eager && !/^(caip|types|validate)\/|errors?$/i.test(nameOf(id)) && !id.includes('/exports/'))
          owners.set(id, eager.name)
      const taken = reach(open?.map(toId) ?? Object.values(entries))
      for (const [name, roots] of Object.entries(modules))
        for (const id of reach(roots.map(toId))) if (!taken.has(id) && !owners.has(id)) owners.set(id, name)

      const later = new Map(Object.entries(areas).map(([name, roots]) => [name, roots.map(toId)]))
      const known = new Set([...later.values()].flat())
      for (const id of this.getModuleIds())
        for (const target of this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          if (target.startsWith(src) && !known.has(target) && !owners.has(target))
            later.set(nameOf(target), [target])
      const publics = reach(Object.values(entries))
      const found = new Map<string, string>()
      for (const [name, roots] of later)
        for (const id of reach(roots))
          if (!taken.has(id) && !owners.has(id))
            found.set(id, found.has(id) || publics.has(id) ? shared : name)
      for (const [id, name] of found) owners.set(id, name)
      for (const name of later.keys())
        if ([...owners.values()].filter(owner => owner === name).length === 1) alone.add(name)
    },
    transform(code, id) {
      if (/^['"]use client['"]/.test(code)) clients.add(id)
      return null
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [file] : []))
      for (const chunk of chunks) chunk.code = rewriteChunk(chunk.code, early.includes(chunk.name))
      // A rewritten chunk that is no module any more fails here.
      for (const chunk of chunks) this.parse(chunk.code)
      // An `import()` of a file in the same module: rolldown resolves it with the object that was taken out.
      for (const chunk of chunks)
        if (/\bresolve\(\)\.then\(\(\) => \w+_exports\b/.test(chunk.code))
          this.error(`${chunk.fileName} imports a file of itself by import(): import it statically`)
      for (const chunk of chunks)
        if (/__exportAll|\b\w+_exports\b/.test(chunk.code) && !chunk.fileName.startsWith('rolldown-runtime'))
          this.error(`${chunk.fileName} has a namespace object that the build does not know how to unwrap`)
      for (const { fileName } of chunks) if (fileName.startsWith('rolldown-runtime')) delete bundle[fileName]
      delete bundle['rolldown-runtime.js.map']
    },
  }

  /** The part of a file's path below the package that is built in; undefined for other files. */
  const inlineNameOf = (id: string) =>
    inline && /\/_esm\/(.+)\.js$/.exec(id)?.[1]?.replace(/^chains\/definitions\//, '')
  const inlined: Plugin = {
    name: 'latchkit:inlined',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!inline || !importer?.includes('/_esm/') || !source.startsWith('.')) return null
      const [, file = ''] = /\/_esm\/(.+)$/.exec(path.resolve(path.dirname(importer), source)) ?? []
      const entry = inline.paths[file]
      return entry ? { id: entry, external: true, moduleSideEffects: false } : null
    },
  }

  return defineConfig({
    root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['module'] },
    plugins: [inlined, borders],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      // The oldest with all that the sheets use, so that nothing is rewritten for older ones.
      cssTarget: ['chrome123', 'firefox128', 'safari18'],
      sourcemap: true,
      reportCompressedSize: false,
      modulePreload: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        onLog: (level, log, report) => {
          // The directive of a file is written back by the banner.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
        },
        external: id =>
          !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('\0') && id !== inline?.barrel,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          minifyInternalExports: !namesExports,
          chunkFileNames: ({ name, facadeModuleId }) =>
            `${facadeModuleId ? nameOf(facadeModuleId) : name}.js`,
          banner: chunk =>
            chunk.moduleIds.some(id => clients.has(id))
              ? "'use client';"
              : first && chunk.isEntry && chunk.name.startsWith('exports/')
                ? `import '${first}';`
                : '',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'borders',
                name: id => {
                  const foreign = inlineNameOf(id)
                  if (foreign && inline) return `${inline.folder}/${foreign}`
                  if (!id.startsWith(src) || id.includes('/exports/')) return null
                  const owner = owners.get(id)
                  // A file that is loaded by itself keeps the names that it exports.
                  return owner && alone.has(owner) ? null : (owner ?? nameOf(id))
                },
              },
            ],
          },
        },
      },
    },
  }) as UserConfig
}
