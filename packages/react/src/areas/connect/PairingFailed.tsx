'use client'
import type { Namespace } from '@latchkit/core'
import { getNamespaceName } from '@latchkit/core/networks'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { WarningIcon } from '../../modal/icons/WarningIcon.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import type { PairingFailure } from '../../page/pairing/usePairingOffer.js'
import { connectTestIds } from '../../page/testIds/connectTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { RetryIcon } from '../../shared/icons/RetryIcon.js'
import { OfflineIcon } from './OfflineIcon.js'
import { walletConnectMessages } from './walletConnectMessages.js'

export type PairingFailedProps = {
  failure: PairingFailure
  /** The requested namespace. */
  namespace?: Namespace | undefined
  onRetry: () => void
}

/** Reason of a failed pairing, and actions: retry, or connect without WalletConnect. */
export function PairingFailed({ failure, namespace, onRetry }: PairingFailedProps) {
  const t = useTranslate(walletConnectMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { back, canGoBack, reset } = useRouter()
  // Without an adapter WalletConnect is all there is.
  const hasOthers = Boolean(client.config.adapters?.length)
  const name = namespace && getNamespaceName(namespace)
  const key = failure === 'networks' && name ? 'namespace' : failure
  return (
    <Hero
      icon={failure === 'offline' ? <OfflineIcon /> : <WarningIcon />}
      heading={t(`walletConnect.${key}`, { name: name ?? '' })}
      text={t(`walletConnect.${key}Hint`, { name: name ?? '' })}
    >
      <Button icon={<RetryIcon />} testId={modalTestIds.retry} onClick={onRetry}>
        {common('modal.tryAgain')}
      </Button>
      {hasOthers ? (
        <Button
          variant="plain"
          testId={connectTestIds.wcOther}
          onClick={() => (canGoBack() ? back() : reset('Connect'))}
        >
          {t('walletConnect.otherWays')}
        </Button>
      ) : null}
    </Hero>
  )
}
