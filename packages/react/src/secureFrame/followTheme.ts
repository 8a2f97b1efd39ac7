import type { SecureFrameClient } from '@latchkit/core/secureframe'
import type { getStore } from '../provider/getStore.js'
import { themeAtom } from '../theme/atoms.js'
import { colorScheme, resolvePageTokens } from '../theme/tokens.js'

/**
 * Tells the frame the theme of the modal, now and after each change, until the returned function is called. The frame
 * takes three things of it: mode, accent and radius, all worked out by the browser here.
 */
export function followTheme(
  frame: Pick<SecureFrameClient, 'request'>,
  store: ReturnType<typeof getStore>,
): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')

  function sync() {
    // A frame that cannot be reached says so to whoever asks it for more than its looks.
    frame.request('SYNC_THEME', readTheme()).catch(() => {})
  }

  function readTheme() {
    const { mode, variables } = store.get(themeAtom)
    const { '--lk-accent': accent, '--lk-radius': radius }: { [name: string]: string | undefined } =
      resolvePageTokens({ variables })
    const probe = document.createElement('i')
    // A text would be parsed under the page's policy, properties are not.
    probe.style.setProperty('color-scheme', colorScheme(mode))
    probe.style.setProperty('color', `color(from ${accent} srgb r g b)`)
    probe.style.setProperty('border-top-left-radius', radius ?? '')
    document.body.append(probe)
    const { color, borderTopLeftRadius } = getComputedStyle(probe)
    const channels = color.match(/-?[\d.]+(?:e-?\d+)?/g)?.slice(0, 3)
    probe.remove()
    const toHex = (channel: string) =>
      Math.round(Math.min(1, Math.max(0, Number(channel))) * 255)
        .toString(16)
        .padStart(2, '0')
    const isDark = mode === 'dark' || (mode === 'system' && dark.matches)
    return {
      themeMode: isDark ? 'dark' : 'light',
      themeVariables: {
        ...(channels?.length === 3 && { '--lk-accent': `#${channels.map(toHex).join('')}` }),
        ...(radius !== undefined && { '--lk-radius': borderTopLeftRadius }),
      },
    } as const
  }

  sync()
  const stop = store.sub(themeAtom, sync)
  dark.addEventListener('change', sync)
  return () => {
    stop()
    dark.removeEventListener('change', sync)
  }
}
