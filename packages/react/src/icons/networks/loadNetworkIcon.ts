import { networkIcons } from './networkIcons.js'

const icons: Readonly<Record<string, (() => Promise<string>) | undefined>> = networkIcons

/** Fetches the logo of a well-known network from the app's own origin. */
export async function loadNetworkIcon(caipNetworkId: string): Promise<string | undefined> {
  return Object.hasOwn(icons, caipNetworkId) ? icons[caipNetworkId]?.() : undefined
}
