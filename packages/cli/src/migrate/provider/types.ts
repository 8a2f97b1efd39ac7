import type { Attribute } from '../../source/jsx.js'
import type { Options } from './options.js'

/** The provider of a kit, and how its props are read. */
export type ProviderReader = {
  module: string
  provider: string
  /** Props whose value may be made in the component: the reader finds it. */
  resolved?: readonly string[] | undefined
  /** Reads a prop of the provider into options of `createLatchkit`. */
  readProp: (attribute: Attribute, props: ProviderProps) => void
}

/** The result of reading the props of a kit's provider. */
export type ProviderProps = {
  options: Options
  /** An expression of `light`, `dark` or `system` that changes while the app runs. */
  mode?: string | undefined
  /** A provider inside of `LatchkitProvider`, where one stays. */
  inner?: { name: string; attributes: readonly string[] } | undefined
  /** Comments about props without a counterpart. */
  notes: string[]
}
