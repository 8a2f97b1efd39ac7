import { localeAtom } from '../i18n/atoms.js'
import { sequenceMessages } from '../i18n/en/sequence.js'
import { formatMessage } from '../i18n/formatMessage.js'
import type { Message } from '../i18n/types.js'
import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { toastAtom } from '../toasts/atoms.js'
import { dismissToast, showToast } from '../toasts/showToast.js'

/** Says that a batch becomes separate transactions. Returns how to take the notice away. */
export function showSequence(latchkit: Latchkit, count: number): () => void {
  const store = getStore(latchkit)
  const { locale, messages } = store.get(localeAtom)
  const translated: Message | undefined = messages['calls.separate']
  const language = translated === undefined ? 'en' : locale
  const message = formatMessage(translated ?? sequenceMessages['calls.separate'], { count }, language)
  showToast(latchkit, { variant: 'loading', message })
  return () => {
    if (store.get(toastAtom)?.message === message) dismissToast(latchkit)
  }
}
