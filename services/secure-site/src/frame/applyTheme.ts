import type { FrameRequestPayload } from '@latchkit/secure-frame-client/protocol'

/**
 * Takes over the page's mode, accent and corner radius, and nothing else: a page must not be able to hide what an approval
 * says. The text on the accent is black or white, whichever contrasts more, which is 4.5 : 1 at least.
 */
export function applyTheme({
  themeMode,
  themeVariables,
  w3mThemeVariables,
}: FrameRequestPayload<'SYNC_THEME'>): void {
  const root = document.documentElement
  if (themeMode !== undefined) root.dataset.theme = themeMode
  const accent = themeVariables?.['--lk-accent'] ?? w3mThemeVariables?.['--w3m-accent']
  const radius = themeVariables?.['--lk-radius'] ?? w3mThemeVariables?.['--w3m-border-radius-master']
  const color = readColor(accent)
  if (color) {
    root.style.setProperty('--accent', color.css)
    root.style.setProperty('--on-accent', color.luminance > 0.179 ? '#000' : '#fff')
  }
  const pixels = Number.parseFloat(String(radius))
  if (Number.isFinite(pixels)) root.style.setProperty('--radius', `${Math.min(24, Math.max(0, pixels))}px`)
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
