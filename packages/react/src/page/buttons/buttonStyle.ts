import type { CSSProperties } from 'react'
import type { ThemeState } from '../theme/atoms.js'
import { colorScheme, resolvePageTokens } from '../theme/tokens.js'

export type ButtonVariant = 'accent' | 'neutral'

export type ButtonInteraction = {
  readonly hovered: boolean
  readonly pressed: boolean
  readonly focused: boolean
}

/**
 * Style of a button in the app's page. Uses style properties instead of a style sheet: server-rendered HTML includes
 * them, the browser applies them under a strict policy, and rules of the page and of the kit do not affect each other's
 * elements.
 */
export function buttonStyle(
  theme: ThemeState,
  variant: ButtonVariant,
  { hovered, pressed, focused }: ButtonInteraction,
): CSSProperties {
  const tokens = resolvePageTokens(theme)
  const accent = variant === 'accent'
  const background = tokens[accent ? '--lk-accent' : hovered ? '--lk-hover' : '--lk-surface-2']
  return {
    // Resets properties that pages set on buttons. `all` would suffice, but browsers expand it to about three hundred
    // properties.
    appearance: 'none',
    position: 'static',
    float: 'none',
    width: 'auto',
    height: 'auto',
    margin: 0,
    border: 0,
    opacity: 1,
    letterSpacing: 'normal',
    textTransform: 'none',
    textDecoration: 'none',
    textShadow: 'none',
    textAlign: 'center',
    boxSizing: 'border-box',
    colorScheme: colorScheme(theme.mode),
    display: 'inline-flex',
    // The baseline of a button with an image is that of the image: beside another button it would be higher.
    verticalAlign: 'middle',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    flexShrink: 0,
    minHeight: 44,
    minWidth: 44,
    padding: '0 16px',
    borderRadius: 14,
    background,
    color: tokens[accent ? '--lk-on-accent' : '--lk-text'],
    font: `600 15px/20px ${tokens['--lk-font']}`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    boxShadow: accent ? 'none' : `inset 0 0 0 1px ${tokens['--lk-line']}`,
    filter: accent && hovered ? 'brightness(1.08)' : 'none',
    transform: pressed ? 'scale(0.97)' : 'none',
    outline: `2px solid ${focused ? tokens['--lk-focus'] : 'transparent'}`,
    outlineOffset: 2,
    transition: 'background 120ms, filter 120ms',
  }
}
