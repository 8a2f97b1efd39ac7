import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../lib/listFiles.mjs'

/** Text of an attribute: what is escaped there is not in an address. */
function decode(text) {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
}

function attributes(html, name) {
  return [...html.matchAll(new RegExp(`<(\\w+)\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(
    ([, tag, value]) => ({
      tag,
      value: decode(value),
    }),
  )
}

/**
 * Looks at the built pages without a browser: links and fragments lead somewhere, nothing is loaded from another host, and
 * nothing is inline that the policy refuses. Returns `problems` and the number of `links`.
 */
export function findSiteProblems(folder) {
  const problems = []
  const pages = listFiles('.', folder).filter(file => file.endsWith('.html'))
  const texts = new Map(pages.map(page => [page, readFileSync(path.join(folder, page), 'utf8')]))
  const ids = new Map(
    [...texts].map(([page, html]) => [page, new Set(attributes(html, 'id').map(({ value }) => value))]),
  )
  let links = 0

  function checkLink(page, target) {
    links += 1
    const [file = '', fragment] = target.split('#')
    const found = file === '' ? page : path.posix.join(path.posix.dirname(page), decodeURIComponent(file))
    const known = [found, path.posix.join(found, 'index.html')].find(
      one => texts.has(one) || (/\.\w+$/.test(one) && existsSync(path.join(folder, one))),
    )
    if (!known) return void problems.push(`${page}: ${target} leads nowhere`)
    if (fragment && !ids.get(known)?.has(decodeURIComponent(fragment)))
      problems.push(`${page}: ${target}: there is no such heading`)
  }

  for (const [page, html] of texts) {
    if (/\sstyle="/.test(html)) problems.push(`${page}: has an attribute "style"`)
    if (/<style\b/.test(html)) problems.push(`${page}: has an inline style sheet`)
    if (/<\w+\b[^>]*\son\w+="/.test(html)) problems.push(`${page}: has an inline handler`)
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
    if (!policy.includes("default-src 'none'") || policy.includes('unsafe'))
      problems.push(`${page}: has no strict policy`)
    for (const { tag, value } of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      const isForeign = /^(?:[a-z]+:)?\/\//.test(value)
      if (isForeign && tag !== 'a') problems.push(`${page}: <${tag}> loads ${value}`)
      // The page of an unknown address has the address of the first page from anywhere.
      else if (!isForeign && !/^(?:data|mailto):/.test(value) && page !== '404.html') checkLink(page, value)
    }
    const markdown = page.replace(/\.html$/, '.md')
    if (page !== '404.html' && !existsSync(path.join(folder, markdown)))
      problems.push(`${page}: ${markdown} is not beside it`)
  }
  return { problems, links, pages: pages.length }
}
