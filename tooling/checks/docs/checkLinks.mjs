// Links between the pages lead somewhere: the file is there, and the heading in it. Headings of generated pages are checked
// in the built site.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { finish } from '../lib/finish.mjs'
import { listFiles } from '../lib/listFiles.mjs'
import { root } from '../lib/root.mjs'
import { docFiles } from './lib/docFiles.mjs'
import { entryPoints } from './lib/entryPoints.mjs'
import { readErrors } from './lib/readErrors.mjs'
import { siteAddress } from './lib/siteAddress.mjs'

const problems = []
const anchors = new Map()
let links = 0

function withoutCode(text) {
  return text.replace(/^(```+)[\s\S]*?^\1\s*$/gm, '').replace(/`[^`\n]*`/g, '``')
}

/** Anchors as GitHub makes them from headings. */
function anchorsOf(file) {
  const known = anchors.get(file)
  if (known) return known
  const found = new Set()
  const seen = new Map()
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^(```+)[\s\S]*?^\1\s*$/gm, '')
  for (const [, heading] of text.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\\(?=[^\w\s])/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    found.add(count === 0 ? slug : `${slug}-${count}`)
  }
  anchors.set(file, found)
  return found
}

const { repository } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const published = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`

/** Pages that the site has besides those of docs, by their path there. */
const generated = new Set([
  ...listFiles('apps/docs/pages').map(file => file.replace('apps/docs/pages/', '').replace(/\.md$/, '.html')),
  'api/',
  ...entryPoints().map(({ name }) => `api/${name.replace('@latchkit/', '')}.html`),
  'errors/',
  ...readErrors().described.map(({ code }) => `errors/${code}.html`),
])

/** A page that is linked by its address: in the repository, as the packages' READMEs on npm have to, or in the site. */
function ownPage(target) {
  const base = [published, siteAddress()].find(address => target.startsWith(address))
  if (!base) return undefined
  const [page, anchor] = target.slice(base.length).split('#')
  if (base === published) return { found: page, anchor }
  return generated.has(page) ? undefined : { found: `docs/${page.replace(/\.html$/, '.md')}`, anchor }
}

function checkPage(file, target, { found, anchor }) {
  const full = path.join(root, found)
  if (found.startsWith('..') || !existsSync(full)) problems.push(`${file}: ${target} leads nowhere`)
  else if (anchor && statSync(full).isFile() && found.endsWith('.md') && !anchorsOf(found).has(anchor))
    problems.push(`${file}: ${target}: there is no such heading`)
}

const files = docFiles()
for (const file of files) {
  const text = withoutCode(readFileSync(path.join(root, file), 'utf8'))
  const targets = [
    ...[...text.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)].map(([, target]) => target),
    ...[...text.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)].map(([, target]) => target),
  ]
  for (const target of targets) {
    links += 1
    if (/^(https?|mailto):/.test(target)) {
      if (!URL.canParse(target)) problems.push(`${file}: ${target} is no URL`)
      const own = ownPage(target)
      if (own) checkPage(file, target, own)
      continue
    }
    const [to = '', anchor] = target.split('#')
    if (to.startsWith('/')) {
      problems.push(`${file}: ${target} starts at the root of a machine; write it relative to the page`)
      continue
    }
    const found = to === '' ? file : path.posix.join(path.posix.dirname(file), decodeURIComponent(to))
    checkPage(file, target, { found, anchor })
  }
}

/** Pages that no other page leads to are never read. */
const reached = new Set()
for (const file of files) {
  const text = readFileSync(path.join(root, file), 'utf8')
  for (const [, target] of text.matchAll(/\]\(\s*<?([^)\s>#]+)/g)) {
    if (/^[a-z]+:/.test(target)) continue
    reached.add(path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '/README.md'))
  }
}
for (const file of files) {
  if (file.startsWith('docs/') && !reached.has(file)) problems.push(`${file}: no page leads to it`)
}
finish(problems, `${links} links in ${files.length} pages`)
