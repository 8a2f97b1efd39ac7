'use client'
import type { WalletAction } from '@latchkit/core'
import { getNetworkServices } from '@latchkit/core/features'
import type { ReactNode } from 'react'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { QrCodeIcon } from '../../modal/icons/QrCodeIcon.js'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import type { OpenableViewName } from '../../page/router/types.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { CardIcon } from '../../shared/icons/CardIcon.js'
import { TradeIcon } from '../../shared/icons/TradeIcon.js'
import { SendIcon } from './SendIcon.js'
import { tabMessages } from './tabMessages.js'
import { useSupportedChains } from './useSupportedChains.js'
import { useWasShown } from './useWasShown.js'

/** The view and the icon of each action. */
const actions: {
  readonly [action in WalletAction]?: { readonly view: OpenableViewName; readonly icon: ReactNode }
} = {
  onramp: { view: 'OnRampProviders', icon: <CardIcon /> },
  swaps: { view: 'Swap', icon: <TradeIcon /> },
  receive: { view: 'WalletReceive', icon: <QrCodeIcon /> },
  send: { view: 'WalletSend', icon: <SendIcon /> },
}

/**
 * Actions of the account, in the order of the app's config. Omits actions that are off or not offered on the network.
 */
export function AccountActions() {
  const t = useTranslate(tabMessages)
  const features = useFeatures()
  const { network } = useNetwork()
  const served = useSupportedChains(useWasShown())
  const isOffered = (action: WalletAction) => {
    if (action !== 'onramp' && action !== 'swaps') return true
    if (!network || !getNetworkServices(network)[action]) return false
    return served?.includes(network.caipNetworkId) ?? true
  }
  const shown = features.walletActionsOrder.filter(
    action => features[action] && actions[action] && isOffered(action),
  )
  if (shown.length === 0) return null
  return (
    <ul className="account-actions" aria-label={t('account.actions')}>
      {shown.map(action => (
        <li key={action}>
          <AccountAction action={action} />
        </li>
      ))}
    </ul>
  )
}

function AccountAction({ action }: { action: WalletAction }) {
  const t = useTranslate(tabMessages)
  const { push } = useRouter()
  const { view = 'Account', icon } = actions[action] ?? {}
  const preload = usePreloadView(view)
  return (
    <button
      type="button"
      className="account-action"
      data-testid={accountTestIds.accountAction(action)}
      onClick={() => push(view)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {icon}
      {t(`account.${action}`)}
    </button>
  )
}
