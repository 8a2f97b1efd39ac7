'use client'
import type { SwapToken } from '@latchkit/core/swap'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { ChevronIcon } from '../../modal/icons/ChevronIcon.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { swapTestIds } from '../../page/testIds/swapTestIds.js'
import { TokenLogo } from '../../shared/TokenLogo.js'
import { swapMessages } from './swapMessages.js'

/** The token of a side of the swap; opens the list of tokens. */
export function SwapTokenButton({ side, token }: { side: 'from' | 'to'; token: SwapToken | undefined }) {
  const t = useTranslate(swapMessages)
  const { push } = useRouter()
  return (
    <button
      type="button"
      className={token ? 'swap-token' : 'swap-token empty'}
      data-testid={side === 'from' ? swapTestIds.swapFromToken : swapTestIds.swapToToken}
      onClick={() => push('SwapSelectToken', { side })}
    >
      <span className="sr">{t(side === 'from' ? 'swap.sell' : 'swap.buy')} </span>
      {token ? <TokenLogo token={token} size={24} /> : null}
      <bdi>{token?.symbol ?? t('swap.selectToken')}</bdi>
      <ChevronIcon />
    </button>
  )
}
