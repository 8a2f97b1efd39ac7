import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { published } from './addresses.js'
import { folders } from './folders.js'
import { readContents } from './readContents.js'

/** A section of a side bar, as VitePress takes it. */
type Group = { text: string; items: { text: string; link: string }[] }

/** Side bars by the start of a page's path: the table of contents, the entries of the packages, the areas of error codes. */
export function toSidebar(): Record<string, Group[]> {
  const contents = readContents(readFileSync(join(folders.root, 'docs/README.md'), 'utf8'))
  return {
    '/api/': toEntries(),
    '/errors/': toAreas(),
    '/examples/': [{ text: 'Examples', items: examples }],
    '/': contents.map(({ title, links }) => ({
      text: title,
      items: links.map(({ text, href }) => ({ text, link: toLink(href) })),
    })),
  }
}

const examples = [
  { text: 'Live examples', link: '/examples/live.html' },
  { text: 'Theme builder', link: '/examples/theme-builder.html' },
  { text: 'Gallery', link: '/examples/gallery.html' },
]

function toLink(href: string): string {
  const path = href.startsWith(published) ? href.slice(published.length) : href
  return `/${path.replace(/README\.md$/, '').replace(/\.md$/, '.html')}`
}

/** A group for each package. */
function toEntries(): Group[] {
  if (!existsSync(folders.api)) return []
  const names = readdirSync(folders.api, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md') && file !== 'README.md')
    .map(file => file.replaceAll('\\', '/').replace(/\.md$/, ''))
    .sort()
  const packages = new Set(names.map(name => name.split('/')[0] ?? name))
  return [...packages].map(name => ({
    text: `@latchkit/${name}`,
    items: names
      .filter(entry => entry === name || entry.startsWith(`${name}/`))
      .map(entry => ({ text: entry, link: `/api/${entry}.html` })),
  }))
}

function toAreas(): Group[] {
  if (!existsSync(folders.errors)) return []
  const areas = readdirSync(folders.errors, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return [
    {
      text: 'Errors',
      items: areas.map(({ name }) => ({ text: name, link: `/errors/#${name}` })),
    },
  ]
}
