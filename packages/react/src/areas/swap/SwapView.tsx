'use client'
import { toAmountText } from '@latchkit/core/send'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { type UseSwapReturnType, useSwap } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { swapTestIds } from '../../page/testIds/swapTestIds.js'
import { Note } from '../../shared/components/Note.js'
import { TradeIcon } from '../../shared/icons/TradeIcon.js'
import swapStyles from './Swap.css?inline'
import { SwapBuyBox } from './SwapBuyBox.js'
import { SwapFacts } from './SwapFacts.js'
import { SwapSellBox } from './SwapSellBox.js'
import { swapMessages } from './swapMessages.js'
import { type SwapText, toSwapText } from './toSwapText.js'
import { useSwapStart } from './useSwapStart.js'

/** The form of a swap: tokens and amount. */
export function SwapView() {
  useStyles(swapStyles)
  const t = useTranslate(swapMessages)
  const { client, modal } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const { push } = useRouter()
  const announce = useAnnounce()
  const swap = useSwap()
  const { sourceToken, toToken, sourceTokenAmount, inputError, quote, quotes, update } = swap
  const [failure, setFailure] = useState<SwapText>()
  useSwapStart(swap)
  // After a change the input is valid, or invalid in another way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is a reason, and not read.
  useEffect(() => setFailure(undefined), [sourceToken?.address, toToken?.address, sourceTokenAmount])

  async function preview() {
    if (swap.prepare.isPending) return
    // Enter in the field, while the button is disabled and tells why.
    if (!isReady) return announce(note ? t(note.key, note.parameters) : t(text))
    announce(t('swap.preparing'))
    try {
      await swap.prepare()
      // Does not navigate if the user left during the check.
      if (modal.getState().view === 'Swap') push('SwapPreview')
    } catch (error) {
      client.logger.info('The swap cannot be sent', { error })
      const text = toSwapText(error)
      setFailure(text)
      announce(t(text.key, text.parameters))
    }
  }
  function flip() {
    const decimals = toToken?.decimals ?? 0
    // As displayed: with 6 decimals.
    const unit = 10n ** BigInt(Math.max(decimals - 6, 0))
    const text =
      quote &&
      toAmountText({ value: quote.toAmount - (quote.toAmount % unit), decimals, locale: formatLocale })
    update({ sourceToken: toToken, toToken: sourceToken, ...(text && { sourceTokenAmount: text }) })
  }
  const isReady = quote && !inputError && !swap.loading
  const text = pickText(swap)
  const note =
    failure ??
    (swap.loading ? ({ key: 'swap.pending' } as const) : undefined) ??
    (inputError === 'Incorrect amount' ? ({ key: 'swap.enterValid' } as const) : undefined) ??
    (quotes.error ? toSwapText(quotes.error) : undefined)
  return (
    <View
      title={t('swap.title')}
      footer={
        <Button
          variant="accent"
          wide
          disabled={!isReady}
          busy={swap.prepare.isPending}
          testId={swapTestIds.swapPreview}
          onClick={preview}
        >
          {swap.prepare.isPending ? <Spinner /> : null}
          {t(text)}
        </Button>
      }
    >
      <div className="swap">
        {swap.initialized ? (
          <>
            <SwapSellBox swap={swap} onSubmit={preview} />
            <button
              type="button"
              className="swap-flip"
              aria-label={t('swap.flip')}
              disabled={!toToken}
              data-testid={swapTestIds.swapFlip}
              onClick={flip}
            >
              <TradeIcon />
            </button>
            <SwapBuyBox swap={swap} />
          </>
        ) : (
          <>
            <Skeleton height={104} />
            <Skeleton height={104} />
          </>
        )}
        <Note id="swap-note" tone={failure || inputError ? 'wrong' : 'plain'}>
          {note ? t(note.key, note.parameters) : null}
        </Note>
        <SwapFacts swap={swap} />
      </div>
    </View>
  )
}

/** Text of the button: the missing input, or the action. */
function pickText(swap: UseSwapReturnType): SwapText['key'] {
  if (swap.prepare.isPending) return 'swap.preparing'
  if (!swap.toToken && swap.initialized) return 'swap.selectToken'
  if (swap.inputError)
    return swap.inputError === 'Incorrect amount' ? 'swap.incorrectAmount' : 'swap.insufficient'
  if (!swap.sourceTokenAmount.trim()) return 'swap.enterAmount'
  return swap.quotes.isFetching && !swap.quote ? 'swap.getting' : 'swap.preview'
}
