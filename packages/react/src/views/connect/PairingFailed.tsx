'use client'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { OfflineIcon } from '../../icons/OfflineIcon.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { testIds } from '../../testIds.js'
import type { PairingFailure } from './usePairing.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** Why no wallet can pair, and what can be done: try again, or connect without the protocol. */
export function PairingFailed({ failure, onRetry }: { failure: PairingFailure; onRetry: () => void }) {
  const t = useTranslate(walletConnectMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { back, canGoBack, reset } = useRouter()
  // Without an adapter the protocol is all there is.
  const hasOthers = Boolean(client.config.adapters?.length)
  return (
    <Hero
      icon={failure === 'offline' ? <OfflineIcon /> : <WarningIcon />}
      heading={t(`walletConnect.${failure}`)}
      text={t(`walletConnect.${failure}Hint`)}
    >
      <Button icon={<RetryIcon />} testId={testIds.retry} onClick={onRetry}>
        {common('modal.tryAgain')}
      </Button>
      {hasOthers ? (
        <Button
          look="plain"
          testId={testIds.wcOther}
          onClick={() => (canGoBack() ? back() : reset('Connect'))}
        >
          {t('walletConnect.otherWays')}
        </Button>
      ) : null}
    </Hero>
  )
}
