'use client'
import type { CallReceipt, CallsStatus } from '@latchkit/core'
import { callsStatusQueryOptions } from '@latchkit/core/calls'
import { getExplorerUrl, networksAtom } from '@latchkit/core/networks'
import { useEffect } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useClientQuery } from '../../page/hooks/useClientQuery.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWalletInfo } from '../../page/hooks/useWalletInfo.js'
import { callsTestIds } from '../../page/testIds/callsTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { LinkRow } from '../../shared/components/LinkRow.js'
import { LogoRing } from '../../shared/components/LogoRing.js'
import { Text } from '../../shared/components/Text.js'
import { callsMessages } from './callsMessages.js'

/** Meaning of a status by its hundreds; wallets may be more precise. */
const states = { 1: 'pending', 2: 'done', 4: 'notSent', 5: 'failed', 6: 'partly' } as const
const rings: { readonly [state: string]: 'pending' | 'success' } = { pending: 'pending', done: 'success' }

/** Status of a batch: its network, and its transactions. */
export function CallsStatusView() {
  const t = useTranslate(callsMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const wallet = useWalletInfo()
  const { id } = useViewParameters('CallsStatus')
  const { client } = useLatchkit()
  // Not `useCallsStatus`, which can also open this view.
  const { data, error, refetch } = useClientQuery(callsStatusQueryOptions(client, { id }))
  const { receipts = [], status = 100 } = data ?? {}
  const isUnknown = error !== null && !data
  const hundreds = Math.floor(status / 100) as keyof typeof states
  const state = (isUnknown ? undefined : states[hundreds]) ?? 'unknown'
  const shown = t(`calls.${state}`)
  useEffect(() => announce(shown), [announce, shown])
  return (
    <View title={t('calls.title')}>
      <div data-testid={callsTestIds.callsStatus} data-status={isUnknown ? undefined : status}>
        <Hero
          logo={
            <LogoRing state={rings[state] ?? 'failed'}>
              <WalletIcon name={wallet?.name ?? ''} src={wallet?.icon} size={72} />
            </LogoRing>
          }
          heading={shown}
          text={t(`calls.${state}Text`, { count: receipts.length })}
        >
          {isUnknown ? (
            <Button variant="accent" wide testId={modalTestIds.retry} onClick={() => void refetch()}>
              {common('modal.tryAgain')}
            </Button>
          ) : null}
        </Hero>
      </div>
      {receipts.map((receipt, index) => (
        <Transaction
          key={receipt.transactionHash}
          number={index + 1}
          receipt={receipt}
          chain={data?.caipNetworkId}
        />
      ))}
    </View>
  )
}

type TransactionProps = {
  readonly number: number
  readonly receipt: CallReceipt
  readonly chain: CallsStatus['caipNetworkId']
}

/** A transaction of the batch, with a link to the explorer if the network has one. */
function Transaction({ number, receipt: { status, transactionHash }, chain }: TransactionProps) {
  const t = useTranslate(callsMessages)
  const common = useTranslate(modalMessages)
  const network = useAtomValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  const explorer = network && getExplorerUrl(network, { transaction: transactionHash })
  const label = t(status === 'success' ? 'calls.transaction' : 'calls.reverted', { number })
  const testId = callsTestIds.callsTransaction(transactionHash)
  return explorer ? (
    <LinkRow label={label} href={explorer.url} newTabHint={common('modal.opensNewTab')} testId={testId} />
  ) : (
    <Text size="secondary" testId={testId}>
      {label} <bdi>{transactionHash}</bdi>
    </Text>
  )
}
