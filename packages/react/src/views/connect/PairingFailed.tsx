'use client'
import type { Namespace } from '@latchkit/core'
import { getNamespaceName } from '@latchkit/core/networks'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { OfflineIcon } from '../../icons/OfflineIcon.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import type { PairingFailure } from '../../pairing/usePairingOffer.js'
import { connectTestIds } from '../../testIds/connectTestIds.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { walletConnectMessages } from './walletConnectMessages.js'

export type PairingFailedProps = {
  failure: PairingFailure
  /** The namespace that was asked for. */
  namespace?: Namespace | undefined
  onRetry: () => void
}

/** Why no wallet can pair, and what can be done: try again, or connect without WalletConnect. */
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
