import { networkIcons } from './networkIcons.js'

/** Returns the logo of a well-known network. */
export async function loadNetworkIcon(caipNetworkId: string): Promise<string | undefined> {
  return Object.hasOwn(networkIcons, caipNetworkId) ? networkIcons[caipNetworkId] : undefined
}
