'use client'
import { accountsAtom } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import { type SendPreview, type SentTransaction, toAmountText } from '@latchkit/core/send'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSend } from '../../page/hooks/useSend.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { pushTransaction } from '../../page/requests/pushTransaction.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { sendMessages } from './sendMessages.js'
import { toNames, toOutcomeText, toSendText } from './toSendText.js'

/**
 * Sends the prepared transfer. Once the wallet prompts the user, the modal shows the account, without a back button;
 * toasts report the progress, also after the modal was closed.
 */
export function useStartSend(): {
  readonly start: (preview: SendPreview) => void
  readonly isPending: boolean
} {
  const t = useTranslate(sendMessages)
  const latchkit = useLatchkit()
  const { client, modal } = latchkit
  const { formatLocale } = useAtomValue(localeAtom)
  const { reset, back } = useRouter()
  const toast = useToast()
  const { confirm, update } = useSend()
  // The name is resolved after the press: does not navigate if the user has left the view meanwhile.
  const isInSight = () => modal.getState().view === 'WalletSendPreview'

  async function ask({ network }: SendPreview) {
    const account = client.store.get(accountsAtom)[network.chainNamespace]
    // The view of the request to an embedded wallet then returns to the account, instead of closing the modal.
    if (account?.connector?.type === 'auth') await pushTransaction(latchkit, {})
    if (isInSight()) reset('Account')
  }
  function tell({ preview, outcome }: SentTransaction) {
    toast.show({ variant: 'success', message: t('send.started') })
    void outcome.then(result => {
      if (!result?.isNew) return
      const { amount: value, decimals, token } = preview
      const amount = toAmountText({ value, decimals, locale: formatLocale })
      const message = t(toOutcomeText(result.status), { amount, symbol: token.symbol })
      toast.show({ variant: result.status === 'confirmed' ? 'success' : 'error', message })
    })
  }
  function fail(error: unknown, preview: SendPreview) {
    client.logger.warn('A transfer was not sent', { error })
    const { token, receiverProfileName: receiver } = preview
    const { key, parameters } = toSendText(error, toNames(preview, { symbol: token.symbol, receiver }))
    toast.show({ variant: 'error', message: t(key, parameters) })
    // The wallet did not receive a request, and the preview is outdated.
    if (isError(error, 'send/failed') || isError(error, 'send/pending')) return
    update({})
    if (isInSight()) back()
  }
  return {
    start: preview => void confirm(() => ask(preview)).then(tell, error => fail(error, preview)),
    isPending: confirm.isPending,
  }
}
