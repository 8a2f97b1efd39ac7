'use client'
import { getTokenImageUrl } from '@latchkit/core/balances'
import type { SwapToken } from '@latchkit/core/swap'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { ChevronIcon } from '../../icons/ChevronIcon.js'
import { swapTestIds } from '../../testIds/swapTestIds.js'
import { swapMessages } from './swapMessages.js'

/** The token of a side of the swap, which leads to the others. */
export function SwapTokenButton({ side, token }: { side: 'from' | 'to'; token: SwapToken | undefined }) {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  return (
    <button
      type="button"
      className={token ? 'swap-token' : 'swap-token empty'}
      data-testid={side === 'from' ? swapTestIds.swapFromToken : swapTestIds.swapToToken}
      onClick={() => push('SwapSelectToken', { side })}
    >
      <span className="sr">{t(side === 'from' ? 'swap.sell' : 'swap.buy')} </span>
      {token ? (
        <WalletIcon
          name={token.symbol}
          src={getTokenImageUrl(client, { ...token, isLookalike: false })}
          shape="circle"
          size={24}
        />
      ) : null}
      <bdi>{token?.symbol ?? t('swap.selectToken')}</bdi>
      <ChevronIcon />
    </button>
  )
}
