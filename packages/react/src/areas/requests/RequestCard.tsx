'use client'
import { formatAmount } from '@latchkit/core/balances'
import { networkStatesAtom, networksAtom } from '@latchkit/core/networks'
import type { PendingRequest } from '@latchkit/core/requests'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { approveTransactionMessages } from './approveTransactionMessages.js'
import { showHidden } from './decodeText.js'
import type { RequestDescription } from './describeRequest.js'

type Row = { label: string; text: string | undefined; kind?: 'long' | 'long data' }

export type RequestCardProps = { request: PendingRequest; description: RequestDescription }

/** Details of the request: its origin, its network, and the data to sign or send. */
export function RequestCard({ request, description }: RequestCardProps) {
  const t = useTranslate(approveTransactionMessages)
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const networks = useAtomValue(networksAtom)
  const states = useAtomValue(networkStatesAtom)
  const { message, data, calls = [], chainId } = description
  const { namespace } = request.connector
  // The name and the currency of a network that the app does not list are unknown.
  const listed =
    chainId === undefined
      ? states[namespace]?.network
      : networks.find(({ caipNetworkId }) => caipNetworkId === `eip155:${chainId}`)
  const { name, url } = client.config.metadata
  const page = client.platform.pageUrl?.() ?? url
  const host = page !== undefined && URL.canParse(page) ? new URL(page).host : name
  const network = listed?.name ?? (chainId === undefined ? undefined : `eip155:${chainId}`)
  function formatValue(value: bigint | undefined) {
    if (value === undefined) return undefined
    if (!listed) return `${value.toLocaleString(formatLocale)} wei`
    const { decimals, symbol } = listed.nativeCurrency
    return `${formatAmount({ value, decimals, locale: formatLocale, maximumFractionDigits: 18 })} ${symbol}`
  }
  const all: readonly Row[] = [
    { label: t('approve.from'), text: host },
    { label: t('approve.network'), text: network },
    ...calls.flatMap(call => [
      { label: t('approve.to'), text: call.to },
      { label: t('approve.amount'), text: formatValue(call.value) },
      { label: t('approve.data'), text: call.data, kind: 'long data' as const },
    ]),
    { label: t('approve.message'), text: message, kind: 'long' },
    { label: t('approve.data'), text: data, kind: 'long data' },
  ]
  const rows = all.flatMap(({ text, ...row }) => (text ? [{ ...row, text: showHidden(text) }] : []))
  return (
    <dl className="approve-card">
      {rows.map(({ label, text, kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a request and its rows do not change.
        <div key={index} style={{ display: 'contents' }}>
          <dt className={kind && 'long'}>{label}</dt>
          {/* Long values scroll, so they must be reachable by keyboard. */}
          <dd className={kind} tabIndex={kind && 0}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
