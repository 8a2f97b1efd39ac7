'use client'
import type { WalletAction } from '@latchkit/core'
import { getNetworkServices } from '@latchkit/core/features'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import type { OpenableViewName } from '../../page/router/types.js'
import { useSupportedChains } from './useSupportedChains.js'
import { useWasShown } from './useWasShown.js'

/** The view of each action. */
export const actionViews = {
  onramp: 'OnRampProviders',
  swaps: 'Swap',
  receive: 'WalletReceive',
  send: 'WalletSend',
} as const satisfies { readonly [action in WalletAction]?: OpenableViewName }

/** An action that has a view. */
export type AccountAction = keyof typeof actionViews

/**
 * Actions of the account, in the order of the app's config. Omits actions that are off or not offered on the network.
 */
export function useOfferedActions(): readonly AccountAction[] {
  const features = useFeatures()
  const { network } = useNetwork()
  const served = useSupportedChains(useWasShown())
  const isOffered = (action: WalletAction): action is AccountAction => {
    if (!features[action] || !(action in actionViews)) return false
    if (action !== 'onramp' && action !== 'swaps') return true
    if (!network || !getNetworkServices(network)[action]) return false
    return served?.includes(network.caipNetworkId) ?? true
  }
  return features.walletActionsOrder.filter(isOffered)
}
