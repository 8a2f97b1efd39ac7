import type { Network } from '@latchkit/core'
import type { Runtime } from '../types.js'

/** The networks of the app, the one that it shows first. */
export function networkOrder({ networks, selected }: Runtime): readonly Network<'solana'>[] {
  const shown = networks.find(({ caipNetworkId }) => caipNetworkId === selected)
  return shown ? [shown, ...networks.filter(one => one !== shown)] : networks
}
