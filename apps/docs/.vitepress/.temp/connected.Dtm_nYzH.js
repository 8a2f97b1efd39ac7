import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { jsx } from 'react/jsx-runtime'
import {
  i as balanceQueryOptions,
  a as followPendingTransactions,
  l as identityQueryOptions,
  f as pendingTransactionsAtom,
  b as restorePendingTransactions,
} from './account.DZPedvV0.js'
import { D as optionsVersionAtom } from './client.ChoDqs0c.js'
import { et as formatMessage } from './modal.Cy8uaE3n.js'
import { A as localeAtom, u as resolvePageTokens, f as themeAtom } from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import { announceEnded } from './shared.BOpXVrm5.js'
import {
  M as formatAmount,
  b as getReaders,
  G as getShownToken,
  Z as openQueryClient,
  mt as setActiveNamespace,
  x as shownKey,
} from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/connected.js
var chooseOnPress_exports = /* @__PURE__ */ __exportAll({ chooseOnPress: () => chooseOnPress })
/**
 * Makes a chain family the active one when an element is pressed, before the content of the element handles the press.
 * A separate module, which is loaded once a wallet is connected: the actions of the core are only needed after the
 * click.
 */
function chooseOnPress({ client }, { element, namespace, signal }) {
  element.addEventListener('click', () => setActiveNamespace(client, { namespace }), {
    capture: true,
    signal,
  })
}
var pendingBadgeMessages = {
  'button.pending': {
    one: '{count} pending transaction',
    other: '{count} pending transactions',
  },
}
var followPending_exports = /* @__PURE__ */ __exportAll({ followPending: () => followPending })
/**
 * Calls `onChange` with the number of an account's pending transactions, now and whenever it changes, until the signal is aborted.
 * They are waited for, and announced when they have ended.
 */
function followPending(latchkit, { address, chain }, onChange, signal) {
  const { client } = latchkit
  const { get, sub } = client.store
  const update = () => {
    followPendingTransactions(client, (...ended) => announceEnded(latchkit, ...ended))
    const count = get(pendingTransactionsAtom).filter(
      one => one.address === address && one.chain === chain,
    ).length
    onChange(
      count > 0
        ? {
            count,
            badge: /* @__PURE__ */ jsx(Badge, {
              latchkit,
              count,
            }),
          }
        : void 0,
    )
  }
  if (signal.aborted) return
  restorePendingTransactions(client)
  const stops = [pendingTransactionsAtom, localeAtom, themeAtom].map(atom => sub(atom, update))
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  update()
}
function Badge({ latchkit, count }) {
  const { get } = latchkit.client.store
  const { locale, messages } = get(localeAtom)
  const translated = messages['button.pending']
  const language = translated === void 0 ? 'en' : locale
  const words = formatMessage(translated ?? pendingBadgeMessages['button.pending'], { count }, language)
  const tokens = resolvePageTokens(get(themeAtom))
  const style = {
    display: 'block',
    boxSizing: 'border-box',
    minWidth: 20,
    padding: '0 6px',
    borderRadius: 10,
    background: tokens['--lk-accent'],
    color: tokens['--lk-on-accent'],
    fontSize: 12,
  }
  return /* @__PURE__ */ jsx('span', {
    role: 'img',
    'aria-label': words,
    style,
    children: formatMessage('{count}', { count }, language),
  })
}
var observers_exports = /* @__PURE__ */ __exportAll({ openQueries: () => openQueries })
/**
 * TanStack Query without its hooks, for the wallet directory and the buttons: both are rendered before TanStack Query
 * is loaded. Components that load with it use `useClientQuery`.
 */
function openQueries(client) {
  return {
    queryClient: openQueryClient(client, QueryClient),
    QueryObserver,
    InfiniteQueryObserver,
  }
}
var followShown_exports = /* @__PURE__ */ __exportAll({ followShown: () => followShown })
/**
 * Observes the account data that a button shows, stored in `getReaders` by `shownKey`, until the signal is aborted.
 * Calls `onChange` for each change.
 */
function followShown(latchkit, holder, asked, onChange, signal) {
  const { client } = latchkit
  const { queryClient, QueryObserver } = openQueries(client)
  const gcTime = Number.POSITIVE_INFINITY
  const getBalanceOptions = () => ({
    ...balanceQueryOptions(client, {
      ...holder,
      token: getShownToken(client, holder.network),
    }),
    gcTime,
  })
  const identityOptions = {
    ...identityQueryOptions(client, holder),
    gcTime,
  }
  getReaders(latchkit).set(shownKey(holder), () => {
    const balance = queryClient.getQueryData(getBalanceOptions().queryKey)
    const identity = queryClient.getQueryData(identityOptions.queryKey)
    return {
      balance,
      toAmount: locale =>
        balance &&
        `${formatAmount({
          ...balance,
          locale,
        })} ${balance.symbol}`,
      name: identity?.name,
      avatar: identity?.avatar,
    }
  })
  if (signal.aborted) return
  const stops = []
  if (asked.balance) {
    const observer = new QueryObserver(queryClient, getBalanceOptions())
    stops.push(
      observer.subscribe(onChange),
      client.store.sub(optionsVersionAtom, () => observer.setOptions(getBalanceOptions())),
    )
  }
  if (asked.identity) stops.push(new QueryObserver(queryClient, identityOptions).subscribe(onChange))
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  onChange()
}

export { chooseOnPress_exports, followPending_exports, followShown_exports, observers_exports }
