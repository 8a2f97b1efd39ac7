import type { Client } from '../types/client.js'
import type { Features } from './config.js'

/**
 * Returns the flags with every unavailable feature set to false, and the reason why each is unavailable.
 *
 * @example
 * resolveFeatures(client).off.swaps // 'needs the gateway'
 */
export function resolveFeatures(client: Pick<Client, 'config' | 'diagnostics'>): {
  readonly features: Features
  readonly off: { readonly [feature in keyof Features]?: string | undefined }
} {
  const flags = client.diagnostics().flatMap(({ subject, reason }) => {
    const [area, flag = ''] = subject.split('.')
    return area === 'features' ? [[flag, reason] as const] : []
  })
  return {
    features: { ...client.config.features, ...Object.fromEntries(flags.map(([flag]) => [flag, false])) },
    off: Object.fromEntries(flags),
  }
}
