import { resolveTokens } from '../theme/resolveTokens.js'
import type { ThemeState } from '../theme/types.js'

/** Writes an app's tokens on the host, where they cross into the shadow; the defaults stand in the sheet. */
export function applyTheme(host: HTMLElement, { variables }: ThemeState): () => void {
  const tokens = resolveTokens({ variables })
  const names = Object.keys(variables) as (keyof typeof tokens)[]
  if (variables['--lk-accent']) names.push('--lk-on-accent')
  for (const name of names) if (tokens[name]) host.style.setProperty(name, tokens[name])
  return () => {
    for (const name of names) host.style.removeProperty(name)
  }
}
