'use client'
import { formatAmount, formatUnits, getCurrency, getTokenImageUrl } from '@latchkit/core/balances'
import { getExplorerUrl, networksAtom } from '@latchkit/core/networks'
import type { ReactNode } from 'react'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import type { AccountItem } from '../../page/router/types.js'
import { LinkRow } from '../../shared/components/LinkRow.js'
import { Text } from '../../shared/components/Text.js'
import { formatFiat } from '../../shared/formatFiat.js'
import tabStyles from './AccountTabs.css?inline'
import { replacedKeys } from './ReplacedRow.js'
import { describeTransfers, describeValues, operationKey, TransactionImage } from './TransactionRow.js'
import { tabMessages } from './tabMessages.js'
import { formatChange } from './useFigures.js'

type Details = {
  readonly title: string
  readonly heading: string
  readonly image?: ReactNode
  readonly note?: string | undefined
  readonly rows: readonly (readonly [name: string, value: string | undefined])[]
  /** CAIP-2 id. */
  readonly chain: string
  readonly link: { readonly address: string } | { readonly transaction: string } | undefined
}

/** Everything that is known of a token or a transaction, and its page at the explorer. */
export function AccountItemView() {
  useStyles(tabStyles)
  const t = useTranslate(tabMessages)
  const common = useTranslate(modalMessages)
  const item = useViewParameters('AccountItem')
  const describe = useDescribe()
  const networks = useAtomValue(networksAtom)
  const { title, heading, image, note, rows, chain, link } = describe(item)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === chain)
  const explorer = network && link && getExplorerUrl(network, link)
  return (
    <View title={title}>
      <div className="item-head">
        {image}
        <h2 className="item-name">
          <bdi>{heading}</bdi>
        </h2>
        {note ? <Text size="secondary">{note}</Text> : null}
      </div>
      <dl className="item-rows">
        {[...rows, [t('tokens.network'), network?.name] as const].map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {explorer ? (
        <LinkRow
          label={t('tokens.explorer', { name: explorer.name })}
          href={explorer.url}
          newTabHint={common('modal.opensNewTab')}
        />
      ) : null}
    </View>
  )
}

function useDescribe(): (item: AccountItem) => Details {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  return item => {
    if (item.kind === 'token') {
      const { name, symbol, amount, quantity, isLookalike, address, chainId } = item.token
      const { price, value, dayChange } = isLookalike ? {} : item.token
      const decimals = Number(quantity.decimals)
      // Every digit: the list shows three decimals.
      const all = { value: amount, decimals, locale, maximumFractionDigits: Math.min(decimals, 20) }
      const exact = formatUnits(amount, decimals)
      const shown = decimals > 20 ? exact : formatAmount(all)
      const contract = address?.slice(chainId.length + 1)
      return {
        title: t('tokens.title'),
        heading: name,
        image: (
          <WalletIcon name={symbol} src={getTokenImageUrl(client, item.token)} size={72} shape="circle" />
        ),
        note: isLookalike ? t('tokens.lookalikeHint') : undefined,
        rows: [
          [t('tokens.amount'), `${shown} \u2068${symbol}\u2069`],
          [t('tokens.value'), formatFiat(value, locale, getCurrency(client))],
          [t('tokens.price'), formatFiat(price, locale, getCurrency(client))],
          [t('tokens.dayChange'), dayChange === undefined ? undefined : formatChange(dayChange, locale)],
          [t('tokens.address'), contract],
        ],
        chain: chainId,
        link: contract ? { address: contract } : undefined,
      }
    }
    const time = (at: number) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)
    if (item.kind === 'pending') {
      const { hash, chain, sentAt, address } = item.pending
      return {
        title: t('activity.transaction'),
        heading: t('activity.pending'),
        rows: [
          [t('activity.date'), time(sentAt)],
          [t('activity.from'), address],
          [t('activity.hash'), hash],
        ],
        chain,
        link: { transaction: hash },
      }
    }
    if (item.kind === 'replaced') {
      const { hash, chain, address, outcome, description } = item.replaced
      // Its page at the explorer is gone.
      const other = outcome.hash === hash ? undefined : outcome.hash
      return {
        title: t('activity.transaction'),
        heading: description ?? t(replacedKeys[outcome.status]),
        rows: [
          [t('activity.status'), description ? t(replacedKeys[outcome.status]) : undefined],
          [t('activity.date'), time(outcome.endedAt)],
          [t('activity.from'), address],
          [t('activity.hash'), hash],
          [t('activity.replacedBy'), other],
        ],
        chain,
        link: other ? { transaction: other } : undefined,
      }
    }
    const { metadata } = item.transaction
    const { operationType, status, minedAt, sentFrom, sentTo, hash, chain } = metadata
    const statuses = {
      confirmed: 'activity.statusConfirmed',
      failed: 'activity.statusFailed',
      pending: 'activity.pending',
    } as const
    return {
      title: t('activity.transaction'),
      heading: t(operationKey(operationType)),
      image: <TransactionImage transaction={item.transaction} size={72} />,
      rows: [
        [t('activity.status'), t(statuses[status])],
        [t('tokens.amount'), describeTransfers(item.transaction, locale)],
        [t('activity.value'), describeValues(item.transaction, locale)],
        [t('activity.date'), time(Date.parse(minedAt))],
        [t('activity.from'), sentFrom],
        [t('activity.to'), sentTo],
        [t('activity.hash'), hash],
      ],
      chain,
      link: { transaction: hash },
    }
  }
}
