import { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import {
  i as balanceQueryOptions,
  a as followPendingTransactions,
  c as groupByMonth,
  l as identityQueryOptions,
  d as nftsInfiniteQueryOptions,
  f as pendingTransactionsAtom,
  p as preloadTokenBalances,
  _ as replacedTransactionsAtom,
  v as replacementQueryOptions,
  b as restorePendingTransactions,
  x as tokenBalancesQueryOptions,
  S as transactionsInfiniteQueryOptions,
} from './account.DZPedvV0.js'
import { t as accountTestIds } from './accountTestIds.DMmQEx3p.js'
import { n as isError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  r as accountsAtom,
  i as activeNamespaceAtom,
  U as atom,
  d as connectionsAtom,
  C as networkAtom,
  E as networksAtom,
} from './client.ChoDqs0c.js'
import {
  n as Button,
  a as CloseIcon,
  mt as getNamespaceName,
  l as Icon,
  u as IconButton,
  d as IconButton_default,
  f as LegalConsent,
  O as modalMessages,
  m as QrCodeIcon,
  h as Row,
  g as RowList,
  v as Skeleton,
  y as Spinner,
  Y as toastAtom,
  X as toastPendingAtom,
  rt as toVisibleLine,
  F as useAnnounce,
  I as useConsent,
  B as usePreloadView,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  G as useWalletIcon,
  tt as useWallets,
  b as View,
  S as WalletIcon$1,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import {
  P as createSlot,
  C as entryAtom,
  S as getStore$1,
  w as isOpenAtom,
  A as localeAtom,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  AccountIcon,
  announceEnded,
  CardIcon,
  ClockIcon,
  CopyButton,
  ExternalLinkIcon,
  FailureIcon,
  formatFiat,
  LinkRow,
  LogOutIcon,
  NetworkLogo,
  ofFeature,
  Tabs,
  Text,
  TradeIcon,
  useBackOr,
  useCanRegisterName,
  useConnectorIcon,
  r as useDisconnect,
  useDisconnectWallets,
  n as useFeatures,
  useToast,
  VirtualList,
} from './shared.BOpXVrm5.js'
import { t as useClientInfiniteQuery, n as useClientQuery } from './useClientQuery.Ch7SJGS7.js'
import { t as useNetwork } from './useNetwork.CY16bbDc.js'
import { t as useOptions } from './useOptions.DURxzMGV.js'
import {
  M as formatAmount,
  N as formatUnits,
  I as getCurrency,
  L as getExplorerUrl,
  B as getNamespaceSupport,
  H as getNetworkServices,
  G as getShownToken,
  K as getTokenImageUrl,
  Z as openQueryClient,
  $ as parseUnits,
  lt as recentConnectionsAtom,
  pt as restoreRecentConnections,
  mt as setActiveNamespace,
  yt as supportedChainsQueryOptions,
  bt as switchAccount,
  xt as switchConnection,
  S as truncateAddress,
  Ct as truncateDecimals,
  w as useAccount,
  h as useAction,
} from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/hooks/useBalance.js
/**
 * Balance of the connected account on the current network: of the token that the option `tokens` sets for the network,
 * else of its native currency. Data is fresh for 30 seconds.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { balance } = useBalance()
 */
function useBalance({ enabled = true } = {}) {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  useOptions()
  const query = useClientQuery(
    enabled && address && network
      ? {
          ...balanceQueryOptions(client, {
            address,
            network,
            token: getShownToken(client, network),
          }),
          gcTime: Number.POSITIVE_INFINITY,
        }
      : void 0,
  )
  return {
    ...query,
    balance: query.data,
  }
}
// ../../packages/react/dist/page/hooks/useConnections.js
/**
 * Connected wallets of one or all namespaces, previously used wallets, and actions that switch or end connections.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { connections, switchConnection } = useConnections()
 */
function useConnections({ namespace, ...callbacks } = {}) {
  const { client } = useLatchkit()
  const all = useAtomValue(connectionsAtom)
  const recent = useAtomValue(recentConnectionsAtom)
  useEffect(() => restoreRecentConnections(client), [client])
  const toConnection = useAction(to => switchConnection(client, to), callbacks)
  const toAccount = useAction(to => switchAccount(client, to), callbacks)
  const disconnect = useDisconnect()
  return useMemo(() => {
    const isWanted = connector => connector.namespace === (namespace ?? connector.namespace)
    return {
      connections: all.filter(({ connector }) => isWanted(connector)),
      recentConnections: recent.filter(isWanted),
      switchConnection: toConnection,
      switchAccount: toAccount,
      disconnect,
    }
  }, [all, recent, namespace, toConnection, toAccount, disconnect])
}
// ../../packages/react/dist/page/hooks/useIdentity.js
/**
 * The name and the image of an account on the current network. Networks without names, and apps without a gateway, request
 * nothing. An answer is fresh for 5 minutes.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { name, avatar } = useIdentity()
 */
function useIdentity({ address: given, enabled = true } = {}) {
  const { client } = useLatchkit()
  const { address: own } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const address = given ?? own
  const query = useClientQuery(
    enabled && address && network
      ? {
          ...identityQueryOptions(client, {
            address,
            network,
          }),
          gcTime: Number.POSITIVE_INFINITY,
        }
      : void 0,
  )
  return {
    ...query,
    name: query.data?.name,
    avatar: query.data?.avatar,
  }
}
// ../../packages/react/dist/page/hooks/useNfts.js
/**
 * The NFTs that the connected account has on the current network, in pages. Nothing is requested without a gateway.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { nfts, fetchNextPage, hasNextPage } = useNfts()
 */
function useNfts({ enabled = true } = {}) {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const query = useClientInfiniteQuery(
    enabled && address && network && client.config.gateway
      ? {
          ...nftsInfiniteQueryOptions(client, {
            address,
            network,
          }),
          gcTime: Number.POSITIVE_INFINITY,
        }
      : void 0,
  )
  return {
    ...query,
    nfts: query.data,
    loading: query.isFetching,
  }
}
// ../../packages/react/dist/page/hooks/useTokenBalances.js
/**
 * Tokens of the connected account on the current network. Data is fresh for 30 seconds.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { tokenBalances } = useTokenBalances()
 */
function useTokenBalances(parameters = {}) {
  const { enabled = true, currency } = parameters
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const query = useClientQuery(
    enabled && address && network
      ? {
          ...tokenBalancesQueryOptions(client, {
            address,
            network,
            currency,
          }),
          gcTime: Number.POSITIVE_INFINITY,
        }
      : void 0,
  )
  const { data, error, isFetching } = query
  const lastRetry = error && 'lastRetry' in error ? Number(error.lastRetry) : void 0
  return {
    ...query,
    tokenBalances: data,
    loading: isFetching,
    lastRetry,
  }
}
// ../../packages/react/dist/page/hooks/useTransactions.js
var none = []
/**
 * Past transactions of the connected account on the current network, in pages. Nothing is requested without a gateway.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { transactionsByYear, fetchNextPage, hasNextPage } = useTransactions()
 */
function useTransactions(parameters = {}) {
  const { enabled = true, withPurchases = false } = parameters
  const { network } = useAtomValue(networkAtom)
  const query = useHistory(enabled, void 0)
  const purchases = useHistory(enabled && withPurchases, 'coinbase')
  const transactions = query.data?.transactions ?? none
  const transactionsByYear = useMemo(() => groupByMonth(transactions), [transactions])
  const { isFetching, isPending } = query
  return {
    ...query,
    transactions,
    transactionsByYear,
    coinbaseTransactions: purchases.data?.transactions ?? none,
    loading: isFetching,
    empty: transactions.length === 0 && !isFetching && !isPending,
    next: query.data?.next,
    lastNetworkInView: network?.caipNetworkId,
  }
}
function useHistory(enabled, onramp) {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  return useClientInfiniteQuery(
    enabled && address && network && client.config.gateway
      ? {
          ...transactionsInfiniteQueryOptions(client, {
            address,
            network,
            onramp,
          }),
          gcTime: Number.POSITIVE_INFINITY,
        }
      : void 0,
  )
}
// ../../packages/react/dist/areas/account.js
var AccountTabs_default =
  '.account-actions{flex-wrap:wrap;gap:8px;display:flex}.account-actions li{flex:1;min-width:min-content}.account-action{background:var(--lk-surface-2);text-align:center;overflow-wrap:break-word;border-radius:16px;flex-direction:column;justify-content:center;align-items:center;gap:4px;width:100%;min-height:64px;padding:8px 4px;font-size:13px;font-weight:500;line-height:18px;transition:background-color .12s;display:flex}@media (hover:hover){.account-action:hover{background:var(--lk-hover)}}.account-list{flex-direction:column;gap:8px;display:flex}.account-list.message{text-align:center;justify-content:center;align-items:center;min-height:160px;padding:16px}.account-tail{place-items:center;padding:8px;display:grid}.account-figure{font-variant-numeric:tabular-nums;flex-direction:column;flex:none;align-items:flex-end;font-weight:500;display:flex}.account-change{color:var(--lk-text-2);font-size:13px;font-weight:400;line-height:18px}.account-change.up{color:var(--lk-positive)}.account-change.down{color:var(--lk-negative)}.account-day{text-overflow:ellipsis;white-space:nowrap;color:var(--lk-text-2);padding:14px 8px 0;font-size:13px;font-weight:500;line-height:18px;overflow:hidden}.account-day:first-letter{text-transform:uppercase}.account-choices{flex-wrap:wrap;justify-content:center;gap:8px;display:flex}.nft-pair{gap:8px;display:flex}.nft{background:var(--lk-surface-2);border-radius:16px;flex-direction:column;flex:0 calc(50% - 4px);gap:8px;min-width:0;height:200px;padding:8px;display:flex}.nft-image{flex:none;grid-template-columns:100%;justify-items:center;display:grid}.nft-image .wallet-icon{aspect-ratio:1;max-width:100%;height:auto}.nft-name{text-align:start;text-overflow:ellipsis;white-space:nowrap;padding:0 4px;font-size:13px;font-weight:500;line-height:18px;overflow:hidden}.item-head{text-align:center;flex-direction:column;align-items:center;gap:8px;padding:8px 8px 12px;display:flex}.item-name{overflow-wrap:anywhere;font-size:17px;font-weight:600;line-height:22px}.item-rows{background:var(--lk-surface-2);border-radius:16px;flex-direction:column;margin:0;display:flex}.item-rows div{gap:16px;padding:12px 16px;font-size:13px;line-height:18px;display:flex}.item-rows dt{color:var(--lk-text-2);flex:none}.item-rows dd{text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums;flex:1;min-width:0;margin:0}'
var tabMessages = {
  'account.actions': 'Actions',
  'account.onramp': 'Buy',
  'account.swaps': 'Swap',
  'account.receive': 'Receive',
  'account.send': 'Send',
  'account.tabs': 'Account',
  'tokens.tab': 'Tokens',
  'tokens.title': 'Token',
  'tokens.unavailable': 'Token Balance Unavailable',
  'tokens.more': {
    one: 'Show {count} more',
    other: 'Show {count} more',
  },
  'tokens.less': 'Show less',
  'tokens.lookalike': 'Lookalike',
  'tokens.lookalikeHint': 'Looks like another token. Do not trust its name.',
  'tokens.amount': 'Amount',
  'tokens.value': 'Value',
  'tokens.price': 'Price',
  'tokens.dayChange': '24-hour change',
  'tokens.address': 'Contract',
  'tokens.network': 'Network',
  'tokens.explorer': 'View on {name}',
  'nfts.tab': 'NFTs',
  'nfts.empty': 'No NFTs yet',
  'nfts.failed': 'Failed to fetch NFTs',
  'nfts.notServed': 'NFTs are not available on this network',
  'nfts.noCollection': 'Without a collection',
  'activity.tab': 'Activity',
  'activity.title': 'Transactions',
  'activity.transaction': 'Transaction',
  'activity.empty': 'No transactions yet',
  'activity.failed': 'Failed to fetch transactions',
  'activity.notIndexed': 'Past transactions are not available on this network',
  'activity.pending': 'Pending',
  'activity.replaceable': 'Speed up or cancel',
  'activity.speedingUp': 'Speeding up',
  'activity.canceling': 'Canceling',
  'activity.pendingCount': {
    one: '{count} pending',
    other: '{count} pending',
  },
  'activity.status': 'Status',
  'activity.statusConfirmed': 'Confirmed',
  'activity.statusFailed': 'Failed',
  'activity.statusReplaced': 'Replaced',
  'activity.statusCanceled': 'Canceled',
  'activity.replacedBy': 'On the network instead',
  'activity.value': 'Value then',
  'activity.date': 'Date',
  'activity.from': 'From',
  'activity.to': 'To',
  'activity.hash': 'Hash',
  'activity.send': 'Sent',
  'activity.receive': 'Received',
  'activity.trade': 'Traded',
  'activity.mint': 'Minted',
  'activity.burn': 'Burned',
  'activity.approve': 'Approved',
  'activity.deploy': 'Contract deployed',
  'activity.execute': 'Contract call',
  'list.loading': 'Loading',
}
/** An amount with its symbol, which is isolated: it may be in letters of the other direction. */
function toAmountText(amount, symbol) {
  return `${amount} \u2068${symbol}\u2069`
}
/** Decimal text, such as `1.5`, in the digits of a locale, cut to three decimals. Exact for any size. */
function formatNumeric(numeric, locale) {
  const decimals = numeric.split('.')[1]?.length ?? 0
  return formatAmount({
    value: parseUnits(numeric, decimals),
    decimals,
    locale,
  })
}
/** The beginning and the end of a text without spaces, such as an address or a hash. */
function shorten(text) {
  return text.length > 16 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text
}
/** Message keys of what has become of a transaction. */
var replacedKeys = {
  replaced: 'activity.statusReplaced',
  cancelled: 'activity.statusCanceled',
}
/** A transaction that is not on the chain, because another one took its place. */
function ReplacedRow({ transaction }) {
  const t = useTranslate(tabMessages)
  const { push } = useRouter()
  const { description, hash, outcome } = transaction
  return /* @__PURE__ */ jsx(Row, {
    label: description ?? t('activity.transaction'),
    detail: shorten(hash),
    icon: /* @__PURE__ */ jsx('span', {
      className: 'row-tile',
      children: /* @__PURE__ */ jsx(FailureIcon, {}),
    }),
    badge: t(replacedKeys[outcome.status]),
    testId: accountTestIds.transaction(hash),
    onClick: () =>
      push('AccountItem', {
        kind: 'replaced',
        replaced: transaction,
      }),
  })
}
/** Lucide `arrow-down-left`. */
function ReceivedIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M17 7 7 17' }),
      /* @__PURE__ */ jsx('path', { d: 'M17 17H7V7' }),
    ],
  })
}
/** Lucide `arrow-up-right`. */
function SentIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M7 7h10v10' }),
      /* @__PURE__ */ jsx('path', { d: 'M7 17 17 7' }),
    ],
  })
}
var operations = ['send', 'receive', 'trade', 'mint', 'burn', 'approve', 'deploy']
/** Message key of an operation; other operations are contract calls. */
function operationKey(operation) {
  return `activity.${operations.find(known => known === operation) ?? 'execute'}`
}
var signs = {
  in: '+',
  out: '−',
  self: '',
}
/** Transfers of a transaction, such as `−1.5 USDC, +0.1 ETH`; the sign distinguishes received from sent. */
function describeTransfers({ transfers }, locale) {
  return `${transfers
    .slice(0, 2)
    .map(({ direction, quantity, fungible_info: token, nft_info: nft }) => {
      if (nft) return `\u2068${nft.name}\u2069`
      return `\u2066${signs[direction]}${toAmountText(formatNumeric(quantity.numeric, locale), token?.symbol ?? '')}\u2069`
    })
    .join(', ')}${transfers.length > 2 ? ' …' : ''}`
}
/** Value of the transfers at the time of the transaction, in dollars, where known. */
function describeValues({ transfers }, locale) {
  const { format } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
  })
  return (
    transfers
      .flatMap(({ direction, value }) =>
        value === void 0 ? [] : [`\u2066${signs[direction]}${format(value)}\u2069`],
      )
      .slice(0, 2)
      .join(', ') || void 0
  )
}
var imageOf = ({ transfers: [first] }) =>
  first?.nft_info?.content?.preview?.url ?? first?.fungible_info?.icon?.url
/** Image of the first transferred asset; renders nothing if the gateway does not provide it. */
function TransactionImage({ transaction, size }) {
  const { fungible_info: token, nft_info: nft } = transaction.transfers[0] ?? {}
  const src = imageOf(transaction)
  if (!src) return void 0
  const shape = nft ? 'squircle' : 'circle'
  return /* @__PURE__ */ jsx(WalletIcon$1, {
    name: nft?.name ?? token?.symbol ?? '',
    src,
    size,
    shape,
  })
}
/** A past transaction. */
function TransactionRow({ transaction }) {
  const t = useTranslate(tabMessages)
  const { push } = useRouter()
  const { formatLocale } = useAtomValue(localeAtom)
  const { id, metadata } = transaction
  const { operationType, minedAt, status } = metadata
  const time = new Intl.DateTimeFormat(formatLocale, { timeStyle: 'short' }).format(new Date(minedAt))
  const isIn = operationType === 'receive' || operationType === 'mint'
  return /* @__PURE__ */ jsx(Row, {
    label: t(operationKey(operationType)),
    detail: describeTransfers(transaction, formatLocale) || void 0,
    icon:
      status === 'failed' || !imageOf(transaction)
        ? /* @__PURE__ */ jsx('span', {
            className: 'row-tile',
            children:
              status === 'failed'
                ? /* @__PURE__ */ jsx(FailureIcon, {})
                : isIn
                  ? /* @__PURE__ */ jsx(ReceivedIcon, {})
                  : operationType === 'trade'
                    ? /* @__PURE__ */ jsx(TradeIcon, {})
                    : /* @__PURE__ */ jsx(SentIcon, {}),
          })
        : /* @__PURE__ */ jsx(TransactionImage, { transaction }),
    badge:
      status === 'failed' ? t('activity.statusFailed') : status === 'pending' ? t('activity.pending') : time,
    testId: accountTestIds.transaction(id),
    onClick: () =>
      push('AccountItem', {
        kind: 'transaction',
        transaction,
      }),
  })
}
/**
 * Formatters of the rows for amounts and values. They are created once, while the view is prepared: creating them takes
 * longer than rendering a row.
 */
function useFigures() {
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  return useMemo(() => {
    const amounts = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 3 })
    const money = new Intl.NumberFormat(formatLocale, {
      style: 'currency',
      currency: getCurrency(client),
    })
    const changes = createChangeFormat(formatLocale)
    const { maximumFractionDigits = 2 } = money.resolvedOptions()
    const smallest = 10 ** -maximumFractionDigits
    return {
      toAmount({ amount, quantity }) {
        const text = truncateDecimals({
          value: amount,
          decimals: Number(quantity.decimals),
        })
        return amounts.format(text)
      },
      /** A change as text with its sign, and its direction after it is rounded. */
      toChange(change) {
        return {
          text: changes.format(change),
          direction: Math.abs(change) < 5e-4 ? 'none' : change < 0 ? 'down' : 'up',
        }
      },
      toMoney: value => money.format(value),
      /** Whether a value is below the smallest unit of the currency, such as a cent. */
      isDust: value => value < smallest,
    }
  }, [client, formatLocale])
}
/** A change, such as 0.05, as a percentage with its sign. */
function formatChange(change, locale) {
  return createChangeFormat(locale).format(change)
}
var createChangeFormat = locale =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
/** Everything that is known of a token or a transaction, and its page at the explorer. */
function AccountItemView() {
  useStyles(AccountTabs_default)
  const t = useTranslate(tabMessages)
  const common = useTranslate(modalMessages)
  const item = useViewParameters('AccountItem')
  const describe = useDescribe()
  const networks = useAtomValue(networksAtom)
  const { title, heading, image, note, rows, chain, link } = describe(item)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === chain)
  const explorer = network && link && getExplorerUrl(network, link)
  return /* @__PURE__ */ jsxs(View, {
    title,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'item-head',
        children: [
          image,
          /* @__PURE__ */ jsx('h2', {
            className: 'item-name',
            children: /* @__PURE__ */ jsx('bdi', { children: heading }),
          }),
          note
            ? /* @__PURE__ */ jsx(Text, {
                size: 'secondary',
                children: note,
              })
            : null,
        ],
      }),
      /* @__PURE__ */ jsx('dl', {
        className: 'item-rows',
        children: [...rows, [t('tokens.network'), network?.name]].map(([name, value]) =>
          value
            ? /* @__PURE__ */ jsxs(
                'div',
                {
                  children: [
                    /* @__PURE__ */ jsx('dt', { children: name }),
                    /* @__PURE__ */ jsx('dd', { children: /* @__PURE__ */ jsx('bdi', { children: value }) }),
                  ],
                },
                name,
              )
            : null,
        ),
      }),
      explorer
        ? /* @__PURE__ */ jsx(LinkRow, {
            label: t('tokens.explorer', { name: explorer.name }),
            href: explorer.url,
            newTabHint: common('modal.opensNewTab'),
          })
        : null,
    ],
  })
}
function useDescribe() {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  return item => {
    if (item.kind === 'token') {
      const { name, symbol, amount, quantity, isLookalike, address, chainId } = item.token
      const { price, value, dayChange } = isLookalike ? {} : item.token
      const decimals = Number(quantity.decimals)
      const all = {
        value: amount,
        decimals,
        locale,
        maximumFractionDigits: Math.min(decimals, 20),
      }
      const exact = formatUnits(amount, decimals)
      const shown = decimals > 20 ? exact : formatAmount(all)
      const contract = address?.slice(chainId.length + 1)
      return {
        title: t('tokens.title'),
        heading: name,
        image: /* @__PURE__ */ jsx(WalletIcon$1, {
          name: symbol,
          src: getTokenImageUrl(client, item.token),
          size: 72,
          shape: 'circle',
        }),
        note: isLookalike ? t('tokens.lookalikeHint') : void 0,
        rows: [
          [t('tokens.amount'), `${shown} \u2068${symbol}\u2069`],
          [t('tokens.value'), formatFiat(value, locale, getCurrency(client))],
          [t('tokens.price'), formatFiat(price, locale, getCurrency(client))],
          [t('tokens.dayChange'), dayChange === void 0 ? void 0 : formatChange(dayChange, locale)],
          [t('tokens.address'), contract],
        ],
        chain: chainId,
        link: contract ? { address: contract } : void 0,
      }
    }
    const time = at =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
      }).format(at)
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
      const other = outcome.hash === hash ? void 0 : outcome.hash
      return {
        title: t('activity.transaction'),
        heading: description ?? t(replacedKeys[outcome.status]),
        rows: [
          [t('activity.status'), description ? t(replacedKeys[outcome.status]) : void 0],
          [t('activity.date'), time(outcome.endedAt)],
          [t('activity.from'), address],
          [t('activity.hash'), hash],
          [t('activity.replacedBy'), other],
        ],
        chain,
        link: other ? { transaction: other } : void 0,
      }
    }
    const { metadata } = item.transaction
    const { operationType, status, minedAt, sentFrom, sentTo, hash, chain } = metadata
    return {
      title: t('activity.transaction'),
      heading: t(operationKey(operationType)),
      image: /* @__PURE__ */ jsx(TransactionImage, {
        transaction: item.transaction,
        size: 72,
      }),
      rows: [
        [
          t('activity.status'),
          t(
            {
              confirmed: 'activity.statusConfirmed',
              failed: 'activity.statusFailed',
              pending: 'activity.pending',
            }[status],
          ),
        ],
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
/** Lucide `arrow-up-right`. */
function SendIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    flip: true,
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M7 7h10v10' }),
      /* @__PURE__ */ jsx('path', { d: 'M7 17 17 7' }),
    ],
  })
}
/**
 * Chains that the gateway serves; undefined while unknown and without a gateway. For views: features of the gateway are
 * offered until it reports that it does not serve the chain.
 */
function useSupportedChains(enabled) {
  const { client } = useLatchkit()
  const { data } = useClientQuery(
    enabled && client.config.gateway ? supportedChainsQueryOptions(client) : void 0,
  )
  return data?.http
}
/** Whether the view was shown. A view that is only prepared requests nothing. For views. */
function useWasShown() {
  const isOpen = useAtomValue(isOpenAtom)
  const wasShown = useRef(isOpen)
  wasShown.current ||= isOpen
  return wasShown.current
}
/** The view of each action. */
var actionViews = {
  onramp: 'OnRampProviders',
  swaps: 'Swap',
  receive: 'WalletReceive',
  send: 'WalletSend',
}
/**
 * Actions of the account, in the order of the app's config. Omits actions that are off or not offered on the network.
 */
function useOfferedActions() {
  const features = useFeatures()
  const { network } = useNetwork()
  const served = useSupportedChains(useWasShown())
  const isOffered = action => {
    if (!features[action] || !(action in actionViews)) return false
    if (action !== 'onramp' && action !== 'swaps') return true
    if (!network || !getNetworkServices(network)[action]) return false
    return served?.includes(network.caipNetworkId) ?? true
  }
  return features.walletActionsOrder.filter(isOffered)
}
var icons = {
  onramp: /* @__PURE__ */ jsx(CardIcon, {}),
  swaps: /* @__PURE__ */ jsx(TradeIcon, {}),
  receive: /* @__PURE__ */ jsx(QrCodeIcon, {}),
  send: /* @__PURE__ */ jsx(SendIcon, {}),
}
/** Buttons to the actions of the account. */
function AccountActions() {
  const t = useTranslate(tabMessages)
  const shown = useOfferedActions()
  if (shown.length === 0) return null
  return /* @__PURE__ */ jsx('ul', {
    className: 'account-actions',
    'aria-label': t('account.actions'),
    children: shown.map(action =>
      /* @__PURE__ */ jsx('li', { children: /* @__PURE__ */ jsx(ActionButton, { action }) }, action),
    ),
  })
}
function ActionButton({ action }) {
  const t = useTranslate(tabMessages)
  const { push } = useRouter()
  const view = actionViews[action]
  const preload = usePreloadView(view)
  return /* @__PURE__ */ jsxs('button', {
    type: 'button',
    className: 'account-action',
    'data-testid': accountTestIds.accountAction(action),
    onClick: () => push(view),
    onPointerEnter: preload,
    onFocus: preload,
    children: [icons[action], t(`account.${action}`)],
  })
}
var accountMessages = {
  'account.title': 'Account',
  'account.copy': 'Copy address',
  'account.copyFailed': 'The address could not be copied',
  'account.explorer': 'View on {name}',
  'account.balanceLoading': 'Loading balance',
  'account.balanceUnavailable': 'Token Balance Unavailable',
  'account.unpriced': {
    one: '{count} token has no price',
    other: '{count} tokens have no price',
  },
  'account.network': 'Network',
  'account.chooseName': 'Choose account name',
  'account.settings': 'Settings',
  'account.wallets': 'Wallets',
  'account.wallet': 'Wallet',
  'account.walletsCount': {
    one: '{count} wallet connected',
    other: '{count} wallets connected',
  },
  'account.connectNamespace': 'Connect {name}',
  'account.showNamespace': 'Switch to {name}',
  'account.namespaceShown': 'Your {name} account is shown now',
  'account.disconnect': 'Disconnect',
  'account.disconnectAll': 'Disconnect all',
  'profile.title': 'Wallets',
  'profile.namespaces': 'Chains',
  'profile.connected': 'Connected wallets',
  'profile.active': 'Active',
  'profile.switched': '{name} is active now',
  'profile.recent': 'Recent wallets',
  'profile.recentHint': 'Connected before',
  'profile.accounts': 'Accounts of {name}',
  'profile.accountSwitched': 'The account {address} is active now',
  'profile.accountFailed': 'The account could not be switched',
  'profile.eoa': 'Standard account',
  'profile.smartAccount': 'Smart account',
  'profile.payment': 'Payment account',
  'profile.ordinal': 'Ordinals account',
  'profile.stx': 'Stacks account',
  'profile.add': 'Connect another wallet',
  'profile.addFirst': 'Connect a wallet',
  'profile.addFirstOf': 'Connect {name} wallet',
  'profile.disconnect': 'Disconnect',
  'profile.disconnectAll': 'Disconnect all',
  'profile.disconnectOne': 'Disconnect {name}',
}
/** Lucide `plus`. */
function PlusIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M5 12h14' }),
      /* @__PURE__ */ jsx('path', { d: 'M12 5v14' }),
    ],
  })
}
/** Lucide `settings-2`. */
function SettingsIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M14 17H5' }),
      /* @__PURE__ */ jsx('path', { d: 'M19 7h-9' }),
      /* @__PURE__ */ jsx('circle', {
        cx: '17',
        cy: '17',
        r: '3',
      }),
      /* @__PURE__ */ jsx('circle', {
        cx: '7',
        cy: '7',
        r: '3',
      }),
    ],
  })
}
/** Small buttons to the views of the account: its network, its wallets, its name and its settings. */
function AccountChips() {
  const t = useTranslate(accountMessages)
  const { embeddedWalletInfo } = useAccount()
  const { networkSwitch } = useOptions()
  const { network, caipNetworkId } = useNetwork()
  const networkName = network?.name ?? caipNetworkId ?? ''
  return /* @__PURE__ */ jsxs('div', {
    className: 'account-chips',
    children: [
      networkSwitch === false
        ? null
        : /* @__PURE__ */ jsx(Chip, {
            view: 'Networks',
            hint: t('account.network'),
            label: networkName,
            icon: /* @__PURE__ */ jsx(NetworkLogo, {
              network,
              name: networkName,
              size: 20,
            }),
            testId: accountTestIds.accountNetwork,
          }),
      /* @__PURE__ */ jsx(WalletChip, {}),
      embeddedWalletInfo
        ? /* @__PURE__ */ jsx(Chip, {
            view: 'AccountSettings',
            hint: t('account.settings'),
            icon: /* @__PURE__ */ jsx(SettingsIcon, {}),
            testId: accountTestIds.accountSettings,
          })
        : null,
      /* @__PURE__ */ jsx(NameChip, {}),
    ],
  })
}
/** The current wallet, with the number of wallets where several are connected. */
function WalletChip() {
  const t = useTranslate(accountMessages)
  const { connector } = useAtomValue(accountAtom)
  const icon = useConnectorIcon(connector)
  const connections = useAtomValue(connectionsAtom)
  const count = useWallets().filter(wallet =>
    wallet.connectors.some(one =>
      connections.some(known => known.connector.id === one.id && known.connector.namespace === one.namespace),
    ),
  ).length
  if (!connector) return null
  const name = toVisibleLine(connector.name)
  return /* @__PURE__ */ jsx(Chip, {
    view: 'ProfileWallets',
    hint: `${name}, ${count > 1 ? t('account.walletsCount', { count }) : t('account.wallet')}`,
    label: count > 1 ? `${count}` : void 0,
    icon: /* @__PURE__ */ jsx(WalletIcon$1, {
      name,
      src: icon,
      size: 20,
    }),
    testId: accountTestIds.accountWallets,
  })
}
/** The way to a name, for an account that has none. Not shown while the name is being read. */
function NameChip() {
  const t = useTranslate(accountMessages)
  const canRegister = useCanRegisterName()
  const { name, isFetching } = useIdentity({ enabled: useWasShown() && canRegister })
  if (!canRegister || name || isFetching) return null
  return /* @__PURE__ */ jsx(Chip, {
    view: 'RegisterAccountName',
    label: t('account.chooseName'),
    icon: /* @__PURE__ */ jsx(PlusIcon, {}),
    testId: accountTestIds.accountName,
  })
}
function Chip({ view, hint, label, icon, testId }) {
  const { push } = useRouter()
  const preload = usePreloadView(view)
  return /* @__PURE__ */ jsx('button', {
    type: 'button',
    className: 'account-chip',
    'data-testid': testId,
    onClick: () => push(view),
    onPointerEnter: preload,
    onFocus: preload,
    children: /* @__PURE__ */ jsxs('span', {
      className: 'account-chip-inner',
      children: [
        icon,
        hint
          ? /* @__PURE__ */ jsxs('span', {
              className: 'sr',
              children: [hint, ' '],
            })
          : null,
        label
          ? /* @__PURE__ */ jsx('span', {
              className: 'account-chip-label',
              children: label,
            })
          : null,
      ],
    }),
  })
}
var AccountHead_default =
  '.account{flex-direction:column;gap:4px;padding:0 4px;display:flex}.account-who{align-items:center;display:flex}.account-names{flex:1;min-width:0;margin-inline-start:12px}.account-name{text-overflow:ellipsis;white-space:nowrap;font-size:17px;font-weight:600;line-height:22px;overflow:hidden}.account-address{font-variant-numeric:tabular-nums;white-space:nowrap;direction:ltr;unicode-bidi:isolate;font-weight:600}.account-name+.account-address{color:var(--lk-text-2);font-size:13px;font-weight:400;line-height:18px}.account-chips{flex-wrap:wrap;gap:0 8px;display:flex}.account-chip{border-radius:22px;min-width:44px;max-width:100%;padding:4px 0}.account-chip-inner{background:var(--lk-surface-2);border-radius:18px;justify-content:center;align-items:center;gap:8px;min-height:36px;padding:4px 8px;font-size:13px;font-weight:500;line-height:18px;transition:background-color .12s;display:flex}.account-chip-inner .icon{width:20px;height:20px}.account-chip-label{text-overflow:ellipsis;white-space:nowrap;min-width:0;padding-inline-end:4px;overflow:hidden}.account-worth{padding:4px 0}.account-worth .figure{white-space:nowrap}.account-worth.long .figure{font-size:24px}.account-balance{align-items:center;gap:6px;display:inline-flex}.account-loading{align-items:center;min-height:38px;display:flex}.account-line{z-index:2;background:var(--lk-surface);visibility:hidden;opacity:0;align-items:center;gap:8px;height:44px;margin-bottom:-52px;padding:0 4px;font-weight:600;transition:opacity .12s,visibility .12s;display:flex;position:sticky;top:-8px}.account-line.shown{visibility:visible;opacity:1}.account-line bdi{text-overflow:ellipsis;white-space:nowrap;flex:1;min-width:0;overflow:hidden}@media (height<=479.98px){.account-line{display:none}}@media (height>=480px){.body:has(.account-line){scroll-padding-top:108px}.account-line~.tabs{z-index:1;box-shadow:0 0 0 8px var(--lk-surface);position:sticky;top:36px}}@media (hover:hover){.account-chip:hover .account-chip-inner{background:var(--lk-hover)}}@media (forced-colors:active){.account-chip-inner{border:1px solid buttontext}}'
/** The worth of all tokens, and the balance below it; the balance alone where no token has a price. */
function AccountWorth({ worth }) {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const { network } = useNetwork()
  const { headline, balance, unpriced, age, isLoading } = worth
  if (!headline && !balance && !isLoading)
    return /* @__PURE__ */ jsx(Text, {
      size: 'secondary',
      children: t('account.balanceUnavailable'),
    })
  const isBalance = headline !== void 0 && headline === balance
  const image = network && getShownToken(client, network)?.image
  const balanceText =
    balance &&
    /* @__PURE__ */ jsxs('span', {
      className: 'account-balance',
      'data-testid': accountTestIds.accountBalance,
      children: [
        image
          ? /* @__PURE__ */ jsx(WalletIcon$1, {
              name: balance,
              src: image,
              size: isBalance ? 28 : 18,
              shape: 'circle',
            })
          : null,
        /* @__PURE__ */ jsx('bdi', { children: balance }),
      ],
    })
  if (isBalance)
    return /* @__PURE__ */ jsx(Text, {
      size: 'figure',
      children: balanceText,
    })
  return /* @__PURE__ */ jsxs('div', {
    className: headline && headline.length > 15 ? 'account-worth long' : 'account-worth',
    children: [
      headline
        ? /* @__PURE__ */ jsx(Text, {
            size: 'figure',
            testId: accountTestIds.accountWorth,
            children: /* @__PURE__ */ jsx('bdi', { children: headline }),
          })
        : /* @__PURE__ */ jsxs('div', {
            className: 'account-loading',
            children: [
              /* @__PURE__ */ jsx('span', {
                className: 'sr',
                children: t('account.balanceLoading'),
              }),
              /* @__PURE__ */ jsx(Skeleton, {
                height: 32,
                width: 160,
              }),
            ],
          }),
      /* @__PURE__ */ jsxs(Text, {
        size: 'secondary',
        children: [
          balanceText,
          unpriced > 0 ? ` · ${t('account.unpriced', { count: unpriced })}` : ' ',
          age ? ` · ${age}` : null,
        ],
      }),
    ],
  })
}
/** The worth and the balance of the connected account on the current network. */
function useWorth() {
  const { client } = useLatchkit()
  const enabled = useWasShown()
  const { formatLocale } = useAtomValue(localeAtom)
  const { toMoney } = useFigures()
  const tokens = useTokenBalances({ enabled })
  const { balance: known, isLoading, isError } = useBalance({ enabled })
  const { total, unpriced } = addUp(tokens.tokenBalances ?? [])
  const balance =
    known &&
    `${formatAmount({
      ...known,
      locale: formatLocale,
    })} ${known.symbol}`
  const isPriceComing = tokens.isLoading && client.config.gateway !== void 0
  return {
    headline: total === void 0 ? (isPriceComing ? void 0 : balance) : toMoney(total),
    balance,
    unpriced: total === void 0 ? 0 : unpriced,
    age: total === void 0 ? void 0 : formatAge(Date.now() - tokens.dataUpdatedAt, formatLocale),
    isLoading: total === void 0 && (isPriceComing || (isLoading && !isError)),
  }
}
/** Undefined for less than a minute. */
function formatAge(milliseconds, locale) {
  const minutes = Math.floor(milliseconds / 6e4)
  if (minutes < 1) return void 0
  const format = new Intl.RelativeTimeFormat(locale)
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}
/** Adds the values of tokens. Tokens that imitate another token are neither counted nor missing. */
function addUp(tokens) {
  let total
  let unpriced = 0
  for (const { value, isLookalike } of tokens) {
    if (isLookalike) continue
    if (value === void 0) unpriced++
    else total = (total ?? 0) + value
  }
  return {
    total,
    unpriced,
  }
}
/**
 * The account in one block: image, name, address, chips of its network and its wallet, and its worth. Once the block is
 * scrolled away, a line with the image, the name and the worth stays above the tabs.
 */
function AccountHead({ address }) {
  useStyles(AccountHead_default)
  useStyles(IconButton_default)
  const t = useTranslate(accountMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  const { network } = useNetwork()
  const { name, avatar } = useIdentity({
    address,
    enabled: useWasShown(),
  })
  const worth = useWorth()
  const head = useRef(null)
  const isPast = useIsScrolledPast(head)
  const explorer = network && getExplorerUrl(network, { address })
  const icon = size =>
    /* @__PURE__ */ jsx(AccountIcon, {
      address,
      name,
      src: avatar,
      size,
    })
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: isPast ? 'account-line shown' : 'account-line',
        'aria-hidden': 'true',
        children: [
          icon(24),
          /* @__PURE__ */ jsx('bdi', { children: name ?? truncateAddress(address) }),
          /* @__PURE__ */ jsx('span', {
            className: 'account-figure',
            children: worth.headline,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'account',
        ref: head,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'account-who',
            children: [
              icon(44),
              /* @__PURE__ */ jsxs('div', {
                className: 'account-names',
                children: [
                  name
                    ? /* @__PURE__ */ jsx('p', {
                        className: 'account-name',
                        children: /* @__PURE__ */ jsx('bdi', { children: name }),
                      })
                    : null,
                  /* @__PURE__ */ jsx('span', {
                    className: 'account-address',
                    title: address,
                    'data-testid': accountTestIds.accountAddress,
                    'data-address': address,
                    children: truncateAddress(address),
                  }),
                ],
              }),
              /* @__PURE__ */ jsx(CopyButton, {
                value: address,
                label: t('account.copy'),
                testId: accountTestIds.accountCopy,
                onCopied: () => announce(common('modal.copied')),
                onFailed: () =>
                  toast.show({
                    variant: 'error',
                    message: t('account.copyFailed'),
                  }),
              }),
              explorer
                ? /* @__PURE__ */ jsxs('a', {
                    className: 'icon-button',
                    href: explorer.url,
                    target: '_blank',
                    rel: 'noreferrer noopener',
                    children: [
                      /* @__PURE__ */ jsx(ExternalLinkIcon, {}),
                      /* @__PURE__ */ jsxs('span', {
                        className: 'sr',
                        children: [
                          t('account.explorer', { name: explorer.name }),
                          ' (',
                          common('modal.opensNewTab'),
                          ')',
                        ],
                      }),
                    ],
                  })
                : null,
            ],
          }),
          /* @__PURE__ */ jsx(AccountChips, {}),
          /* @__PURE__ */ jsx(AccountWorth, { worth }),
        ],
      }),
    ],
  })
}
/** Whether an element is scrolled out of the body of its view, at its upper end. */
function useIsScrolledPast(ref) {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    const root = element?.closest('.body')
    if (!element || !root) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const top = entry?.rootBounds?.top ?? 0
        setIsPast(entry?.isIntersecting === false && entry.boundingClientRect.bottom <= top)
      },
      {
        root,
        rootMargin: '-44px 0px 0px',
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isPast
}
/** Groups items by day, newest first. Those of one time keep their order. `timeOf` is in milliseconds since 1970. */
function groupByDay(items, timeOf, { locale, now, timeZone }) {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone,
  })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const names = new Map([1, 0].map(ago => [format.format(now - ago * 864e5), relative.format(-ago, 'day')]))
  const days = /* @__PURE__ */ new Map()
  const sorted = items
    .map(item => ({
      item,
      time: timeOf(item),
    }))
    .sort((a, b) => b.time - a.time)
  for (const { item, time } of sorted) {
    const day = format.format(time)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(item)
    else days.set(day, [item])
  }
  return [...days].map(([day, ofDay]) => ({
    day: names.get(day) ?? day,
    items: ofDay,
  }))
}
/** Placeholder of loading rows. */
function ListLoading() {
  const t = useTranslate(tabMessages)
  return /* @__PURE__ */ jsxs('div', {
    className: 'account-list',
    role: 'status',
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'sr',
        children: t('list.loading'),
      }),
      /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
      /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
      /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
    ],
  })
}
/** Explains why the list is empty, with a retry button or the actions that fill it. */
function ListMessage(props) {
  const t = useTranslate(modalMessages)
  const ofTabs = useTranslate(tabMessages)
  const { push } = useRouter()
  const { text, onRetry, isBusy, actions = [] } = props
  const offered = useOfferedActions().filter(action => actions.includes(action))
  return /* @__PURE__ */ jsxs('div', {
    className: 'account-list message',
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'secondary',
        children: text,
      }),
      onRetry
        ? /* @__PURE__ */ jsx(Button, {
            onClick: onRetry,
            busy: isBusy,
            testId: modalTestIds.retry,
            children: t('modal.tryAgain'),
          })
        : null,
      offered.length > 0
        ? /* @__PURE__ */ jsx('div', {
            className: 'account-choices',
            children: offered.map(action =>
              /* @__PURE__ */ jsx(
                Button,
                {
                  onClick: () => push(actionViews[action]),
                  children: ofTabs(`account.${action}`),
                },
                action,
              ),
            ),
          })
        : null,
    ],
  })
}
/** Below the last row: the next page is loading, or could not be loaded. */
function ListTail({ query }) {
  const t = useTranslate(tabMessages)
  const common = useTranslate(modalMessages)
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  if (isFetchingNextPage)
    return /* @__PURE__ */ jsxs('div', {
      className: 'account-tail',
      role: 'status',
      children: [
        /* @__PURE__ */ jsx('span', {
          className: 'sr',
          children: t('list.loading'),
        }),
        /* @__PURE__ */ jsx(Spinner, {}),
      ],
    })
  if (!isFetchNextPageError) return null
  return /* @__PURE__ */ jsx('div', {
    className: 'account-tail',
    children: /* @__PURE__ */ jsx(Button, {
      onClick: () => void fetchNextPage(),
      testId: modalTestIds.retry,
      children: common('modal.tryAgain'),
    }),
  })
}
/** A pending transaction. Leads to its replacements where the wallet can replace it. */
function PendingRow({ transaction }) {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const preload = usePreloadView('ReplaceTransaction')
  const { data: offer } = useClientQuery(replacementQueryOptions(client, transaction))
  const { description, hash, replacements } = transaction
  const replacing = replacements?.at(-1)?.kind
  const details = {
    speedUp: 'activity.speedingUp',
    cancel: 'activity.canceling',
  }
  const plain = description ? t('activity.pending') : shorten(hash)
  const detail = replacing ? t(details[replacing]) : offer ? t('activity.replaceable') : plain
  return /* @__PURE__ */ jsx(Row, {
    label: description ?? t('activity.pending'),
    detail,
    icon: /* @__PURE__ */ jsx('span', {
      className: 'row-tile',
      children: /* @__PURE__ */ jsx(ClockIcon, {}),
    }),
    chevron: Boolean(offer),
    testId: accountTestIds.transaction(hash),
    onIntent: offer ? preload : void 0,
    onClick: () =>
      offer
        ? push('ReplaceTransaction', { transaction })
        : push('AccountItem', {
            kind: 'pending',
            pending: transaction,
          }),
  })
}
/** Failures of lists that were shown in a toast, and the text of the last such toast. */
var getShown = /*#__PURE__*/ createSlot(() => ({
  errors: /* @__PURE__ */ new WeakSet(),
  message: '',
}))
/**
 * Shows once that a list failed to load. Keeps a recent toast from another source: the list shows its failure in place
 * as well.
 */
function useFailureToast(error, message) {
  const latchkit = useLatchkit()
  const toast = useToast()
  useEffect(() => {
    const shown = getShown(latchkit)
    if (!error || shown.errors.has(error)) return
    shown.errors.add(error)
    const store = getStore$1(latchkit)
    const current = store.get(toastAtom)
    if (store.get(toastPendingAtom) || (current && current.message !== shown.message)) return
    shown.message = message
    toast.show({
      variant: 'error',
      message,
    })
  }, [error, latchkit, toast, message])
}
/**
 * The pending transactions of the account that is shown, on its network. They are waited for: each that ends is announced.
 */
function usePendingTransactions(enabled) {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { address } = useAtomValue(accountAtom)
  const { caipNetworkId } = useAtomValue(networkAtom)
  const pending = useAtomValue(pendingTransactionsAtom)
  useEffect(() => {
    if (enabled) restorePendingTransactions(client)
  }, [client, enabled])
  useEffect(() => {
    if (enabled) followPendingTransactions(client, (...ended) => announceEnded(latchkit, ...ended))
  }, [latchkit, client, enabled, pending])
  return pending.filter(one => one.address === address && one.chain === caipNetworkId)
}
/** Transactions of the account that is shown, on its network, that were replaced or canceled. */
function useReplacedTransactions() {
  const { address } = useAtomValue(accountAtom)
  const { caipNetworkId } = useAtomValue(networkAtom)
  const replaced = useAtomValue(replacedTransactionsAtom)
  return useMemo(
    () => replaced.filter(one => one.address === address && one.chain === caipNetworkId),
    [replaced, address, caipNetworkId],
  )
}
var heightOf$1 = item => ('heading' in item ? 40 : 64)
/** Pending transactions, then past transactions and replaced ones by day, newest first. */
function ActivityList({ inline }) {
  const t = useTranslate(tabMessages)
  const { formatLocale } = useAtomValue(localeAtom)
  const wasShown = useWasShown()
  const query = useTransactions({ enabled: wasShown })
  const { transactions, error, empty, refetch } = query
  const canLoadMore = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
  const known = useMemo(() => new Set(transactions.map(({ metadata }) => metadata.hash)), [transactions])
  const pending = usePendingTransactions(wasShown).filter(
    ({ hash, replacements = [] }) => !known.has(hash) && !replacements.some(one => known.has(one.hash)),
  )
  const isIndexed = !isError(error, 'activity/not-indexed')
  useFailureToast(isIndexed ? error : null, t('activity.failed'))
  const replaced = useReplacedTransactions()
  const past = useMemo(
    () => toItems([...transactions, ...replaced], formatLocale),
    [transactions, replaced, formatLocale],
  )
  const items =
    pending.length > 0
      ? [
          {
            key: 'pending',
            heading: t('activity.pending'),
          },
          ...pending.map(one => ({
            key: `pending ${one.hash}`,
            pending: one,
          })),
          ...past,
        ]
      : past
  if (items.length === 0) {
    if (!isIndexed) return /* @__PURE__ */ jsx(ListMessage, { text: t('activity.notIndexed') })
    if (error)
      return /* @__PURE__ */ jsx(ListMessage, {
        text: t('activity.failed'),
        onRetry: refetch,
      })
    return empty
      ? /* @__PURE__ */ jsx(ListMessage, {
          text: t('activity.empty'),
          actions: ['receive', 'onramp'],
        })
      : /* @__PURE__ */ jsx(ListLoading, {})
  }
  return /* @__PURE__ */ jsx(VirtualList, {
    inline,
    items,
    rowHeight: heightOf$1,
    label: t('activity.title'),
    getKey: ({ key }) => key,
    getLabel: item => ('transaction' in item ? item.transaction.metadata.operationType : ''),
    isHeading: item => 'heading' in item,
    renderItem: item =>
      'heading' in item
        ? /* @__PURE__ */ jsx('h2', {
            className: 'account-day',
            children: item.heading,
          })
        : 'pending' in item
          ? /* @__PURE__ */ jsx(PendingRow, { transaction: item.pending })
          : 'replaced' in item
            ? /* @__PURE__ */ jsx(ReplacedRow, { transaction: item.replaced })
            : /* @__PURE__ */ jsx(TransactionRow, { transaction: item.transaction }),
    onEnd: canLoadMore ? query.fetchNextPage : void 0,
    tail: /* @__PURE__ */ jsx(ListTail, { query }),
  })
}
/** Rows and the headings of their days. */
function toItems(past, locale) {
  return groupByDay(past, timeOf, {
    locale,
    now: Date.now(),
  }).flatMap(({ day, items }) => [
    {
      key: day,
      heading: day,
    },
    ...items.map(one =>
      'outcome' in one
        ? {
            key: `replaced ${one.hash}`,
            replaced: one,
          }
        : {
            key: one.id,
            transaction: one,
          },
    ),
  ])
}
var timeOf = one => ('outcome' in one ? one.outcome.endedAt : Date.parse(one.metadata.minedAt))
/** The last selected tab, so that back from the details of a row returns to it. */
var accountTabAtom = /*#__PURE__*/ atom('tokens')
var heightOf = item => ('heading' in item ? 40 : 208)
/** The NFTs of the account by collection, two in a row. */
function NftsTab() {
  const t = useTranslate(tabMessages)
  const query = useNfts({ enabled: useWasShown() })
  const { nfts, error, refetch } = query
  const canLoadMore = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
  const isServed = !isError(error, 'nfts/not-served')
  useFailureToast(isServed ? error : null, t('nfts.failed'))
  const items = useMemo(() => groupByCollection(nfts ?? []), [nfts])
  if (!nfts) {
    if (!error) return /* @__PURE__ */ jsx(ListLoading, {})
    return isServed
      ? /* @__PURE__ */ jsx(ListMessage, {
          text: t('nfts.failed'),
          onRetry: refetch,
        })
      : /* @__PURE__ */ jsx(ListMessage, { text: t('nfts.notServed') })
  }
  if (nfts.length === 0)
    return /* @__PURE__ */ jsx(ListMessage, {
      text: t('nfts.empty'),
      actions: ['receive'],
    })
  return /* @__PURE__ */ jsx(VirtualList, {
    inline: true,
    items,
    rowHeight: heightOf,
    label: t('nfts.tab'),
    getKey: ({ key }) => key,
    getLabel: item => ('pair' in item ? item.pair[0].name : ''),
    isHeading: item => 'heading' in item,
    renderItem: item =>
      'heading' in item
        ? /* @__PURE__ */ jsx('h2', {
            className: 'account-day',
            children: /* @__PURE__ */ jsx('bdi', { children: item.heading || t('nfts.noCollection') }),
          })
        : /* @__PURE__ */ jsx(NftPair, { pair: item.pair }),
    onEnd: canLoadMore ? query.fetchNextPage : void 0,
    tail: /* @__PURE__ */ jsx(ListTail, { query }),
  })
}
/**
 * Headings and pairs of each collection, in the order of their first NFT. A collection is its contract, since any contract
 * may have the name of another one; an NFT of Solana has a mint alone, and the name of its collection.
 */
function groupByCollection(nfts) {
  const collections = /* @__PURE__ */ new Map()
  for (const nft of nfts) {
    const key = nft.tokenId ? nft.address : nft.collection
    const known = collections.get(key)
    if (known) known.push(nft)
    else collections.set(key, [nft])
  }
  return [...collections].flatMap(([key, ofOne]) => [
    {
      key: `collection ${key}`,
      heading: ofOne[0]?.collection || shorten(key),
    },
    ...ofOne.flatMap((nft, index) =>
      index % 2 === 0
        ? [
            {
              key: nft.id,
              pair: [nft, ofOne[index + 1]],
            },
          ]
        : [],
    ),
  ])
}
function NftPair({ pair: [first, second] }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'nft-pair',
    children: [
      /* @__PURE__ */ jsx(NftTile, { nft: first }),
      second ? /* @__PURE__ */ jsx(NftTile, { nft: second }) : null,
    ],
  })
}
function NftTile({ nft }) {
  const { push } = useRouter()
  const preload = usePreloadView('Nft')
  return /* @__PURE__ */ jsxs('button', {
    type: 'button',
    className: 'nft',
    'data-testid': accountTestIds.nft(nft.id),
    onKeyDown: moveInPair,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => push('Nft', { nft }),
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'nft-image',
        children: /* @__PURE__ */ jsx(WalletIcon$1, {
          name: nft.name,
          src: nft.imageUrl,
          size: 152,
        }),
      }),
      /* @__PURE__ */ jsx('bdi', {
        className: 'nft-name',
        children: nft.name,
      }),
    ],
  })
}
/** The keys of the list lead from row to row; these lead between the two of a row. */
function moveInPair(event) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const isForward = (event.key === 'ArrowRight') !== isMirrored
  const { parentElement: pair } = event.currentTarget
  const target = isForward ? pair?.lastElementChild : pair?.firstElementChild
  event.preventDefault()
  if (target instanceof HTMLElement) target.focus()
}
/**
 * Requests the tokens of the account, and the chains that the gateway serves, in the press that opens a prepared
 * Account, so that the request is pending while the dialog is shown. The queries of the view share it. Returns the stop
 * function.
 */
function prefetchTokensOnOpening(client) {
  const { store } = client
  return store.sub(isOpenAtom, () => {
    const { address } = store.get(accountAtom)
    const { network } = store.get(networkAtom)
    if (!(store.get(isOpenAtom) && store.get(entryAtom)?.view === 'Account') || !address || !network) return
    const queryClient = openQueryClient(client, QueryClient)
    if (client.config.gateway) queryClient.prefetchQuery(supportedChainsQueryOptions(client))
    queryClient.prefetchQuery(
      tokenBalancesQueryOptions(client, {
        address,
        network,
      }),
    )
  })
}
/** Milliseconds without requests after a failure. */
var pause = 3e4
/** Tokens of the account, sorted by value. Those of no worth and imitations are shown on request. */
function TokensTab() {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  const wasShown = useWasShown()
  const { tokenBalances, error, isError, lastRetry, refetch } = useTokenBalances({ enabled: wasShown })
  useEffect(() => (wasShown ? void 0 : prefetchTokensOnOpening(client)), [client, wasShown])
  const isPaused = usePause(lastRetry)
  const figures = useFigures()
  const [isWhole, setIsWhole] = useState(false)
  const { isDust } = figures
  const { shown, hidden } = useMemo(() => divide(tokenBalances ?? [], isDust), [tokenBalances, isDust])
  useFailureToast(error, t('tokens.unavailable'))
  if (!tokenBalances)
    return isError
      ? /* @__PURE__ */ jsx(ListMessage, {
          text: t('tokens.unavailable'),
          onRetry: refetch,
          isBusy: isPaused,
        })
      : /* @__PURE__ */ jsx(ListLoading, {})
  return /* @__PURE__ */ jsx(VirtualList, {
    inline: true,
    items: isWhole ? [...shown, ...hidden] : shown,
    rowHeight: 64,
    label: t('tokens.tab'),
    getKey: ({ address = 'native' }) => address,
    getLabel: ({ name }) => name,
    renderItem: token =>
      /* @__PURE__ */ jsx(TokenRow, {
        token,
        figures,
      }),
    tail:
      hidden.length > 0
        ? /* @__PURE__ */ jsx('div', {
            className: 'account-tail',
            children: /* @__PURE__ */ jsx(Button, {
              variant: 'plain',
              testId: accountTestIds.tokensMore,
              onClick: () => setIsWhole(!isWhole),
              children: isWhole ? t('tokens.less') : t('tokens.more', { count: hidden.length }),
            }),
          })
        : void 0,
  })
}
/** Separates the tokens of no worth, and those that imitate another one. The network's own currency is always shown. */
function divide(tokens, isDust) {
  const isHidden = ({ address, value, isLookalike }) =>
    address !== void 0 && (isLookalike || (value !== void 0 && isDust(value)))
  return {
    shown: tokens.filter(token => !isHidden(token)),
    hidden: tokens.filter(isHidden),
  }
}
function TokenRow({ token, figures }) {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  useOptions()
  const { push } = useRouter()
  const { name, symbol, value, dayChange, isLookalike } = token
  const change = dayChange === void 0 ? void 0 : figures.toChange(dayChange)
  return /* @__PURE__ */ jsx(Row, {
    label: name,
    detail: toAmountText(figures.toAmount(token), symbol),
    icon: /* @__PURE__ */ jsx(WalletIcon$1, {
      name: symbol,
      src: getTokenImageUrl(client, token),
      shape: 'circle',
    }),
    badge: isLookalike ? t('tokens.lookalike') : void 0,
    end:
      value === void 0 || isLookalike
        ? void 0
        : /* @__PURE__ */ jsxs('span', {
            className: 'account-figure',
            children: [
              figures.toMoney(value),
              change
                ? /* @__PURE__ */ jsx('span', {
                    className: `account-change ${change.direction}`,
                    children: change.text,
                  })
                : null,
            ],
          }),
    testId: modalTestIds.token(token.address ?? 'native'),
    onClick: () =>
      push('AccountItem', {
        kind: 'token',
        token,
      }),
  })
}
/** Whether requests are paused after a recent failure. */
function usePause(lastRetry) {
  const [, render] = useState()
  const left = lastRetry === void 0 ? 0 : lastRetry + pause - Date.now()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => render({}), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
var tabIds = {
  tokens: accountTestIds.tabTokens,
  nfts: accountTestIds.tabNfts,
  activity: accountTestIds.tabActivity,
}
/** Tokens, NFTs and past transactions of the account. A tab that is off, or that the gateway does not serve, is not there. */
function AccountTabs() {
  const t = useTranslate(tabMessages)
  const latchkit = useLatchkit()
  const wasShown = useWasShown()
  const { history } = useFeatures()
  const { address } = useAtomValue(accountAtom)
  const { network } = useNetwork()
  const chosen = useAtomValue(accountTabAtom)
  const served = useSupportedChains(wasShown)
  const pending = usePendingTransactions(wasShown)
  useEffect(() => {
    preloadTokenBalances(latchkit.client).catch(() => {})
  }, [latchkit])
  if (!network || !address) return null
  const support = getNamespaceSupport(network.chainNamespace)
  const hasGateway =
    latchkit.client.config.gateway !== void 0 && (served?.includes(network.caipNetworkId) ?? true)
  const isOn = {
    tokens: support.balance,
    nfts: support.activity && hasGateway,
    activity: history && support.activity && hasGateway,
  }
  const ids = ['tokens', 'nfts', 'activity'].filter(tab => isOn[tab])
  const selected = ids.find(tab => tab === chosen) ?? ids[0]
  if (!selected) return null
  const key = `${network.caipNetworkId}:${address}`
  const badge =
    pending.length > 0
      ? {
          text: `${pending.length}`,
          label: t('activity.pendingCount', { count: pending.length }),
        }
      : void 0
  return /* @__PURE__ */ jsxs(Tabs, {
    label: t('account.tabs'),
    tabs: ids.map(id => ({
      id,
      label: t(`${id}.tab`),
      testId: tabIds[id],
      badge: id === 'activity' ? badge : void 0,
    })),
    selected,
    scrollOnSelect: true,
    onSelect: tab => getStore$1(latchkit).set(accountTabAtom, tab),
    children: [
      selected === 'tokens' ? /* @__PURE__ */ jsx(TokensTab, {}, key) : null,
      selected === 'nfts' ? /* @__PURE__ */ jsx(NftsTab, {}, key) : null,
      selected === 'activity' ? /* @__PURE__ */ jsx(ActivityList, { inline: true }, key) : null,
    ],
  })
}
/** The connected account with its worth, its actions, its assets and the disconnect button. */
function AccountView() {
  useStyles(AccountTabs_default)
  const t = useTranslate(accountMessages)
  const { address } = useAccount()
  const { network } = useNetwork()
  const { connections } = useConnections()
  const { pending, disconnectAll } = useDisconnectWallets()
  return /* @__PURE__ */ jsxs(View, {
    title: t('account.title'),
    footer: /* @__PURE__ */ jsx(Button, {
      variant: 'negative',
      wide: true,
      icon: /* @__PURE__ */ jsx(LogOutIcon, {}),
      disabled: pending,
      testId: modalTestIds.disconnect,
      onClick: disconnectAll,
      children: t(connections.length > 1 ? 'account.disconnectAll' : 'account.disconnect'),
    }),
    children: [
      address ? /* @__PURE__ */ jsx(AccountHead, { address }) : null,
      address && network ? /* @__PURE__ */ jsx(AccountActions, {}) : null,
      network ? /* @__PURE__ */ jsx(AccountTabs, {}) : null,
    ],
  })
}
/** A connected wallet: activates it on press, or disconnects it. */
function ConnectedWallet({ connection, isActive, onSwitch }) {
  const t = useTranslate(accountMessages)
  const { pending, disconnectOne } = useDisconnectWallets()
  const { connector, address } = connection
  const { id, name, namespace } = connector
  const icon = useConnectorIcon(connector)
  const { network } = useNetwork()
  const identity = useIdentity({
    address,
    enabled: network?.chainNamespace === namespace,
  })
  return /* @__PURE__ */ jsxs('div', {
    className: 'profile-connection',
    children: [
      /* @__PURE__ */ jsx(Row, {
        label: name,
        detail: [identity.name, truncateAddress(address)].filter(Boolean).join(' · '),
        icon: /* @__PURE__ */ jsx(WalletIcon$1, {
          name,
          src: icon,
        }),
        badge: isActive ? t('profile.active') : void 0,
        end: identity.avatar
          ? /* @__PURE__ */ jsx(AccountIcon, {
              address,
              name: identity.name,
              src: identity.avatar,
              size: 24,
            })
          : void 0,
        selected: isActive,
        testId: modalTestIds.wallet(connector),
        onClick: onSwitch,
      }),
      /* @__PURE__ */ jsx(IconButton, {
        label: t('profile.disconnectOne', { name }),
        testId: accountTestIds.disconnectOne(connector),
        disabled: pending,
        onClick: () =>
          disconnectOne({
            connectorId: id,
            namespace,
          }),
        children: /* @__PURE__ */ jsx(CloseIcon, {}),
      }),
    ],
  })
}
/** Previously connected wallets that are available: a press connects them again. */
function RecentWallets({ connectors }) {
  const t = useTranslate(accountMessages)
  const { push } = useRouter()
  const wallets = useWallets()
  const { locked } = useConsent()
  const rows = connectors.flatMap(connector => {
    const wallet = wallets.find(one => one.connectors.includes(connector))
    return wallet
      ? [
          {
            connector,
            wallet,
          },
        ]
      : []
  })
  if (rows.length === 0) return null
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'profile-heading',
        children: t('profile.recent'),
      }),
      /* @__PURE__ */ jsx(LegalConsent, {}),
      /* @__PURE__ */ jsx(RowList, {
        label: t('profile.recent'),
        children: rows.map(({ connector, wallet }) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsx(Row, {
                label: wallet.name,
                detail: t('profile.recentHint'),
                icon: /* @__PURE__ */ jsx(RecentIcon, { wallet }),
                chevron: true,
                disabled: locked,
                testId: modalTestIds.wallet(wallet),
                onClick: () =>
                  push('ConnectingExternal', {
                    walletId: wallet.id,
                    namespace: connector.namespace,
                  }),
              }),
            },
            connector.id,
          ),
        ),
      }),
    ],
  })
}
function RecentIcon({ wallet }) {
  return /* @__PURE__ */ jsx(WalletIcon$1, {
    name: wallet.name,
    src: useWalletIcon(wallet),
  })
}
/** The accounts of the active wallet, where the wallet leaves the choice of the account to the app. */
function WalletAccounts({ namespace }) {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const toast = useToast()
  const account = useAtomValue(accountsAtom)[namespace]
  const canSwitch =
    account?.connector?.type === 'auth' ||
    client.adapters.some(one => one.namespace === namespace && one.switchAccount)
  if (!account?.connector || !canSwitch || account.allAccounts.length < 2) return null
  const label = t('profile.accounts', { name: toVisibleLine(account.connector.name) })
  async function use({ address }) {
    try {
      await switchAccount(client, {
        address,
        namespace,
      })
      announce(t('profile.accountSwitched', { address: truncateAddress(address) }))
    } catch (error) {
      client.logger.info('An account was not made the active one', { cause: error })
      toast.show({
        variant: 'error',
        message: t('profile.accountFailed'),
      })
    }
  }
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'profile-heading',
        children: label,
      }),
      /* @__PURE__ */ jsx(RowList, {
        label,
        children: account.allAccounts.map(one =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsx(Row, {
                label: truncateAddress(one.address),
                detail: t(`profile.${one.type}`),
                icon: /* @__PURE__ */ jsx(AccountIcon, { address: one.address }),
                badge: one.address === account.address ? t('profile.active') : void 0,
                selected: one.address === account.address,
                testId: accountTestIds.switchAccount(one.address),
                onClick: () => use(one),
              }),
            },
            one.address,
          ),
        ),
      }),
    ],
  })
}
/** The wallets of a namespace. */
function NamespaceWallets({ namespace }) {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const announce = useAnnounce()
  const current = useAtomValue(accountsAtom)[namespace]?.connector
  const { connections, recentConnections, switchConnection } = useConnections({ namespace })
  const isActive = ({ connector }) => connector.id === current?.id
  const ordered = [...connections.filter(isActive), ...connections.filter(one => !isActive(one))]
  const isEmpty = connections.length === 0
  const several = client.adapters.length > 1
  async function activate({ connector: { id, name } }) {
    try {
      await switchConnection({
        connectorId: id,
        namespace,
      })
      announce(t('profile.switched', { name }))
    } catch (error) {
      client.logger.info('A wallet was not made the active one', { cause: error })
    }
  }
  return /* @__PURE__ */ jsxs('div', {
    className: 'profile-wallets',
    children: [
      /* @__PURE__ */ jsxs(RowList, {
        label: t('profile.connected'),
        children: [
          ordered.map(connection =>
            /* @__PURE__ */ jsx(
              'li',
              {
                children: /* @__PURE__ */ jsx(ConnectedWallet, {
                  connection,
                  isActive: isActive(connection),
                  onSwitch: () => activate(connection),
                }),
              },
              connection.connector.id,
            ),
          ),
          /* @__PURE__ */ jsx('li', {
            children: /* @__PURE__ */ jsx(Row, {
              label: isEmpty
                ? several
                  ? t('profile.addFirstOf', { name: getNamespaceName(namespace) })
                  : t('profile.addFirst')
                : t('profile.add'),
              icon: /* @__PURE__ */ jsx('span', {
                className: 'row-tile',
                children: /* @__PURE__ */ jsx(PlusIcon, {}),
              }),
              testId: accountTestIds.addWallet,
              onClick: () => (several ? push('Connect', { namespace }) : push('Connect')),
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(WalletAccounts, { namespace }),
      /* @__PURE__ */ jsx(RecentWallets, { connectors: recentConnections }),
    ],
  })
}
/** The accounts of further namespaces of the app, and the buttons that connect a wallet in them. */
function OtherNamespaces({ namespaces }) {
  const t = useTranslate(accountMessages)
  if (namespaces.length === 0) return null
  return /* @__PURE__ */ jsx(RowList, {
    label: t('profile.namespaces'),
    children: namespaces.map(namespace =>
      /* @__PURE__ */ jsx('li', { children: /* @__PURE__ */ jsx(OtherNamespace, { namespace }) }, namespace),
    ),
  })
}
function OtherNamespace({ namespace }) {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const toAccount = useBackOr('Account')
  const announce = useAnnounce()
  const account = useAtomValue(accountsAtom)[namespace]
  const icon = useConnectorIcon(account?.connector)
  const name = getNamespaceName(namespace)
  if (!account?.address)
    return /* @__PURE__ */ jsx(Row, {
      label: t('account.connectNamespace', { name }),
      icon: /* @__PURE__ */ jsx('span', {
        className: 'row-tile',
        children: /* @__PURE__ */ jsx(PlusIcon, {}),
      }),
      testId: accountTestIds.connectNamespace(namespace),
      onClick: () => push('Connect', { namespace }),
    })
  return /* @__PURE__ */ jsx(Row, {
    label: t('account.showNamespace', { name }),
    detail: truncateAddress(account.address),
    icon: /* @__PURE__ */ jsx(WalletIcon$1, {
      name: account.connector?.name ?? name,
      src: icon,
    }),
    testId: accountTestIds.showNamespace(namespace),
    onClick: () => {
      setActiveNamespace(client, { namespace })
      announce(t('account.namespaceShown', { name }))
      toAccount()
    },
  })
}
var ProfileWalletsView_default =
  '.profile-wallets{flex-direction:column;gap:8px;display:flex}.profile-heading{color:var(--lk-text-2);margin:8px 8px 0;font-size:13px;font-weight:500;line-height:18px}.profile-connection{align-items:center;gap:4px;display:flex}.profile-connection .row{flex:1;min-width:0}'
/**
 * Every wallet by namespace: the active wallet, the others, previously used ones; with actions to switch, add, and
 * disconnect one or all.
 */
function ProfileWalletsView() {
  useStyles(ProfileWalletsView_default)
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const parameters = useViewParameters('ProfileWallets')
  const active = useAtomValue(activeNamespaceAtom)
  const { length } = useAtomValue(connectionsAtom)
  const { pending, disconnectAll } = useDisconnectWallets()
  const namespaces = client.adapters.map(({ namespace }) => namespace)
  const [chosen, setChosen] = useState(parameters?.namespace)
  const selected = namespaces.find(one => one === (chosen ?? active)) ?? namespaces[0]
  return /* @__PURE__ */ jsxs(View, {
    title: t('profile.title'),
    footer:
      length > 0
        ? /* @__PURE__ */ jsx(Button, {
            variant: 'negative',
            wide: true,
            icon: /* @__PURE__ */ jsx(LogOutIcon, {}),
            disabled: pending,
            testId: modalTestIds.disconnect,
            onClick: disconnectAll,
            children: t(length > 1 ? 'profile.disconnectAll' : 'profile.disconnect'),
          })
        : void 0,
    children: [
      selected
        ? /* @__PURE__ */ jsx(Tabs, {
            label: t('profile.namespaces'),
            tabs: namespaces.map(id => ({
              id,
              label: getNamespaceName(id),
              testId: accountTestIds.namespaceTab(id),
            })),
            selected,
            onSelect: setChosen,
            children: /* @__PURE__ */ jsx(NamespaceWallets, { namespace: selected }, selected),
          })
        : null,
      /* @__PURE__ */ jsx(OtherNamespaces, {
        namespaces: namespaces.filter(one => one !== selected && one !== active),
      }),
    ],
  })
}
/** Past transactions of the account, as a separate view. */
function TransactionsView() {
  useStyles(AccountTabs_default)
  const t = useTranslate(tabMessages)
  return /* @__PURE__ */ jsx(View, {
    title: t('activity.title'),
    fixed: true,
    children: /* @__PURE__ */ jsx(ActivityList, {}),
  })
}
var accountParts_exports = /* @__PURE__ */ __exportAll({ accountParts: () => accountParts })
/** The views of the area, by name. */
var accountParts = {
  Account: AccountView,
  AccountItem: AccountItemView,
  ProfileWallets: ProfileWalletsView,
  Transactions: /*#__PURE__*/ ofFeature(
    'Transactions',
    {
      feature: 'history',
      account: true,
    },
    TransactionsView,
  ),
}

export { accountParts_exports }
