import type { Attribute } from '../../source/jsx.js'
import type { ProviderProps } from '../provider/types.js'
import { readObject } from '../source/objects.js'
import { readTheme } from './readTheme.js'

const notes: Record<string, string> = {
  coolMode: 'coolMode has no counterpart.',
  showRecentTransactions:
    'showRecentTransactions: the activity is shown with a gateway, and usePendingCount counts pending transactions.',
}

/** Reads a prop of `RainbowKitProvider`. */
export function readProp({ name, value, expression }: Attribute, props: ProviderProps): void {
  const { metadata, others } = props.options
  if (name === 'theme' && expression) readTheme(expression, props)
  else if (name === 'modalSize') {
    if (value === "'compact'") others.set('modalSize', value)
  } else if (name === 'locale') others.set('locale', value)
  else if (name === 'avatar') others.set('avatar', value)
  else if (name === 'id') others.set('storageKey', value)
  else if (name === 'initialChain') others.set('defaultNetwork', toNetwork(value))
  else if (name === 'appInfo') {
    const info = readObject(expression)
    for (const [key, node] of info ?? []) {
      if (key === 'appName') metadata.set('name', node.text())
      else if (key === 'learnMoreUrl') others.set('walletGuideUrl', node.text())
      else
        props.notes.push(`${key} of appInfo: set termsConditionsUrl and privacyPolicyUrl of createLatchkit.`)
    }
    if (!info) props.notes.push('appInfo: set metadata.name and walletGuideUrl of createLatchkit.')
  } else if (name !== 'children')
    props.notes.push(notes[name] ?? `${name} of RainbowKitProvider is not migrated.`)
}

/** A network is given as it is, an id as CAIP-2. */
function toNetwork(value: string): string {
  if (/^\d+$/.test(value)) return `'eip155:${value}'`
  return value.replace(/\.id$/, '')
}
