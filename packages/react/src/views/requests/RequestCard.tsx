'use client'
import { formatAmount } from '@latchkit/core/balances'
import { networkStatesAtom, networksAtom } from '@latchkit/core/networks'
import type { PendingRequest } from '@latchkit/core/requests'
import type { ReactNode } from 'react'
import { truncateAddress } from '../../buttons/truncateAddress.js'
import { useClientValue } from '../../hooks/useClientValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useLocale } from '../../hooks/useLocale.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { approveTransactionMessages } from './approveTransactionMessages.js'
import type { RequestDescription } from './describeRequest.js'

export type RequestCardProps = { request: PendingRequest; description: RequestDescription }

/** What the request says: who asks, where, what is signed or sent. */
export function RequestCard({ request, description }: RequestCardProps) {
  const t = useTranslate(approveTransactionMessages)
  const { client } = useLatchkit()
  const { formatLocale } = useLocale()
  const networks = useClientValue(networksAtom)
  const states = useClientValue(networkStatesAtom)
  const { message, data, to, value, chainId } = description
  const { namespace } = request.connector
  // A network that the app does not list has a currency that is not known here.
  const network =
    chainId === undefined
      ? states[namespace]?.network
      : networks.find(({ caipNetworkId }) => caipNetworkId === `eip155:${chainId}`)
  const { name, url } = client.config.metadata
  const page = client.platform.pageUrl?.() ?? url
  const host = page !== undefined && URL.canParse(page) ? new URL(page).host : name
  const amount =
    network && value !== undefined
      ? `${formatAmount({ value, decimals: network.nativeCurrency.decimals, locale: formatLocale, maximumFractionDigits: 18 })} ${network.nativeCurrency.symbol}`
      : undefined
  const rows: readonly (readonly [label: string, content: ReactNode])[] = [
    [t('approve.from'), host],
    ...(network ? [[t('approve.network'), network.name] as const] : []),
    ...(to ? [[t('approve.to'), truncateAddress(to)] as const] : []),
    ...(amount ? [[t('approve.amount'), amount] as const] : []),
  ]
  const long = message ?? data
  return (
    <dl className="approve-card">
      {rows.map(([label, content]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <bdi>{content}</bdi>
          </dd>
        </div>
      ))}
      {long ? (
        <div style={{ display: 'contents' }}>
          <dt className="long">{t(message ? 'approve.message' : 'approve.data')}</dt>
          {/* It scrolls, so the keyboard has to reach it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus. */}
          <dd className={message ? 'long' : 'long data'} tabIndex={0}>
            <bdi>{long}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
