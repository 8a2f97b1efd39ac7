import { createHash } from 'node:crypto'

/** Scripts of VitePress that a page has inline: they set the theme before the first paint. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g

/** Hashes of the inline scripts of a page, as a policy names them. */
export function hashScripts(html: string): readonly string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/**
 * The policy of the site: its own scripts and style sheets, no other host, nothing evaluated. The last directive is for the
 * header alone.
 */
export function contentSecurityPolicy(
  hashes: readonly string[],
  { isHeader }: { isHeader: boolean },
): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // The gallery has its views in a frame.
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    ...(isHeader ? ["frame-ancestors 'self'"] : []),
  ].join('; ')
}
