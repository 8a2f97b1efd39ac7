import { accountAtom } from '@latchkit/core/connection'
import type { SignIn } from '@latchkit/core/siwx'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { announce } from '../modal/announce.js'
import { dismissToast } from '../toasts/dismissToast.js'
import { showToast } from '../toasts/showToast.js'
import { connectingSiweMessages } from '../views/signIn/connectingSiweMessages.js'
import { toSignInText } from './toSignInText.js'

/** Tells by a toast that a signature is being checked, that it was accepted, or what went wrong. */
export function tellSignIn(latchkit: Latchkit, before: SignIn, now: SignIn): void {
  const { locale, toast } = getInternals(latchkit)
  const t = (key: keyof typeof connectingSiweMessages) => {
    const translated = locale.get().messages[key]
    return typeof translated === 'string' ? translated : connectingSiweMessages[key]
  }
  const wasVerifying = before.phase === 'verifying'
  if (now.error && now.error !== before.error) {
    const account = latchkit.client.store.get(accountAtom)
    showToast(latchkit, { variant: 'error', message: t(toSignInText(now.error, account)) })
  } else if (now.phase === 'verifying' && !wasVerifying)
    showToast(latchkit, { variant: 'loading', message: t('siwx.verifying') })
  else if (now.status === 'authenticated' && wasVerifying) {
    showToast(latchkit, { variant: 'success', message: t('siwx.signedIn') })
    announce(latchkit, t('siwx.signedIn'))
  } else if (wasVerifying && now.phase !== 'verifying' && toast.get()?.variant === 'loading')
    dismissToast(latchkit)
}
