'use client'
import { Button } from '../../modal/components/Button.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Text } from '../../shared/components/Text.js'
import { tabMessages } from './tabMessages.js'
import { type AccountAction, actionViews, useOfferedActions } from './useOfferedActions.js'

/** Placeholder of loading rows. */
export function ListLoading() {
  const t = useTranslate(tabMessages)
  return (
    <div className="account-list" role="status">
      <span className="sr">{t('list.loading')}</span>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </div>
  )
}

/** Explains why the list is empty, with a retry button or the actions that fill it. */
export function ListMessage(props: {
  text: string
  onRetry?: (() => void) | undefined
  /** Retrying is not possible yet. Default: false. */
  isBusy?: boolean | undefined
  /** Actions that fill the list: those that are offered become buttons. Default: none. */
  actions?: readonly AccountAction[] | undefined
}) {
  const t = useTranslate(modalMessages)
  const ofTabs = useTranslate(tabMessages)
  const { push } = useRouter()
  const { text, onRetry, isBusy, actions = [] } = props
  const offered = useOfferedActions().filter(action => actions.includes(action))
  return (
    <div className="account-list message">
      <Text size="secondary">{text}</Text>
      {onRetry ? (
        <Button onClick={onRetry} busy={isBusy} testId={modalTestIds.retry}>
          {t('modal.tryAgain')}
        </Button>
      ) : null}
      {offered.length > 0 ? (
        <div className="account-choices">
          {offered.map(action => (
            <Button key={action} onClick={() => push(actionViews[action])}>
              {ofTabs(`account.${action}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
