import type { ThemeMode } from './types.js'

/** The value of `color-scheme` that makes a mode: `system` leaves the choice to the device, live. */
export function colorScheme(mode: ThemeMode): string {
  return mode === 'system' ? 'light dark' : mode
}
