import type { GatewayCall } from './serveGateway.js'

/** Names below the name of the app. The account has none yet. */
export function readNameCall({ url, last, body }: GatewayCall): unknown {
  const { pathname } = url
  if (pathname.includes('/identity/')) return { name: null, avatar: null }
  if (pathname.includes('/profile/reverse/')) return []
  if (pathname.includes('/profile/suggestions/')) {
    const names = [last, `${last}1`, `my-${last}`]
    return { suggestions: names.map(name => ({ name: `${name}.store.eth`, registered: false })) }
  }
  // The message that the account signed has the name.
  if (pathname.endsWith('/profile/account') && typeof body.message === 'string') {
    const { name } = JSON.parse(body.message)
    return { name, addresses: { 60: { address: body.address } }, attributes: [] }
  }
  return undefined
}
