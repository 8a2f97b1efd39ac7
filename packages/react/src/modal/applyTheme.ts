import type { ThemeState } from '../theme/atoms.js'

/** Writes an app's tokens on the host, where they cross into the shadow; the defaults stand in the sheet. */
export function applyTheme(host: HTMLElement, { variables }: ThemeState): () => void {
  const given = Object.entries(variables)
  for (const [name, value] of given) if (value !== undefined) host.style.setProperty(name, value)
  return () => {
    for (const [name] of given) host.style.removeProperty(name)
  }
}
