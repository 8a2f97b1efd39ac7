import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folders } from './folders.js'
import { editProse } from './markdown.js'
import { readContents } from './readContents.js'
import { type Page, readPages } from './readPages.js'

/** Writes all pages where VitePress reads them, and the files that are served as they are. */
export function writeSources(): void {
  const pages = readPages()
  for (const folder of [folders.source, folders.public]) rmSync(folder, { recursive: true, force: true })
  cpSync(join(folders.pages, '../public'), folders.public, { recursive: true })
  for (const page of pages) {
    write(join(folders.source, page.path), page.hasComponents ? page.markdown : withoutTags(page.markdown))
    write(join(folders.public, page.path), withoutComponents(page))
  }
  cpSync(join(folders.pages, '../versions.json'), join(folders.public, 'versions.json'))
  write(join(folders.public, 'llms.txt'), toLlms(pages))
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Text as Vue shows it: a tag or two braces in it are neither a component nor an expression. */
function withoutTags(markdown: string): string {
  return editProse(markdown, prose =>
    prose.replace(/(?<!\\)<(?=[A-Za-z/])(?!https?:)/g, '&lt;').replaceAll('{{', '&#123;&#123;'),
  )
}

/** The Markdown that is served beside a page has no part of the theme. */
function withoutComponents({ markdown, hasComponents }: Page): string {
  if (!hasComponents) return markdown
  return markdown.replace(/^---\n[\s\S]*?\n---\n+/, '').replace(/^<[A-Z][^>]*>(?:[\s\S]*?<\/\w+>)?\n+/gm, '')
}

/** `llms.txt`: what the project is, and the pages as Markdown in the order of the table of contents. */
function toLlms(pages: readonly Page[]): string {
  const [contents, readme] = ['docs/README.md', 'README.md'].map(file =>
    readFileSync(join(folders.root, file), 'utf8'),
  )
  const [, summary = ''] = /^# .+\n\n(.+)$/m.exec(readme ?? '') ?? []
  const paths = new Set(pages.map(({ path }) => path))
  const sections = readContents(contents ?? '').map(({ title, links }) => {
    const lines = links
      .map(({ text, href }) => ({
        text,
        path: href.replace(/^https:.*\/(\w+)\/$/, '$1/index.md').replace(/README\.md$/, 'index.md'),
      }))
      .filter(({ path }) => paths.has(path))
      .map(({ text, path }) => `- [${text}](${path})`)
    return `## ${title}\n\n${lines.join('\n')}`
  })
  return `# Latchkit\n\n> ${summary}\n\n${sections.join('\n\n')}\n`
}
