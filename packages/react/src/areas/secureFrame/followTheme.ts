import type { SecureFrameClient } from '@latchkit/core/secureframe'
import type { LocaleState } from '../../page/i18n/atoms.js'

/** The language of the modal. */
export type Language = {
  /** Its locale, such as `en`, that of its numbers, such as `en-GB`, and its texts. */
  readonly get: () => Pick<LocaleState, 'locale' | 'formatLocale' | 'messages'>
  /** Calls `listener` when it changes. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Sends the frame the theme and language of the modal: immediately, when the kit changes its language, whenever the
 * modal or an approval is shown, and when the device switches between light and dark, until the returned function is
 * called. The frame uses mode, accent, radius and language. The language comes from the client instead of the modal:
 * the wallet of a reloaded page may request an approval before a modal was mounted.
 */
export function followTheme(
  frame: Pick<SecureFrameClient, 'on' | 'request'>,
  language: Language,
): () => void {
  function sync() {
    const root = document.querySelector('latchkit-host')?.shadowRoot?.querySelector<HTMLElement>('[lang]')
    const { locale: texts, formatLocale } = language.get()
    const locale = formatLocale.startsWith(texts) ? formatLocale : texts
    // The next request of the app fails where the frame cannot be reached, and shows why.
    frame.request('SYNC_THEME', { locale, ...readTheme(root) }).catch(() => {})
  }
  sync()
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const stops = [language.subscribe(sync), frame.on('APPROVAL_OPENED', sync)]
  // The app's tokens are written after the dialog of the modal has opened.
  const syncLater = () => void setTimeout(sync)
  window.addEventListener('latchkit-shown', syncLater)
  dark.addEventListener('change', sync)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('latchkit-shown', syncLater)
    dark.removeEventListener('change', sync)
  }
}

/** Reads the tokens from the modal's elements, where the browser has computed every colour. */
function readTheme(root: HTMLElement | null | undefined) {
  const probe = document.createElement('i')
  const styles = {
    ...(root ? {} : { 'color-scheme': 'light dark' }),
    color: 'color(from var(--lk-accent, transparent) srgb r g b)',
    'background-color': 'light-dark(white, black)',
    'border-top-left-radius': 'var(--lk-radius, 24px)',
  }
  // A text would be read under the page's policy, properties are not.
  for (const [name, value] of Object.entries(styles)) probe.style.setProperty(name, value)
  const place = root ?? document.body
  place.append(probe)
  const { color, backgroundColor, borderTopLeftRadius } = getComputedStyle(probe)
  probe.remove()
  const channels = color.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
  const toHex = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0')
  return {
    themeMode: backgroundColor === 'rgb(0, 0, 0)' ? 'dark' : 'light',
    themeVariables: root
      ? {
          '--lk-radius': borderTopLeftRadius,
          ...(channels.length === 3 && { '--lk-accent': `#${channels.map(toHex).join('')}` }),
        }
      : {},
  } as const
}
