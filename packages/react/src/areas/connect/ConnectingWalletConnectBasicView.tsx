'use client'
import { Button } from '../../modal/components/Button.js'
import { connectMessages } from '../../modal/connect/connectMessages.js'
import { useConsent } from '../../modal/hooks/useConsent.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { LegalConsent } from '../../modal/LegalConsent.js'
import { View } from '../../modal/View.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { usePairingOffer } from '../../page/pairing/usePairingOffer.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { alertError } from '../../shared/alerts/alertError.js'
import { PairingBody } from './PairingBody.js'
import { ScanCode } from './ScanCode.js'
import { useLeaveWhenConnected } from './useLeaveWhenConnected.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** A code that any wallet can scan, and its link to copy. */
export function ConnectingWalletConnectBasicView() {
  const t = useTranslate(walletConnectMessages)
  const ofConnect = useTranslate(connectMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { push } = useRouter()
  const { locked } = useConsent()
  const target = useViewParameters('ConnectingWalletConnectBasic')
  const pairing = usePairingOffer({
    target,
    enabled: !locked,
    onError: error => alertError(latchkit, error),
  })
  const isPhone = client.platform.isMobile()
  useLeaveWhenConnected(pairing.phase === 'connected')
  const text = t(isPhone ? 'walletConnect.copyAny' : 'walletConnect.scanAny')
  return (
    <View
      title={t(isPhone ? 'walletConnect.anyTitle' : 'walletConnect.scanTitle')}
      footer={
        <Button variant="plain" testId={modalTestIds.allWallets} onClick={() => push('AllWallets', target)}>
          {ofConnect('connect.allWallets')}
        </Button>
      }
    >
      <LegalConsent />
      <PairingBody pairing={pairing}>
        <ScanCode pairing={pairing} text={locked ? t('walletConnect.acceptFirst') : text} />
      </PairingBody>
    </View>
  )
}
