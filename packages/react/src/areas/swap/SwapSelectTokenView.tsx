'use client'
import { getCurrency, type TokenBalance } from '@latchkit/core/balances'
import { isSameToken, type SwapToken, toSwapToken } from '@latchkit/core/swap'
import { useMemo, useState } from 'react'
import { Row } from '../../modal/components/Row.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { type UseSwapReturnType, useSwap } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Note } from '../../shared/components/Note.js'
import { SearchField } from '../../shared/components/SearchField.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { formatFiat } from '../../shared/formatFiat.js'
import { formatToken } from '../../shared/formatToken.js'
import { useAnnouncedText } from '../../shared/hooks/useAnnouncedText.js'
import { TokenLogo } from '../../shared/TokenLogo.js'
import swapStyles from './Swap.css?inline'
import { swapMessages } from './swapMessages.js'

type Heading = Extract<keyof typeof swapMessages, `swap.${'mine' | 'popular' | 'suggested' | 'others'}`>
type Item =
  | { readonly key: string; readonly heading: Heading }
  | { readonly key: string; readonly token: SwapToken; readonly balance: TokenBalance | undefined }

/** Tokens for a side of the swap: those of the account, popular, suggested and other tokens. */
export function SwapSelectTokenView() {
  useStyles(swapStyles)
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { back } = useRouter()
  const side = useViewParameters('SwapSelectToken')?.side ?? 'from'
  const swap = useSwap()
  const { tokens, myTokensWithBalance, sourceToken, toToken, update } = swap
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other lists are parts of these.
  const all = useMemo(() => toItems(swap), [tokens, myTokensWithBalance])
  const found = useMemo(() => filterItems(all, wanted), [all, wanted])
  const chosen = side === 'from' ? sourceToken : toToken
  const none = tokens && found.length === 0 ? t('swap.none') : undefined
  useAnnouncedText(none)
  return (
    <View title={t('swap.selectToken')} fixed>
      <SearchField label={t('swap.search')} value={search} onChange={setSearch} />
      {found.length > 0 ? (
        <VirtualList
          items={found}
          rowHeight={64}
          label={t('swap.selectToken')}
          getKey={({ key }) => key}
          getLabel={item => ('token' in item ? item.token.name : '')}
          isHeading={item => 'heading' in item}
          renderItem={item =>
            'heading' in item ? (
              <h2 className="swap-heading">{t(item.heading)}</h2>
            ) : (
              <Row
                label={item.token.name}
                detail={describe(item)}
                badge={formatFiat(item.balance?.value, locale, getCurrency(client))}
                icon={<TokenLogo token={{ isLookalike: item.balance?.isLookalike, ...item.token }} />}
                selected={isSameToken(item.token, chosen)}
                testId={modalTestIds.token(item.token.address ?? 'native')}
                onClick={() => {
                  if (!isSameToken(item.token, chosen))
                    update(side === 'from' ? { sourceToken: item.token } : { toToken: item.token })
                  back()
                }}
              />
            )
          }
        />
      ) : none ? (
        <Note>{none}</Note>
      ) : (
        <Skeleton height={56} />
      )}
    </View>
  )

  function describe({ token, balance }: Extract<Item, { token: SwapToken }>): string {
    if (balance?.isLookalike) return t('swap.imitation')
    if (!balance) return token.symbol
    const { decimals, symbol } = token
    return formatToken({ value: balance.amount, decimals, symbol, locale })
  }
}

/** Each token once, under its first matching heading; lookalike tokens are last. */
function toItems({
  tokens = [],
  popularTokens = [],
  suggestedTokens = [],
  myTokensWithBalance = [],
}: UseSwapReturnType): readonly Item[] {
  const used = new Set<string>()
  const balanceOf = (token: SwapToken) => myTokensWithBalance.find(one => isSameToken(one, token))
  const toRows = (list: readonly SwapToken[]) =>
    list.flatMap((token): readonly Item[] => {
      const key = (token.address ?? 'native').toLowerCase()
      if (used.has(key)) return []
      used.add(key)
      return [{ key, token, balance: balanceOf(token) }]
    })
  const real = myTokensWithBalance.filter(({ isLookalike }) => !isLookalike)
  const lists: readonly (readonly [Heading, readonly SwapToken[]])[] = [
    ['swap.mine', real.filter(({ amount }) => amount > 0n).map(toSwapToken)],
    ['swap.popular', popularTokens],
    ['swap.suggested', suggestedTokens],
    ['swap.others', [...tokens, ...myTokensWithBalance.filter(one => one.isLookalike).map(toSwapToken)]],
  ]
  return lists.flatMap(([heading, list]) => {
    const rows = toRows(list)
    return rows.length > 0 ? [{ key: heading, heading }, ...rows] : []
  })
}

/** Rows that match the text; includes headings only without a search. */
function filterItems(items: readonly Item[], wanted: string): readonly Item[] {
  if (wanted === '') return items
  return items.filter(
    item =>
      'token' in item &&
      [item.token.name, item.token.symbol, item.token.address ?? ''].some(text =>
        text.toLowerCase().includes(wanted),
      ),
  )
}
