/** Theme of the kit: `system` follows the device setting. */
export type ThemeMode = 'light' | 'dark' | 'system'

/**
 * Values by token, each any CSS value. `light-dark(a, b)` sets a colour for each mode. Absent tokens keep their
 * default.
 *
 * @example
 * const themeVariables: ThemeVariables = {
 *   '--lk-accent': accentPresets.violet,
 *   '--lk-surface': 'light-dark(#fffdf7, #1b1a17)',
 *   '--lk-radius': '16px',
 * }
 */
export type ThemeVariables = {
  /** Colour of the main button, of links, and of the ring while connecting. Default: a blue. */
  readonly '--lk-accent'?: string | undefined
  /** Colour of text on the accent. Default: black or white, whichever has the higher contrast. */
  readonly '--lk-on-accent'?: string | undefined
  /** Colour of the card. */
  readonly '--lk-surface'?: string | undefined
  /** Colour of rows and secondary buttons. */
  readonly '--lk-surface-2'?: string | undefined
  /** Colour of rows and secondary buttons under the pointer. */
  readonly '--lk-hover'?: string | undefined
  /** Colour of text. */
  readonly '--lk-text'?: string | undefined
  /** Colour of secondary text. */
  readonly '--lk-text-2'?: string | undefined
  /** Colour of borders. */
  readonly '--lk-line'?: string | undefined
  /** Colour of the focus ring. Keep a contrast of 3:1 to both surfaces. */
  readonly '--lk-focus'?: string | undefined
  /** Colour of success states, and of received amounts. */
  readonly '--lk-positive'?: string | undefined
  /** Colour of errors. */
  readonly '--lk-negative'?: string | undefined
  /** Colour of warnings. */
  readonly '--lk-warning'?: string | undefined
  /** Colour of the backdrop between the page and the card. */
  readonly '--lk-overlay'?: string | undefined
  /** Radius of the card's corners, such as `16px`. Default: `24px`. */
  readonly '--lk-radius'?: string | undefined
  /** Font family of all text. Default: that of the system. */
  readonly '--lk-font'?: string | undefined
}

/** Name of a theme token. */
export type TokenName = keyof ThemeVariables
