import { networksAtom } from '../features/networks/atoms.js'
import { resolveRelay } from '../features/walletConnect/resolveRelay.js'
import type { Client, Diagnostic } from '../types/client.js'
import { resolveFeatures } from './resolveFeatures.js'

/** What is off although it could be on, and why. */
export function resolveDiagnostics(client: Client): readonly Diagnostic[] {
  const { off } = resolveFeatures(client)
  const features = Object.entries(off).map(([feature, reason = '']) => ({
    subject: `features.${feature}`,
    reason,
  }))
  const found = new Set(client.store.get(networksAtom).map(({ chainNamespace }) => chainNamespace))
  const orphans = [...found].filter(
    namespace => !client.adapters.some(adapter => adapter.namespace === namespace),
  )
  const services = [
    ...(resolveRelay(client.config) ? [] : [['walletConnect', 'needs `relayUrl`, or `projectId`'] as const]),
    ...(client.config.gateway ? [] : [['gateway', 'needs `url`'] as const]),
    ...(client.config.analytics === true && !client.config.gateway
      ? [['analytics', 'needs `gateway`, or `analytics.url`'] as const]
      : []),
  ]
  return [
    ...services.map(([subject, reason]) => ({ subject, reason })),
    ...features,
    ...orphans.map(namespace => ({
      subject: `networks.${namespace}`,
      reason: 'no adapter of this namespace was given',
    })),
  ]
}
