import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { build } from 'vitepress'
import { published } from './addresses.js'
import { folders } from './folders.js'
import { contentSecurityPolicy, hashScripts } from './policy.js'

/** Builds the site to static files. The sources of the pages are there by then. */
export async function buildSite(): Promise<void> {
  await build(join(folders.pages, '..'), { outDir: folders.site })
  const files = readdirSync(folders.site, { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => file.endsWith('.html')).map(file => join(folders.site, file))
  const hashes = new Set<string>()
  for (const page of pages) {
    // The policy refuses them, and style.css says the same.
    const html = readFileSync(page, 'utf8').replace(/ style="[^"]*"/g, '')
    const own = hashScripts(html)
    for (const hash of own) hashes.add(hash)
    const head = toHead(
      contentSecurityPolicy(own, { isHeader: false }),
      relative(dirname(page), folders.site),
    )
    writeFileSync(page, html.replace('<head>', `<head>${head}`))
  }
  writeFileSync(join(folders.site, '404.html'), toNotFound())
  const policy = contentSecurityPolicy([...hashes].sort(), { isHeader: true })
  writeFileSync(join(folders.site, '_headers'), toHeaders(policy))
}

/** The part of a page's head that VitePress does not write. `toRoot` leads to the first page. */
function toHead(policy: string, toRoot: string): string {
  const root = toRoot === '' ? '.' : toRoot.split(sep).join('/')
  // By its text: a browser asks for an icon again when a link changes the address, and would look for it beside the page.
  const icon = encodeURIComponent(readFileSync(join(folders.site, 'icon.svg'), 'utf8').trim())
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}">`,
    `<link rel="stylesheet" href="${root}/assets/code.css">`,
  ].join('')
}

/**
 * A host serves this page at any address, such as `/latchkit/errors/gone.html`, where paths of other files do not lead to
 * them: it has none, and the style of the browser.
 */
function toNotFound(): string {
  const policy = contentSecurityPolicy([], { isHeader: false })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Page not found | Latchkit</title>
<meta name="color-scheme" content="light dark">
</head>
<body>
<main>
<h1>Page not found</h1>
<p>There is no page at this address. <a href="${published}">Documentation of Latchkit</a></p>
</main>
</body>
</html>
`
}

/** Headers in the form that static hosts read. */
function toHeaders(policy: string): string {
  return [
    '/*',
    `  Content-Security-Policy: ${policy}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: no-referrer',
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '',
  ].join('\n')
}
