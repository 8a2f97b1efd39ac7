import type { AdapterContext } from '@latchkit/core'

/** Where ids of connectors are kept that were connected. */
export function rememberedKey({ storageKey }: Pick<AdapterContext, 'storageKey'>): string {
  return `${storageKey}.solana.connected`
}
