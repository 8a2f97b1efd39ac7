'use client'
import { isError } from '@latchkit/core'
import type { Nft } from '@latchkit/core/nfts'
import { type KeyboardEvent, useMemo } from 'react'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useNfts } from '../../page/hooks/useNfts.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { ListLoading, ListMessage } from './ListStates.js'
import { ListTail } from './ListTail.js'
import { tabMessages } from './tabMessages.js'
import { shorten } from './toAmountText.js'
import { useFailureToast } from './useFailureToast.js'
import { useWasShown } from './useWasShown.js'

type Pair = readonly [Nft, (Nft | undefined)?]
type Item = { readonly key: string } & ({ readonly heading: string } | { readonly pair: Pair })

const heightOf = (item: Item) => ('heading' in item ? 34 : 208)

/** The NFTs of the account by collection, two in a row. */
export function NftsTab() {
  const t = useTranslate(tabMessages)
  const query = useNfts({ enabled: useWasShown() })
  const { nfts, error, refetch } = query
  const canLoadMore = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
  const isServed = !isError(error, 'nfts/not-served')
  useFailureToast(isServed ? error : null, t('nfts.failed'))
  const items = useMemo(() => groupByCollection(nfts ?? []), [nfts])
  if (!nfts) {
    if (!error) return <ListLoading />
    return isServed ? (
      <ListMessage text={t('nfts.failed')} onRetry={refetch} />
    ) : (
      <ListMessage text={t('nfts.notServed')} />
    )
  }
  if (nfts.length === 0) return <ListMessage text={t('nfts.empty')} actions={['receive']} />
  return (
    <VirtualList
      inline
      items={items}
      rowHeight={heightOf}
      label={t('nfts.tab')}
      getKey={({ key }) => key}
      getLabel={item => ('pair' in item ? item.pair[0].name : '')}
      isHeading={item => 'heading' in item}
      renderItem={item =>
        'heading' in item ? (
          <h2 className="account-day">
            <bdi>{item.heading || t('nfts.noCollection')}</bdi>
          </h2>
        ) : (
          <NftPair pair={item.pair} />
        )
      }
      onEnd={canLoadMore ? query.fetchNextPage : undefined}
      tail={<ListTail query={query} />}
    />
  )
}

/**
 * Headings and pairs of each collection, in the order of their first NFT. A collection is its contract, since any contract
 * may have the name of another one; an NFT of Solana has a mint alone, and the name of its collection.
 */
function groupByCollection(nfts: readonly Nft[]): readonly Item[] {
  const collections = new Map<string, Nft[]>()
  for (const nft of nfts) {
    const key = nft.tokenId ? nft.address : nft.collection
    const known = collections.get(key)
    if (known) known.push(nft)
    else collections.set(key, [nft])
  }
  return [...collections].flatMap(([key, ofOne]): readonly Item[] => [
    { key: `collection ${key}`, heading: ofOne[0]?.collection || shorten(key) },
    ...ofOne.flatMap((nft, index): readonly Item[] =>
      index % 2 === 0 ? [{ key: nft.id, pair: [nft, ofOne[index + 1]] }] : [],
    ),
  ])
}

function NftPair({ pair: [first, second] }: { pair: Pair }) {
  return (
    <div className="nft-pair">
      <NftTile nft={first} />
      {second ? <NftTile nft={second} /> : null}
    </div>
  )
}

function NftTile({ nft }: { nft: Nft }) {
  const { push } = useRouter()
  const preload = usePreloadView('Nft')
  return (
    <button
      type="button"
      className="nft"
      data-testid={accountTestIds.nft(nft.id)}
      onKeyDown={moveInPair}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => push('Nft', { nft })}
    >
      <span className="nft-image">
        <WalletIcon name={nft.name} src={nft.imageUrl} size={152} />
      </span>
      <bdi className="nft-name">{nft.name}</bdi>
    </button>
  )
}

/** The keys of the list lead from row to row; these lead between the two of a row. */
function moveInPair(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const isForward = (event.key === 'ArrowRight') !== isMirrored
  const { parentElement: pair } = event.currentTarget
  const target = isForward ? pair?.lastElementChild : pair?.firstElementChild
  event.preventDefault()
  if (target instanceof HTMLElement) target.focus()
}
