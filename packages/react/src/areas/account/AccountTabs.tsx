'use client'
import { preloadTokenBalances } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { getNamespaceSupport } from '@latchkit/core/features'
import { useLayoutEffect } from 'react'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { getStore } from '../../page/provider/getStore.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { Tabs } from '../../shared/components/Tabs.js'
import { ActivityList } from './ActivityList.js'
import { type AccountTab, accountTabAtom } from './atoms.js'
import { NftsTab } from './NftsTab.js'
import { TokensTab } from './TokensTab.js'
import { tabMessages } from './tabMessages.js'
import { usePendingTransactions } from './usePendingTransactions.js'
import { useSupportedChains } from './useSupportedChains.js'
import { useWasShown } from './useWasShown.js'

const tabIds = {
  tokens: accountTestIds.tabTokens,
  nfts: accountTestIds.tabNfts,
  activity: accountTestIds.tabActivity,
} as const

/** Tokens, NFTs and past transactions of the account. A tab that is off, or that the gateway does not serve, is not there. */
export function AccountTabs() {
  const t = useTranslate(tabMessages)
  const latchkit = useLatchkit()
  const wasShown = useWasShown()
  const { history } = useFeatures()
  const { address } = useAtomValue(accountAtom)
  const { network } = useNetwork()
  const chosen = useAtomValue(accountTabAtom)
  const served = useSupportedChains(wasShown)
  const pending = usePendingTransactions(wasShown)
  // A prepared view does not send requests yet. It loads their modules before a press that may come before the other
  // effects run; the requests report a failure.
  useLayoutEffect(() => {
    preloadTokenBalances(latchkit.client).catch(() => {})
  }, [latchkit])
  if (!network || !address) return null
  const support = getNamespaceSupport(network.chainNamespace)
  const hasGateway =
    latchkit.client.config.gateway !== undefined && (served?.includes(network.caipNetworkId) ?? true)
  const isOn: { readonly [tab in AccountTab]: boolean } = {
    tokens: support.balance,
    nfts: support.activity && hasGateway,
    activity: history && support.activity && hasGateway,
  }
  const ids = (['tokens', 'nfts', 'activity'] as const).filter(tab => isOn[tab])
  const selected = ids.find(tab => tab === chosen) ?? ids[0]
  if (!selected) return null
  // Another account or network is another list, which begins at its upper end.
  const key = `${network.caipNetworkId}:${address}`
  const badge =
    pending.length > 0
      ? { text: `${pending.length}`, label: t('activity.pendingCount', { count: pending.length }) }
      : undefined
  return (
    <Tabs
      label={t('account.tabs')}
      tabs={ids.map(id => ({
        id,
        label: t(`${id}.tab`),
        testId: tabIds[id],
        badge: id === 'activity' ? badge : undefined,
      }))}
      selected={selected}
      scrollOnSelect
      onSelect={tab => getStore(latchkit).set(accountTabAtom, tab)}
    >
      {selected === 'tokens' ? <TokensTab key={key} /> : null}
      {selected === 'nfts' ? <NftsTab key={key} /> : null}
      {selected === 'activity' ? <ActivityList key={key} inline /> : null}
    </Tabs>
  )
}
