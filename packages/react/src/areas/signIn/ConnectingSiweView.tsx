'use client'
import { accountAtom } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import { cancelSignIn, requestSignIn, signIn, siwxAtom } from '@latchkit/core/siwx'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { signInTestIds } from '../../page/testIds/signInTestIds.js'
import { useConnectorName } from '../../shared/hooks/useConnectorName.js'
import { useToast } from '../../shared/toasts/useToast.js'
import connectingSiweStyles from './ConnectingSiweView.css?inline'
import { connectingSiweMessages } from './connectingSiweMessages.js'
import { SignInCard } from './SignInCard.js'
import { SignInLogos } from './SignInLogos.js'
import { toSignInText } from './toSignInText.js'
import { useActiveConnector } from './useActiveConnector.js'

/** Requests the sign-in signature from the connected wallet. "Cancel" leaves the view. */
export function ConnectingSiweView() {
  useStyles(connectingSiweStyles)
  const t = useTranslate(connectingSiweMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { close, reset } = useRouter()
  const toast = useToast()
  const announce = useAnnounce()
  const account = useAtomValue(accountAtom)
  const { status, phase, error, prompt } = useAtomValue(siwxAtom)
  const connector = useActiveConnector()
  const [leaving, setLeaving] = useState(false)
  const isRequired = client.config.siwx?.required !== false
  const { name } = client.config.metadata
  const wallet = useConnectorName()(connector)
  const unreachableHint = navigator.onLine ? t('siwx.unreachableHint') : common('modal.offlineHint')
  const failedHint = isError(error, 'siwx/no-nonce') ? unreachableHint : t('siwx.retryHint')
  const texts = {
    loading: [t('siwx.loading'), ''],
    idle: [t('siwx.heading', { name }), t('siwx.text')],
    signing: [t('siwx.signing', { name: wallet }), t('siwx.signingHint')],
    verifying: [t('siwx.verifying'), t('siwx.verifyingHint')],
    failed: [error ? t(toSignInText(error, account)) : '', failedHint],
    done: [t('siwx.signedIn'), ''],
  } as const
  const step =
    status === 'authenticated'
      ? 'done'
      : (phase ?? (status === 'loading' ? 'loading' : error ? 'failed' : 'idle'))
  const [heading, text] = texts[step]

  // The app opened the view without a sign-in request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment of opening.
  useEffect(() => {
    if (!client.config.siwx) close()
    else if (!account.address && account.status === 'disconnected') reset('Connect')
    else if (status === 'unauthenticated' && !prompt)
      requestSignIn(client).catch(cause => client.logger.info('no sign-in was asked for', { cause }))
  }, [])
  useEffect(() => announce(heading), [announce, heading])

  async function sign() {
    try {
      await signIn(client)
    } catch (cause) {
      // An error of the attempt is in the state, and shown from there. Any other error means that no attempt began.
      if (isError(cause)) return
      client.logger.error('Signing in could not be loaded.', { error: cause })
      toast.show({ variant: 'error', message: t('siwx.problem') })
    }
  }
  async function cancel() {
    setLeaving(true)
    try {
      await cancelSignIn(client)
    } catch (cause) {
      client.logger.warn('A wallet was not disconnected', { cause })
      toast.show({ variant: 'error', message: common('modal.disconnectFailed') })
    } finally {
      setLeaving(false)
    }
  }
  const isBusy = step !== 'idle' && step !== 'failed'
  return (
    <View title={t('siwx.title')}>
      <Hero logo={<SignInLogos state={rings[step]} />} heading={heading} text={text} />
      <SignInCard />
      <div className="siwx-actions">
        <Button variant="accent" wide busy={isBusy || leaving} testId={signInTestIds.siwxSign} onClick={sign}>
          {t(step === 'failed' ? 'siwx.again' : 'siwx.sign')}
        </Button>
        <Button wide busy={leaving} testId={signInTestIds.siwxCancel} onClick={cancel}>
          {t('siwx.cancel')}
        </Button>
        {isRequired ? <p className="siwx-hint">{t('siwx.cancelHint')}</p> : null}
      </div>
    </View>
  )
}

const rings = {
  loading: 'pending',
  idle: 'idle',
  signing: 'pending',
  verifying: 'pending',
  failed: 'failed',
  done: 'success',
} as const
