'use client'
import type { ReactNode } from 'react'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { QrCodeIcon } from '../../modal/icons/QrCodeIcon.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { CardIcon } from '../../shared/icons/CardIcon.js'
import { TradeIcon } from '../../shared/icons/TradeIcon.js'
import { SendIcon } from './SendIcon.js'
import { tabMessages } from './tabMessages.js'
import { type AccountAction, actionViews, useOfferedActions } from './useOfferedActions.js'

const icons: { readonly [action in AccountAction]: ReactNode } = {
  onramp: <CardIcon />,
  swaps: <TradeIcon />,
  receive: <QrCodeIcon />,
  send: <SendIcon />,
}

/** Buttons to the actions of the account. */
export function AccountActions() {
  const t = useTranslate(tabMessages)
  const shown = useOfferedActions()
  if (shown.length === 0) return null
  return (
    <ul className="account-actions" aria-label={t('account.actions')}>
      {shown.map(action => (
        <li key={action}>
          <ActionButton action={action} />
        </li>
      ))}
    </ul>
  )
}

function ActionButton({ action }: { action: AccountAction }) {
  const t = useTranslate(tabMessages)
  const { push } = useRouter()
  const view = actionViews[action]
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
      {icons[action]}
      {t(`account.${action}`)}
    </button>
  )
}
