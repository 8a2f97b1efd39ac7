import { InputError } from '../errors.js'
import { toDocsUrl } from '../toDocsUrl.js'
import { appkit } from './appkit/appkit.js'
import { connectkit } from './connectkit/connectkit.js'
import type { Kit } from './kit.js'
import { rainbowkit } from './rainbowkit/rainbowkit.js'
import { walletAdapter } from './walletadapter/walletadapter.js'

export const kits: readonly Kit[] = [rainbowkit, connectkit, appkit, walletAdapter]

/** Returns the kit with this name. Throws `InputError` if there is none. */
export function toKit(name: string): Kit {
  const found = kits.find(kit => kit.name === name)
  if (found) return found
  throw new InputError(`There is no kit "${name}". The kits are ${kits.map(kit => kit.name).join(', ')}.`)
}

/** The page that has every name of a kit, and what replaces it. */
export function guideOf({ name }: Kit): string {
  return toDocsUrl(`guides/migrate-from-${name}.md`)
}
