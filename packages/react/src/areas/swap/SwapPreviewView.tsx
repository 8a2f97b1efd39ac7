'use client'
import type { SwapToken } from '@latchkit/core/swap'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useSwap } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { swapTestIds } from '../../page/testIds/swapTestIds.js'
import { FactList } from '../../shared/components/FactList.js'
import { Note } from '../../shared/components/Note.js'
import { formatToken } from '../../shared/formatToken.js'
import { useBackOr } from '../../shared/hooks/useBackOr.js'
import { NetworkLogo } from '../../shared/NetworkLogo.js'
import { TokenLogo } from '../../shared/TokenLogo.js'
import swapStyles from './Swap.css?inline'
import { SwapFacts } from './SwapFacts.js'
import { swapMessages } from './swapMessages.js'
import type { SwapText } from './toSwapText.js'
import { useStartSwap } from './useStartSwap.js'

/** The prepared swap, with a quote that is refetched, and the button that prompts the wallet. */
export function SwapPreviewView() {
  useStyles(swapStyles)
  const t = useTranslate(swapMessages)
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const leave = useBackOr('Swap')
  const swap = useSwap()
  const { preview, address, network, quote, loading } = swap
  // The form drops a sent swap before the view is left.
  const [shown] = useState(preview)
  const [text, setText] = useState<SwapText>()
  const { start, isPending } = useStartSwap({ onText: setText })
  const isOfAccount = shown?.from === address && shown?.network.caipNetworkId === network?.caipNetworkId
  useEffect(() => {
    if (!shown || !isOfAccount) leave()
  }, [shown, isOfAccount, leave])
  if (!shown) return null
  const { sourceToken, toToken, amount } = shown
  const isBusy = isPending || loading
  return (
    <View
      title={t('swap.review')}
      footer={
        <Button
          variant="accent"
          wide
          disabled={!(quote && preview) && !isBusy}
          busy={isBusy}
          testId={swapTestIds.swapConfirm}
          onClick={() => quote && preview && start(preview, quote)}
        >
          {isBusy ? <Spinner /> : null}
          {t('swap.confirm')}
        </Button>
      }
    >
      <div className="swap">
        <div className="swap-box">
          <Line name={t('swap.sell')} token={sourceToken}>
            {formatToken({ value: amount, ...sourceToken, locale, maximumFractionDigits: 18 })}
          </Line>
          <Line name={t('swap.buy')} token={toToken}>
            {quote ? (
              formatToken({ value: quote.toAmount, ...toToken, locale, maximumFractionDigits: 6 })
            ) : (
              <Skeleton height={26} width={140} />
            )}
          </Line>
        </div>
        {text ? <Note tone="warning">{t(text.key, text.parameters)}</Note> : null}
        <SwapFacts swap={swap} />
        <FactList
          facts={[
            {
              name: t('swap.network'),
              value: (
                <span className="swap-network">
                  <NetworkLogo network={shown.network} size={18} />
                  {shown.network.name}
                </span>
              ),
            },
          ]}
        />
        {sourceToken.address ? <Note>{t('swap.approveFirst')}</Note> : null}
      </div>
    </View>
  )
}

function Line({ name, token, children }: { name: string; token: SwapToken; children: ReactNode }) {
  return (
    <div className="swap-side">
      <TokenLogo token={token} />
      <div>
        <span className="text label">{name}</span>
        <bdi className="swap-amount">{children}</bdi>
      </div>
    </div>
  )
}
