'use client'
import { isError } from '@latchkit/core/errors'
import { useEffect } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { embeddedMessages } from './embeddedMessages.js'
import emailStyles from './sections/Email.css?inline'
import { providerNames } from './sections/listProviders.js'
import { ProviderIcon } from './sections/ProviderIcon.js'
import socialStyles from './sections/Social.css?inline'
import { toEmailText } from './sections/toEmailText.js'
import { socialMessages } from './socialMessages.js'
import { type SocialStep, useSocialLogin } from './useSocialLogin.js'

type Key = keyof typeof socialMessages

const headings: { readonly [step in SocialStep['step']]: Key } = {
  opening: 'social.opening',
  window: 'social.window',
  closed: 'social.closed',
  blocked: 'social.blocked',
  leaving: 'social.leaving',
  connecting: 'social.connecting',
  failed: 'social.failed',
}
const texts: { readonly [step in SocialStep['step']]?: Key } = {
  window: 'social.windowText',
  closed: 'social.closedText',
  blocked: 'social.blockedText',
  failed: 'social.failedText',
}

/**
 * Waits for the window of an identity provider, and shows the next step if it is blocked, closed or loses its opener.
 */
export function ConnectingSocialView() {
  useStyles(emailStyles)
  useStyles(socialStyles)
  const t = useTranslate(socialMessages)
  const login = useTranslate(embeddedMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const { provider, getPopup } = useViewParameters('ConnectingSocial')
  const { retry, stay, ...state } = useSocialLogin(provider, getPopup)
  const name = providerNames[provider]
  const { step } = state
  const heading = t(headings[step], { name })
  const error = step === 'failed' && isError(state.error) ? state.error : undefined
  const isUnknown = error?.code === 'frame/provider-unknown'
  const number = step === 'closed' ? state.number : undefined
  const text = isUnknown ? 'social.unknown' : step === 'closed' && !number ? 'social.failedText' : texts[step]
  const wait = error?.code === 'frame/rate-limited' && login(...toEmailText(error))
  useEffect(() => announce(heading), [announce, heading])
  const isBusy = step === 'opening' || step === 'leaving' || step === 'connecting' || step === 'window'
  return (
    <View title={t('social.continue', { name })}>
      <Hero
        icon={<ProviderIcon provider={provider} />}
        heading={heading}
        text={wait || (text && t(text, { name }))}
      />
      {number ? (
        <p className="email-number" data-testid={embeddedTestIds.socialNumber}>
          <span role="img" aria-label={login('email.number', { number })}>
            {number}
          </span>
        </p>
      ) : null}
      {isBusy ? (
        <p className="email-waiting">
          <Spinner />
        </p>
      ) : (
        <div className="social-actions">
          <Button wide variant="accent" testId={modalTestIds.retry} onClick={retry}>
            {common('modal.tryAgain')}
          </Button>
          {step === 'blocked' ? (
            <Button wide testId={embeddedTestIds.socialHere} onClick={stay}>
              {t('social.here')}
            </Button>
          ) : null}
        </div>
      )}
    </View>
  )
}
