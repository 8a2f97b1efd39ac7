'use client'
import { isError } from '@latchkit/core/errors'
import {
  type SendOutcome,
  type SendPreview,
  type SentTransaction,
  toAmountText,
  toShownAmount,
} from '@latchkit/core/send'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSend } from '../../page/hooks/useSend.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { useTransactionFlow } from '../../shared/hooks/useTransactionFlow.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { readFailure } from './readFailure.js'
import { sendMessages } from './sendMessages.js'

/** Texts for the result of a transfer. */
const outcomes = {
  confirmed: 'send.confirmed',
  failed: 'send.reverted',
  replaced: 'send.replaced',
  cancelled: 'send.canceled',
  expired: 'send.expired',
  unknown: 'send.unknown',
} as const satisfies { readonly [status in SendOutcome['status'] | 'unknown']: keyof typeof sendMessages }

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
  const { client } = latchkit
  const { formatLocale } = useAtomValue(localeAtom)
  const toast = useToast()
  const { confirm, update } = useSend()
  const flow = useTransactionFlow('WalletSendPreview')

  async function ask({ network }: SendPreview) {
    await flow.prepareAsk(network)
    flow.showAccount()
  }
  function tell({ preview, outcome }: SentTransaction) {
    toast.show({ variant: 'success', message: t('send.started') })
    const { decimals, token } = preview
    const value = toShownAmount(preview.amount, preview.multiplier)
    const amount = toAmountText({ value, decimals, locale: formatLocale })
    const toText = (status: keyof typeof outcomes) => t(outcomes[status], { amount, symbol: token.symbol })
    void flow.announceOutcome(outcome, toText)
    // The transfer then stays among the pending transactions of the account.
    void outcome.then(ended => ended ?? toast.show({ variant: 'error', message: toText('unknown') }))
  }
  async function fail(error: unknown, { network, token, receiverProfileName: receiver }: SendPreview) {
    client.logger.warn('A transfer was not sent', { error })
    const names = { network, symbol: token.symbol, receiver }
    const { message } = await readFailure(latchkit, { error, fallback: t('modal.somethingWrong'), ...names })
    toast.show({ variant: 'error', message })
    // The wallet did not receive a request, and the preview is outdated.
    if (isError(error, 'send/failed') || isError(error, 'send/pending')) return
    update({})
    flow.leave()
  }
  return {
    start: preview => void confirm(() => ask(preview)).then(tell, error => fail(error, preview)),
    isPending: confirm.isPending,
  }
}
