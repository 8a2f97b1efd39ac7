'use client'
import type { Connector } from '@latchkit/core'
import { connectorsAtom } from '@latchkit/core/connection'
import { useAtomValue } from './useAtomValue.js'

/**
 * The wallets that were found, late announcements included.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * useConnectors().map(connector => connector.name)
 */
export function useConnectors(): readonly Connector[] {
  return useAtomValue(connectorsAtom)
}
