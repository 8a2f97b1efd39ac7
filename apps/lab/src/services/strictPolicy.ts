import { readServices } from './readServices'

/** Scripts by nonce, styles of this site only, connections to the services only; nothing `unsafe-*`. */
export function strictPolicy(nonce: string): string {
  const { evmRpcUrls, solanaRpcUrl, solanaSocketUrl, relayUrl, gatewayUrl } = readServices()
  const urls = [...evmRpcUrls, solanaRpcUrl, solanaSocketUrl, relayUrl, gatewayUrl]
  const origins = urls.flatMap(url => (url ? new URL(url).origin : []))
  const gateway = gatewayUrl ? new URL(gatewayUrl).origin : ''
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    `img-src 'self' data: ${gateway}`,
    `connect-src 'self' ${origins.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
