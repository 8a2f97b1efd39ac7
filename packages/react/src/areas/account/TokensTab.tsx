'use client'
import { getTokenImageUrl, type TokenBalance } from '@latchkit/core/balances'
import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Row } from '../../modal/components/Row.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTokenBalances } from '../../page/hooks/useTokenBalances.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { ListLoading, ListMessage } from './ListStates.js'
import { prefetchTokensOnPress } from './prefetchTokensOnPress.js'
import { tabMessages } from './tabMessages.js'
import { toAmountText } from './toAmountText.js'
import { useFailureToast } from './useFailureToast.js'
import { useFigures } from './useFigures.js'
import { useWasShown } from './useWasShown.js'

/** Milliseconds without requests after a failure. */
const pause = 30_000

/** Tokens of the account, sorted by value. Those of no worth and imitations are shown on request. */
export function TokensTab() {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  const wasShown = useWasShown()
  const { tokenBalances, error, isError, lastRetry, refetch } = useTokenBalances({ enabled: wasShown })
  // A press may come before the other effects run.
  useLayoutEffect(() => (wasShown ? undefined : prefetchTokensOnPress(client)), [client, wasShown])
  const isPaused = usePause(lastRetry)
  const figures = useFigures()
  const [isWhole, setIsWhole] = useState(false)
  const { isDust } = figures
  const { shown, hidden } = useMemo(() => divide(tokenBalances ?? [], isDust), [tokenBalances, isDust])
  useFailureToast(error, t('tokens.unavailable'))
  if (!tokenBalances)
    return isError ? (
      <ListMessage text={t('tokens.unavailable')} onRetry={refetch} isBusy={isPaused} />
    ) : (
      <ListLoading />
    )
  return (
    <VirtualList
      inline
      items={isWhole ? [...shown, ...hidden] : shown}
      rowHeight={64}
      label={t('tokens.tab')}
      getKey={({ address = 'native' }) => address}
      getLabel={({ name }) => name}
      renderItem={token => <TokenRow token={token} figures={figures} />}
      tail={
        hidden.length > 0 ? (
          <div className="account-tail">
            <Button variant="plain" testId={accountTestIds.tokensMore} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? t('tokens.less') : t('tokens.more', { count: hidden.length })}
            </Button>
          </div>
        ) : undefined
      }
    />
  )
}

/** Separates the tokens of no worth, and those that imitate another one. The network's own currency is always shown. */
function divide(tokens: readonly TokenBalance[], isDust: (value: number) => boolean) {
  const isHidden = ({ address, value, isLookalike }: TokenBalance) =>
    address !== undefined && (isLookalike || (value !== undefined && isDust(value)))
  return { shown: tokens.filter(token => !isHidden(token)), hidden: tokens.filter(isHidden) }
}

type TokenRowProps = { token: TokenBalance; figures: ReturnType<typeof useFigures> }

/** Rendered again when its token changes, not with the other rows. */
const TokenRow = /*#__PURE__*/ memo(function TokenRow({ token, figures }: TokenRowProps) {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  // Rerenders when `tokens` changes.
  useOptions()
  const { push } = useRouter()
  const { name, symbol, value, dayChange, isLookalike } = token
  const change = dayChange === undefined ? undefined : figures.toChange(dayChange)
  return (
    <Row
      label={name}
      detail={toAmountText(figures.toAmount(token), symbol)}
      icon={<WalletIcon name={symbol} src={getTokenImageUrl(client, token)} shape="circle" />}
      badge={isLookalike ? t('tokens.lookalike') : undefined}
      end={
        value === undefined || isLookalike ? undefined : (
          <span className="account-figure">
            {figures.toMoney(value)}
            {change ? <span className={`account-change ${change.direction}`}>{change.text}</span> : null}
          </span>
        )
      }
      testId={modalTestIds.token(token.address ?? 'native')}
      onClick={() => push('AccountItem', { kind: 'token', token })}
    />
  )
})

/** Whether requests are paused after a recent failure. */
function usePause(lastRetry: number | undefined): boolean {
  const [, render] = useState<unknown>()
  const left = lastRetry === undefined ? 0 : lastRetry + pause - Date.now()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => render({}), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
