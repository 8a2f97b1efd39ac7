'use client'
import { isError } from '@latchkit/core'
import type { Nft } from '@latchkit/core/nfts'
import { type KeyboardEvent, useMemo } from 'react'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useNfts } from '../../page/hooks/useNfts.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { ListLoading, ListMessage } from './ListStates.js'
import { ListTail } from './ListTail.js'
import { tabMessages } from './tabMessages.js'
import { useFailureToast } from './useFailureToast.js'
import { useWasShown } from './useWasShown.js'

type Pair = readonly [Nft, (Nft | undefined)?]

/** The NFTs of the account, two in a row. */
export function NftsTab() {
  const t = useTranslate(tabMessages)
  const query = useNfts({ enabled: useWasShown() })
  const { nfts, error, refetch } = query
  const canLoadMore = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
  const isServed = !isError(error, 'nfts/not-served')
  useFailureToast(isServed ? error : null, t('nfts.failed'))
  const pairs = useMemo(
    () =>
      (nfts ?? []).flatMap((nft, index, all): readonly Pair[] =>
        index % 2 === 0 ? [[nft, all[index + 1]]] : [],
      ),
    [nfts],
  )
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
      items={pairs}
      rowHeight={208}
      label={t('nfts.tab')}
      getKey={([first]) => first.id}
      getLabel={([first]) => first.name}
      renderItem={pair => <NftPair pair={pair} />}
      onEnd={canLoadMore ? query.fetchNextPage : undefined}
      tail={<ListTail query={query} />}
    />
  )
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
  return (
    <button
      type="button"
      className="nft"
      data-testid={accountTestIds.nft(nft.id)}
      onKeyDown={moveInPair}
      onClick={() => push('AccountItem', { kind: 'nft', nft })}
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
