import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { published, repository } from './addresses.js'
import { folders } from './folders.js'
import { editLinks, sectionOf, withoutMarks } from './markdown.js'

/** A page of the site before VitePress builds it. */
export type Page = {
  /** Such as `guides/send.md`. */
  readonly path: string
  /** Markdown as it is served beside the page. */
  readonly markdown: string
  /** Whether it may contain components of the theme. */
  readonly hasComponents: boolean
}

type Source = { readonly path: string; readonly file: string; readonly at: string; readonly isOwn: boolean }

/** `README.md` is the page of its folder; that of `docs` is the table of contents, beside the first page. */
function toPath(at: string): string {
  const path = at.replace(/^docs\//, '')
  return path === 'README.md' ? 'contents.md' : path.replace(/(^|\/)README\.md$/, '$1index.md')
}

function listSources(folder: string, at: string, isOwn = false): readonly Source[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.md'))
    .sort()
    .map(file => ({
      path: isOwn ? file : toPath(`${at}/${file}`),
      file: join(folder, file),
      at: `${at}/${file}`,
      isOwn,
    }))
}

/** Reads every page: those of `docs`, those of the site alone, and the generated ones. */
export function readPages(): readonly Page[] {
  const sources = [
    ...listSources(join(folders.root, 'docs'), 'docs'),
    ...listSources(folders.api, 'docs/api'),
    ...listSources(folders.errors, 'docs/errors'),
    ...listSources(folders.pages, 'apps/docs/pages', true),
  ]
  const paths = new Map(sources.map(({ at, path }) => [at, path]))
  return sources.map(source => {
    const text = readFileSync(source.file, 'utf8')
    const links = (markdown: string, at: string) =>
      editLinks(markdown, target => toLink({ target, at, from: source.path, paths }))
    const markdown = links(withoutMarks(text), source.at)
      .replace(/^<!-- include (\S+)#(\S+) -->$/gm, (_, at: string, slug: string) =>
        links(sectionOf(readFileSync(join(folders.root, at), 'utf8'), slug), at),
      )
      .replace(/^<!-- code (\S+) -->$/gm, (_, at: string) => toBlock(at))
    return { path: source.path, markdown, hasComponents: source.isOwn }
  })
}

/** A file of the repository as a block of code: what a page shows is what runs. */
function toBlock(at: string): string {
  const code = readFileSync(join(folders.root, at), 'utf8').trimEnd()
  return [`\`\`\`${posix.extname(at).slice(1)}`, code, '```'].join('\n')
}

type ToLinkParameters = {
  readonly target: string
  /** The file that has the link. */
  readonly at: string
  /** The page that shows it. */
  readonly from: string
  /** Path of each page, by its file in the repository. */
  readonly paths: ReadonlyMap<string, string>
}

/** A link of a file as the site has it: to another page, or else to the file in the repository. */
function toLink({ target, at, from, paths }: ToLinkParameters): string {
  const [address = '', fragment] = target.split('#')
  const hash = fragment === undefined ? '' : `#${fragment}`
  if (address === '') return target
  if (address.startsWith(published)) {
    const path = address
      .slice(published.length)
      .replace(/\.html$/, '.md')
      .replace(/(^|\/)$/, '$1index.md')
    return `${toRelative(from, path)}${hash}`
  }
  const file = address.startsWith(`${repository}/blob/main/`)
    ? address.slice(`${repository}/blob/main/`.length)
    : /^[a-z]+:/.test(address)
      ? undefined
      : posix.join(posix.dirname(at), address)
  if (file === undefined) return target
  const path = paths.get(file) ?? paths.get(posix.join(file, 'README.md'))
  if (path !== undefined) return `${toRelative(from, path)}${hash}`
  const kind = /\.\w+$/.test(file) || posix.basename(file) === 'LICENSE' ? 'blob' : 'tree'
  return `${repository}/${kind}/main/${file.replace(/\/$/, '')}${hash}`
}

function toRelative(from: string, path: string): string {
  return posix.relative(posix.dirname(from), path)
}
