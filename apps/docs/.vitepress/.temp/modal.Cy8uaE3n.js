import {
  Component,
  createContext,
  createElement,
  memo,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  i as activeNamespaceAtom,
  U as atom,
  W as ConfigInvalidError,
  f as connectorsAtom,
  b as getStore,
  x as importWithRetry,
  C as networkAtom,
  B as track,
} from './client.ChoDqs0c.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import {
  _ as closeModal,
  s as colorScheme,
  b as containerAtom,
  i as createEntry,
  a as createOpeningEntry,
  P as createSlot,
  C as entryAtom,
  t as forgetOpener,
  m as getMount,
  c as getOnAccent,
  n as getOpener,
  F as getSetup,
  S as getStore$1,
  w as isOpenAtom,
  N as LatchkitContext,
  A as localeAtom,
  D as modalStateAtom,
  l as pageColors,
  O as preparedAtom,
  u as resolvePageTokens,
  k as routerAtom,
  f as themeAtom,
  d as toColorValues,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as __exportAll$1 } from './rolldown-runtime.CUcXK4gZ.js'
import { t as __exportAll } from './rolldown-runtime.D8jQpDG7.js'
import { t as useOptions } from './useOptions.DURxzMGV.js'

// ../../packages/core/dist/caip/getNamespaceName.js
var names$1 = {
  eip155: 'EVM',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
  sui: 'Sui',
  stacks: 'Stacks',
  ton: 'TON',
  tron: 'TRON',
}
/**
 * Display name of a namespace. It is a proper name, the same in every language.
 *
 * @example
 * getNamespaceName('bip122') // 'Bitcoin'
 */
function getNamespaceName(namespace) {
  return names$1[namespace]
}
// ../../packages/react/dist/page/query/atoms.js
var emptyDirectory = {
  wallets: [],
  count: void 0,
  hasMore: true,
  loading: false,
  error: void 0,
}
/** Loaded pages of the directory. */
var walletPagesAtom = /*#__PURE__*/ atom(emptyDirectory)
/** The last search. */
var walletSearchAtom = /*#__PURE__*/ atom({
  ...emptyDirectory,
  query: '',
})
/** The wallets for the first list. */
var walletHighlightsAtom = /*#__PURE__*/ atom(emptyDirectory)
// ../../packages/core/dist/features/wallets/builtInWalletNames.js
/**
 * The wallets of {@link builtInWallets} without their links: for display in a list of wallets, and to recognize a wallet. A
 * page that opens no wallet needs only these.
 *
 * The most used come first: the first three by their installations (CoinGecko and CER, "Most Popular Crypto Hot Wallets
 * for Self-Custody", August 2023, https://www.coingecko.com/research/publications/most-popular-crypto-hot-wallets), then
 * by how many of six kits (RainbowKit, ConnectKit, Web3-Onboard, Dynamic, AppKit's wallet buttons, Solana's wallet adapter)
 * have the wallet in their own list (November 2026). We found no study that counts all of them.
 *
 * @example
 * listWallets({ connectors, builtIn: builtInWalletNames })
 */
var builtInWalletNames = [
  {
    id: 'io.metamask',
    name: 'MetaMask',
    rdns: 'io.metamask',
    rdnsAliases: ['io.metamask.mobile'],
    standardNames: ['MetaMask'],
    explorerId: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'com.coinbase.wallet',
    name: 'Base (formerly Coinbase Wallet)',
    rdns: 'com.coinbase.wallet',
    standardNames: ['Coinbase Wallet'],
    explorerId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'com.trustwallet.app',
    name: 'Trust Wallet',
    rdns: 'com.trustwallet.app',
    standardNames: ['Trust Wallet', 'Trust'],
    explorerId: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'app.phantom',
    name: 'Phantom',
    rdns: 'app.phantom',
    standardNames: ['Phantom'],
    explorerId: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'com.bitget.web3',
    name: 'Bitget Wallet',
    rdns: 'com.bitget.web3',
    standardNames: ['Bitget'],
    explorerId: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'me.rainbow',
    name: 'Rainbow',
    rdns: 'me.rainbow',
    explorerId: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
    namespaces: ['eip155'],
  },
  {
    id: 'com.okex.wallet',
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    explorerId: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    namespaces: ['eip155'],
  },
  {
    id: 'ledger',
    name: 'Ledger Wallet',
    standardNames: ['Ledger'],
    explorerId: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'io.zerion.wallet',
    name: 'Zerion',
    rdns: 'io.zerion.wallet',
    explorerId: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
    namespaces: ['eip155'],
  },
  {
    id: 'com.binance.wallet',
    name: 'Binance Wallet',
    rdns: 'com.binance.wallet',
    explorerId: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
    namespaces: ['eip155'],
  },
  {
    id: 'io.rabby',
    name: 'Rabby',
    rdns: 'io.rabby',
    explorerId: '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1',
    namespaces: ['eip155'],
  },
  {
    id: 'uniswap',
    name: 'Uniswap Wallet',
    explorerId: 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
    namespaces: ['eip155'],
  },
]
// ../../packages/core/dist/features/wallets/fetchWallets.js
/**
 * Fetches a page of the gateway's wallet directory, `GET /getWallets`. Rows that fail validation are left out.
 *
 * @throws GatewayNotConfiguredError `gateway/not-configured`
 * @throws GatewayResponseError `gateway/invalid-response`
 * @throws OriginNotAllowedError `gateway/origin-not-allowed`
 * @throws InvalidProjectIdError `gateway/invalid-project-id`
 * @throws HttpStatusError `http/status`, with the text `HTTP status code: {status}`
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpAbortedError `http/aborted`
 *
 * @example
 * const { wallets, count } = await fetchWallets(client, { search: 'meta', entries: 100 })
 */
async function fetchWallets(client, parameters = {}) {
  const { requestWallets } = await import('./requestWallets.B2EIV2BN.js')
  return requestWallets(client, parameters)
}
// ../../packages/core/dist/features/wallets/recentWallets.js
/** Ids of the wallets used last, at most two, latest first. Empty until `restoreRecentWallets`. */
var recentWalletsAtom = /*#__PURE__*/ atom([])
/**
 * Reads the wallets used last from storage into `recentWalletsAtom`. Invalid values are ignored.
 *
 * @example
 * restoreRecentWallets(client)
 */
function restoreRecentWallets(client) {
  let ids
  try {
    ids = JSON.parse(client.storage.get(`${client.config.storageKey}.recentWallets`) ?? '[]')
  } catch {
    client.logger.warn('The recent wallets in storage cannot be read. They count as none.')
  }
  const recents = (Array.isArray(ids) ? ids : []).filter(id => typeof id === 'string').slice(0, 2)
  getStore(client).set(recentWalletsAtom, recents)
  return recents
}
// ../../packages/core/dist/features/wallets/walletIds.js
/** Every id of a wallet: its id, its present and former reverse domain names, its directory id. */
function walletIds({ id, rdns = id, explorerId = id, rdnsAliases = [] }) {
  return [id, rdns, explorerId, ...rdnsAliases]
}
/**
 * Whether `id` is an id of the wallet: its own, a reverse domain name (EIP-6963) of now or before, or its id in the
 * public wallet directory.
 *
 * @example
 * wallets.find(wallet => matchesWallet(wallet, 'io.metamask'))
 */
function matchesWallet(wallet, id) {
  return walletIds(wallet).includes(id)
}
// ../../packages/core/dist/validate/visibleText.js
/**
 * Writes characters that are not seen, look like a space, or change how others are shown as their code points: controls,
 * marks of direction, zero-width and blank letters. Marks that grow over other lines are written so too. The selector of
 * emoji is seen.
 *
 * @example
 * toVisibleText('pay\u202e001') // 'pay⟨U+202E⟩001'
 */
function toVisibleText(text) {
  if (/^[ -~]*$/.test(text)) return text
  return text.replace(
    /(?! |\ufe0f)[\p{C}\p{Z}\p{DI}\u2800]|\p{M}(?=\p{M}{4})/gu,
    one => `⟨U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )
}
/**
 * A text of a stranger, such as the name that a wallet announces, in one line: as {@link toVisibleText}, and of `most`
 * letters at most.
 *
 * @example
 * toVisibleLine('Meta\u200bMask') // 'Meta⟨U+200B⟩Mask'
 */
function toVisibleLine(text, most = 40) {
  const letters = [...text.trim().slice(0, 999)]
  return toVisibleText(letters.slice(0, most).join('')) + (letters[most] ? '…' : '')
}
// ../../packages/core/dist/features/wallets/listWallets.js
/** Groups of rows, in the order in which they are shown by default. */
var groups = ['recent', 'installed', 'featured', 'custom', 'other', 'walletConnect']
/**
 * Returns the wallet list with one row per wallet, also where a wallet has several namespaces or is in several lists.
 * Rows are merged by reverse domain name, id, or the Wallet Standard name that a list of known wallets has, never by
 * display name, which any wallet may use. Order: `order`, else recent, installed, featured, custom, other, walletConnect. The embedded wallet has no
 * row.
 *
 * @example
 * listWallets({ connectors: client.store.get(connectorsAtom), builtIn: builtInWallets })
 */
function listWallets(parameters) {
  const {
    connectors,
    builtIn = [],
    custom = [],
    include,
    exclude = [],
    featured = [],
    namespaces,
    order = [],
  } = parameters
  const position = [.../* @__PURE__ */ new Set([...order, ...groups])]
  const recents = (parameters.recents ?? []).slice(0, 2)
  const rows = []
  const positions = /* @__PURE__ */ new Map()
  function put(id, change) {
    const at = positions.get(id) ?? rows.length
    const row = change(rows[at])
    rows[at] = row
    const names = [...walletIds(row), ...(row.standardNames ?? []).map(standardKey)]
    for (const name of names) if (!positions.has(name)) positions.set(name, at)
  }
  for (const wallet of builtIn)
    put(
      wallet.rdns ?? wallet.id,
      row =>
        row ?? {
          ...wallet,
          connectors: [],
          installed: false,
        },
    )
  for (const { imageUrl, ...wallet } of custom)
    put(positions.has(wallet.id) ? wallet.id : (wallet.rdns ?? wallet.id), row => ({
      ...row,
      ...wallet,
      rdns: wallet.rdns ?? row?.rdns,
      iconUrl: imageUrl ?? row?.iconUrl,
      connectors: [],
      installed: false,
      custom: true,
    }))
  /**
   * Id of the row of a connector without a reverse domain name. Any wallet may use a name, so only listed names match.
   */
  function standardId({ id, namespace }, name) {
    const key = standardKey(name)
    const listed = rows[positions.get(key) ?? -1]
    if (listed && !listed.connectors.some(known => known.namespace === namespace)) return key
    const taken = rows[positions.get(id) ?? -1]
    return taken && !taken.connectors.some(known => known.standardName === name) ? key + id : id
  }
  const wallets = connectors.filter(({ type }) => type !== 'auth')
  const isStandard = ({ rdns, standardName }) => standardName !== void 0 && !rdns
  for (const connector of [...wallets.filter(wallet => !isStandard(wallet)), ...wallets.filter(isStandard)]) {
    const { rdns, standardName } = connector
    const id = rdns ?? (standardName ? standardId(connector, standardName) : connector.id)
    put(id, row => ({
      ...(row ?? {
        id,
        name: toVisibleLine(connector.name.trim() || id),
        rdns,
      }),
      iconUrl: row?.iconUrl ?? connector.icon,
      namespaces: [.../* @__PURE__ */ new Set([...(row?.namespaces ?? []), connector.namespace])],
      connectors: [...(row?.connectors ?? []), connector],
      installed: row?.installed || connector.type === 'injected',
      custom: row?.custom || connector.type === 'external' || void 0,
    }))
  }
  return rows
    .filter(row => {
      if (exclude.some(id => matchesWallet(row, id))) return false
      if (namespaces && row.namespaces && !row.namespaces.some(namespace => namespaces.includes(namespace)))
        return false
      const isWallet = !row.connectors.some(({ type }) => type === 'walletconnect')
      return !include || row.custom || !isWallet || include.some(id => matchesWallet(row, id))
    })
    .map(row => {
      const recent = rank(recents, row)
      const rankFeatured = rank(featured, row)
      const isRecent = recent < recents.length
      const isFeatured = rankFeatured < featured.length
      const group = isRecent
        ? 'recent'
        : row.installed
          ? 'installed'
          : isFeatured
            ? 'featured'
            : row.custom
              ? 'custom'
              : row.connectors[0]?.type === 'walletconnect'
                ? 'walletConnect'
                : 'other'
      return {
        wallet: {
          ...row,
          featured: isFeatured,
          recent: isRecent,
        },
        rank: [position.indexOf(group), isRecent ? recent : 0, rankFeatured],
      }
    })
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ wallet }) => wallet)
}
/** Index of the first id that matches the wallet; the length of the list when none does. */
function rank(ids, wallet) {
  const at = ids.findIndex(id => matchesWallet(wallet, id))
  return at < 0 ? ids.length : at
}
/** Prefixed, because a wallet may register the id of another wallet as its name. */
function standardKey(name) {
  return `standard:${name}`
}
// ../../packages/core/dist/features/wallets/loadDirectory.js
/**
 * Loads the code that requests the directory and validates its responses, which a page without a gateway never needs. Views
 * call it together with the module that they wait for, so that the two do not load sequentially. Rejects if it cannot be
 * loaded; the next call retries.
 *
 * @example
 * const { fetchWallets } = await loadDirectory()
 */
async function loadDirectory() {
  await import('./requestWallets.B2EIV2BN.js')
  return { fetchWallets }
}
// ../../packages/react/dist/page/hooks/useWallets.js
var none$1 = []
/**
 * The wallet list as the config wants it: recent, installed, featured, custom, then the rest. `more` are those that a
 * directory has beside. With a namespace there are only its wallets, and only its ways to reach them. The wallets of the
 * kit have no links unless `builtIn` has them: the links are not part of the modal's module.
 */
function useWallets(more = none$1, namespace, builtIn = builtInWalletNames) {
  const { client } = useLatchkit()
  const connectors = useAtomValue(connectorsAtom)
  const recents = useAtomValue(recentWalletsAtom)
  const { wallets: highlights } = useAtomValue(walletHighlightsAtom)
  const { customWallets, includeWalletIds, excludeWalletIds, featuredWalletIds, features } = useOptions()
  const { connectorTypeOrder: order } = features
  return useMemo(() => {
    const namespaces = namespace ? [namespace] : client.adapters.map(adapter => adapter.namespace)
    return listWallets({
      connectors: namespace ? connectors.filter(one => one.namespace === namespace) : connectors,
      builtIn: [...builtIn, ...highlights, ...more],
      custom: customWallets,
      include: includeWalletIds,
      exclude: excludeWalletIds,
      featured: featuredWalletIds,
      recents,
      order,
      namespaces: namespaces.length > 0 ? namespaces : void 0,
    })
  }, [
    client,
    customWallets,
    includeWalletIds,
    excludeWalletIds,
    featuredWalletIds,
    connectors,
    recents,
    order,
    highlights,
    more,
    namespace,
    builtIn,
  ])
}
// ../../packages/react/dist/page/i18n/formatMessage.js
/** Interpolates the parameters of a text: selects the plural form by `count`, and formats numbers in the locale. */
function formatMessage(message, parameters, locale) {
  return (typeof message === 'string' ? message : pickForm(message, parameters.count, locale)).replace(
    /\{(\w+)\}/g,
    (whole, name) => {
      const value = parameters[name]
      return typeof value === 'number' ? formatNumber(value, locale) : (value ?? whole)
    },
  )
}
/** The first `Intl` format of a page takes 10 ms, and English does not format small numbers. */
function formatNumber(value, locale) {
  return locale.split('-')[0] === 'en' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value < 1e3 &&
    !locale.includes('-u-')
    ? String(value)
    : new Intl.NumberFormat(locale).format(value)
}
/** `zero` is a separate form if a text has it, in English too, whose plural rules do not have it. */
function pickForm(message, count, locale) {
  if (Number(count) === 0 && message.zero !== void 0) return message.zero
  return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other
}
// ../../packages/react/dist/page/hooks/useTranslate.js
/** Texts of the given English slice in the current locale. Each view passes its slice. */
function useTranslate(slice) {
  const { locale, formatLocale, messages } = useAtomValue(localeAtom)
  return useCallback(
    (key, parameters = {}) => {
      const translated = messages[key]
      const language = translated === void 0 ? 'en' : locale
      const form = formatLocale.startsWith(language) ? formatLocale : language
      return formatMessage(translated ?? slice[key], parameters, form)
    },
    [slice, locale, formatLocale, messages],
  )
}
// ../../packages/react/dist/page/icons/wallets/firstWalletIcons.js
/** Logos of the built-in wallets that the first list of wallets shows, by id. */
var firstWalletIcons = {
  'app.phantom':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23ab9ff2' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M5.9 18.4c2 0 3.6-1.7 4.5-3l-.2.8q0 1.3 1.4 1.4c1.3 0 2.6-1.1 3.4-2.3l-.1.5q0 1 1 1c2 0 4.1-3.6 4.1-6.7 0-2.4-1.3-4.5-4.4-4.5C10 5.6 4 12.1 4 16.4c0 1.6 1 2 1.9 2m7.8-8.6q0-1 .8-1t.8 1-.8 1-.8-1m2.6 0q0-1 .9-1 .7 0 .8 1-.1 1-.8 1-.9 0-.9-1'/%3E%3C/svg%3E",
  'com.coinbase.wallet':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%230e5bff' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 12a8 8 0 1 1 16 0 8 8 0 0 1-16 0'/%3E%3Cpath fill='%230e5bff' fill-rule='evenodd' d='M12 17.7a5.7 5.7 0 1 0 0-11.4 5.7 5.7 0 0 0 0 11.4m-.7-7.4a1 1 0 0 0-1 1v1.4a1 1 0 0 0 1 1h1.4a1 1 0 0 0 1-1v-1.4a1 1 0 0 0-1-1z' clip-rule='evenodd'/%3E%3C/svg%3E",
  'com.trustwallet.app':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%230500ff' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4.8 6.3 12 4v16c-5.1-2.1-7.2-6.2-7.2-8.5zm14.4 0L12 4v16c5.1-2.1 7.2-6.2 7.2-8.5z'/%3E%3C/svg%3E",
  'io.metamask':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fff' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23ff5c16' d='m18.9 18.93-3.43-1-2.6 1.5h-1.8l-2.6-1.5-3.43 1L4 15.5l1.04-3.8L4 8.48 5.04 4.5l5.37 3.11h3.13L18.9 4.5l1.05 3.98-1.05 3.22 1.05 3.8z'/%3E%3Cpath fill='%23ff5c16' d='m5.05 4.5 5.36 3.12-.21 2.14zm3.43 11 2.36 1.75-2.36.68zm2.17-2.89-.45-2.85-2.9 1.94v2l1.18-1.09zM18.9 4.5l-5.36 3.12.2 2.14zm-3.43 11-2.36 1.75 2.36.68zm1.18-3.8-2.9-1.94-.45 2.85h2.17l1.17 1.09z'/%3E%3Cpath fill='%23e34807' d='m8.48 17.93-3.44 1L4 15.5h4.48zm2.17-5.32.66 4.13-.91-2.3-3.1-.74 1.18-1.09zm4.82 5.32 3.43 1 1.05-3.43h-4.48zm-2.17-5.32-.66 4.13.9-2.3 3.1-.74-1.17-1.09z'/%3E%3Cpath fill='%23ff8d5d' d='m4 15.5 1.04-3.8H7.3v2l3.1.75.92 2.3-.47.5-2.36-1.75zm15.95 0-1.05-3.8h-2.24l-.01 2-3.1.75-.91 2.3.47.5 2.36-1.75zm-6.41-7.89H10.4l-.21 2.14 1.1 6.99h1.34l1.11-6.99z'/%3E%3Cpath fill='%23661800' d='M5.04 4.5 4 8.48l1.04 3.22H7.3l2.9-1.94zM10 13.44H8.98l-.55.53 1.97.47zm8.9-8.94 1.05 3.98-1.05 3.22h-2.24l-2.91-1.94zm-4.95 8.94h1.02l.55.53-1.97.48zm-1.08 4.63.24-.82-.47-.5H11.3l-.46.5.23.82'/%3E%3Cpath fill='%23c0c4cd' d='M12.88 18.07v1.37h-1.81v-1.37z'/%3E%3Cpath fill='%23e7ebf6' d='m8.48 17.93 2.59 1.5v-1.36l-.23-.82zm6.99 0-2.6 1.5v-1.36l.24-.82z'/%3E%3C/svg%3E",
}
// ../../packages/react/dist/page/icons/wallets/loadWalletIcon.js
/** The logo of a built-in wallet if it is part of the modal's module. */
function getWalletIcon(id) {
  return Object.hasOwn(firstWalletIcons, id) ? firstWalletIcons[id] : void 0
}
/** Wallets that wagmi's connectors reach by a library, without a picture. The other ones are built-in wallets. */
var libraryWallets = ['app.base.account', 'safe']
/** Returns the logo of a wallet that the kit knows, loaded from the app's own origin where it is not here yet. */
async function loadWalletIcon(id) {
  const known = getWalletIcon(id)
  if (known || !(libraryWallets.includes(id) || builtInWalletNames.some(wallet => wallet.id === id)))
    return known
  return (await import('./connect.-fIYvh8v.js').then(n => n.moreWalletIcons_exports)).moreWalletIcons[id]
}
// ../../packages/react/dist/page/alerts/atoms.js
/** The alert that is shown. */
var alertAtom = /*#__PURE__*/ atom(void 0)
// ../../packages/react/dist/page/toasts/atoms.js
/** The toast that is shown. */
var toastAtom = /*#__PURE__*/ atom(void 0)
/** Whether another toast follows in a moment. */
var toastPendingAtom = /*#__PURE__*/ atom(false)
// ../../packages/react/dist/page/router/lazyAtoms.js
/** Number of shake animations of the card. */
var shakesAtom = /*#__PURE__*/ atom(0)
/** Text of the live region. */
var announcementAtom = /*#__PURE__*/ atom('')
/** Loaded logos of the kit, by the id of their wallet or network. */
var builtInIconsAtom = /*#__PURE__*/ atom({})
/** Whether the user accepted the app's terms. */
var consentAtom = /*#__PURE__*/ atom(false)
/** The step that is rendered while the modal is closed. */
var preparedEntryAtom = /*#__PURE__*/ atom(get => get(preparedAtom)?.entry)
/** Whether there is a step to go back to. */
var canGoBackAtom = /*#__PURE__*/ atom(get => get(routerAtom).history.length > 1)
var directionAtom = /*#__PURE__*/ atom(get => get(routerAtom).direction)
/** Whether the modal's element has to stay because of a toast or an alert. */
var hasBarsAtom = /*#__PURE__*/ atom(get =>
  Boolean(get(toastPendingAtom) || get(toastAtom) || get(alertAtom)),
)
// ../../packages/react/dist/page/icons/setBuiltInIcon.js
/** Keeps a logo of the kit for every row that shows it. */
function setBuiltInIcon(latchkit, key, icon) {
  getStore$1(latchkit).set(builtInIconsAtom, icons =>
    icons[key] === icon
      ? icons
      : {
          ...icons,
          [key]: icon,
        },
  )
}
// ../../packages/react/dist/page/hooks/useBuiltInIcon.js
/**
 * A logo of the kit, once its module is loaded. The letter tile stays where the module cannot be loaded; the next
 * row that needs it tries again.
 *
 * @param key - Id of the logo; nothing is fetched without it.
 */
function useBuiltInIcon(key, load) {
  const latchkit = useLatchkit()
  const { store } = latchkit.client
  const subscribe = useCallback(listener => store.sub(builtInIconsAtom, listener), [store])
  const read = () => (key ? store.get(builtInIconsAtom)[key] : void 0)
  useEffect(() => {
    if (!key || store.get(builtInIconsAtom)[key]) return
    load(key).then(
      icon => setBuiltInIcon(latchkit, key, icon),
      () => {},
    )
  }, [key, load, latchkit, store])
  return useSyncExternalStore(subscribe, read, read)
}
// ../../packages/react/dist/page/hooks/useWalletIcon.js
/**
 * Logo of a wallet: from `connectorImages`, else announced by the wallet, else from the app or a directory, else from
 * the kit, which loads rarer logos on demand. A `data:` URI, or a URL that the app's policy has to allow. Undefined if
 * not available.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const icon = useWalletIcon(row)
 * icon && <img src={icon} alt="" width={40} height={40} />
 */
function useWalletIcon(wallet) {
  const { connectorImages = {} } = useOptions()
  const own =
    connectorImages[
      (wallet ? [...wallet.connectors.map(({ id }) => id), wallet.id, wallet.rdns ?? ''] : []).find(
        id => connectorImages[id],
      ) ?? ''
    ] ??
    wallet?.connectors.find(({ icon }) => icon)?.icon ??
    wallet?.iconUrl
  const id = wallet?.rdns ?? wallet?.id
  const here = own ?? (id && getWalletIcon(id))
  const loaded = useBuiltInIcon(here ? void 0 : id, loadWalletIcon)
  return here ?? loaded
}
// ../../packages/react/dist/page/pairing/useWalletConnectConnector.js
/**
 * The WalletConnect connector of a namespace, by default of the active namespace if it supports WalletConnect.
 * Undefined while it is off.
 */
function useWalletConnectConnector(namespace) {
  const active = useAtomValue(activeNamespaceAtom)
  const connectors = useAtomValue(connectorsAtom).filter(({ type }) => type === 'walletconnect')
  if (namespace) return connectors.find(connector => connector.namespace === namespace)
  return connectors.find(({ namespace }) => namespace === active) ?? connectors[0]
}
// ../../packages/react/dist/page/walletList/connectRows.js
/** Maximum number of featured or recommended wallets before "All wallets". */
var highlightLimit = 4
/** An app may add hundreds of custom wallets; the first ones are shown here, all of them behind "All wallets". */
var customLimit = 8
/**
 * The rows of the Connect view. Shows all recent and installed wallets, up to four featured and up to eight custom
 * ones; recommended wallets of the directory, then known wallets, fill up to four. WalletConnect is between them, where
 * a code can be scanned.
 */
function connectRows(wallets, parameters = {}) {
  const { canScan = false, recommended = [], isWaiting = false, isOrdered } = parameters
  const isHere = ({ recent, installed }) => recent || installed
  const featured = wallets.filter(wallet => wallet.featured && !isHere(wallet)).slice(0, highlightLimit)
  const isWalletConnect = ({ connectors }) => connectors[0]?.type === 'walletconnect'
  const others = wallets.filter(wallet => !isHere(wallet) && !wallet.featured && !isWalletConnect(wallet))
  const custom = others.filter(wallet => wallet.custom).slice(0, customLimit)
  const chosen = wallets.filter(
    wallet => isHere(wallet) || featured.includes(wallet) || custom.includes(wallet),
  )
  const scan = canScan
    ? wallets.filter(wallet => !isHere(wallet) && !wallet.featured && isWalletConnect(wallet))
    : []
  const known = others.filter(wallet => !wallet.custom)
  const best = recommended.flatMap(
    ({ id, explorerId = id }) => known.find(one => one.id === id || one.explorerId === explorerId) ?? [],
  )
  const rest = [.../* @__PURE__ */ new Set([...best, ...known])].slice(
    0,
    Math.max(0, highlightLimit - chosen.length),
  )
  const found = [...chosen, ...scan, ...(isWaiting ? [] : rest)]
  const rows = isOrdered ? wallets.filter(wallet => found.includes(wallet)) : found
  return {
    rows,
    free: isWaiting ? rest.length : 0,
    hasMore: rows.length < wallets.length,
  }
}
// ../../packages/react/dist/page/walletList/getWay.js
/** Connection method of a wallet: its connectors in this browser, else WalletConnect. */
function getWay({ connectors }, hasWalletConnect) {
  if (connectors.some(({ type }) => type !== 'walletconnect')) return 'request'
  if (connectors.length > 0) return 'code'
  return hasWalletConnect ? 'pairing' : 'install'
}
// ../../packages/react/dist/page/walletList/useHighlights.js
/**
 * Loads wallets of the first list that only the directory knows, once the modal is shown. Returns the recommendations
 * of the directory; undefined while unknown.
 */
function useHighlights(isShown = false) {
  const latchkit = useLatchkit()
  const { store, config, logger } = latchkit.client
  const { wallets, count, error } = useAtomValue(walletHighlightsAtom)
  useEffect(() => {
    if (!config.gateway) return
    const load = () => {
      if (!isShown && !store.get(isOpenAtom)) return
      stop()
      Promise.all([import('./connect.-fIYvh8v.js').then(n => n.directory_exports), loadDirectory()]).then(
        ([{ loadHighlights }]) => loadHighlights(latchkit),
        error => logger.warn('The featured wallets could not be loaded', { error }),
      )
    }
    const stop = store.sub(isOpenAtom, load)
    load()
    return stop
  }, [latchkit, store, config, logger, isShown])
  return config.gateway && !config.featuredWalletIds?.length && count === void 0 && !error ? void 0 : wallets
}
// ../../packages/react/dist/page/images/letterHue.js
/** Hues of the letter tiles, distinguishable from each other. */
var hues = [15, 45, 95, 145, 190, 230, 265, 300, 335]
/** Hue of the placeholder tile of a logo, stable for a name. In degrees of OKLCH. */
function letterHue(name) {
  return hues[
    [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues.length
  ]
}
// ../../packages/react/dist/modal/errors.js
var ViewMismatchError = class extends BaseError {
  name = 'ViewMismatchError'
  constructor({ view }) {
    super(`The view ${view} was rendered for another one`, {
      code: 'react/view-mismatch',
      metaMessages: ['Views are rendered by the modal only. Open one with `modal.open({ view })`.'],
    })
  }
}
// ../../packages/react/dist/modal.js
var modal_exports = /* @__PURE__ */ __exportAll({ mountModal_exports: () => mountModal_exports })
/** Whether the app's terms have to be accepted before a wallet is connected, and whether they were. */
function useConsent() {
  const latchkit = useLatchkit()
  const { termsConditionsUrl, privacyPolicyUrl, features } = useOptions()
  const agreed = useAtomValue(consentAtom)
  const setAgreed = useCallback(next => getStore$1(latchkit).set(consentAtom, next), [latchkit])
  const needed = features.legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  return {
    needed,
    locked: needed && !agreed,
    agreed,
    setAgreed,
  }
}
/** Navigates to a view; back returns to the current view. */
function pushView(latchkit, ...parameters) {
  navigate(latchkit, state => ({
    direction: 'forward',
    history: [...state.history, createEntry(state, parameters)],
  }))
}
/** Shows another view instead of the current view, which back then skips. */
function replaceView(latchkit, ...parameters) {
  navigate(latchkit, state => ({
    direction: 'forward',
    history: [...state.history.slice(0, -1), createEntry(state, parameters)],
  }))
}
/** Shows a view and clears the history, so that back is not available. */
function resetView(latchkit, ...parameters) {
  navigate(latchkit, state => ({
    direction: state.history.length > 1 ? 'back' : 'forward',
    history: [createEntry(state, parameters)],
  }))
}
/** Returns to the previous view; does nothing on the first. */
function goBack(latchkit) {
  navigate(latchkit, ({ history }) =>
    history.length < 2
      ? void 0
      : {
          direction: 'back',
          history: history.slice(0, -1),
        },
  )
}
/** Marks a prepared step as rendered: opening it only shows it. */
function settlePrepared(latchkit, entry) {
  getStore$1(latchkit).set(preparedAtom, prepared =>
    prepared?.entry === entry && !prepared.isRendered
      ? {
          entry,
          isRendered: true,
        }
      : prepared,
  )
}
/** Marks the step as shown, unless another step was requested meanwhile. */
function settleView(latchkit, entry) {
  getStore$1(latchkit).set(routerAtom, state =>
    state.loading && state.history.at(-1) === entry
      ? {
          ...state,
          loading: false,
        }
      : state,
  )
}
function navigate(latchkit, next) {
  getStore$1(latchkit).set(routerAtom, state => {
    const step = next(state)
    return step
      ? {
          ...state,
          ...step,
          loading: true,
        }
      : state
  })
}
/** Adopts a sheet where the component is shown. Does nothing outside of the modal. */
var StyleContext = /*#__PURE__*/ createContext(() => {})
/** Brings a component's sheet in before its first paint. */
function useStyles(css) {
  const adopt = useContext(StyleContext)
  useInsertionEffect(() => adopt(css), [adopt, css])
}
var WalletIcon_default =
  '.wallet-icon{width:var(--size);height:var(--size);border-radius:calc(var(--size) * .25);background:var(--lk-surface);flex:none;place-items:center;display:grid;position:relative;overflow:hidden}.wallet-icon.circle{border-radius:50%}.wallet-icon img{object-fit:cover;width:100%;height:100%}.wallet-icon:after{content:"";border-radius:inherit;position:absolute;inset:0;box-shadow:inset 0 0 0 1px light-dark(oklch(0% 0 0/.08),oklch(100% 0 0/.12))}.wallet-icon.letter{background:light-dark(oklch(.9 .06 var(--hue)),oklch(.38 .07 var(--hue)));color:light-dark(oklch(.36 .1 var(--hue)),oklch(.92 .05 var(--hue)));font-size:calc(var(--size) * .42);font-weight:600;line-height:1}'
/** An unmodified logo. Falls back to a tile with the first letter. The name is beside it. */
function WalletIcon$1({ name, src, size = 40, shape = 'squircle' }) {
  useStyles(WalletIcon_default)
  const [failed, setFailed] = useState()
  const style = {
    '--size': `${size}px`,
    '--hue': letterHue(name),
  }
  const shown = src && src !== failed
  return /* @__PURE__ */ jsx('span', {
    className: `wallet-icon ${shape}${shown ? '' : ' letter'}`,
    style,
    'aria-hidden': 'true',
    children: shown
      ? /* @__PURE__ */ jsx('img', {
          src,
          alt: '',
          width: size,
          height: size,
          loading: 'lazy',
          decoding: 'async',
          draggable: false,
          onError: () => setFailed(src),
        })
      : getLetter(name),
  })
}
/** Returns the first visible letter of a name. Names of wallets may have invisible characters, or their code points. */
function getLetter(name) {
  if (/^[!-~]/.test(name)) return name[0]?.toUpperCase()
  return [...name.replace(/⟨U\+[\dA-F]+⟩|[\p{C}\p{Z}\p{DI}\u2800]/gu, '')][0]?.toUpperCase()
}
/** The step that a view was opened for. */
var EntryContext = /*#__PURE__*/ createContext(void 0)
/** Parameters of the opened view. */
function useViewParameters(view) {
  const entry = useContext(EntryContext)
  if (entry?.view !== view) throw new ViewMismatchError({ view })
  return entry.parameters
}
var modalMessages = {
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.loading': 'Loading…',
  'modal.loadFailed': 'Could not be loaded',
  'modal.loadFailedHint': 'This part could not be downloaded. Try again, or reload the page.',
  'modal.offlineHint': 'You are offline. Connect to the internet and try again.',
  'modal.viewFailed': 'Something went wrong',
  'modal.viewFailedHint': 'This part stopped with the error {code}. Try again, or reload the page.',
  'modal.tryAgain': 'Try again',
  'modal.dismiss': 'Dismiss',
  'modal.copied': 'Copied',
  'modal.opensNewTab': 'opens in a new tab',
  'modal.disconnectFailed': 'Failed to disconnect',
  'modal.signOutFailed': 'Disconnected here, but the wallet did not confirm the sign-out',
}
var IconButton_default =
  '.icon-button{width:44px;height:44px;color:var(--lk-text-2);border-radius:14px;place-items:center;transition:background-color .12s,color .12s;display:grid}.icon-button:active .icon:not(.flip){transform:scale(.9)}.icon-button:focus-visible{outline-offset:-4px}@media (hover:hover){.icon-button:hover{background:var(--lk-surface-2);color:var(--lk-text)}}'
function IconButton({ label, onClick, disabled, testId, children }) {
  useStyles(IconButton_default)
  return /* @__PURE__ */ jsx('button', {
    type: 'button',
    className: 'icon-button',
    'aria-label': label,
    disabled,
    'data-testid': testId,
    onClick,
    children,
  })
}
/** Moves between views. For views and the modal's frame. */
function useRouter() {
  const latchkit = useLatchkit()
  return useMemo(() => createRouter(latchkit), [latchkit])
}
function createRouter(latchkit) {
  return {
    push: (...to) => pushView(latchkit, ...to),
    replace: (...to) => replaceView(latchkit, ...to),
    reset: (...to) => resetView(latchkit, ...to),
    back: () => goBack(latchkit),
    canGoBack: () => latchkit.client.store.get(canGoBackAtom),
    close: () => closeModal(latchkit),
  }
}
/** Frame of the icons of this folder, which are single drawings of Lucide (ISC, see LICENSE beside). */
function Icon({ children, flip }) {
  return /* @__PURE__ */ jsx('svg', {
    className: flip ? 'icon flip' : 'icon',
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': 'true',
    focusable: 'false',
    children,
  })
}
/** Lucide `arrow-left`. */
function BackIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    flip: true,
    children: [
      /* @__PURE__ */ jsx('path', { d: 'm12 19-7-7 7-7' }),
      /* @__PURE__ */ jsx('path', { d: 'M19 12H5' }),
    ],
  })
}
/** Lucide `x`. */
function CloseIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M18 6 6 18' }),
      /* @__PURE__ */ jsx('path', { d: 'm6 6 12 12' }),
    ],
  })
}
var View_default =
  '.view{min-height:0;max-height:inherit;flex-direction:column;display:flex;container-type:inline-size}.header{flex:none;grid-template-rows:44px;grid-template-columns:44px 1fr 44px;align-items:center;padding:8px 8px 4px;display:grid}.title{text-align:center;text-wrap:balance;overflow-wrap:anywhere;grid-area:1/2;min-width:0;max-height:44px;font-size:17px;font-weight:600;line-height:22px;overflow:hidden}.title:focus-visible{outline:none}.header .start{grid-area:1/1}.header .end{grid-area:1/3}.body{padding:8px 0 16px;overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--lk-line) transparent;flex-direction:column;min-height:0;padding-inline-start:16px;display:flex;overflow-y:auto}.content{flex-direction:column;flex:none;gap:8px;width:calc(100cqi - 32px);display:flex}.body.fixed{overflow:hidden}.body.fixed>.content{flex:1;min-height:0}.footer{flex-wrap:wrap;flex:none;justify-content:center;padding:4px 16px 12px;display:flex}'
/** Frame of every view: header with back, title and close, a body that scrolls, a footer that does not. */
function View({ title, children, footer, fixed }) {
  useStyles(View_default)
  const entry = useContext(EntryContext)
  const canGoBack = useAtomValue(canGoBackAtom)
  const embedded = useAtomValue(containerAtom)?.embedded
  const { back, close } = useRouter()
  const t = useTranslate(modalMessages)
  const focusFirst = useCallback(element => {
    element?.toggleAttribute('autofocus', true)
  }, [])
  return /* @__PURE__ */ jsxs('div', {
    className: 'view',
    'data-testid': entry && modalTestIds.view(entry.view),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'header',
        children: [
          /* @__PURE__ */ jsx('h1', {
            id: 'title',
            className: 'title',
            tabIndex: -1,
            ref: focusFirst,
            'data-testid': modalTestIds.title,
            children: title,
          }),
          canGoBack
            ? /* @__PURE__ */ jsx('span', {
                className: 'start',
                children: /* @__PURE__ */ jsx(IconButton, {
                  label: t('modal.back'),
                  testId: modalTestIds.back,
                  onClick: back,
                  children: /* @__PURE__ */ jsx(BackIcon, {}),
                }),
              })
            : null,
          embedded
            ? null
            : /* @__PURE__ */ jsx('span', {
                className: 'end',
                children: /* @__PURE__ */ jsx(IconButton, {
                  label: t('modal.close'),
                  testId: modalTestIds.close,
                  onClick: close,
                  children: /* @__PURE__ */ jsx(CloseIcon, {}),
                }),
              }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: fixed ? 'body fixed' : 'body',
        children: /* @__PURE__ */ jsx('div', {
          className: 'content',
          children,
        }),
      }),
      footer
        ? /* @__PURE__ */ jsx('div', {
            className: 'footer',
            children: footer,
          })
        : null,
    ],
  })
}
var Row_default =
  '.row{border-radius:16px;flex:none;width:100%;min-height:56px;text-decoration:none;display:block}.row-inner{background:var(--lk-surface-2);min-height:56px;transition:background-color .12s, transform .2s var(--ease);border-radius:16px;align-items:center;gap:12px;padding:8px 12px 8px 8px;display:flex}[dir=rtl] .row-inner{padding:8px 8px 8px 12px}[dir=rtl] :is(.row-label,.row-detail){text-align:right;unicode-bidi:plaintext}.row-tile{background:var(--lk-surface);width:40px;height:40px;box-shadow:inset 0 0 0 1px var(--lk-line);color:var(--lk-text-2);border-radius:10px;flex:none;place-items:center;display:grid}.row-text{flex-direction:column;flex:1;min-width:0;display:flex}.row-label{text-overflow:ellipsis;white-space:nowrap;font-weight:500;overflow:hidden}.row-detail{color:var(--lk-text-2);text-overflow:ellipsis;white-space:nowrap;font-size:13px;line-height:18px;overflow:hidden}.row-badge{color:var(--lk-text-2);flex:none;font-size:13px;line-height:18px}.row-chevron{color:var(--lk-text-2);margin-inline-end:-4px}.row[aria-current] .row-inner{background:color-mix(in oklab, var(--lk-accent) 14%, var(--lk-surface-2))}.row:disabled .row-inner{opacity:.5}.row:active:not(:disabled) .row-inner{transform:scale(.985)}@media (hover:hover){.row:hover:not(:disabled) .row-inner{background:var(--lk-hover)}}@media (forced-colors:active){.row-inner{border:1px solid buttontext}.row[aria-current] .row-inner{border:2px solid highlight}}'
/** Lucide `chevron-right`. */
function ChevronIcon() {
  return /* @__PURE__ */ jsx(Icon, {
    flip: true,
    children: /* @__PURE__ */ jsx('path', { d: 'm9 18 6-6-6-6' }),
  })
}
/** A selectable item of a list. */
function Row(props) {
  useStyles(Row_default)
  const { label, onClick, onIntent, icon, detail, badge, chevron, end, selected, disabled, testId } = props
  return /* @__PURE__ */ jsx('button', {
    type: 'button',
    className: 'row',
    disabled,
    'aria-current': selected || void 0,
    'data-testid': testId,
    'data-label': label,
    onClick,
    onPointerEnter: onIntent,
    onFocus: onIntent,
    children: /* @__PURE__ */ jsxs('span', {
      className: 'row-inner',
      children: [
        icon,
        /* @__PURE__ */ jsxs('span', {
          className: 'row-text',
          children: [
            /* @__PURE__ */ jsx('span', {
              className: 'row-label',
              children: label,
            }),
            detail
              ? /* @__PURE__ */ jsx('span', {
                  className: 'row-detail',
                  children: detail,
                })
              : null,
          ],
        }),
        badge
          ? /* @__PURE__ */ jsx('span', {
              className: 'row-badge',
              children: badge,
            })
          : null,
        end,
        chevron
          ? /* @__PURE__ */ jsx('span', {
              className: 'row-chevron',
              children: /* @__PURE__ */ jsx(ChevronIcon, {}),
            })
          : null,
      ],
    }),
  })
}
var Button_default =
  '.button{text-align:center;min-height:44px;transition:background-color .12s, filter .12s, transform .12s var(--ease);border-radius:14px;justify-content:center;align-items:center;gap:8px;padding:10px 16px;font-weight:600;text-decoration:none;display:inline-flex}.button.wide{width:100%}.button.neutral{background:var(--lk-surface-2);box-shadow:inset 0 0 0 1px var(--lk-line)}.button.accent{background:var(--lk-accent);color:var(--lk-on-accent)}.button.negative{background:var(--lk-surface-2);color:var(--lk-negative)}.button.plain{color:var(--lk-text-2);padding-inline:12px}.button:is(:disabled,[aria-disabled]){opacity:.5}.button:active:not(:disabled,[aria-disabled]){transform:scale(.97)}@media (hover:hover){.button:is(.neutral,.negative):hover:not(:disabled,[aria-disabled]){background:var(--lk-hover)}.button.accent:hover:not(:disabled,[aria-disabled]){filter:brightness(1.08)}.button.plain:hover:not(:disabled,[aria-disabled]){color:var(--lk-text)}}@media (forced-colors:active){.button{border:1px solid buttontext}}'
function Button({ onClick, variant = 'neutral', disabled, busy, wide, testId, icon, children }) {
  useStyles(Button_default)
  return /* @__PURE__ */ jsxs('button', {
    type: 'button',
    className: `button ${variant}${wide ? ' wide' : ''}`,
    disabled,
    'aria-disabled': busy || void 0,
    'data-testid': testId,
    onClick: busy ? void 0 : onClick,
    children: [icon, children],
  })
}
/** Fetches a view. The modal writes it while it is mounted: views may not import the registry, which imports them. */
var getViewLoader = /*#__PURE__*/ createSlot(() => ({}))
/** Fetches a view's chunk ahead of its opening. A failure is reported when the view is opened. */
function preloadView(latchkit, name) {
  getViewLoader(latchkit)
    .load?.(name)
    .catch(() => {})
}
/** Preloads a view's chunk when navigation to it is imminent. */
function usePreloadView(name) {
  const latchkit = useLatchkit()
  return useCallback(() => preloadView(latchkit, name), [latchkit, name])
}
/** Lucide `qr-code`, as one path. */
function QrCodeIcon() {
  return /* @__PURE__ */ jsx(Icon, {
    children: /* @__PURE__ */ jsx('path', {
      d: 'M4 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm13 0h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM4 16h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zm17 0h-3a2 2 0 0 0-2 2v3m5 0v.01M12 7v3a2 2 0 0 1-2 2H7m-4 0h.01M12 3h.01M12 16v.01M16 12h1m4 0v.01M12 21v-1',
    }),
  })
}
/** Announces a visible change to assistive technology, such as a status or "Copied". */
function announce(latchkit, text) {
  getStore$1(latchkit).set(announcementAtom, previous => (previous === text ? `${text}\u00a0` : text))
}
/** Announces a status, a result or an error to assistive technology. */
function useAnnounce() {
  const latchkit = useLatchkit()
  return useCallback(text => announce(latchkit, text), [latchkit])
}
/** The app's own component for the images of accounts. */
var AccountAvatarContext = /*#__PURE__*/ createContext(void 0)
var Skeleton_default =
  '.skeleton{background:var(--lk-surface-2);border-radius:16px;width:100%;animation:1.4s ease-in-out infinite pulse;display:block}@keyframes pulse{50%{opacity:.5}}@media (forced-colors:active){.skeleton{border:1px solid graytext}}'
/** A placeholder for content that is loading. */
function Skeleton({ height, width }) {
  useStyles(Skeleton_default)
  return /* @__PURE__ */ jsx('span', {
    className: 'skeleton',
    style: {
      height,
      width,
    },
    'aria-hidden': 'true',
  })
}
/** Milliseconds after which a letter starts a new word. */
var typeAheadPause = 700
/** Target index of a key in a list; undefined if the list does not handle the key. */
function nextIndex(event, parameters) {
  const { current, labels, typed } = parameters
  const last = labels.length - 1
  if (last < 0 || event.ctrlKey || event.metaKey || event.altKey) return void 0
  if (event.key === 'ArrowDown') return Math.min(current + 1, last)
  if (event.key === 'ArrowUp') return Math.max(current - 1, 0)
  if (event.key === 'Home') return 0
  if (event.key === 'End') return last
  if ([...event.key].length !== 1 || event.key === ' ') return void 0
  const now = Date.now()
  typed.text = (now - typed.at < typeAheadPause ? typed.text : '') + event.key.toLowerCase()
  typed.at = now
  const repeated = [...typed.text].every(letter => letter === typed.text[0])
  const wanted = repeated ? (typed.text[0] ?? '') : typed.text
  const start = repeated ? current + 1 : Math.max(current, 0)
  for (let step = 0; step <= last; step += 1) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index
  }
}
var Spinner_default =
  '.spinner{animation:.9s linear infinite spin;display:block}@keyframes spin{to{transform:rotate(1turn)}}'
/** A small ring beside a text that describes the progress. */
function Spinner() {
  useStyles(Spinner_default)
  return /* @__PURE__ */ jsxs('svg', {
    className: 'spinner',
    viewBox: '0 0 20 20',
    width: '20',
    height: '20',
    fill: 'none',
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ jsx('circle', {
        cx: '10',
        cy: '10',
        r: '8',
        stroke: 'var(--lk-line)',
        strokeWidth: '2',
      }),
      /* @__PURE__ */ jsx('path', {
        d: 'M18 10a8 8 0 0 0-8-8',
        stroke: 'currentColor',
        strokeWidth: '2',
        strokeLinecap: 'round',
      }),
    ],
  })
}
var RowList_default = '.row-list{flex-direction:column;gap:8px;display:flex}'
/** A short list. Arrow keys, Home, End and typing the first letters move the focus. */
function RowList({ label, testId, children }) {
  useStyles(RowList_default)
  const typed = useRef({
    text: '',
    at: 0,
  })
  return /* @__PURE__ */ jsx('ul', {
    className: 'row-list',
    'aria-label': label,
    'data-testid': testId,
    onKeyDown: event => moveInList(event, typed.current),
    children,
  })
}
/** Moves the focus between the buttons of a list by arrow keys, Home, End and first letters. */
function moveInList(event, typed) {
  const items = [...event.currentTarget.querySelectorAll('button:not(:disabled),a[href]')]
  const next = nextIndex(event, {
    current: items.indexOf(event.target),
    labels: items.map(item => item.dataset.label ?? item.textContent ?? ''),
    typed,
  })
  if (next === void 0) return
  event.preventDefault()
  items[next]?.focus()
}
/**
 * A component whose module is loaded while `isWanted`; undefined until it is loaded. A new `load` does not reload it.
 * Logs failures.
 */
function useLazyComponent(isWanted, load) {
  const { logger } = useLatchkit().client
  const [loaded, setLoaded] = useState()
  useEffect(() => {
    if (!isWanted) return
    let left = false
    load()?.then(
      Component => {
        if (!left) setLoaded({ Component })
      },
      cause => logger.error('A part of the modal could not be loaded', { cause }),
    )
    return () => {
      left = true
    }
  }, [isWanted, logger])
  return loaded?.Component
}
/**
 * Consent to the app's terms, if the app requires it. Connections are blocked before, also while its box is loading.
 */
function LegalConsent() {
  const { needed } = useConsent()
  const Box = useLazyComponent(needed, async () => {
    const { ConsentBox } = await importWithRetry(() =>
      import('./shared.BOpXVrm5.js').then(n => n.ConsentBox_exports),
    )
    return ConsentBox
  })
  return Box ? /* @__PURE__ */ jsx(Box, {}) : null
}
var Hero_default =
  '.hero{text-align:center;flex-direction:column;align-items:center;gap:4px;padding:16px 8px 8px;display:flex}.hero-icon{background:var(--lk-surface-2);width:56px;height:56px;color:var(--lk-text-2);border-radius:18px;place-items:center;display:grid}.hero-icon .icon{width:24px;height:24px}.hero-heading{margin-top:12px;font-weight:600}.hero-text{max-width:304px;color:var(--lk-text-2);text-wrap:pretty;font-size:13px;line-height:18px}.hero-icon+.hero-text{margin-top:12px}.hero-actions{flex-wrap:wrap;justify-content:center;gap:8px;width:100%;margin-top:16px;display:flex}'
/** Centered content of a view: its subject, the next step, and actions. */
function Hero({ logo, icon, heading, text, children }) {
  useStyles(Hero_default)
  return /* @__PURE__ */ jsxs('div', {
    className: 'hero',
    children: [
      logo,
      icon
        ? /* @__PURE__ */ jsx('span', {
            className: 'hero-icon',
            children: icon,
          })
        : null,
      heading
        ? /* @__PURE__ */ jsx('h2', {
            className: 'hero-heading',
            children: heading,
          })
        : null,
      text
        ? /* @__PURE__ */ jsx('p', {
            className: 'hero-text',
            children: text,
          })
        : null,
      children
        ? /* @__PURE__ */ jsx('div', {
            className: 'hero-actions',
            children,
          })
        : null,
    ],
  })
}
var views = {
  request: 'ConnectingExternal',
  code: 'ConnectingWalletConnectBasic',
  pairing: 'ConnectingWalletConnect',
  install: 'ConnectingExternal',
}
/**
 * Opens the view that connects a wallet from its row: by its connector in this browser, else by WalletConnect. For
 * views.
 */
function useOpenWallet(target) {
  const latchkit = useLatchkit()
  const router = useRouter()
  const hasWalletConnect = useWalletConnectConnector(target?.namespace) !== void 0
  const viewOf = wallet => views[getWay(wallet, hasWalletConnect)]
  return {
    openWallet(wallet, how = 'push') {
      const view = viewOf(wallet)
      if (view === 'ConnectingWalletConnectBasic') router[how](view, target)
      else
        router[how](view, {
          ...target,
          walletId: wallet.id,
        })
    },
    preloadWallet: wallet => preloadView(latchkit, viewOf(wallet)),
  }
}
var connectMessages = {
  'connect.title': 'Connect wallet',
  'connect.titleFor': 'Connect {name} wallet',
  'connect.wallets': 'Wallets',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.allWallets': 'All wallets',
  'connect.allWalletsCount': '{count}',
  'connect.scan': 'QR code or link',
  'connect.continueWithWallet': 'Continue with a wallet',
  'connect.noWallet': 'I don’t have a wallet',
  'connect.whatIs': 'What is a wallet?',
  'connect.empty': 'No wallets to show',
  'connect.emptyHint': 'Install a wallet in this browser to continue.',
}
/** A wallet of a list, with its logo. */
function WalletRow({ wallet, ...row }) {
  const t = useTranslate(connectMessages)
  const namespaces = useNamespaceDetail(wallet)
  const src = useWalletIcon(wallet)
  const isWalletConnect = !src && wallet.connectors[0]?.type === 'walletconnect'
  return /* @__PURE__ */ jsx(Row, {
    ...row,
    label: wallet.name,
    detail: isWalletConnect ? t('connect.scan') : (row.detail ?? namespaces),
    icon: isWalletConnect
      ? /* @__PURE__ */ jsx('span', {
          className: 'row-tile',
          children: /* @__PURE__ */ jsx(QrCodeIcon, {}),
        })
      : /* @__PURE__ */ jsx(WalletIcon$1, {
          name: wallet.name,
          src,
        }),
    testId: modalTestIds.wallet(wallet),
  })
}
/**
 * The app's namespaces that a wallet supports, for its row: those of its connectors on this page, else the known ones.
 * Undefined if the app has a single namespace.
 */
function useNamespaceDetail({ connectors, namespaces }) {
  const { adapters } = useLatchkit().client
  if (adapters.length < 2) return void 0
  const has = connectors.length > 0 ? connectors.map(({ namespace }) => namespace) : namespaces
  return (
    adapters
      .flatMap(({ namespace }) => (has?.includes(namespace) ? getNamespaceName(namespace) : []))
      .join(' · ') || void 0
  )
}
/** Placeholder while the first view is loading. */
function LoadingView() {
  const t = useTranslate(modalMessages)
  return /* @__PURE__ */ jsxs(View, {
    title: t('modal.loading'),
    children: [
      /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
      /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
      /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
    ],
  })
}
/** Lucide `triangle-alert`. */
function WarningIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', {
        d: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
      }),
      /* @__PURE__ */ jsx('path', { d: 'M12 9v4' }),
      /* @__PURE__ */ jsx('path', { d: 'M12 17h.01' }),
    ],
  })
}
/** Lucide `wallet`. */
function WalletIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', {
        d: 'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1',
      }),
      /* @__PURE__ */ jsx('path', { d: 'M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4' }),
    ],
  })
}
var none = {
  email: false,
  socials: false,
}
/**
 * Enabled logins of the secure frame, as in `useFeatures`. For components that render before the first row of the
 * modal: `useFeatures` reads the time zone, and the first `Intl` format of a page takes 10 ms.
 */
function useEmbeddedLogins() {
  const { features, secureFrame, adapters } = useOptions()
  return secureFrame && adapters ? features : none
}
/** Lucide `layout-grid`. */
function GridIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('rect', {
        width: '7',
        height: '7',
        x: '3',
        y: '3',
        rx: '1',
      }),
      /* @__PURE__ */ jsx('rect', {
        width: '7',
        height: '7',
        x: '14',
        y: '3',
        rx: '1',
      }),
      /* @__PURE__ */ jsx('rect', {
        width: '7',
        height: '7',
        x: '14',
        y: '14',
        rx: '1',
      }),
      /* @__PURE__ */ jsx('rect', {
        width: '7',
        height: '7',
        x: '3',
        y: '14',
        rx: '1',
      }),
    ],
  })
}
/**
 * A section of the embedded wallet. Part of another area, which the registry's loader loads if it is on. Until then its
 * place is kept, so that no wallet moves under the pointer.
 */
function ConnectEmbedded({ view }) {
  const latchkit = useLatchkit()
  const { socials } = useEmbeddedLogins()
  const [isFailed, setFailed] = useState(false)
  const Section = useLazyComponent(true, () =>
    getViewLoader(latchkit)
      .load?.(view)
      ?.catch(error => {
        setFailed(true)
        throw error
      }),
  )
  if (Section) return /* @__PURE__ */ jsx(Section, {})
  if (isFailed) return null
  const logos = (socials || []).length > 6 ? 104 : 48
  return /* @__PURE__ */ jsx('div', {
    style: { marginBottom: 8 },
    children: /* @__PURE__ */ jsx(Skeleton, { height: view === 'EmailLogin' ? 100 : logos }),
  })
}
/** The wallet rows, or a single row that expands them with `collapseWallets`. */
function ConnectWallets({ locked, target }) {
  const t = useTranslate(connectMessages)
  const { push } = useRouter()
  const { gateway, allWallets = 'show', features, walletGroups } = useOptions()
  const [unfolded, setUnfolded] = useState(!features.collapseWallets)
  const { client } = useLatchkit()
  const { openWallet, preloadWallet } = useOpenWallet(target)
  const preloadAll = usePreloadView('AllWallets')
  const wallets = useWallets(void 0, target?.namespace)
  const recommended = useHighlights()
  const isMobile = client.platform.isMobile()
  const leadsToAll = allWallets === 'show' || (allWallets === 'only-mobile' && isMobile)
  const { rows, free, hasMore } = connectRows(wallets, {
    canScan: !isMobile,
    recommended,
    isWaiting: !recommended,
    isOrdered: features.connectorTypeOrder !== void 0,
  })
  const loaded = useLazyComponent(Boolean(walletGroups), async () => {
    const { WalletGroups } = await importWithRetry(() =>
      import('./connect.-fIYvh8v.js').then(n => n.WalletGroups_exports),
    )
    return WalletGroups
  })
  const WalletGroups = walletGroups ? loaded : void 0
  const renderRow = wallet =>
    /* @__PURE__ */ jsx(
      'li',
      {
        children: /* @__PURE__ */ jsx(WalletRow, {
          wallet,
          badge: WalletGroups
            ? void 0
            : wallet.recent
              ? t('connect.recent')
              : wallet.installed
                ? t('connect.installed')
                : void 0,
          disabled: locked,
          onIntent: () => preloadWallet(wallet),
          onClick: () => openWallet(wallet),
        }),
      },
      wallet.id,
    )
  if (wallets.length === 0)
    return /* @__PURE__ */ jsx(Hero, {
      icon: /* @__PURE__ */ jsx(WalletIcon, {}),
      heading: t('connect.empty'),
      text: t('connect.emptyHint'),
    })
  if (!unfolded)
    return /* @__PURE__ */ jsx(Row, {
      label: t('connect.continueWithWallet'),
      icon: /* @__PURE__ */ jsx(WalletTile, {}),
      chevron: true,
      disabled: locked,
      testId: modalTestIds.walletsToggle,
      onClick: () => setUnfolded(true),
    })
  return /* @__PURE__ */ jsxs(RowList, {
    label: t('connect.wallets'),
    testId: modalTestIds.walletsList,
    children: [
      WalletGroups
        ? /* @__PURE__ */ jsx(WalletGroups, {
            wallets,
            rows,
            render: renderRow,
          })
        : rows.map(renderRow),
      Array.from({ length: free }, (_, row) =>
        /* @__PURE__ */ jsx(
          'li',
          {
            'aria-hidden': 'true',
            children: /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
          },
          row,
        ),
      ),
      leadsToAll && (hasMore || gateway)
        ? /* @__PURE__ */ jsx('li', {
            children: /* @__PURE__ */ jsx(Row, {
              label: t('connect.allWallets'),
              icon: /* @__PURE__ */ jsx(GridTile, {}),
              badge: gateway ? void 0 : t('connect.allWalletsCount', { count: wallets.length }),
              chevron: true,
              disabled: locked,
              testId: modalTestIds.allWallets,
              onIntent: preloadAll,
              onClick: () => push('AllWallets', target),
            }),
          })
        : null,
    ],
  })
}
function WalletTile() {
  return /* @__PURE__ */ jsx('span', {
    className: 'row-tile',
    children: /* @__PURE__ */ jsx(WalletIcon, {}),
  })
}
function GridTile() {
  return /* @__PURE__ */ jsx('span', {
    className: 'row-tile',
    children: /* @__PURE__ */ jsx(GridIcon, {}),
  })
}
/** The ways to connect, in the configured order. A way that is not there is not shown. */
function ConnectView() {
  const t = useTranslate(connectMessages)
  const { connectMethodsOrder } = useOptions().features
  const { email, socials } = useEmbeddedLogins()
  const { locked } = useConsent()
  const { push } = useRouter()
  const target = useViewParameters('Connect')
  const { namespace } = target ?? {}
  return /* @__PURE__ */ jsxs(View, {
    title: namespace ? t('connect.titleFor', { name: getNamespaceName(namespace) }) : t('connect.title'),
    footer: /* @__PURE__ */ jsxs(Fragment$1, {
      children: [
        /* @__PURE__ */ jsx(Button, {
          variant: 'plain',
          testId: modalTestIds.whatIsWallet,
          onClick: () => push('WhatIsAWallet'),
          children: t('connect.whatIs'),
        }),
        /* @__PURE__ */ jsx(Button, {
          variant: 'plain',
          testId: modalTestIds.getWallet,
          onClick: () => push('GetWallet'),
          children: t('connect.noWallet'),
        }),
      ],
    }),
    children: [
      /* @__PURE__ */ jsx(LegalConsent, {}),
      connectMethodsOrder.map(method =>
        method === 'wallet'
          ? /* @__PURE__ */ jsx(
              ConnectWallets,
              {
                locked,
                target,
              },
              method,
            )
          : method === 'email' && email
            ? /* @__PURE__ */ jsx(ConnectEmbedded, { view: 'EmailLogin' }, method)
            : method === 'social' && socials
              ? /* @__PURE__ */ jsx(ConnectEmbedded, { view: 'ConnectSocials' }, method)
              : null,
      ),
    ],
  })
}
var calls = async () => (await import('./calls.VQRr-dSI.js').then(n => n.callsParts_exports)).callsParts
var connect$1 = async () =>
  (await import('./connect.-fIYvh8v.js').then(n => n.connectParts_exports)).connectParts
var embedded = async () =>
  (await import('./embedded.DYE0iGtm.js').then(n => n.embeddedParts_exports)).embeddedParts
var sections = async () =>
  (await import('./sections.DRK_9wVm.js').then(n => n.sectionParts_exports)).sectionParts
var account = async () =>
  (await import('./account.CPd5oVHu.js').then(n => n.accountParts_exports)).accountParts
var networks = async () =>
  (await import('./networks.uNDwf-vV.js').then(n => n.networksParts_exports)).networksParts
var requests = async () =>
  (await import('./requests.BGPM50wm.js').then(n => n.requestsParts_exports)).requestsParts
var items = async () => (await import('./items.DoFE6q7X.js').then(n => n.itemsParts_exports)).itemsParts
var permissions = async () =>
  (await import('./permissions.BSTbztOn.js').then(n => n.permissionsParts_exports)).permissionsParts
var receive = async () =>
  (await import('./receive.8WGGOVg0.js').then(n => n.receiveParts_exports)).receiveParts
var send = async () => (await import('./send.C-AUoVbV.js').then(n => n.sendParts_exports)).sendParts
var onramp = async () => (await import('./onramp.C5jXwuQI.js').then(n => n.onrampParts_exports)).onrampParts
var swap = async () => (await import('./swap.CbAvCx6l.js').then(n => n.swapParts_exports)).swapParts
var names = async () => (await import('./names.CtGkyr5g.js').then(n => n.namesParts_exports)).namesParts
var signIn = async () => (await import('./signIn.C_95YjSM.js').then(n => n.signInParts_exports)).signInParts
/** Every view: its role, and its component or its area. Connect is part of the modal's module. */
var registry = {
  Connect: {
    role: 'closesOnConnect',
    isQuiet: true,
    View: ConnectView,
  },
  AllWallets: {
    role: 'closesOnConnect',
    load: connect$1,
  },
  ChosenWallet: {
    role: 'closesOnConnect',
    isQuiet: true,
    load: connect$1,
  },
  ConnectingExternal: {
    role: 'movesOn',
    load: connect$1,
  },
  ConnectingWalletConnectBasic: {
    role: 'movesOn',
    load: connect$1,
  },
  ConnectingWalletConnect: {
    role: 'movesOn',
    load: connect$1,
  },
  GetWallet: {
    role: 'closesOnConnect',
    load: connect$1,
  },
  WhatIsAWallet: {
    role: 'closesOnConnect',
    load: connect$1,
  },
  EmailLogin: {
    role: 'closesOnConnect',
    load: sections,
  },
  EmailVerifyDevice: {
    role: 'movesOn',
    load: embedded,
  },
  EmailVerifyOtp: {
    role: 'movesOn',
    load: embedded,
  },
  ConnectSocials: {
    role: 'closesOnConnect',
    load: sections,
  },
  ConnectingSocial: {
    role: 'movesOn',
    load: embedded,
  },
  ConnectingFarcaster: {
    role: 'movesOn',
    load: embedded,
  },
  UpdateEmailWallet: {
    role: 'closesOnDisconnect',
    load: embedded,
  },
  UpdateEmailPrimaryOtp: {
    role: 'closesOnDisconnect',
    load: embedded,
  },
  UpdateEmailSecondaryOtp: {
    role: 'closesOnDisconnect',
    load: embedded,
  },
  UpgradeEmailWallet: {
    role: 'closesOnDisconnect',
    load: embedded,
  },
  AccountSettings: {
    role: 'closesOnDisconnect',
    load: embedded,
  },
  SmartAccountSettings: {
    role: 'closesOnDisconnect',
    load: embedded,
  },
  Account: {
    role: 'needsNetwork',
    isQuiet: true,
    load: account,
  },
  ProfileWallets: {
    role: 'leavesNetwork',
    load: account,
  },
  Transactions: {
    role: 'needsNetwork',
    load: account,
  },
  AccountItem: {
    role: 'closesOnDisconnect',
    load: account,
  },
  Nft: {
    role: 'closesOnDisconnect',
    load: items,
  },
  ReplaceTransaction: {
    role: 'closesOnDisconnect',
    load: items,
  },
  WalletReceive: {
    role: 'needsNetwork',
    load: receive,
  },
  WalletCompatibleNetworks: {
    role: 'needsNetwork',
    load: receive,
  },
  Networks: {
    role: 'stays',
    isQuiet: true,
    load: networks,
  },
  WhatIsANetwork: {
    role: 'stays',
    load: networks,
  },
  SwitchActiveChain: {
    role: 'closesOnDisconnect',
    load: networks,
  },
  UnsupportedChain: {
    role: 'closesOnNetwork',
    isQuiet: true,
    load: networks,
  },
  SmartSessionCreated: {
    role: 'closesOnDisconnect',
    load: permissions,
  },
  SmartSessionList: {
    role: 'closesOnDisconnect',
    load: permissions,
  },
  CallsStatus: {
    role: 'stays',
    load: calls,
  },
  ApproveTransaction: {
    role: 'stays',
    load: requests,
  },
  ConnectingSiwe: {
    role: 'stays',
    load: signIn,
  },
  WalletSend: {
    role: 'needsNetwork',
    load: send,
  },
  WalletSendSelectToken: {
    role: 'needsNetwork',
    load: send,
  },
  WalletSendPreview: {
    role: 'needsNetwork',
    load: send,
  },
  OnRampProviders: {
    role: 'needsNetwork',
    load: onramp,
  },
  OnRampTokenSelect: {
    role: 'needsNetwork',
    load: onramp,
  },
  OnRampFiatSelect: {
    role: 'needsNetwork',
    load: onramp,
  },
  BuyInProgress: {
    role: 'closesOnDisconnect',
    load: onramp,
  },
  Swap: {
    role: 'needsNetwork',
    load: swap,
  },
  SwapSelectToken: {
    role: 'needsNetwork',
    load: swap,
  },
  SwapPreview: {
    role: 'needsNetwork',
    load: swap,
  },
  RegisterAccountName: {
    role: 'needsNetwork',
    load: names,
  },
  RegisterAccountNameSuccess: {
    role: 'needsNetwork',
    load: names,
  },
}
var Base_default =
  ':host{all:initial!important;display:contents!important}:host([data-embedded]){display:block!important}*,:before,:after{box-sizing:border-box}.root{--ease:cubic-bezier(.2, .8, .2, 1);font:400 15px / 20px var(--lk-font);color:var(--lk-text);text-align:start;-webkit-font-smoothing:antialiased;-webkit-tap-highlight-color:transparent;-webkit-text-size-adjust:100%}:host(:not([data-embedded])) .root{position:absolute;top:0}button,input{font:inherit;color:inherit;letter-spacing:inherit;margin:0}button{appearance:none;cursor:pointer;text-align:start;background:0 0;border:0;padding:0}button:disabled{cursor:not-allowed}h1,h2,p,ul{font:inherit;margin:0;padding:0}ul{list-style:none}img{display:block}a{color:inherit}:focus{outline:none}:focus-visible{outline:2px solid var(--lk-focus);outline-offset:2px}.icon{flex:none;display:block}[dir=rtl] .flip{transform:scaleX(-1)}.sr{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;margin:-1px;position:absolute;overflow:hidden}@media (prefers-contrast:more){:host{--lk-line:light-dark(#555,#bbb);--lk-text-2:var(--lk-text)}}@media (prefers-reduced-motion:reduce){*,:before,:after,::backdrop{transition-property:none!important;animation-duration:.01ms!important;animation-iteration-count:1!important}}'
/** The views that were loaded. */
var getLoadedViews = /*#__PURE__*/ createSlot(
  () => /* @__PURE__ */ new Map([['Connect', registry.Connect.View]]),
)
/** Compilation fails here if an area lacks one of its views. */
var registered = registry
/** Returns the component of a view and loads its area at first need. A failure is not remembered. */
async function loadView(latchkit, name) {
  const views = getLoadedViews(latchkit)
  const known = views.get(name)
  if (known) return known
  const view = registered[name]
  const View = 'View' in view ? view.View : (await importWithRetry(() => view.load()))[name]
  views.set(name, View)
  return View
}
var Dialog_default =
  '.dialog{z-index:2147483000;overscroll-behavior:contain;touch-action:pinch-zoom;background:0 0;border:0;justify-content:center;align-items:center;width:100%;max-width:none;height:100%;max-height:none;margin:0;padding:16px;display:flex;position:fixed;inset:0;overflow:clip}.dialog:not([open]){visibility:hidden;transform:translateY(-20000px)}.dialog::backdrop{background:var(--lk-overlay);animation:.15s ease-out fade}.dialog.closing::backdrop{opacity:0;transition:opacity .12s ease-in}.card{--page-max:min(85vh, 680px);background:var(--lk-surface);border:1px solid var(--lk-line);border-radius:var(--lk-radius);width:368px;max-width:100%;animation:var(--enter,none);flex-direction:column;display:flex;position:relative;overflow:hidden;box-shadow:0 1px 2px oklch(0% 0 0/.06),0 16px 48px -8px oklch(0% 0 0/.22)}[open]>.card{--enter:card-in .15s var(--ease)}.card.shaking{animation:var(--enter,none), shake .5s ease-in-out}.stage{transition:height .2s var(--ease);overflow:hidden}.page{max-height:var(--page-max);flex-direction:column;display:flex;position:relative}.page:focus{outline:none}.page.forward{animation:page-forward .2s var(--ease)}.page.back{animation:page-back .2s var(--ease)}@keyframes fade{0%{opacity:0}}@keyframes card-in{0%{opacity:0;transform:scale(.97)}}@keyframes page-forward{0%{opacity:0;transform:translateX(calc(16px * var(--dir,1))) scale(.985);pointer-events:none}to{pointer-events:none}}@keyframes page-back{0%{opacity:0;transform:translateX(calc(-16px * var(--dir,1))) scale(1.015);pointer-events:none}to{pointer-events:none}}@keyframes shake{0%,to{transform:none}15%,55%{transform:translate(-6px)}35%,75%{transform:translate(6px)}90%{transform:translate(-2px)}}@keyframes sheet-in{0%{transform:translateY(100%)}}[dir=rtl]{--dir:-1}.embedded .card{box-shadow:none;--page-max:none}.compact .card{width:320px}.compact .row-list{gap:4px}.compact .row-list :is(.row,.row-inner){min-height:48px}.compact .row-list .row-inner{padding-block:4px}.compact .row-list .row-label{-webkit-line-clamp:2;white-space:normal;-webkit-box-orient:vertical;display:-webkit-box}@media (width<=479.98px){.dialog{align-items:flex-end;padding:0}.dialog .card{border-radius:var(--lk-radius) var(--lk-radius) 0 0;--page-max:min(88vh, calc(100dvh - 40px));width:100%;padding-bottom:max(env(safe-area-inset-bottom), 0px);border-width:1px 0 0;overflow:visible}[open]>.card{--enter:sheet-in .32s cubic-bezier(.2, 1.1, .3, 1)}.dialog .card:after{content:"";background:var(--lk-surface);height:80px;position:absolute;inset:100% 0 auto}.dialog .stage{transition:none}.full .dialog .card{--page-max:none;height:100dvh;padding-top:max(env(safe-area-inset-top), 0px);border:0;border-radius:0}.full .dialog .stage{flex:1;min-height:0;height:auto!important}.full .dialog :is(.page,.view){height:100%}.full .dialog .body{flex:1}}@media (forced-colors:active){.card{border:2px solid canvastext}}'
/**
 * Events by which dialogs of apps notice a press outside, a loss of the focus or Escape. Their libraries listen on
 * `document`, many in the capture phase, where the target is the host of the modal instead of the pressed element.
 */
var observedEvents = [
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'focusin',
  'focusout',
  'touchstart',
  'touchend',
]
/**
 * Keeps the events inside the host from all listeners of the page but those on `window` that were added before, until
 * the returned function is called. A copy of each event is dispatched inside the shadow root, so that the listeners
 * there receive it. The default action is that of the original.
 */
function isolateEvents(dialog) {
  const root = dialog.getRootNode()
  const isolate = event => {
    const path = event.composedPath()
    const isInside = path.includes(root)
    if (!isInside && !isEscapeOfPage(event)) return
    event.stopImmediatePropagation()
    const copy = copyEvent(event)
    const settle = () => {
      if (copy.defaultPrevented) event.preventDefault()
      else copy.preventDefault()
    }
    root.addEventListener(event.type, settle)
    ;(isInside ? path[0] : dialog)?.dispatchEvent(copy)
    root.removeEventListener(event.type, settle)
  }
  for (const type of observedEvents) window.addEventListener(type, isolate, true)
  return () => {
    for (const type of observedEvents) window.removeEventListener(type, isolate, true)
  }
}
function isEscapeOfPage(event) {
  return (
    event instanceof KeyboardEvent &&
    event.key === 'Escape' &&
    event.target === document.body &&
    !document.querySelector('[data-testid="secure-frame-dialog"][open]')
  )
}
/**
 * A plain event that does not leave the shadow root, with the properties of another one. It is not a mouse event, so
 * that a click does not toggle a checkbox or submit a form a second time.
 */
function copyEvent(event) {
  const copy = new Event(event.type, {
    bubbles: true,
    cancelable: event.cancelable,
  })
  for (const name in event) {
    if (name in copy) continue
    const value = Reflect.get(event, name)
    Object.defineProperty(copy, name, { value: typeof value === 'function' ? value.bind(event) : value })
  }
  return copy
}
/** Keys that scroll the page, except in a field. */
var scrollKeys = /* @__PURE__ */ new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])
/**
 * Keeps the page behind the dialog from scrolling, without moving anything in it; returns the unlock function.
 *
 * A scrollbar that takes room stays: without it elements that are fixed to the edge would move, and a gutter in its
 * place changes the unit `vw`.
 */
function lockScroll(dialog) {
  const root = document.documentElement
  const unlock = innerWidth > root.clientWidth || innerHeight > root.clientHeight ? void 0 : hideOverflow()
  const hold = event => {
    if (event.ctrlKey || ('key' in event && !isScrollKey(event))) return
    const path = event.composedPath()
    if (!path.slice(0, path.indexOf(dialog)).some(isScroller)) event.preventDefault()
  }
  dialog.addEventListener('wheel', hold, { passive: false })
  dialog.addEventListener('keydown', hold)
  return () => {
    dialog.removeEventListener('wheel', hold)
    dialog.removeEventListener('keydown', hold)
    unlock?.()
  }
}
function hideOverflow() {
  const { documentElement, body } = document
  const { style } =
    overflowOf(documentElement) === 'visible' && overflowOf(body) !== 'visible' ? body : documentElement
  const before = {
    overflowX: style.overflowX,
    overflowY: style.overflowY,
  }
  if (before.overflowY === 'hidden') return () => {}
  style.overflow = 'hidden'
  return () => void Object.assign(style, before)
}
function overflowOf(element) {
  return getComputedStyle(element).overflow
}
function isScrollKey({ key, target }) {
  const isPress = key === ' ' ? ', button, a' : ''
  return scrollKeys.has(key) && target instanceof Element && !target.matches(`input, textarea${isPress}`)
}
/** A list of the modal, which does not pass its scroll on to the page. */
function isScroller(target) {
  if (!(target instanceof Element) || target.scrollHeight <= target.clientHeight) return false
  return /auto|scroll/.test(getComputedStyle(target).overflowY)
}
/** The native dialog. The platform provides the focus trap, Escape and the inert page. */
function Dialog({ isShown, onClosed, children }) {
  useStyles(Dialog_default)
  const latchkit = useLatchkit()
  const open = useAtomValue(isOpenAtom)
  const { close } = useRouter()
  const ref = useRef(null)
  const pressedOutside = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isShown || !dialog) return
    const stopIsolating = isolateEvents(dialog)
    unhide(dialog)
    dialog.showModal()
    const unlock = lockScroll(dialog)
    dispatchEvent(new Event('latchkit-shown'))
    return () => {
      dialog.close()
      stopIsolating()
      unlock()
      restoreFocus(latchkit)
    }
  }, [latchkit, isShown])
  useEffect(() => {
    const dialog = ref.current
    if (open || !isShown || !dialog) return
    let reopened = false
    const { finished, cancel } = leave(dialog)
    finished.then(() => {
      if (!reopened) onClosed()
    })
    return () => {
      reopened = true
      cancel()
    }
  }, [open, isShown, onClosed])
  return /* @__PURE__ */ jsx('dialog', {
    ref,
    className: 'dialog',
    'aria-labelledby': 'title',
    'data-testid': modalTestIds.dialog,
    onKeyDown: event => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
      event.preventDefault()
      close()
    },
    onCancel: event => {
      event.preventDefault()
      close()
    },
    onClose: () => {
      close()
      const dialog = ref.current
      if (latchkit.client.store.get(isOpenAtom) && dialog && !dialog.open) dialog.showModal()
    },
    onPointerDown: event => {
      pressedOutside.current = event.target === event.currentTarget
    },
    onClick: event => {
      if (event.target === event.currentTarget && pressedOutside.current) close()
    },
    children,
  })
}
/** Undoes what a dialog of the app did to all other elements of the page, if the host was one of them. */
function unhide(dialog) {
  const root = dialog.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  root.host.removeAttribute('inert')
  root.host.removeAttribute('aria-hidden')
}
/** Plays the exit animation of the dialog. `finished` settles when it is invisible: immediately with reduced motion. */
function leave(dialog) {
  const card = dialog.querySelector('.card')
  if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return {
      finished: Promise.resolve(),
      cancel() {},
    }
  dialog.classList.add('closing')
  const isSheet = matchMedia('(max-width: 479.98px)').matches
  const animation = card.animate(
    [
      {},
      isSheet
        ? { transform: 'translateY(100%)' }
        : {
            opacity: 0,
            transform: 'scale(.97)',
          },
    ],
    {
      duration: isSheet ? 200 : 120,
      easing: 'ease-in',
      fill: 'forwards',
    },
  )
  return {
    finished: animation.finished.catch(() => {}),
    cancel() {
      dialog.classList.remove('closing')
      animation.cancel()
    },
  }
}
/** Returns the focus to the element that opened the modal, if the platform did not. */
function restoreFocus(latchkit) {
  const { element } = getOpener(latchkit)
  forgetOpener(latchkit)
  if (!element?.isConnected || document.activeElement === element) return
  if (document.activeElement && document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
}
/** Default colours, light and dark. */
var colorTokens = {
  ...pageColors,
  '--lk-surface': ['oklch(0.998 0.001 265)', 'oklch(0.205 0.009 265)'],
  '--lk-text-2': ['oklch(0.49 0.014 265)', 'oklch(0.745 0.011 265)'],
  '--lk-positive': ['oklch(0.5 0.13 150)', 'oklch(0.78 0.15 152)'],
  '--lk-negative': ['oklch(0.52 0.19 25)', 'oklch(0.74 0.15 22)'],
  '--lk-warning': ['oklch(0.51 0.11 70)', 'oklch(0.82 0.13 80)'],
  '--lk-overlay': ['oklch(0.2 0.02 265 / 0.42)', 'oklch(0.08 0.01 265 / 0.62)'],
}
/** Problems of the names of an app's tokens: a misspelt name would have no effect. */
function findTokenProblems(variables) {
  const known = [...Object.keys(defaultTokens()), '--lk-on-accent']
  return Object.keys(variables)
    .filter(name => !known.includes(name))
    .map(name => `themeVariables["${name}"]: is not a token; pass one of ${known.join(', ')}`)
}
/** The default of every token. */
function defaultTokens() {
  const { '--lk-font': font } = resolvePageTokens({ variables: {} })
  return {
    ...toColorValues(colorTokens),
    '--lk-radius': '24px',
    '--lk-font': font,
  }
}
/** Replaces a view that failed, and says whether the device is offline, its chunk is missing or it threw. */
function FailedView({ failure, onRetry }) {
  const t = useTranslate(modalMessages)
  const isThrown = failure.kind === 'thrown'
  const loadHint = navigator.onLine ? t('modal.loadFailedHint') : t('modal.offlineHint')
  const text = isThrown ? t('modal.viewFailedHint', { code: codeOf(failure.error) }) : loadHint
  return /* @__PURE__ */ jsx(View, {
    title: isThrown ? t('modal.viewFailed') : t('modal.loadFailed'),
    children: /* @__PURE__ */ jsx(Hero, {
      icon: /* @__PURE__ */ jsx(WarningIcon, {}),
      text,
      children: /* @__PURE__ */ jsx(Button, {
        onClick: onRetry,
        testId: modalTestIds.retry,
        children: t('modal.tryAgain'),
      }),
    }),
  })
}
/** The stable code of an error of the kit, or the name of another one: `RangeError`. */
function codeOf(error) {
  if (isError(error)) return error.code
  return error instanceof Error ? error.name : 'unknown'
}
/** Renders the view of the newest step. The former view stays until the next view has arrived. */
function Stage({ entry, isShown }) {
  const latchkit = useLatchkit()
  const direction = useAtomValue(directionAtom)
  const [attempt, setAttempt] = useState(0)
  const [rendered, setRendered] = useState()
  const [wasShown, setWasShown] = useState(isShown)
  const ready = entry && getLoadedViews(latchkit).get(entry.view)
  if (isShown && !wasShown) {
    setWasShown(true)
    if (rendered && rendered.entry !== entry) setRendered(void 0)
  }
  if (entry && ready && rendered?.entry !== entry)
    setRendered({
      entry,
      View: ready,
    })
  const stageRef = useRef(null)
  const pageRef = useRef(null)
  useMeasuredHeight(stageRef, pageRef, rendered)
  useEffect(() => {
    if (!entry || (ready && rendered?.View !== 'failed')) return
    let left = false
    loadView(latchkit, entry.view).then(
      View => {
        if (!left)
          setRendered({
            entry,
            View,
          })
      },
      error => {
        if (left || !isShown) return
        latchkit.client.logger.error('A view could not be loaded', {
          view: entry.view,
          cause: error,
        })
        setRendered({
          entry,
          View: 'failed',
        })
      },
    )
    return () => {
      left = true
    }
  }, [latchkit, entry, attempt, isShown])
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!rendered) return
    if (!isShown) {
      if (rendered.View !== 'failed') settlePrepared(latchkit, rendered.entry)
      return
    }
    settleView(latchkit, rendered.entry)
    focusPage(pageRef.current, first.current)
    first.current = false
  }, [latchkit, rendered, isShown])
  const { View } = rendered ?? {}
  return /* @__PURE__ */ jsx('div', {
    className: 'stage',
    ref: stageRef,
    children: /* @__PURE__ */ jsx(
      'div',
      {
        ref: pageRef,
        className: `page ${rendered ? direction : ''}`,
        children: rendered
          ? /* @__PURE__ */ jsx(EntryContext.Provider, {
              value: rendered.entry,
              children:
                View === 'failed' || !View
                  ? /* @__PURE__ */ jsx(FailedView, {
                      failure: { kind: 'load' },
                      onRetry: () => setAttempt(attempt + 1),
                    })
                  : /* @__PURE__ */ jsx(ViewBoundary, { children: /* @__PURE__ */ jsx(Memoized, { View }) }),
            })
          : /* @__PURE__ */ jsx(LoadingView, {}),
      },
      rendered?.entry.key,
    ),
  })
}
/** The view renders when its own state changes, not when the modal around it does. */
var Memoized = /*#__PURE__*/ memo(function Memoized({ View }) {
  return /* @__PURE__ */ jsx(View, {})
})
/** Moves the focus into a new page: it was lost when the former page was removed. */
function focusPage(page, isFirst) {
  if (!page) return
  const dialog = page.closest('dialog')
  const { activeElement } = page.getRootNode()
  if (dialog && !dialog.open) return
  if (!dialog && (isFirst || document.activeElement !== document.body)) return
  if (activeElement && page.contains(activeElement)) return
  ;(page.querySelector('[autofocus]') ?? page.querySelector('h1'))?.focus({ preventScroll: true })
}
/** Sets the height of the stage to that of its page, so that a change can be animated. */
function useMeasuredHeight(stageRef, pageRef, page) {
  useLayoutEffect(() => {
    const stage = stageRef.current
    const element = pageRef.current
    if (!stage || !element) return
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element
      stage.style.height = offsetHeight > 0 ? `${offsetHeight}px` : ''
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [page])
}
/** Keeps a failing view from taking the modal with it. React knows boundaries as classes only. */
var ViewBoundary = class extends Component {
  state = { failure: void 0 }
  static getDerivedStateFromError(error) {
    return {
      failure: {
        kind: 'thrown',
        error,
      },
    }
  }
  render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return /* @__PURE__ */ jsx(FailedView, {
      failure,
      onRetry: () => this.setState({ failure: void 0 }),
    })
  }
}
var closesOnDisconnect = ['closesOnDisconnect', 'needsNetwork', 'leavesNetwork', 'closesOnNetwork']
/**
 * Moves on when a wallet, the app or another tab connected, disconnected or changed the network, and when a view is opened that
 * the network has nothing for.
 */
function useConnectionChanges(embedded) {
  const latchkit = useLatchkit()
  const { isConnected } = useAtomValue(accountAtom)
  const { isSupported, network } = useAtomValue(networkAtom)
  const isListed = network !== void 0
  const isOpen = useAtomValue(isOpenAtom)
  const entry = useAtomValue(entryAtom)
  const before = useRef({
    isConnected,
    isListed,
    isSupported,
  })
  useEffect(() => {
    const previous = before.current
    before.current = {
      isConnected,
      isListed,
      isSupported,
    }
    const { view } = latchkit.client.store.get(modalStateAtom)
    if (!view) return
    const leave = () =>
      embedded ? resetView(latchkit, isConnected ? 'Account' : 'Connect') : closeModal(latchkit)
    const { role } = registry[view]
    if (isConnected !== previous.isConnected) {
      if (isConnected && role === 'closesOnConnect')
        return isSupported ? leave() : resetView(latchkit, 'UnsupportedChain')
      if (!isConnected && closesOnDisconnect.includes(role)) return leave()
    }
    const needsNetwork =
      role === 'needsNetwork' || (role === 'leavesNetwork' && previous.isListed && !isSupported)
    if (isConnected && !isListed && needsNetwork && !(isSupported && view === 'Account'))
      return resetView(latchkit, isSupported ? 'Account' : 'UnsupportedChain')
    if (
      ((isListed && !previous.isListed) || (isSupported && !previous.isSupported)) &&
      role === 'closesOnNetwork'
    )
      leave()
  }, [latchkit, isConnected, isSupported, isListed, embedded, isOpen, entry])
}
function Bars() {
  const BarStack = useLazyComponent(useAtomValue(hasBarsAtom), async () => {
    const { BarStack } = await importWithRetry(() =>
      import('./shared.BOpXVrm5.js').then(n => n.BarStack_exports),
    )
    return BarStack
  })
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [BarStack ? /* @__PURE__ */ jsx(BarStack, {}) : null, /* @__PURE__ */ jsx(LiveRegion, {})],
  })
}
/** An element that is always the same, so that React does not render it again with the modal. */
var bars = /*#__PURE__*/ createElement(Bars)
/** Everything inside the shadow root. */
function ModalRoot({ host, embedded, onIdle, onRendered }) {
  const latchkit = useLatchkit()
  const open = useAtomValue(isOpenAtom)
  const newest = useAtomValue(entryAtom)
  const prepared = useAtomValue(preparedEntryAtom)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const { locale: lang, direction } = useAtomValue(localeAtom)
  const themeState = useAtomValue(themeAtom)
  const hasBars = useAtomValue(hasBarsAtom)
  const isShown = embedded || open || present
  const idle = !isShown && !prepared && !hasBars
  useEffect(() => {
    if (idle) onIdle()
  }, [idle, onIdle])
  const isVisible = isShown || hasBars
  useEffect(() => {
    if (!isVisible) return
    const { config, logger } = latchkit.client
    if (config.gateway ?? config.analytics)
      importWithRetry(() => import('./shared.BOpXVrm5.js').then(n => n.alertError_exports)).then(
        ({ followAlerts }) => followAlerts(latchkit),
        error => logger.warn('Alerts could not be loaded', { error }),
      )
  }, [latchkit, isVisible])
  useLayoutEffect(onRendered, [onRendered])
  useLayoutEffect(() => applyTheme(latchkit, host, themeState), [latchkit, host, themeState])
  useConnectionChanges(embedded)
  const leave = useCallback(() => setPresent(false), [])
  const card = /* @__PURE__ */ jsx(Card, {
    entry: isShown ? newest : prepared,
    isShown,
  })
  const isInDialog = isShown || (prepared !== void 0 && !hasBars)
  const frame = embedded
    ? /* @__PURE__ */ jsxs('div', {
        className: 'embedded',
        children: [card, bars],
      })
    : /* @__PURE__ */ jsxs(Fragment$1, {
        children: [
          isShown || prepared
            ? /* @__PURE__ */ jsxs(Dialog, {
                isShown,
                onClosed: leave,
                children: [card, isInDialog ? bars : null],
              })
            : null,
          isInDialog ? null : bars,
        ],
      })
  const { mobileFullScreen, modalSize } = useOptions()
  return /* @__PURE__ */ jsx('div', {
    className: `root${mobileFullScreen ? ' full' : ''} ${modalSize ?? ''}`,
    lang,
    dir: direction,
    style: { colorScheme: colorScheme(themeState.mode) },
    children: frame,
  })
}
/** The surface that contains all views. */
function Card(stage) {
  useStyles(Dialog_default)
  const count = useAtomValue(shakesAtom)
  const seen = useRef(count)
  const ref = useRef(null)
  useEffect(() => {
    const card = ref.current
    if (!card || seen.current === count) return
    seen.current = count
    card.classList.add('shaking')
    const end = ({ animationName }) => {
      if (animationName === 'shake') card.classList.remove('shaking')
    }
    card.addEventListener('animationend', end)
    return () => {
      card.removeEventListener('animationend', end)
      card.classList.remove('shaking')
    }
  }, [count])
  return /* @__PURE__ */ jsx('div', {
    className: 'card',
    ref,
    children: /* @__PURE__ */ jsx(Stage, { ...stage }),
  })
}
/** Announces the text of `announcementAtom` to assistive technology. */
function LiveRegion() {
  const text = useAtomValue(announcementAtom)
  return /* @__PURE__ */ jsx('div', {
    className: 'sr',
    role: 'status',
    'aria-live': 'polite',
    'aria-atomic': 'true',
    children: text,
  })
}
/** Sets an app's tokens on the host, from which the shadow root inherits them. The defaults are in the sheet. */
function applyTheme({ client }, host, { variables }) {
  const given = Object.entries(variables)
  const problems = given.length > 0 ? findTokenProblems(variables) : []
  if (problems.length > 0)
    client.logger.error('A theme variable has no effect', { cause: new ConfigInvalidError({ problems }) })
  for (const [name, value] of given) if (value !== void 0) host.style.setProperty(name, value)
  return () => {
    for (const [name] of given) host.style.removeProperty(name)
  }
}
var mountModal_exports = /* @__PURE__ */ __exportAll$1({
  mountModal: () => mountModal,
  renderPrepared: () => renderPrepared,
})
/** Milliseconds after which a prepared modal that is not opened is unmounted. */
var preparedLifetime = 3e4
/**
 * Events that hotkeys of apps listen to, and those that scroll locks of other dialogs cancel. Apps see the host as
 * target instead of the input, so these events must not reach them.
 */
var quietEvents = ['keydown', 'keyup', 'keypress', 'paste', 'wheel', 'touchmove']
/**
 * Mounts the modal on the page: an element at the end of the body, or the app's container, with a shadow root and a
 * separate React root, so that the app's styles, events, errors and hidden ancestors do not affect it.
 */
function mountModal(latchkit) {
  const store = getStore$1(latchkit)
  const mount = getMount(latchkit)
  const container = store.get(containerAtom)
  const isWanted = () => store.get(isOpenAtom) || store.get(hasBarsAtom)
  const prepared = store.get(preparedAtom)
  const isWaiting = !container && getSetup(latchkit).options.disableAppend
  if (!isWanted() && (isWaiting || !prepared || !isQuiet(prepared.entry.view))) {
    mount.loading = void 0
    return
  }
  if (isWaiting) {
    latchkit.client.logger.warn(
      'The modal waits for <LatchkitModal />: with disableAppend the app renders it',
    )
    const stop = store.sub(containerAtom, () => {
      stop()
      mount.unmount = void 0
      mountModal(latchkit)
    })
    mount.unmount = () => {
      stop()
      mount.unmount = void 0
      mount.loading = void 0
    }
    return
  }
  const stopTracking = trackModal(latchkit)
  const host = container?.element ?? document.createElement('latchkit-host')
  host.dataset.testid = modalTestIds.modal
  if (container?.embedded) host.dataset.embedded = ''
  else {
    host.dataset.reactAriaTopLayer = 'true'
    host.dataset.mantineStopPropagation = 'true'
  }
  restoreRecentWallets(latchkit.client)
  getViewLoader(latchkit).load = name => loadView(latchkit, name)
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = []
  const adopt = createStyleAdopter(root)
  adopt(tokenStyles())
  adopt(Base_default)
  const stopEvent = event => event.stopPropagation()
  for (const type of quietEvents) host.addEventListener(type, stopEvent, { passive: true })
  if (!container) document.body.append(host)
  const reactRoot = createRoot(root, {
    onCaughtError: error => latchkit.client.logger.error('A view failed', { cause: error }),
  })
  let mounted = true
  const unmount = () => {
    if (!mounted) return
    mounted = false
    stopTracking()
    stopRender()
    mount.unmount = void 0
    mount.loading = void 0
    forgetOpener(latchkit)
    store.set(announcementAtom, '')
    queueMicrotask(() => {
      reactRoot.unmount()
      for (const type of quietEvents) host.removeEventListener(type, stopEvent)
      if (!container) host.remove()
    })
  }
  mount.unmount = unmount
  let isRendered = false
  const render = () =>
    reactRoot.render(
      /* @__PURE__ */ jsx(StyleContext.Provider, {
        value: adopt,
        children: /* @__PURE__ */ jsx(LatchkitContext.Provider, {
          value: latchkit,
          children: /* @__PURE__ */ jsx(AccountAvatarContext.Provider, {
            value: getSetup(latchkit).options.avatar,
            children: /* @__PURE__ */ jsx(ModalRoot, {
              host,
              embedded: container?.embedded ?? false,
              onIdle: () => {
                if (!isWanted() && !store.get(preparedAtom)) unmount()
              },
              onRendered: () => {
                isRendered = true
              },
            }),
          }),
        }),
      }),
    )
  const stopRender = store.sub(isOpenAtom, () => {
    if (!isRendered && mounted) render()
  })
  if (isWanted()) flushSync(render)
  else startTransition(render)
}
/** Renders the view that a button is about to open in the closed dialog, unless the modal already shows a view. */
function renderPrepared(latchkit) {
  const store = getStore$1(latchkit)
  const mount = getMount(latchkit)
  const prepared = store.get(preparedAtom)
  if (!mount.wanted || store.get(isOpenAtom) || (mount.unmount && !prepared)) return
  const entry = createOpeningEntry(latchkit.client, store.get(routerAtom), mount.wanted, prepared?.entry)
  if (entry !== prepared?.entry)
    store.set(preparedAtom, {
      entry,
      isRendered: false,
    })
  clearTimeout(mount.timer)
  mount.timer = setTimeout(() => store.set(preparedAtom, void 0), preparedLifetime)
  if (mount.loading) return
  mount.loading = Promise.resolve()
  mountModal(latchkit)
}
function isQuiet(view) {
  return registry[view].isQuiet ?? false
}
/** The default of each token; overrides of the app are set on the host. */
function tokenStyles() {
  return `:host{${Object.entries(defaultTokens())
    .map(([name, value]) => `${name}:${value}`)
    .join(';')};--lk-on-accent:${getOnAccent('var(--lk-accent)')}}`
}
/** Sends an event for each opening and closing. Returns the stop function. */
function trackModal(latchkit) {
  const { client } = latchkit
  let wasOpen = false
  const update = () => {
    const open = client.store.get(isOpenAtom)
    if (open === wasOpen) return
    wasOpen = open
    const connected = client.store.get(accountAtom).isConnected
    track(client, {
      event: open ? 'MODAL_OPEN' : 'MODAL_CLOSE',
      properties: { connected },
    })
  }
  update()
  return client.store.sub(isOpenAtom, update)
}
/** Adopts style sheets into a shadow root, each text once, in the order of the calls. */
function createStyleAdopter(root) {
  const adopted = /* @__PURE__ */ new Set()
  return css => {
    if (adopted.has(css)) return
    adopted.add(css)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets.push(sheet)
  }
}

export {
  AccountAvatarContext as t,
  alertAtom as Z,
  announce as T,
  Button as n,
  Button_default as r,
  builtInWalletNames as lt,
  ChevronIcon as i,
  CloseIcon as a,
  canGoBackAtom as q,
  connectMessages as E,
  EntryContext as o,
  emptyDirectory as ut,
  formatMessage as et,
  GridIcon as s,
  getNamespaceName as mt,
  goBack as D,
  Hero as c,
  Icon as l,
  IconButton as u,
  IconButton_default as d,
  LegalConsent as f,
  LoadingView as p,
  loadDirectory as nt,
  loadWalletIcon as Q,
  matchesWallet as at,
  modal_exports as k,
  modalMessages as O,
  nextIndex as A,
  pushView as j,
  QrCodeIcon as m,
  Row as h,
  Row_default as _,
  RowList as g,
  recentWalletsAtom as st,
  registry as M,
  replaceView as N,
  resetView as P,
  restoreRecentWallets as ct,
  Skeleton as v,
  Spinner as y,
  shakesAtom as J,
  toastAtom as Y,
  toastPendingAtom as X,
  toVisibleLine as rt,
  toVisibleText as it,
  useAnnounce as F,
  useBuiltInIcon as K,
  useConsent as I,
  useEmbeddedLogins as L,
  useLazyComponent as R,
  useOpenWallet as z,
  usePreloadView as B,
  useRouter as V,
  useStyles as H,
  useTranslate as $,
  useViewParameters as U,
  useWalletConnectConnector as W,
  useWalletIcon as G,
  useWallets as tt,
  View as b,
  WalletIcon as x,
  WalletIcon$1 as S,
  WalletRow as C,
  WarningIcon as w,
  walletHighlightsAtom as dt,
  walletIds as ot,
  walletPagesAtom as ft,
  walletSearchAtom as pt,
}
