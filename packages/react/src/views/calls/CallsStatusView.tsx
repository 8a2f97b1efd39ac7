'use client'
import type { CallReceipt, CallsStatus } from '@latchkit/core'
import { getExplorerUrl, networksAtom } from '@latchkit/core/networks'
import { useEffect } from 'react'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { LinkRow } from '../../components/LinkRow.js'
import { LogoRing } from '../../components/LogoRing.js'
import { Text } from '../../components/Text.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useLazyQuery } from '../../hooks/useLazyQuery.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { useViewParameters } from '../../hooks/useViewParameters.js'
import { useWalletInfo } from '../../hooks/useWalletInfo.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { View } from '../../modal/View.js'
import { observeCallsStatus } from '../../query/observeCallsStatus.js'
import { callsTestIds } from '../../testIds/callsTestIds.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { callsMessages } from './callsMessages.js'

/** What the hundreds of a status say; wallets may be more precise. */
const states = { 1: 'pending', 2: 'done', 4: 'notSent', 5: 'failed', 6: 'partly' } as const
const rings: { readonly [state: string]: 'pending' | 'success' } = { pending: 'pending', done: 'success' }

/** How a batch stands: where it is, and its transactions. */
export function CallsStatusView() {
  const t = useTranslate(callsMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const wallet = useWalletInfo()
  const { id } = useViewParameters('CallsStatus')
  const { client } = useLatchkit()
  // Not `useCallsStatus`, which can also open this view.
  const { data, error, refetch } = useLazyQuery<CallsStatus>({
    key: `callsStatus:${id}`,
    observe: () => observeCallsStatus(client, { id }),
  })
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

/** A transaction of the batch, with its page at the explorer where the network has one. */
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
