/** CAIP-2 namespaces that Latchkit knows. An adapter exists for some of them only. */
export const namespaces = [
  'eip155',
  'solana',
  'polkadot',
  'bip122',
  'cosmos',
  'sui',
  'stacks',
  'ton',
  'tron',
] as const

/** A CAIP-2 namespace, such as `eip155`. */
export type Namespace = (typeof namespaces)[number]

/** CAIP-2 chain id, such as `eip155:1`. */
export type CaipNetworkId<namespace extends Namespace = Namespace> = `${namespace}:${string}`

/** CAIP-10 account id, such as `eip155:1:0xab16…`. */
export type CaipAddress<namespace extends Namespace = Namespace> = `${namespace}:${string}:${string}`

/** An address as a namespace writes it: `0x…` on eip155, text elsewhere. */
export type AddressOf<namespace extends Namespace = Namespace> = namespace extends 'eip155'
  ? `0x${string}`
  : string
