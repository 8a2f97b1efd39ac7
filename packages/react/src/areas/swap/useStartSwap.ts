'use client'
import { isError } from '@latchkit/core/errors'
import type { SentSwap, SwapPreview, SwapQuote, SwapStep } from '@latchkit/core/swap'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSwap } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { formatToken } from '../../shared/formatToken.js'
import { useTransactionFlow } from '../../shared/hooks/useTransactionFlow.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { swapMessages } from './swapMessages.js'
import { type SwapText, toSwapText } from './toSwapText.js'

/** Callbacks of the press in the preview. */
export type StartSwapParameters = {
  /** Sets the text of the preview; undefined removes it. */
  readonly onText: (text: SwapText | undefined) => void
}

/**
 * Sends the prepared swap. Once the wallet has broadcast it, the modal shows the account; toasts report the progress, also
 * after the modal was closed.
 */
export function useStartSwap({ onText }: StartSwapParameters): {
  readonly start: (preview: SwapPreview, quote: SwapQuote) => void
  readonly isPending: boolean
} {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const toast = useToast()
  const announce = useAnnounce()
  const { confirm, update } = useSwap({ enabled: false })
  const flow = useTransactionFlow('SwapPreview')

  async function ask({ network }: SwapPreview, step: SwapStep) {
    await flow.prepareAsk(network)
    toast.show({ variant: 'loading', message: t(step === 'swap' ? 'swap.confirming' : 'swap.approving') })
  }
  function tell({ preview, toAmount: value, outcome }: SentSwap) {
    const { sourceToken, toToken } = preview
    const names = { source: sourceToken.symbol, target: formatToken({ value, ...toToken, locale }) }
    toast.show({ variant: 'loading', message: t('swap.swapping', names) })
    flow.showAccount()
    const keys = {
      confirmed: 'swap.swapped',
      failed: 'swap.failed',
      replaced: 'swap.replaced',
      cancelled: 'swap.canceled',
      expired: 'swap.failed',
    } as const
    // If the outcome is unknown, the swap is among the pending transactions of the account.
    void flow.announceOutcome(outcome, status => t(keys[status], names), toast.dismiss)
  }
  function fail(error: unknown) {
    client.logger.warn('A swap was not sent', { error })
    const text = toSwapText(error)
    const message = t(text.key, text.parameters)
    if (flow.isInSight() && isError(error, 'swap/quote-changed')) {
      toast.dismiss()
      onText(text)
      return announce(message)
    }
    toast.show({ variant: 'error', message })
    if (!isError(error, 'swap/account-changed')) return
    update({})
    flow.leave()
  }
  return {
    start(preview, quote) {
      onText(undefined)
      confirm({ quote, onAsk: step => ask(preview, step) }).then(tell, fail)
    },
    isPending: confirm.isPending,
  }
}
