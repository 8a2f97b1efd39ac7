'use client'
import { getNamespaceName } from '@latchkit/core/networks'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Button } from '../components/Button.js'
import { useConsent } from '../hooks/useConsent.js'
import { useEmbeddedLogins } from '../hooks/useEmbeddedLogins.js'
import { useRouter } from '../hooks/useRouter.js'
import { useViewParameters } from '../hooks/useViewParameters.js'
import { LegalConsent } from '../LegalConsent.js'
import { View } from '../View.js'
import { ConnectEmbedded } from './ConnectEmbedded.js'
import { ConnectWallets } from './ConnectWallets.js'
import { connectMessages } from './connectMessages.js'

/** The ways to connect, in the configured order. A way that is not there is not shown. */
export function ConnectView() {
  const t = useTranslate(connectMessages)
  const { connectMethodsOrder } = useOptions().features
  const { email, socials } = useEmbeddedLogins()
  const { locked } = useConsent()
  const { push } = useRouter()
  const target = useViewParameters('Connect')
  const { namespace } = target ?? {}
  return (
    <View
      title={namespace ? t('connect.titleFor', { name: getNamespaceName(namespace) }) : t('connect.title')}
      footer={
        <>
          <Button variant="plain" testId={modalTestIds.whatIsWallet} onClick={() => push('WhatIsAWallet')}>
            {t('connect.whatIs')}
          </Button>
          <Button variant="plain" testId={modalTestIds.getWallet} onClick={() => push('GetWallet')}>
            {t('connect.noWallet')}
          </Button>
        </>
      }
    >
      <LegalConsent />
      {connectMethodsOrder.map(method =>
        method === 'wallet' ? (
          <ConnectWallets key={method} locked={locked} target={target} />
        ) : method === 'email' && email ? (
          <ConnectEmbedded key={method} view="EmailLogin" />
        ) : method === 'social' && socials ? (
          <ConnectEmbedded key={method} view="ConnectSocials" />
        ) : null,
      )}
    </View>
  )
}
