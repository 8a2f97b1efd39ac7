'use client'
import { useState } from 'react'
import { Button } from '../components/Button.js'
import { useFeatures } from '../hooks/useFeatures.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useRouter } from '../hooks/useRouter.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { connectMessages } from '../i18n/en/connect.js'
import { View } from '../modal/View.js'
import { testIds } from '../testIds.js'
import { ConnectWallets } from './connect/ConnectWallets.js'
import { LegalCheckbox } from './connect/LegalCheckbox.js'

/** The ways to connect, in the configured order. A way that is not there is not shown. */
export function ConnectView() {
  const t = useTranslate(connectMessages)
  const { client } = useLatchkit()
  const { legalCheckbox, connectMethodsOrder } = useFeatures()
  const { push } = useRouter()
  const { termsConditionsUrl, privacyPolicyUrl } = client.config
  const needsConsent = legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  const [agreed, setAgreed] = useState(false)
  const locked = needsConsent && !agreed
  return (
    <View
      title={t('connect.title')}
      footer={
        <Button look="plain" testId={testIds.getWallet} onClick={() => push('GetWallet')}>
          {t('connect.noWallet')}
        </Button>
      }
    >
      {needsConsent ? (
        <LegalCheckbox
          termsUrl={termsConditionsUrl}
          privacyUrl={privacyPolicyUrl}
          checked={agreed}
          onChange={setAgreed}
        />
      ) : null}
      {connectMethodsOrder.map(method =>
        // E-mail and social need the secure frame; `useFeatures` has them off until there is one.
        method === 'wallet' ? <ConnectWallets key={method} locked={locked} /> : null,
      )}
    </View>
  )
}
