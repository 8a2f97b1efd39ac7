'use client'
import { getCurrency } from '@latchkit/core/balances'
import { toAmountText } from '@latchkit/core/send'
import { type ChangeEvent, type KeyboardEvent, useCallback, useId } from 'react'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { UseSwapReturnType } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { swapTestIds } from '../../page/testIds/swapTestIds.js'
import { formatFiat } from '../../shared/formatFiat.js'
import { formatToken } from '../../shared/formatToken.js'
import { SwapTokenButton } from './SwapTokenButton.js'
import { swapMessages } from './swapMessages.js'

/** The token to sell: the amount, its token, its value and its balance. */
export function SwapSellBox({ swap, onSubmit }: { swap: UseSwapReturnType; onSubmit: () => void }) {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { sourceToken, sourceTokenAmount, sourceTokenValueInUSD, inputError, gasFee = 0n, update } = swap
  const id = useId()
  const setControl = useCallback(
    (element: HTMLElement | null) => void element?.toggleAttribute('autofocus', !client.platform.isMobile()),
    [client],
  )
  const { amount: balance, decimals = 0, symbol = '' } = sourceToken ?? {}
  const reserved = sourceToken?.address ? 0n : gasFee
  const most = balance !== undefined && balance > reserved ? balance - reserved : undefined
  return (
    <div className={inputError ? 'swap-box wrong' : 'swap-box'}>
      <label className="text label" htmlFor={id}>
        {t('swap.sell')}
      </label>
      <div className="swap-line">
        <input
          ref={setControl}
          id={id}
          className="swap-figure"
          dir="ltr"
          inputMode="decimal"
          placeholder="0"
          value={sourceTokenAmount}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby="swap-note"
          aria-invalid={inputError ? true : undefined}
          data-testid={swapTestIds.swapFromAmount}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            update({ sourceTokenAmount: event.target.value })
          }
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit()
          }}
        />
        <SwapTokenButton side="from" token={sourceToken} />
      </div>
      <div className="swap-line small">
        <span>{formatFiat(sourceTokenValueInUSD, locale, getCurrency(client))}</span>
        {balance === undefined ? null : (
          <span className="swap-balance">
            {t('swap.balance', { amount: formatToken({ value: balance, decimals, symbol, locale }) })}
            {most === undefined ? null : (
              <button
                type="button"
                className="swap-max"
                onClick={() => update({ sourceTokenAmount: toAmountText({ value: most, decimals, locale }) })}
              >
                {t('swap.max')}
              </button>
            )}
          </span>
        )}
      </div>
    </div>
  )
}
