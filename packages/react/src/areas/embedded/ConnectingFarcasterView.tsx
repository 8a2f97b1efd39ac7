'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import { lazy, Suspense, useEffect } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { CopyButton } from '../../shared/components/CopyButton.js'
import { OpenLink } from '../../shared/components/OpenLink.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { embeddedMessages } from './embeddedMessages.js'
import { providerNames } from './sections/listProviders.js'
import { ProviderIcon } from './sections/ProviderIcon.js'
import socialStyles from './sections/Social.css?inline'
import { toEmailText } from './sections/toEmailText.js'
import { socialMessages } from './socialMessages.js'
import { useFarcasterLogin } from './useFarcasterLogin.js'

// Of the area of wallets: a phone needs no code, and the areas stay apart.
const QrCode = /*#__PURE__*/ lazy(async () => ({
  default: (await importWithRetry(() => import('../../qrCode/QrCode.js'))).QrCode,
}))

/** Signs in with Farcaster: a code for the phone that has the app; on a phone, a link that opens it. */
export function ConnectingFarcasterView() {
  useStyles(socialStyles)
  const t = useTranslate(socialMessages)
  const login = useTranslate(embeddedMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  const { platform } = useLatchkit().client
  const { retry, ...state } = useFarcasterLogin()
  const name = providerNames.farcaster
  const title = t('social.continue', { name })
  const url = state.step === 'waiting' ? state.url : undefined
  const isPhone = platform.isMobile()
  const text = t(isPhone ? 'farcaster.open' : 'farcaster.scan')
  const isFailed = state.step === 'failed'
  const failed = t('social.failed')
  useEffect(() => announce(isFailed ? failed : text), [announce, failed, isFailed, text])

  if (isFailed) {
    const { code } = isError(state.error) ? state.error : { code: undefined }
    const reason =
      code === 'frame/rate-limited'
        ? login(...toEmailText(state.error))
        : code === 'frame/provider-unknown'
          ? t('social.unknown', { name })
          : t(code === 'frame/social-ended' ? 'social.failedText' : 'social.returnFailed', { name })
    return (
      <View title={title}>
        <Hero icon={<ProviderIcon provider="farcaster" />} heading={failed} text={reason} />
        <Button wide variant="accent" testId={modalTestIds.retry} onClick={retry}>
          {common('modal.tryAgain')}
        </Button>
      </View>
    )
  }
  const link = (
    <OpenLink
      href={url}
      target="_blank"
      variant={isPhone ? 'accent' : 'neutral'}
      testId={embeddedTestIds.farcasterOpen}
      onOpen={() => url && platform.openLink(url, '_blank')}
    >
      {t('farcaster.openApp')}
    </OpenLink>
  )
  const copy = (
    <CopyButton
      value={url}
      label={t('farcaster.copy')}
      copiedLabel={common('modal.copied')}
      testId={embeddedTestIds.farcasterCopy}
      onCopied={() => announce(common('modal.copied'))}
      onFailed={() => toast.show({ variant: 'error', message: t('farcaster.copyFailed') })}
    />
  )
  return (
    <View title={title}>
      {isPhone ? (
        <Hero icon={<ProviderIcon provider="farcaster" />} heading={t('farcaster.heading')} text={text}>
          {link}
          {copy}
        </Hero>
      ) : (
        <div className="farcaster">
          <Suspense fallback={<Skeleton height={240} width={240} />}>
            <QrCode
              uri={url}
              label={t(url ? 'farcaster.qr' : 'farcaster.qrLoading')}
              logo={<ProviderIcon provider="farcaster" size={40} />}
              testId={embeddedTestIds.farcasterQr}
            />
          </Suspense>
          <p className="farcaster-text">{text}</p>
          {link}
          {copy}
        </div>
      )}
    </View>
  )
}
