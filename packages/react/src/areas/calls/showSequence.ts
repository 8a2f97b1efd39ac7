import { localeAtom } from '../../page/i18n/atoms.js'
import { formatMessage } from '../../page/i18n/formatMessage.js'
import type { Message } from '../../page/i18n/message.js'
import { getSetup } from '../../page/latchkit/setup.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { getStore } from '../../page/provider/getStore.js'
import { toastAtom } from '../../page/toasts/atoms.js'
import { dismissToast, showToast } from '../../shared/toasts/showToast.js'
import { sequenceMessages } from './sequenceMessages.js'

/** Long enough for the notice to be read before the wallet's own window covers it, in milliseconds. */
const pause = 250

/**
 * Announces that a batch becomes separate transactions, and resolves when the notice is visible. Returns the function
 * that removes the notice. Rejects if it cannot be shown: transactions must not be sent without the notice.
 */
export async function showSequence(latchkit: Latchkit, count: number): Promise<() => void> {
  await getSetup(latchkit).loaders.loadModal()
  const store = getStore(latchkit)
  const { locale, messages } = store.get(localeAtom)
  const translated: Message | undefined = messages['calls.separate']
  const language = translated === undefined ? 'en' : locale
  const message = formatMessage(translated ?? sequenceMessages['calls.separate'], { count }, language)
  showToast(latchkit, { variant: 'loading', message })
  await new Promise(resolve => setTimeout(resolve, pause))
  return () => {
    if (store.get(toastAtom)?.message === message) dismissToast(latchkit)
  }
}
