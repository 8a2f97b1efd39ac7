/** Fetches the logo of a well-known network from the app's own origin. */
export async function loadNetworkIcon(caipNetworkId: string): Promise<string | undefined> {
  const { networkIcons } = await import('./networkIcons.js')
  return Object.hasOwn(networkIcons, caipNetworkId) ? networkIcons[caipNetworkId] : undefined
}
