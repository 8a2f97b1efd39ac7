import type { FrameRequestPayload } from '@latchkit/secure-frame-client/protocol'

/** Applies the page's mode, accent and corner radius, as far as {@link readTheme} allows. */
export function applyTheme(payload: FrameRequestPayload<'SYNC_THEME'>): void {
  const root = document.documentElement
  const mode = payload.themeMode ?? (root.dataset.theme === 'dark' ? 'dark' : 'light')
  root.dataset.theme = mode
  // An unchanged accent is measured again: the surface below it may have changed.
  const accent = root.style.getPropertyValue('--accent')
  for (const [name, value] of Object.entries(readTheme(payload, { mode, accent })))
    root.style.setProperty(name, value)
}

/** Relative luminance (WCAG 2) of the surface of an approval, as in `frame.css`. */
const surfaces = { light: 1, dark: 0.0094 } as const

/**
 * The only custom properties that a page may set: it must not be able to hide the content of an approval. The text on the
 * accent is black or white, whichever has more contrast, at least 4.5 : 1. A button with less than 3 : 1 contrast to the
 * surface gets a border. A radius is at most 24 pixels.
 *
 * @example
 * readTheme({ themeVariables: { '--lk-accent': '#ffffff' } }, { mode: 'light' })['--accent-line'] // 'var(--border)'
 */
export function readTheme(
  { themeVariables, w3mThemeVariables }: FrameRequestPayload<'SYNC_THEME'>,
  { mode, accent = '' }: { readonly mode: 'light' | 'dark'; readonly accent?: string | undefined },
): { readonly [property: string]: string } {
  const wanted = themeVariables?.['--lk-accent'] ?? w3mThemeVariables?.['--w3m-accent']
  const radius = themeVariables?.['--lk-radius'] ?? w3mThemeVariables?.['--w3m-border-radius-master']
  const color = readColor(wanted) ?? readColor(accent)
  const pixels = Number.parseFloat(String(radius))
  return {
    ...(color && {
      '--accent': color.css,
      '--on-accent': color.luminance > 0.179 ? '#000' : '#fff',
      '--accent-line': contrast(color.luminance, surfaces[mode]) < 3 ? 'var(--border)' : 'transparent',
    }),
    ...(Number.isFinite(pixels) && { '--radius': `${Math.min(24, Math.max(0, pixels))}px` }),
  }
}

function contrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** An opaque colour `#rrggbb` and its relative luminance (WCAG 2). */
function readColor(value: unknown) {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(String(value))
  if (!match) return undefined
  const [red = 0, green = 0, blue = 0] = match.slice(1).map(part => {
    const channel = Number.parseInt(part, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return { css: match[0], luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
