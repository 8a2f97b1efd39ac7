'use client'
import { accountAtom } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import type { SentSwap, SwapPreview, SwapQuote, SwapStep } from '@latchkit/core/swap'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSwap } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { pushTransaction } from '../../page/requests/pushTransaction.js'
import { formatToken } from '../../shared/formatToken.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { swapMessages } from './swapMessages.js'
import { type SwapText, toSwapText } from './toSwapText.js'

/** Callbacks of the press in the preview. */
export type StartSwapParameters = {
  /** Sets the text of the preview; undefined removes it. */
  readonly onText: (text: SwapText | undefined) => void
  /** The wallet has broadcast the swap. */
  readonly onSent: () => void
}

/** Sends the prepared swap. Toasts report the progress, also after the modal was closed. */
export function useStartSwap({ onText, onSent }: StartSwapParameters): {
  readonly start: (preview: SwapPreview, quote: SwapQuote) => void
  readonly isPending: boolean
} {
  const t = useTranslate(swapMessages)
  const latchkit = useLatchkit()
  const { client, modal } = latchkit
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { reset, back } = useRouter()
  const toast = useToast()
  const announce = useAnnounce()
  const { confirm, update } = useSwap({ enabled: false })

  async function ask(step: SwapStep) {
    // The view of the request to an embedded wallet then returns to this one, instead of closing the modal.
    if (client.store.get(accountAtom).connector?.type === 'auth') await pushTransaction(latchkit, {})
    toast.show({ variant: 'loading', message: t(step === 'swap' ? 'swap.confirming' : 'swap.approving') })
  }
  function tell({ preview, toAmount: value, outcome }: SentSwap) {
    const { sourceToken, toToken } = preview
    const names = { source: sourceToken.symbol, target: formatToken({ value, ...toToken, locale }) }
    toast.show({ variant: 'loading', message: t('swap.swapping', names) })
    onSent()
    void outcome.then(result => {
      // If the result is unknown, the swap is among the pending transactions of the account.
      const { status, isNew } = result ?? {}
      if (!isNew) toast.dismiss()
      else if (status === 'confirmed') toast.show({ variant: 'success', message: t('swap.swapped', names) })
      else toast.show({ variant: 'error', message: t(status === 'failed' ? 'swap.failed' : 'swap.replaced') })
      // Does not navigate if the user has left the view.
      if (modal.getState().view === 'SwapPreview') reset('Account')
    })
  }
  function fail(error: unknown) {
    client.logger.warn('A swap was not sent', { error })
    const text = toSwapText(error)
    const message = t(text.key, text.parameters)
    const isInSight = modal.getState().view === 'SwapPreview'
    if (isInSight && isError(error, 'swap/quote-changed')) {
      toast.dismiss()
      onText(text)
      return announce(message)
    }
    toast.show({ variant: 'error', message })
    if (!isError(error, 'swap/account-changed')) return
    update({})
    if (isInSight) back()
  }
  return {
    start(_, quote) {
      onText(undefined)
      confirm({ quote, onAsk: ask }).then(tell, fail)
    },
    isPending: confirm.isPending,
  }
}
