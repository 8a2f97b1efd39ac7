import type { Project } from '../project/project.js'
import type { Attribute } from '../source/jsx.js'
import type { Options } from './options.js'

/** Names and readers of a kit on wagmi. */
export type WagmiKit = {
  module: string
  provider: string
  /** Reads a prop of the provider into options of `createLatchkit`. */
  readProp: (attribute: Attribute, props: ProviderProps) => void
  /** Replaces lists of wallets in the app's code, and returns what they have for the options. */
  moveWallets?: (project: Project) => FoundWallets
}

/** The result of reading the props of a kit's provider. */
export type ProviderProps = {
  options: Options
  /** An expression of `light`, `dark` or `system` that changes while the app runs. */
  mode?: string | undefined
  /** Comments about props without a counterpart. */
  notes: string[]
}

/** Options that lists of wallets have, and the file whose names the values use. */
export type FoundWallets = Pick<Options, 'metadata' | 'others'> & { file?: string | undefined }
