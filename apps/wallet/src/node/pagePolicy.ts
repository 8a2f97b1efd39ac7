import type { ProtocolConfig } from '../common/protocolConfig.js'

const local = ['http://localhost:*', 'http://127.0.0.1:*']

/** Nothing inline, nothing evaluated; the relay, the chains and, for networks that apps add, this machine. */
export function pagePolicy({
  relayUrl,
  chains,
  solanaChains,
}: Pick<ProtocolConfig, 'relayUrl' | 'chains' | 'solanaChains'>): string {
  const origins = [...chains, ...solanaChains].flatMap(({ rpcUrl }) =>
    rpcUrl === null ? [] : new URL(rpcUrl).origin,
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${local.join(' ')}`,
    `connect-src ${["'self'", ...new Set([new URL(relayUrl).origin, ...origins, ...local])].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
