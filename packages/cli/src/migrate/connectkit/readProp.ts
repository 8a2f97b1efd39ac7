import type { Attribute } from '../../source/jsx.js'
import { readText } from '../../source/source.js'
import type { ProviderProps } from '../provider/types.js'
import { usesLocal } from '../source/functions.js'
import { readObject } from '../source/objects.js'

/** Modes of the themes; the others of ConnectKit have no counterpart. */
const themes: Record<string, string> = {
  auto: 'system',
  web95: 'light',
  retro: 'light',
  minimal: 'light',
  rounded: 'light',
  soft: 'light',
  midnight: 'dark',
  nouns: 'light',
}

const tokens: Record<string, string> = {
  '--ck-font-family': '--lk-font',
  '--ck-border-radius': '--lk-radius',
  '--ck-accent-color': '--lk-accent',
  '--ck-accent-text-color': '--lk-on-accent',
  '--ck-body-background': '--lk-surface',
  '--ck-body-background-secondary': '--lk-surface-2',
  '--ck-body-color': '--lk-text',
  '--ck-body-color-muted': '--lk-text-2',
  '--ck-body-color-danger': '--lk-negative',
  '--ck-body-color-valid': '--lk-positive',
  '--ck-body-divider': '--lk-line',
  '--ck-overlay-background': '--lk-overlay',
  '--ck-focus-color': '--lk-focus',
}

const options: Record<string, string> = {
  language: 'locale',
  walletOnboardingUrl: 'walletGuideUrl',
  initialChainId: 'defaultNetwork',
  customAvatar: 'avatar',
}

/** Options without a counterpart that changes something for the user: there is one layout. */
const layout =
  /^(?:hide\w+|avoidLayoutShift|embedGoogleFonts|bufferPolyfill|reducedMotion|overlayBlur|truncateLongENSAddress|disableSiweRedirect|enforceSupportedChains)$/

/** Reads a prop of `ConnectKitProvider`. */
export function readProp({ name, value, expression }: Attribute, props: ProviderProps): void {
  const { others } = props.options
  if (name === 'theme' || name === 'mode') readMode(name, { value, expression }, props)
  else if (name === 'customTheme') readTokens(expression, props)
  else if (name === 'debugMode') others.set('logLevel', `'debug'`)
  else if (name === 'options') {
    const given = readObject(expression)
    if (!given) props.notes.push('options of ConnectKitProvider: set them in createLatchkit.')
    for (const [key, node] of given ?? []) {
      const option = options[key]
      if (option) others.set(option, key === 'initialChainId' ? toNetwork(node.text()) : node.text())
      else if (key === 'disclaimer')
        props.notes.push('disclaimer: set termsConditionsUrl and privacyPolicyUrl of createLatchkit.')
      else if (!layout.test(key)) props.notes.push(`${key} of ConnectKitProvider has no counterpart.`)
    }
  } else if (name === 'onConnect' || name === 'onDisconnect')
    props.notes.push(`${name}: listen with useEvents.`)
  else if (name !== 'children') props.notes.push(`${name} of ConnectKitProvider is not migrated.`)
}

function readMode(
  name: string,
  { value, expression }: Pick<Attribute, 'value' | 'expression'>,
  props: ProviderProps,
): void {
  const text = readText(expression)
  if (text === undefined) {
    // A mode that changes is `light`, `dark` or `auto`.
    if (name === 'mode' && expression && usesLocal(expression))
      props.mode = value.replaceAll(/(['"])auto\1/g, `'system'`)
    else props.notes.push(`${name}: set themeMode of createLatchkit.`)
    return
  }
  const mode = name === 'mode' && text !== 'auto' ? text : themes[text]
  if (mode && !(name === 'theme' && props.options.others.has('themeMode')))
    props.options.others.set('themeMode', `'${mode}'`)
  if (name === 'theme' && text !== 'auto' && text !== 'midnight')
    props.notes.push(`the theme ${text}: set themeVariables of createLatchkit.`)
}

function readTokens(
  expression: Attribute['expression'],
  { options: { others }, notes }: ProviderProps,
): void {
  const given = readObject(expression)
  if (!given) notes.push('customTheme: set themeVariables of createLatchkit.')
  const known = [...(given ?? [])].filter(([name]) => tokens[name])
  const unknown = [...(given ?? [])].filter(([name]) => !tokens[name])
  if (known.length > 0)
    others.set(
      'themeVariables',
      `{ ${known.map(([name, value]) => `'${tokens[name]}': ${toLength(value.text())}`).join(', ')} }`,
    )
  if (unknown.length > 0)
    notes.push(`no token of the same meaning for ${unknown.map(([name]) => name).join(', ')}.`)
}

/** An id of a network becomes its CAIP-2 id; `0` is the network of the wallet, which is the default. */
function toNetwork(value: string): string {
  return /^\d+$/.test(value) ? `'eip155:${value}'` : value.replace(/\.id$/, '')
}

/** A number is a length in pixels. */
function toLength(value: string): string {
  return /^\d+$/.test(value) ? `'${value}px'` : value
}
