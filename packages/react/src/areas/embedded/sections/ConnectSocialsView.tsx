'use client'
import type { SocialProvider } from '@latchkit/core'
import { socialReturnAtom } from '@latchkit/core/secureframe'
import { useContext } from 'react'
import { Row } from '../../../modal/components/Row.js'
import { RowList } from '../../../modal/components/RowList.js'
import { EntryContext } from '../../../modal/EntryContext.js'
import { useConsent } from '../../../modal/hooks/useConsent.js'
import { useEmbeddedLogins } from '../../../modal/hooks/useEmbeddedLogins.js'
import { useRouter } from '../../../modal/hooks/useRouter.js'
import { LegalConsent } from '../../../modal/LegalConsent.js'
import { useStyles } from '../../../modal/useStyles.js'
import { View } from '../../../modal/View.js'
import { useAtomValue } from '../../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../../page/hooks/useTranslate.js'
import { sectionTestIds } from '../../../page/testIds/sectionTestIds.js'
import { listProviders, providerNames } from './listProviders.js'
import { openSocialWindow } from './openSocialWindow.js'
import { ProviderIcon } from './ProviderIcon.js'
import { prepareFrame } from './prepareFrame.js'
import socialStyles from './Social.css?inline'
import { sectionMessages } from './sectionMessages.js'
import { useOffered } from './useOffered.js'

/** Signs in at an identity provider: rows, or a line of logos where it is a section of Connect. */
export function ConnectSocialsView() {
  useStyles(socialStyles)
  const t = useTranslate(sectionMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const { socials } = useEmbeddedLogins()
  const { locked } = useConsent()
  const failed = useAtomValue(socialReturnAtom)
  const isSection = useContext(EntryContext)?.view !== 'ConnectSocials'
  const providers = listProviders(socials, client.platform)
  useOffered('ConnectSocials', isSection || providers.length > 0)

  const prepare = () => void (locked || prepareFrame(client))
  const connect = (provider: SocialProvider) =>
    provider === 'farcaster'
      ? push('ConnectingFarcaster')
      : push('ConnectingSocial', { provider, getPopup: openSocialWindow(client) })
  const testIdOf = (provider: SocialProvider) =>
    provider === 'farcaster' ? sectionTestIds.farcaster : sectionTestIds.social(provider)
  const nameOf = (provider: SocialProvider) => t('social.continue', { name: providerNames[provider] })
  const hint =
    failed?.step === 'failed' ? (
      <p className="social-error" role="alert">
        {t('social.returnFailed', { name: providerNames[failed.provider] })}
      </p>
    ) : null
  if (isSection)
    return providers.length === 0 ? null : (
      <>
        <ul className="socials" aria-label={t('social.title')} onPointerEnter={prepare} onFocus={prepare}>
          {providers.map(provider => (
            <li key={provider}>
              <button
                type="button"
                className="social"
                aria-label={nameOf(provider)}
                title={providerNames[provider]}
                disabled={locked}
                data-testid={testIdOf(provider)}
                onClick={() => connect(provider)}
              >
                <ProviderIcon provider={provider} />
              </button>
            </li>
          ))}
        </ul>
        {hint}
      </>
    )
  return (
    <View title={t('social.title')}>
      <LegalConsent />
      <RowList label={t('social.title')}>
        {providers.map(provider => (
          <li key={provider}>
            <Row
              label={nameOf(provider)}
              icon={
                <span className="row-tile">
                  <ProviderIcon provider={provider} />
                </span>
              }
              disabled={locked}
              testId={testIdOf(provider)}
              onIntent={prepare}
              onClick={() => connect(provider)}
            />
          </li>
        ))}
      </RowList>
      {hint}
    </View>
  )
}
