import {
  Fragment,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  i as activeNamespaceAtom,
  d as connectionsAtom,
  f as connectorsAtom,
  b as getStore,
  x as importWithRetry,
  C as networkAtom,
  E as networksAtom,
  O as pairingAtom,
  H as walletConnectSessionAtom,
} from './client.ChoDqs0c.js'
import { t as connectTestIds } from './connectTestIds.BeSkOxq8.js'
import {
  n as Button,
  lt as builtInWalletNames,
  E as connectMessages,
  ut as emptyDirectory,
  mt as getNamespaceName,
  c as Hero,
  l as Icon,
  f as LegalConsent,
  p as LoadingView,
  nt as loadDirectory,
  at as matchesWallet,
  O as modalMessages,
  m as QrCodeIcon,
  g as RowList,
  st as recentWalletsAtom,
  ct as restoreRecentWallets,
  v as Skeleton,
  rt as toVisibleLine,
  F as useAnnounce,
  I as useConsent,
  z as useOpenWallet,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  W as useWalletConnectConnector,
  G as useWalletIcon,
  tt as useWallets,
  b as View,
  x as WalletIcon,
  S as WalletIcon$1,
  C as WalletRow,
  w as WarningIcon,
  dt as walletHighlightsAtom,
  ot as walletIds,
  ft as walletPagesAtom,
  pt as walletSearchAtom,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import {
  P as createSlot,
  F as getSetup,
  S as getStore$1,
  w as isOpenAtom,
  A as localeAtom,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { QrCode } from './qrCode.BziqbriW.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  alertError,
  CopyButton,
  Facts,
  FailureIcon,
  KeyIcon,
  Link,
  LinkRow,
  LogoRing,
  OpenLink,
  RetryIcon,
  SearchField,
  SearchIcon,
  ShieldIcon,
  Tabs,
  Text,
  useDisconnectWallets,
  useToast,
  VirtualList,
} from './shared.BOpXVrm5.js'
import { t as useOptions } from './useOptions.DURxzMGV.js'
import {
  T as appendToHref,
  D as connect,
  O as connectOtherNamespaces,
  J as isOffered,
  X as normalizeWalletHref,
  Q as openingTarget,
  et as peekQueryClient,
  it as readAccounts,
  gt as setWalletLink,
  wt as walletConnectConnector,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/wallets/builtInWallets.js
/** Location and links of each wallet, by id. */
var links = {
  'com.trustwallet.app': {
    homepage: 'https://trustwallet.com/',
    mobileLink: 'trust://',
    universalLink: 'https://link.trustwallet.com',
    chromeStore: 'https://chrome.google.com/webstore/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph',
    appStore: 'https://apps.apple.com/app/apple-store/id1288339409',
    playStore: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
  },
  'app.phantom': {
    homepage: 'https://phantom.app/',
    chromeStore: 'https://chrome.google.com/webstore/detail/phantom/bfnaelmomeimhlpmgjnjophhpkkoljpa',
    firefoxStore: 'https://addons.mozilla.org/en-US/firefox/addon/phantom-app/',
    appStore: 'https://apps.apple.com/us/app/phantom-crypto-wallet/id1598432977',
    playStore: 'https://play.google.com/store/apps/details?id=app.phantom',
  },
  'com.coinbase.wallet': {
    homepage: 'https://base.app',
    universalLink: 'https://go.cb-w.com',
    chromeStore:
      'https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
    appStore: 'https://apps.apple.com/app/apple-store/id1278383455',
    playStore: 'https://play.google.com/store/apps/details?id=org.toshi',
  },
  'io.metamask': {
    homepage: 'https://metamask.io/',
    mobileLink: 'metamask://',
    universalLink: 'https://metamask.app.link',
    chromeStore: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    firefoxStore: 'https://addons.mozilla.org/en-US/firefox/addon/ether-metamask/',
    appStore: 'https://apps.apple.com/us/app/metamask/id1438144202',
    playStore: 'https://play.google.com/store/apps/details?id=io.metamask',
  },
  'com.bitget.web3': {
    homepage: 'https://web3.bitget.com',
    mobileLink: 'bitkeep://',
    universalLink: 'https://bkapp.vip',
    chromeStore:
      'https://chrome.google.com/webstore/detail/bitkeep-crypto-nft-wallet/jiidiaalihmmhddjgbnbgdfflelocpak',
    appStore: 'https://apps.apple.com/app/bitkeep/id1395301115',
    playStore: 'https://play.google.com/store/apps/details?id=com.bitkeep.wallet',
  },
  'me.rainbow': {
    homepage: 'https://rainbow.me/',
    mobileLink: 'rainbow://',
    universalLink: 'https://rnbwapp.com',
    chromeStore: 'https://chrome.google.com/webstore/detail/rainbow/opfgelmcmbiajamepnmloijbpoleiama',
    firefoxStore: 'https://addons.mozilla.org/en-US/firefox/addon/rainbow-extension/',
    appStore: 'https://apps.apple.com/app/apple-store/id1457119021',
    playStore: 'https://play.google.com/store/apps/details?id=me.rainbow',
  },
  'com.okex.wallet': {
    homepage: 'https://www.okx.com/download',
    mobileLink: 'okxwallet://main',
    universalLink: 'https://web3.okx.com/download',
    chromeStore: 'https://chrome.google.com/webstore/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge',
    firefoxStore: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
    appStore: 'https://apps.apple.com/us/app/okx-wallet-portal-to-web3/id6743309484',
    playStore: 'https://play.google.com/store/apps/details?id=com.okx.wallet',
  },
  ledger: {
    homepage: 'https://www.ledger.com/ledger-wallet',
    mobileLink: 'ledgerlive://',
    desktopLink: 'ledgerlive://',
    appStore: 'https://itunes.apple.com/app/id1361671700',
    playStore: 'https://play.google.com/store/apps/details?id=com.ledger.live',
  },
  'io.zerion.wallet': {
    homepage: 'https://zerion.io/',
    mobileLink: 'zerion://',
    universalLink: 'https://wallet.zerion.io/wc',
    desktopLink: 'zerion://',
    webappLink: 'https://wallet.zerion.io',
    chromeStore:
      'https://chrome.google.com/webstore/detail/zerion-wallet-for-web3-nf/klghhnkeealcohjjanjjdaeeggmfmlpl',
    appStore: 'https://apps.apple.com/app/id1456732565',
    playStore: 'https://play.google.com/store/apps/details?id=io.zerion.android',
  },
  'com.binance.wallet': {
    homepage: 'https://www.binance.com/en/web3wallet',
    mobileLink: 'bnc://app.binance.com/cedefi/',
    universalLink: 'https://app.binance.com/cedefi',
    webappLink: 'https://www.binance.com/en/web3wallet',
    chromeStore: 'https://chromewebstore.google.com/detail/binance-wallet/cadiboklkpojfamcoggejbbdjcoiljjk',
    appStore: 'https://apps.apple.com/us/app/id1436799971',
    playStore: 'https://play.google.com/store/apps/details?id=com.binance.dev',
  },
  'io.rabby': {
    homepage: 'https://rabby.io/',
    mobileLink: 'rabby://',
    chromeStore: 'https://chrome.google.com/webstore/detail/rabby-wallet/acmacodkjbdgmoleebolmdjonilkdbch',
    appStore: 'https://apps.apple.com/us/app/rabby-wallet-crypto-evm/id6474381673',
    playStore: 'https://play.google.com/store/apps/details?id=com.debank.rabbymobile',
  },
  uniswap: {
    homepage: 'https://uniswap.org',
    mobileLink: 'uniswap://',
    universalLink: 'https://uniswap.org/app',
    chromeStore:
      'https://chromewebstore.google.com/detail/uniswap-extension/nnpmfplkfogfpmcngplhnbdnnilmcdcg',
    appStore: 'https://apps.apple.com/us/app/uniswap-wallet/id6443944476',
    playStore: 'https://play.google.com/store/apps/details?id=com.uniswap.mobile',
  },
}
/**
 * A dozen well-known wallets, most used first (the source is that of {@link builtInWalletNames}), for the list before a
 * directory is loaded. The data is as published by their makers.
 *
 * @example
 * listWallets({ connectors, builtIn: builtInWallets })
 */
var builtInWallets = /*#__PURE__*/ builtInWalletNames.map(wallet => ({
  ...wallet,
  ...links[wallet.id],
}))
// ../../packages/core/dist/features/wallets/detectInstallLink.js
/**
 * Returns where to install the wallet from: the browser's extension store, the phone's app store, else the homepage. Edge
 * and Opera install from the store of Chrome where the wallet is not in their own. Only `https` links are returned.
 *
 * @example
 * detectInstallLink({ wallet, userAgent: client.platform.userAgent() })?.url
 */
function detectInstallLink(parameters) {
  const { wallet, userAgent } = parameters
  const ios = {
    store: 'ios',
    url: wallet.appStore,
  }
  const android = {
    store: 'android',
    url: wallet.playStore,
  }
  const firefox = {
    store: 'firefox',
    url: wallet.firefoxStore,
  }
  const edge = {
    store: 'edge',
    url: /Edg\//.test(userAgent) ? wallet.edgeStore : void 0,
  }
  const opera = {
    store: 'opera',
    url: /OPR\//.test(userAgent) ? wallet.operaStore : void 0,
  }
  const chrome = {
    store: 'chrome',
    url: wallet.chromeStore,
  }
  const fitting = /iPhone|iPad|iPod/.test(userAgent)
    ? [ios]
    : /Android/.test(userAgent)
      ? [android]
      : /Firefox\//.test(userAgent)
        ? [firefox]
        : /Chrom(e|ium)\//.test(userAgent)
          ? [edge, opera, chrome]
          : []
  for (const { store, url } of [
    ...fitting,
    {
      store: 'homepage',
      url: wallet.homepage,
    },
  ])
    if (url?.startsWith('https://'))
      return {
        store,
        url,
      }
}
// ../../packages/core/dist/features/wallets/getBrowserLink.js
/** Published formats of the makers, by the ids of their wallets. */
var formats = [
  {
    ids: ['app.phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
    format: ({ href, origin }) => `https://phantom.app/ul/browse/${encode(href)}?ref=${encode(origin)}`,
  },
  {
    ids: ['solflare', '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'],
    format: ({ href, origin }) => `https://solflare.com/ul/v1/browse/${encode(href)}?ref=${encode(origin)}`,
  },
  {
    ids: [
      'com.coinbase.wallet',
      'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
      'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    ],
    format: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encode(href)}`,
  },
  {
    ids: [
      'com.binance.wallet',
      '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
      '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
    ],
    format({ href }) {
      const link = `bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=${encode(btoa('/pages/browser/index'))}&startPageQuery=${encode(btoa(`url=${encode(href)}&defaultChainId=1`))}`
      return `https://app.binance.com/en/download?_dp=${encode(btoa(link))}`
    },
  },
]
var placeholder = '{{encodedDappURI}}'
/**
 * Returns the link that opens a page inside the wallet's own browser, where the wallet is injected. Phantom, Solflare,
 * Coinbase (Base) and Binance have the published formats of their makers, other wallets `browserLink` of the row.
 * According to Binance, its app no longer opens such links since 30 October 2026.
 *
 * @example
 * getBrowserLink({ wallet, pageUrl: 'https://app.example/swap' })
 */
function getBrowserLink(parameters) {
  const { wallet, pageUrl } = parameters
  const page = URL.canParse(pageUrl) ? new URL(pageUrl) : void 0
  if (!page || !/^https?:$/.test(page.protocol)) return void 0
  const known = formats.find(({ ids }) => ids.some(id => matchesWallet(wallet, id)))
  if (known) return known.format(page)
  const { browserLink } = wallet
  if (!browserLink?.includes(placeholder) || !normalizeWalletHref(browserLink.split('{{')[0])) return void 0
  return browserLink.replaceAll(placeholder, encode(page.href))
}
function encode(text) {
  return encodeURIComponent(text)
}
// ../../packages/core/dist/features/wallets/getWalletLinks.js
var sources = {
  mobile: [
    ['native', 'mobileLink'],
    ['universal', 'universalLink'],
  ],
  desktop: [['desktop', 'desktopLink']],
  webapp: [['webapp', 'webappLink']],
}
/**
 * Returns the links that open a wallet from a tab of the view, in the order to try: on phones the wallet's own scheme,
 * which does nothing when the app is missing, then its universal link. Links that must never be opened are left out.
 * Synchronous, because iOS opens an app only within the tap: create the URI before.
 *
 * @example
 * const [link] = getWalletLinks({ wallet, tab: 'mobile', uri, platform: client.platform })
 * if (link) client.platform.openLink(link.href, link.target)
 */
function getWalletLinks(parameters) {
  const { wallet, tab, platform, uri, pageUrl = '', preferUniversal } = parameters
  if (tab === 'browser') {
    const href = getBrowserLink({
      wallet,
      pageUrl,
    })
    return href
      ? [
          {
            kind: 'browser',
            href,
            target: openingTarget(href, parameters),
          },
        ]
      : []
  }
  if (!uri) return []
  const twice = platform.isTelegram() && /Android/i.test(platform.userAgent())
  const encoded = encodeURIComponent(twice ? encodeURIComponent(uri) : uri)
  const links = sources[tab].flatMap(([kind, name]) => {
    const base = normalizeWalletHref(wallet[name])
    if (!base) return []
    const href = appendToHref(base, `uri=${encoded}`, uri)
    const choice = {
      href: base,
      walletId: wallet.id,
    }
    return [
      {
        kind,
        href,
        target: openingTarget(href, parameters),
        choice,
      },
    ]
  })
  return preferUniversal ? links.reverse() : links
}
// ../../packages/core/dist/features/wallets/getWalletTabs.js
var phone = ['browser', 'mobile', 'webapp', 'qr']
var computer = ['qr', 'desktop', 'webapp']
/**
 * Returns the links and codes that reach a wallet from this device, best first. Empty if the wallet has to be installed
 * first, because it is an extension only, or if it opens pages in its own browser only and the device is not a phone.
 *
 * @example
 * getWalletTabs({ wallet, platform: client.platform }) // ['qr', 'desktop']
 */
function getWalletTabs(parameters) {
  const { wallet, platform } = parameters
  const native = normalizeWalletHref(wallet.mobileLink)
  const universal = normalizeWalletHref(wallet.universalLink)
  const desktop = normalizeWalletHref(wallet.desktopLink)
  const webapp = normalizeWalletHref(wallet.webappLink)
  const browser = getBrowserLink({
    wallet,
    pageUrl: 'https://example.com',
  })
  const { chromeStore, firefoxStore, edgeStore, operaStore } = wallet
  const open = {
    browser: browser && !native,
    mobile: native || universal,
    desktop,
    webapp,
    qr:
      native ||
      universal ||
      (!desktop && !webapp && !browser && !chromeStore && !firefoxStore && !edgeStore && !operaStore),
  }
  return (platform.isMobile() ? phone : computer).filter(tab => open[tab])
}
// ../../packages/core/dist/features/wallets/fetchDirectory.js
/** The network of each namespace that every directory knows. */
var knownChains = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
}
/**
 * Fetches the directory with the options of the config, and waits until the images are loaded or have timed out (2 s), so
 * that visible rows do not change. Networks that no directory knows, such as a private chain, would filter out everything;
 * then the request is for the best-known network of the same namespace.
 */
async function fetchDirectory(client, parameters) {
  const { includeWalletIds, excludeWalletIds } = client.config
  const { byNamespace: wasByNamespace = false, chains, signal, ...rest } = parameters
  const { fetchWallets } = await loadDirectory()
  const ask = chains =>
    fetchWallets(client, {
      include: includeWalletIds,
      exclude: excludeWalletIds,
      ...rest,
      chains,
      signal,
    })
  const others = [...new Set(chains?.flatMap(id => knownChains[id.split(':')[0] ?? ''] ?? []))]
  let byNamespace = wasByNamespace
  let page = await ask(byNamespace ? others : chains)
  if (page.count === 0 && others.length > 0 && !byNamespace) {
    page = await ask(others)
    byNamespace = page.count > 0
  }
  await preloadImages(client, page, signal)
  return {
    ...page,
    byNamespace,
  }
}
/** CAIP-2 ids of the client's networks. */
function directoryChains(client) {
  return client.store.get(networksAtom).map(({ caipNetworkId }) => caipNetworkId)
}
async function preloadImages(client, { wallets }, signal) {
  const urls = wallets.flatMap(({ iconUrl }) => iconUrl ?? [])
  const loaded = Promise.all(urls.map(url => client.platform.preloadImage(url)))
  await Promise.race([loaded, delay(Number.POSITIVE_INFINITY, signal)])
}
/** Settles after `milliseconds`, or when `signal` aborts. */
function delay(milliseconds, signal) {
  return new Promise(resolve => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(end, milliseconds) : void 0
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}
/** Merges lists of wallets, each wallet once: of duplicates, the first is kept. */
function mergeWallets(...lists) {
  const seen = /* @__PURE__ */ new Set()
  return lists.flat().filter(wallet => {
    const ids = walletIds(wallet)
    if (ids.some(id => seen.has(id))) return false
    for (const id of ids) seen.add(id)
    return true
  })
}
// ../../packages/core/dist/features/wallets/searchWallets.js
/**
 * Returns the wallets whose name or reverse domain name contains every word of `query`. Case and accents are ignored.
 *
 * @example
 * searchWallets(wallets, 'meta')
 */
function searchWallets(wallets, query) {
  const words = fold(query).split(/\s+/)
  return wallets.filter(({ name, rdns = '' }) => {
    const text = fold(`${name} ${rdns}`)
    return words.every(word => text.includes(word))
  })
}
function fold(text) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
// ../../packages/core/dist/features/wallets/queries.js
/** Rows of a page. */
var pageSize = 40
/** Maximum number of wallets in a search. */
var searchLimit = 100
/** Maximum number of featured or recommended wallets. */
var highlightLimit = 4
/** Milliseconds without further input before the request to the directory. */
var searchDelay = 300
var firstPage = {
  page: 1,
  byNamespace: false,
}
/**
 * Options for the wallets of the directory that support the client's networks, in pages of 40. Other networks are another
 * query: their pages do not belong together. `fetchNextPage` or `refetch` retries a failed page.
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(walletsInfiniteQueryOptions(client), queryClient)
 */
function walletsInfiniteQueryOptions(client) {
  const chains = directoryChains(client)
  return {
    ...directoryOptions(client),
    queryKey: ['latchkit', client.uid, 'wallets', chains.join(), chosenIds(client)],
    queryFn: ({ pageParam, signal }) =>
      logFailure(client, signal, 'A page of the wallet directory could not be loaded', () =>
        fetchDirectory(client, {
          ...pageParam,
          entries: pageSize,
          chains,
          signal,
        }),
      ),
    getNextPageParam: ({ count = 0, byNamespace }, _pages, { page }) =>
      page * pageSize < count
        ? {
            page: page + 1,
            byNamespace,
          }
        : void 0,
    gcTime: Number.POSITIVE_INFINITY,
  }
}
/**
 * Options for a search of the directory, regardless of the networks, with 100 wallets at most. Waits 300 ms before the
 * request to the directory, so that a query that is replaced meanwhile sends none; after a failure there is no delay. Until
 * the response, the data is the result of `searchLoadedWallets`. Off while `query` is empty.
 *
 * @example
 * const { data } = useInfiniteQuery(walletSearchInfiniteQueryOptions(client, { query: 'meta' }), queryClient)
 */
function walletSearchInfiniteQueryOptions(client, parameters) {
  const query = parameters.query.trim()
  const options = directoryOptions(client)
  return {
    ...options,
    queryKey: ['latchkit', client.uid, 'walletSearch', query, chosenIds(client)],
    queryFn: ({ client: queryClient, queryKey, signal }) =>
      logFailure(client, signal, 'The wallet directory could not be searched', async () => {
        if (!queryClient.getQueryState(queryKey)?.errorUpdateCount) await delay(searchDelay, signal)
        return fetchDirectory(client, {
          search: query,
          entries: searchLimit,
          signal,
        })
      }),
    getNextPageParam: () => void 0,
    placeholderData: () => ({
      pages: [
        {
          wallets: searchLoadedWallets(client, { query }),
          count: void 0,
          byNamespace: false,
        },
      ],
      pageParams: [firstPage],
    }),
    enabled: options.enabled && query !== '',
  }
}
/**
 * Options for the wallets of the first list: the first four that the app features, else the four that the directory
 * recommends for the client's networks, and the last used wallets that the built-in list does not have. `count` is known if
 * the directory recommends.
 *
 * @example
 * const { data } = useQuery(walletHighlightsQueryOptions(client), queryClient)
 */
function walletHighlightsQueryOptions(client) {
  return {
    queryKey: ['latchkit', client.uid, 'walletHighlights', chosenIds(client)],
    queryFn: ({ signal }) =>
      logFailure(client, signal, 'The featured wallets could not be loaded', async () => {
        const [{ wallets, count }, recent] = await Promise.all([
          fetchBest(client, signal),
          fetchRecent(client, signal),
        ])
        return {
          wallets: mergeWallets(wallets, recent),
          count,
        }
      }),
    enabled: client.config.gateway !== void 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}
/**
 * Returns the wallets with that name among the loaded pages and highlights. Data of a search until the directory answers,
 * and after a failure.
 *
 * @example
 * searchLoadedWallets(client, { query: 'meta' })
 */
function searchLoadedWallets(client, { query }) {
  const queryClient = peekQueryClient(client)
  const { queryKey } = walletsInfiniteQueryOptions(client)
  const pages = queryClient?.getQueryData(queryKey)?.pages ?? []
  const highlights = queryClient?.getQueryData(walletHighlightsQueryOptions(client).queryKey)
  return searchWallets(mergeWallets(...pages.map(({ wallets }) => wallets), highlights?.wallets ?? []), query)
}
function directoryOptions(client) {
  return {
    initialPageParam: firstPage,
    select: ({ pages }) => ({
      wallets: mergeWallets(...pages.map(({ wallets }) => wallets)),
      count: pages.at(-1)?.count,
    }),
    enabled: client.config.gateway !== void 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}
async function logFailure(client, signal, message, load) {
  try {
    return await load()
  } catch (error) {
    if (!signal.aborted) client.logger.warn(message, { error })
    throw error
  }
}
/** Ids of the wallets that the app chose, which `updateOptions` may change: other ids are another query. */
function chosenIds({ config }) {
  const { includeWalletIds = ['*'], excludeWalletIds = [], featuredWalletIds = [] } = config
  return [includeWalletIds, excludeWalletIds, featuredWalletIds].map(ids => ids.join()).join(';')
}
async function fetchBest(client, signal) {
  const featured = client.config.featuredWalletIds?.slice(0, highlightLimit) ?? []
  const entries = highlightLimit
  if (featured.length === 0)
    return fetchDirectory(client, {
      entries,
      chains: directoryChains(client),
      signal,
    })
  const { wallets } = await fetchDirectory(client, {
    entries,
    include: featured,
    signal,
  })
  const rank = wallet => featured.findIndex(id => matchesWallet(wallet, id))
  return {
    wallets: [...wallets].sort((a, b) => rank(a) - rank(b)),
    count: void 0,
  }
}
async function fetchRecent(client, signal) {
  const unknown = client.store
    .get(recentWalletsAtom)
    .filter(id => !builtInWallets.some(wallet => matchesWallet(wallet, id)))
  if (unknown.length === 0) return []
  const { excludeWalletIds: exclude } = client.config
  const { fetchWallets } = await loadDirectory()
  return (
    await fetchWallets(client, {
      include: unknown,
      exclude,
      entries: unknown.length,
      signal,
    })
  ).wallets
}
// ../../packages/core/dist/features/wallets/rememberRecentWallet.js
/**
 * Stores a wallet as the latest of the two used last.
 *
 * @example
 * rememberRecentWallet(client, wallet.id)
 */
function rememberRecentWallet(client, id) {
  const recents = [id, ...restoreRecentWallets(client).filter(recent => recent !== id)].slice(0, 2)
  getStore(client).set(recentWalletsAtom, recents)
  client.storage.set(`${client.config.storageKey}.recentWallets`, JSON.stringify(recents))
  peekQueryClient(client)?.invalidateQueries({
    queryKey: ['latchkit', client.uid, 'walletHighlights'],
    refetchType: 'none',
  })
}
// ../../packages/react/dist/page/pairing/openWalletLink.js
/**
 * Opens a wallet. Called inside of a press, since phones open apps only there. The requests of the session that follows
 * open the same wallet.
 */
function openWalletLink(client, { href, target, choice }) {
  setWalletLink(client, choice)
  client.platform.openLink(href, target)
}
// ../../packages/react/dist/page/pairing/toPairingFailure.js
var kinds = {
  'connection/no-common-network': 'networks',
  'walletconnect/clock-skew': 'clock',
  'walletconnect/connection-refused': 'app',
  'walletconnect/invalid-project-id': 'app',
  'walletconnect/origin-not-allowed': 'app',
}
/** Maps an error of a pairing to a failure by its origin, which decides the user's options. */
function toPairingFailure(error) {
  if (!navigator.onLine) return 'offline'
  if (!isError(error)) return 'unreachable'
  const known = kinds[error.code]
  if (known) return known
  const rpcCode = 'rpcCode' in error && typeof error.rpcCode === 'number' ? error.rpcCode : void 0
  if (rpcCode !== void 0 && rpcCode >= 5100 && rpcCode < 5200) return 'networks'
  return rpcCode !== void 0 || error.code.startsWith('rpc/') ? 'other' : 'unreachable'
}
// ../../packages/react/dist/page/pairing/usePairingOffer.js
/** Timeout in milliseconds for loading WalletConnect. */
var timeout$1 = 1e4
/**
 * Offers a pairing while the view is mounted; unmounting settles it. Immediately replaces a rejected proposal. If a
 * wallet is passed, it is recorded as used once it is connected.
 */
function usePairingOffer(parameters = {}) {
  const { wallet, target, enabled = true } = parameters
  const onError = useRef(parameters.onError)
  onError.current = parameters.onError
  const { client } = useLatchkit()
  const session = useAtomValue(walletConnectSessionAtom)
  const [before] = useState(session?.topic)
  const [accepted, setAccepted] = useState()
  const inUse = session && session.topic === before && !accepted ? session : void 0
  const isWanted = enabled && !inUse
  const pairing = useAtomValue(pairingAtom)
  const connector = useWalletConnectConnector(target?.namespace)
  const offered = inUse && connector && isOffered(inUse, connector.namespace) ? connector.namespace : void 0
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState({ phase: 'waiting' })
  const [rejections, setRejections] = useState(0)
  const connectorId = connector?.id
  const namespace = accepted ?? target?.namespace
  const caipNetworkId = target?.caipNetworkId
  const walletId = accepted ? connectorId : (wallet?.id ?? connectorId)
  useEffect(() => {
    if (!isWanted) return
    if (!connectorId || !walletId) {
      const timer = setTimeout(
        () =>
          setOutcome({
            phase: 'failed',
            failure: toPairingFailure(),
          }),
        timeout$1,
      )
      return () => clearTimeout(timer)
    }
    const controller = new AbortController()
    const { signal } = controller
    const pairingUri = () => client.store.get(pairingAtom)?.uri
    /** Returns whether the proposal was declined, so that another one is due. */
    async function offer(parameters) {
      let wasShown = false
      const stop = client.store.sub(pairingAtom, () => {
        wasShown ||= pairingUri() !== void 0
      })
      try {
        await connectSession(client, {
          connectorId: parameters.connectorId,
          namespace,
          caipNetworkId,
          signal,
        })
        rememberRecentWallet(client, parameters.walletId)
        if (!signal.aborted) setOutcome({ phase: 'connected' })
        return false
      } catch (error) {
        if (signal.aborted) return false
        const isDeclined = wasShown && isError(error, 'rpc/user-rejected') && !isAborted(error)
        onError.current?.(error)
        if (isDeclined) setRejections(count => count + 1)
        setOutcome(
          isDeclined
            ? { phase: 'rejected' }
            : {
                phase: 'failed',
                failure: toPairingFailure(error),
              },
        )
        return isDeclined
      } finally {
        stop()
      }
    }
    const timer = setTimeout(async () => {
      setOutcome({ phase: 'waiting' })
      while (
        await offer({
          connectorId,
          walletId,
        })
      );
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, isWanted, connectorId, namespace, caipNetworkId, walletId, attempt])
  const renew = useCallback(() => {
    setOutcome({ phase: 'waiting' })
    setAttempt(count => count + 1)
  }, [])
  const isOffline = outcome.failure === 'offline'
  useLayoutEffect(() => {
    if (!isOffline) return
    if (navigator.onLine) return renew()
    window.addEventListener('online', renew)
    return () => window.removeEventListener('online', renew)
  }, [isOffline, renew])
  const { uri, renewsAt } = pairing ?? {}
  return {
    uri,
    renewsAt,
    phase: outcome.phase === 'waiting' ? (uri ? 'ready' : 'preparing') : outcome.phase,
    failure: outcome.failure,
    rejections,
    namespace: target?.namespace,
    inUse,
    offered,
    acceptOffered: () => setAccepted(offered),
    renew,
  }
}
/** Connects, also in another namespace if none was requested and the wallet provided accounts only there. */
async function connectSession(client, parameters) {
  try {
    await connect(client, parameters)
  } catch (error) {
    const session = client.store.get(walletConnectSessionAtom)
    if (parameters.namespace || !session || !isError(error, 'connection/no-common-network')) throw error
    const granted = client.store
      .get(connectorsAtom)
      .find(
        ({ id, namespace }) => id === parameters.connectorId && readAccounts(session, namespace).length > 0,
      )
    if (!granted) throw error
    await connect(client, {
      ...parameters,
      namespace: granted.namespace,
    })
  }
}
/** Whether the app, not the wallet, ended an attempt, as `disconnect` does. */
function isAborted({ cause }) {
  return cause instanceof DOMException && cause.name === 'AbortError'
}
// ../../packages/react/dist/page/pairing/useSecondsLeft.js
/** Whole seconds until a time in Unix milliseconds, 0 once it has passed; undefined without a time. */
function useSecondsLeft(until) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === void 0) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1e3)
    return () => clearInterval(timer)
  }, [until])
  return until === void 0 ? void 0 : Math.max(0, Math.ceil((until - now) / 1e3))
}
// ../../packages/react/dist/page/walletList/connectWallet.js
/**
 * Connects a wallet of this browser. Once connected, it is recorded as used and connected in its other namespaces too.
 */
async function connectWallet(client, { walletId, connector, getConnectors, caipNetworkId, signal }) {
  const { id: connectorId, namespace } = connector
  const connection = await connect(client, {
    connectorId,
    namespace,
    caipNetworkId,
    signal,
  })
  rememberRecentWallet(client, walletId)
  connectOtherNamespaces(client, { connectors: getConnectors() })
  return connection
}
// ../../packages/react/dist/page/walletList/groupWallets.js
/**
 * The wallets by group: recent, installed, the app's own groups, featured and custom, others. A wallet is in the first
 * group that fits, and a group without wallets is left out.
 */
function groupWallets(wallets, own = []) {
  const indexOf = wallet => own.findIndex(({ walletIds }) => rank(walletIds, wallet) >= 0)
  const idOf = wallet => {
    if (wallet.recent) return 'recent'
    if (wallet.installed) return 'installed'
    const index = indexOf(wallet)
    if (index >= 0) return `own-${index}`
    return wallet.featured || wallet.custom ? 'featured' : 'other'
  }
  return [
    { id: 'recent' },
    { id: 'installed' },
    ...own.map((group, index) => ({
      ...group,
      id: `own-${index}`,
    })),
    { id: 'featured' },
    { id: 'other' },
  ].flatMap(group => {
    const { id, title, walletIds } = group
    const members = wallets.filter(wallet => idOf(wallet) === id)
    if (walletIds) members.sort((a, b) => rank(walletIds, a) - rank(walletIds, b))
    return members.length > 0
      ? [
          {
            id,
            title,
            wallets: members,
          },
        ]
      : []
  })
}
function rank(walletIds, wallet) {
  return walletIds.findIndex(id => matchesWallet(wallet, id))
}
// ../../packages/react/dist/page/walletList/pickConnector.js
/**
 * Selects the namespace to connect for a wallet of several namespaces: the active one, unless it is the current
 * connector already; then one that is not connected yet. The user is not prompted to choose: the app's network
 * indicates the preference, and the account view offers the rest.
 */
function pickConnector(connectors, { active, connections, current }) {
  const isSame = one => other => one.id === other?.id && one.namespace === other.namespace
  const wanted = connectors.find(({ namespace }) => namespace === active)
  if (wanted && !isSame(wanted)(current)) return wanted
  const isConnected = one => connections.some(({ connector }) => isSame(one)(connector))
  return connectors.find(one => !isConnected(one)) ?? wanted ?? connectors[0]
}
/** {@link pickConnector} with the state of a client. */
function pickConnectorNow({ store }, connectors) {
  return pickConnector(connectors, {
    active: store.get(activeNamespaceAtom),
    connections: store.get(connectionsAtom),
    current: store.get(accountAtom).connector,
  })
}
// ../../packages/react/dist/page/walletList/useDirectoryWallets.js
/** The wallet list with everything that was loaded or found in the directory, and with all links. For views. */
function useDirectoryWallets(namespace) {
  const { wallets: loaded } = useAtomValue(walletPagesAtom)
  const { wallets: found } = useAtomValue(walletSearchAtom)
  return useWallets(
    useMemo(() => [...loaded, ...found], [loaded, found]),
    namespace,
    builtInWallets,
  )
}
// ../../packages/react/dist/page/walletList/findWallets.js
/**
 * The rows for a query: local matches, and results of the directory. WalletConnect comes before wallets that are only
 * known.
 */
function findWallets(wallets, { query, search }) {
  const text = query.trim()
  const here = new Set(searchWallets(wallets, text))
  const found = new Set(search.query === text ? search.wallets.map(({ id }) => id) : [])
  const rows = text ? wallets.filter(wallet => here.has(wallet) || found.has(wallet.id)) : wallets
  const isWalletConnect = ({ connectors }) => connectors[0]?.type === 'walletconnect'
  const isChosen = ({ recent, installed, featured, custom }) => recent || installed || featured || custom
  return [
    ...rows.filter(wallet => isChosen(wallet)),
    ...rows.filter(wallet => !isChosen(wallet) && isWalletConnect(wallet)),
    ...rows.filter(wallet => !isChosen(wallet) && !isWalletConnect(wallet)),
  ]
}
// ../../packages/react/dist/page/walletList/useDirectory.js
/** Loaded pages of the directory, and its search results for a query. */
function useDirectory(query) {
  const latchkit = useLatchkit()
  const { store, config, logger } = latchkit.client
  const isThere = config.gateway !== void 0
  const pages = useAtomValue(walletPagesAtom)
  const search = useAtomValue(walletSearchAtom)
  const text = query.trim()
  const act = useCallback(
    action => {
      importWithRetry(() => import('./connect.-fIYvh8v.js').then(n => n.directory_exports)).then(
        action,
        error => logger.warn('The wallet directory could not be loaded', { error }),
      )
    },
    [logger],
  )
  useEffect(() => {
    if (!isThere) return
    let isLeft = false
    act(({ searchDirectory }) => {
      if (!isLeft) searchDirectory(latchkit, text)
    })
    return () => {
      isLeft = true
    }
  }, [latchkit, act, isThere, text])
  useEffect(
    () => () => {
      if (store.get(walletSearchAtom).loading)
        act(({ searchDirectory }) => void searchDirectory(latchkit, ''))
    },
    [latchkit, act, store],
  )
  const loadMore = useCallback(() => {
    const { hasMore, loading, error } = store.get(walletPagesAtom)
    if (isThere && hasMore && !loading && !error) act(({ loadMoreWallets }) => void loadMoreWallets(latchkit))
  }, [latchkit, act, store, isThere])
  useEffect(() => {
    let isLeft = false
    if (isThere && store.get(walletPagesAtom).count === void 0)
      act(({ loadMoreWallets }) => void loadMoreWallets(latchkit, () => !isLeft))
    return () => {
      isLeft = true
    }
  }, [latchkit, act, store, isThere])
  return {
    isThere,
    pages,
    search,
    loadMore,
    retry: useCallback(
      () =>
        act(({ loadMoreWallets, searchDirectory }) => {
          text ? searchDirectory(latchkit, text) : loadMoreWallets(latchkit)
        }),
      [latchkit, act, text],
    ),
  }
}
// ../../packages/react/dist/page/walletList/useWalletSearch.js
/** The wallets of the kit, the app and the directory, found by typing. */
function useWalletSearch(query, namespace) {
  const { isThere, pages, search, loadMore, retry } = useDirectory(query)
  const wallets = useDirectoryWallets(namespace)
  const found = useMemo(
    () =>
      findWallets(wallets, {
        query,
        search,
      }),
    [wallets, query, search],
  )
  const text = query.trim()
  const isSearching = text !== ''
  const hasMore = isThere && pages.hasMore && !isSearching
  const loading = isThere && (isSearching ? search.loading || search.query !== text : pages.loading)
  return {
    wallets,
    found,
    total: hasMore ? Math.max(pages.count ?? 0, found.length) : found.length,
    count: pages.count,
    isSearching,
    hasMore,
    loading,
    error: isSearching ? search.error : pages.error,
    loadMore,
    retry,
  }
}
// ../../packages/react/dist/page/walletList/walletGroupMessages.js
var walletGroupMessages = {
  'walletGroups.recent': 'Recent',
  'walletGroups.installed': 'Installed',
  'walletGroups.featured': 'Recommended',
  'walletGroups.other': 'More wallets',
}
// ../../packages/react/dist/areas/connect.js
var WalletGroups_default =
  '.wallet-groups-title h2{color:var(--lk-text-2);margin:8px 4px 0;font-size:13px;font-weight:600;line-height:18px}.wallet-groups-title:first-child h2{margin-top:0}'
var WalletGroups_exports = /* @__PURE__ */ __exportAll({ WalletGroups: () => WalletGroups })
/** The rows of a list under the titles of their groups. Few apps want them, so they are not part of the first view's module. */
function WalletGroups({ wallets, rows, render }) {
  useStyles(WalletGroups_default)
  const t = useTranslate(walletGroupMessages)
  const { walletGroups } = useOptions()
  const own = typeof walletGroups === 'object' ? walletGroups : []
  const ids = own.flatMap(({ walletIds }) => walletIds)
  const groups = groupWallets(
    wallets.filter(one => rows.includes(one) || ids.some(id => matchesWallet(one, id))),
    own,
  )
  return /* @__PURE__ */ jsx(Fragment$1, {
    children: groups.map(({ id, title, wallets }) =>
      /* @__PURE__ */ jsxs(
        Fragment,
        {
          children: [
            /* @__PURE__ */ jsx('li', {
              className: 'wallet-groups-title',
              children: /* @__PURE__ */ jsx('h2', { children: title ?? t(`walletGroups.${id}`) }),
            }),
            wallets.map(render),
          ],
        },
        id,
      ),
    ),
  })
}
var AllWalletsView_default =
  '.all-wallets-none{overscroll-behavior:contain;flex:416px;min-height:0;overflow-y:auto}.all-wallets-tail{flex-direction:column;gap:8px;display:flex}.all-wallets-tail.failed{text-align:center;align-items:center;padding:12px 8px}'
var allWalletsMessages = {
  'allWallets.title': 'All wallets',
  'allWallets.search': 'Search wallets',
  'allWallets.searchCount': {
    one: 'Search {count} wallet',
    other: 'Search {count} wallets',
  },
  'allWallets.failed': 'The wallet directory does not respond',
  'allWallets.list': 'Wallets',
  'allWallets.installed': 'Installed',
  'allWallets.found': {
    one: '{count} wallet found',
    other: '{count} wallets found',
  },
  'allWallets.none': 'No wallet by that name',
  'allWallets.noneHint': 'Check the spelling, or get a wallet first.',
  'allWallets.noWallet': 'I don’t have a wallet',
}
/** Below the loaded wallets: the loading state, or the reason why there are no more. */
function DirectoryTail({ loading, failed, rows, onRetry }) {
  const t = useTranslate(allWalletsMessages)
  const common = useTranslate(modalMessages)
  if (loading)
    return /* @__PURE__ */ jsx('div', {
      className: 'all-wallets-tail',
      children: Array.from({ length: rows }, (_, row) => /* @__PURE__ */ jsx(Skeleton, { height: 56 }, row)),
    })
  if (!failed) return null
  return /* @__PURE__ */ jsxs('div', {
    className: 'all-wallets-tail failed',
    role: 'alert',
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'secondary',
        children: t('allWallets.failed'),
      }),
      /* @__PURE__ */ jsx(Button, {
        icon: /* @__PURE__ */ jsx(RetryIcon, {}),
        testId: modalTestIds.retry,
        onClick: onRetry,
        children: common('modal.tryAgain'),
      }),
    ],
  })
}
/** Rows are 56 px with a gap of 8. */
var rowHeight = 64
/** Every wallet, searchable by typing: those of the kit and the app, and those of the directory if the app has one. */
function AllWalletsView() {
  useStyles(AllWalletsView_default)
  const t = useTranslate(allWalletsMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const target = useViewParameters('AllWallets')
  const announce = useAnnounce()
  const { locked } = useConsent()
  const { openWallet, preloadWallet } = useOpenWallet(target)
  const [query, setQuery] = useState('')
  const { found, total, count, isSearching, hasMore, loading, error, loadMore, retry } = useWalletSearch(
    useDeferredValue(query),
    target?.namespace,
  )
  useEffect(() => {
    if (isSearching && !loading) announce(t('allWallets.found', { count: found.length }))
  }, [announce, t, isSearching, loading, found.length])
  const isEmpty = found.length === 0 && !loading && !error
  return /* @__PURE__ */ jsxs(View, {
    title: t('allWallets.title'),
    fixed: true,
    footer: isEmpty
      ? /* @__PURE__ */ jsx(Button, {
          variant: 'plain',
          testId: modalTestIds.getWallet,
          onClick: () => push('GetWallet'),
          children: t('allWallets.noWallet'),
        })
      : void 0,
    children: [
      /* @__PURE__ */ jsx(LegalConsent, {}),
      /* @__PURE__ */ jsx(SearchField, {
        label: t('allWallets.search'),
        placeholder: count ? t('allWallets.searchCount', { count: total }) : void 0,
        value: query,
        onChange: setQuery,
        testId: connectTestIds.walletsSearch,
        focusFirst: !client.platform.isMobile(),
      }),
      isEmpty
        ? /* @__PURE__ */ jsx('div', {
            className: 'all-wallets-none',
            children: /* @__PURE__ */ jsx(Hero, {
              icon: /* @__PURE__ */ jsx(SearchIcon, {}),
              heading: t('allWallets.none'),
              text: t('allWallets.noneHint'),
            }),
          })
        : /* @__PURE__ */ jsx(VirtualList, {
            items: found,
            rowHeight,
            getKey: ({ id }) => id,
            getLabel: ({ name }) => name,
            label: t('allWallets.list'),
            total,
            onEnd: hasMore ? loadMore : void 0,
            tail: /* @__PURE__ */ jsx(DirectoryTail, {
              loading,
              failed: error !== void 0,
              rows: found.length > 0 ? 3 : 6,
              onRetry: retry,
            }),
            testId: modalTestIds.walletsList,
            renderItem: wallet =>
              /* @__PURE__ */ jsx(WalletRow, {
                wallet,
                badge: wallet.installed ? t('allWallets.installed') : void 0,
                disabled: locked,
                onIntent: () => preloadWallet(wallet),
                onClick: () => openWallet(wallet),
              }),
          }),
    ],
  })
}
var getSlot = /*#__PURE__*/ createSlot(() => ({}))
/** Observes the directory in the client's `QueryClient`. Loads TanStack Query. */
async function observeDirectory(latchkit) {
  const { openQueries } = await import('./connected.Dtm_nYzH.js').then(n => n.observers_exports)
  const queries = openQueries(latchkit.client)
  const slot = getSlot(latchkit)
  if (slot.queryClient !== queries.queryClient || !slot.observers) {
    slot.queryClient = queries.queryClient
    slot.observers = createObservers(latchkit.client, queries)
  }
  return slot.observers
}
function createObservers(client, { queryClient, InfiniteQueryObserver, QueryObserver }) {
  const store = getStore$1({ client })
  const pages = new InfiniteQueryObserver(queryClient, walletsInfiniteQueryOptions(client))
  const highlights = new QueryObserver(queryClient, walletHighlightsQueryOptions(client))
  const writePages = () => store.set(walletPagesAtom, toWallets(pages.getCurrentResult()))
  const writeHighlights = () => store.set(walletHighlightsAtom, toWallets(highlights.getCurrentResult()))
  return {
    loadMore() {
      pages.setOptions(walletsInfiniteQueryOptions(client))
      if (!pages.hasListeners()) pages.subscribe(writePages)
      pages.fetchNextPage({ cancelRefetch: false })
      writePages()
    },
    loadHighlights() {
      highlights.setOptions(walletHighlightsQueryOptions(client))
      if (!highlights.hasListeners()) highlights.subscribe(writeHighlights)
      if (highlights.getCurrentResult().isStale) highlights.refetch({ cancelRefetch: false })
      writeHighlights()
    },
    search(query) {
      const found = new InfiniteQueryObserver(
        queryClient,
        walletSearchInfiniteQueryOptions(client, { query }),
      )
      const writeFound = () =>
        store.set(walletSearchAtom, {
          ...toWallets(found.getCurrentResult()),
          query,
        })
      const stop = found.subscribe(writeFound)
      writeFound()
      return stop
    },
  }
}
function toWallets({ data, error, isFetching, hasNextPage = false }) {
  return {
    ...emptyDirectory,
    ...(data && {
      wallets: data.wallets,
      count: data.count,
      hasMore: hasNextPage,
    }),
    loading: isFetching,
    error: isFetching ? void 0 : (error ?? void 0),
  }
}
var directory_exports = /* @__PURE__ */ __exportAll({
  loadDirectoryWallet: () => loadDirectoryWallet,
  loadHighlights: () => loadHighlights,
  loadMoreWallets: () => loadMoreWallets,
  searchDirectory: () => searchDirectory,
})
/**
 * Loads the next page of the directory into `walletPagesAtom`, or the page that failed. `isWanted` is called once TanStack
 * Query is loaded: a view that was left meanwhile requests nothing.
 */
function loadMoreWallets(latchkit, isWanted = () => true) {
  return observe(latchkit, walletPagesAtom, directory => {
    if (isWanted()) directory.loadMore()
  })
}
/**
 * Loads the wallets that the app features, else those that the directory recommends, and those that were used last into
 * `walletHighlightsAtom`. Does nothing where the kit, the app and this browser have all of them, or while they are fresh.
 */
async function loadHighlights(latchkit) {
  const { config, store } = latchkit.client
  const { featuredWalletIds = [], customWallets = [] } = config
  const known = new Set(
    [...builtInWalletNames, ...customWallets, ...store.get(connectorsAtom)].flatMap(wallet => [
      wallet.id,
      wallet.rdns,
      'explorerId' in wallet ? wallet.explorerId : void 0,
    ]),
  )
  const wanted = [...featuredWalletIds, ...store.get(recentWalletsAtom)]
  if (featuredWalletIds.length === 0 || wanted.some(id => !known.has(id)))
    await observe(latchkit, walletHighlightsAtom, directory => directory.loadHighlights())
}
/**
 * Requests a wallet from the directory by its id or reverse domain name and adds it to the search results. Undefined if
 * the directory does not know it or does not answer.
 */
async function loadDirectoryWallet(latchkit, id) {
  const { client } = latchkit
  const named = id.includes('.') ? { rdns: [id] } : { include: [id] }
  try {
    const { fetchWallets } = await importWithRetry(loadDirectory)
    const { wallets } = await fetchWallets(client, {
      ...named,
      entries: 1,
    })
    getStore$1(latchkit).set(walletSearchAtom, {
      ...emptyDirectory,
      query: '',
      wallets,
    })
    return wallets[0]
  } catch (error) {
    client.logger.warn('A wallet could not be found in the directory', {
      id,
      error,
    })
    return
  }
}
var getSearch = /*#__PURE__*/ createSlot(() => ({ end() {} }))
/** Searches the directory into `walletSearchAtom`. Ends the search before; an empty query only does that. */
async function searchDirectory(latchkit, query) {
  const search = getSearch(latchkit)
  search.end()
  getStore$1(latchkit).set(walletSearchAtom, {
    ...emptyDirectory,
    query,
  })
  let isOver = query === ''
  let stop = () => {}
  search.end = () => {
    isOver = true
    stop()
  }
  if (isOver) return
  await observe(latchkit, walletSearchAtom, directory => {
    if (!isOver) stop = directory.search(query)
  })
}
/** Loads TanStack Query with the observers of the directory. Never rejects: the error is in the state. */
async function observe(latchkit, atom, act) {
  const store = getStore$1(latchkit)
  store.set(atom, state => ({
    ...state,
    loading: true,
    error: void 0,
  }))
  try {
    act(await importWithRetry(() => observeDirectory(latchkit)))
  } catch (error) {
    latchkit.client.logger.warn('The wallet directory could not be loaded', { error })
    store.set(atom, state =>
      state.loading
        ? {
            ...state,
            loading: false,
            error,
          }
        : state,
    )
  }
}
/**
 * Navigates to the view of a wallet that was chosen before the modal was opened, or to the list if the wallet is
 * unknown.
 */
function ChosenWalletView() {
  const t = useTranslate(connectMessages)
  const { walletId, ...target } = useViewParameters('ChosenWallet')
  const { locked } = useConsent()
  const latchkit = useLatchkit()
  const { config, logger } = latchkit.client
  const { reset } = useRouter()
  const isShown = useAtomValue(isOpenAtom) && !locked
  const wallet = useWallets(void 0, target.namespace).find(one => matchesWallet(one, walletId))
  const { openWallet, preloadWallet } = useOpenWallet(target)
  useEffect(() => {
    if (wallet) return isShown ? openWallet(wallet, 'replace') : preloadWallet(wallet)
    if (!isShown) return
    let isLeft = false
    ;(config.gateway ? loadDirectoryWallet(latchkit, walletId) : Promise.resolve(void 0)).then(found => {
      if (isLeft) return
      if (found)
        return openWallet(
          {
            ...found,
            connectors: [],
            installed: false,
          },
          'replace',
        )
      logger.error('No wallet has this id: pass an rdns such as io.metamask, or the id of a wallet', {
        walletId,
      })
      reset('Connect', target)
    })
    return () => {
      isLeft = true
    }
  }, [isShown, wallet?.id])
  if (!locked) return /* @__PURE__ */ jsx(LoadingView, {})
  return /* @__PURE__ */ jsx(View, {
    title: t('connect.title'),
    children: /* @__PURE__ */ jsx(LegalConsent, {}),
  })
}
var connectingMessages = {
  'connecting.approve': 'Approve in {name}',
  'connecting.approveHint': 'Open the extension if it did not open automatically.',
  'connecting.externalHint': 'Continue in {name}.',
  'connecting.rejected': 'Request declined',
  'connecting.rejectedHint': 'You can try again at any time.',
  'connecting.waiting': 'A request is already open',
  'connecting.waitingHint': 'Open {name}, answer the request there, then try again.',
  'connecting.failed': '{name} could not connect',
  'connecting.failedHint': 'Try again, or choose another wallet.',
  'connecting.answeredHint': 'It answered: {reason}',
  'connecting.lockedHint': 'Check that it is unlocked, then try again.',
  'connecting.lostHint': 'It is no longer on this page. Reload the page, then try again.',
  'connecting.networkHint': 'It does not support the network of this app.',
  'connecting.packageHint': 'This app lacks a part that {name} needs: {reason}',
  'connecting.unsupportedHint': 'It cannot connect this way. Choose another wallet.',
  'connecting.notInstalled': '{name} is not installed',
  'connecting.notInstalledHint': 'Install it in this browser. It appears here once installed.',
  'connecting.notReachableHint': 'It was not found in this browser.',
  'connecting.install': 'Get {name}',
  'connecting.gone': 'This wallet is no longer available',
  'connecting.goneHint': 'Go back and choose another one.',
}
/** Lucide `download`. */
function DownloadIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4' }),
      /* @__PURE__ */ jsx('polyline', { points: '7 10 12 15 17 10' }),
      /* @__PURE__ */ jsx('line', {
        x1: '12',
        x2: '12',
        y1: '15',
        y2: '3',
      }),
    ],
  })
}
/** A wallet that is not in this browser, and where this browser gets it from. */
function InstallWallet({ wallet, icon }) {
  const t = useTranslate(connectingMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { name } = wallet
  const install = detectInstallLink({
    wallet,
    userAgent: client.platform.userAgent(),
  })
  return /* @__PURE__ */ jsx(Hero, {
    logo: /* @__PURE__ */ jsx(LogoRing, {
      state: 'idle',
      children: /* @__PURE__ */ jsx(WalletIcon$1, {
        name,
        src: icon,
        size: 72,
      }),
    }),
    heading: t('connecting.notInstalled', { name }),
    text: install ? t('connecting.notInstalledHint') : t('connecting.notReachableHint'),
    children: install
      ? /* @__PURE__ */ jsxs(Link, {
          button: true,
          href: install.url,
          newTabHint: common('modal.opensNewTab'),
          children: [/* @__PURE__ */ jsx(DownloadIcon, {}), t('connecting.install', { name })],
        })
      : null,
  })
}
var hints = {
  'connection/connector-not-found': 'connecting.lostHint',
  'connection/no-common-network': 'connecting.networkHint',
  'networks/not-supported': 'connecting.networkHint',
  'rpc/chain-disconnected': 'connecting.networkHint',
  'rpc/disconnected': 'connecting.lockedHint',
  'rpc/unauthorized': 'connecting.lockedHint',
  'rpc/unrecognized-chain': 'connecting.networkHint',
  'rpc/unsupported-method': 'connecting.unsupportedHint',
  'solana/wallet-lacks-network': 'connecting.networkHint',
}
/** Characters of an answer that are shown at most. */
var limit$1 = 120
/** The text for a failed connection. Shows the response of a wallet as a single line of plain text. */
function toConnectFailure(error) {
  const { code = '', details } = isError(error) ? error : {}
  const hint = hints[code]
  if (hint) return { hint }
  const [line = ''] = (details ?? '').trim().split('\n')
  const [, name] = /^dependency "(.+)" not found/.exec(line) ?? []
  if (name)
    return {
      hint: 'connecting.packageHint',
      reason: name,
    }
  const reason = toVisibleLine(line, limit$1)
  return reason
    ? {
        hint: 'connecting.answeredHint',
        reason,
      }
    : { hint: 'connecting.failedHint' }
}
/** Delay in milliseconds that lets the user read the view before the wallet's window covers it. */
var pause = 250
var pending = { phase: 'pending' }
/** Sends a connection request to the wallet while mounted; unmounting settles the request. `retry` sends it again. */
function useConnectWallet(parameters) {
  const { wallet, connector, caipNetworkId } = parameters
  const { client } = useLatchkit()
  const [attempt, setAttempt] = useState(0)
  const [{ phase, error }, setOutcome] = useState(pending)
  const walletId = wallet?.id
  const connectorId = connector?.id
  const namespace = connector?.namespace
  const connectors = useRef(wallet?.connectors)
  connectors.current = wallet?.connectors
  useEffect(() => {
    if (!connectorId || !namespace || !walletId) return
    const controller = new AbortController()
    const { signal } = controller
    setOutcome(pending)
    const timer = setTimeout(async () => {
      try {
        await connectWallet(client, {
          walletId,
          connector: {
            id: connectorId,
            namespace,
          },
          getConnectors: () => connectors.current ?? [],
          caipNetworkId,
          signal,
        })
        if (!signal.aborted) setOutcome({ phase: 'connected' })
      } catch (error) {
        if (!signal.aborted)
          setOutcome({
            phase: toPhase(error),
            error,
          })
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, walletId, connectorId, namespace, caipNetworkId, attempt])
  return {
    phase,
    error,
    retry: () => setAttempt(count => count + 1),
  }
}
function toPhase(error) {
  if (isError(error, 'rpc/user-rejected')) return 'rejected'
  if (isError(error, 'rpc/request-pending')) return 'waiting'
  return 'failed'
}
/** Closes the modal once the wallet that a view waits for is connected, or shows that its network is unsupported. For views. */
function useLeaveWhenConnected(isConnected) {
  const { isSupported } = useAtomValue(networkAtom)
  const { close, reset } = useRouter()
  useEffect(() => {
    if (!isConnected) return
    if (isSupported) close()
    else reset('UnsupportedChain')
  }, [isConnected, isSupported, close, reset])
}
var rings = {
  pending: 'pending',
  connected: 'success',
  rejected: 'failed',
  waiting: 'failed',
  failed: 'failed',
}
/**
 * Waits for the response of a wallet, shows a text for each kind of failure, and links to the install page of a missing
 * wallet.
 */
function ConnectingExternalView() {
  const t = useTranslate(connectingMessages)
  const common = useTranslate(modalMessages)
  const { walletId, namespace, caipNetworkId } = useViewParameters('ConnectingExternal')
  const wallet = useDirectoryWallets(namespace).find(({ id }) => id === walletId)
  const icon = useWalletIcon(wallet)
  const current = useAtomValue(accountAtom).connector
  const announce = useAnnounce()
  const connector = useTargetConnector(wallet)
  const { phase, error, retry } = useConnectWallet({
    wallet,
    connector,
    caipNetworkId,
  })
  const isThere = Boolean(wallet?.connectors.length)
  const isActive =
    phase === 'connected' ||
    (connector && connector.id === current?.id && connector.namespace === current.namespace)
  const name = wallet?.name ?? ''
  const { hint, reason = '' } = toConnectFailure(error)
  const approveHint = connector?.type === 'external' ? 'connecting.externalHint' : 'connecting.approveHint'
  const [heading, text] = {
    pending: [t('connecting.approve', { name }), t(approveHint, { name })],
    connected: [name, ''],
    rejected: [t('connecting.rejected'), t('connecting.rejectedHint')],
    waiting: [t('connecting.waiting'), t('connecting.waitingHint', { name })],
    failed: [
      t('connecting.failed', { name }),
      t(hint, {
        name,
        reason,
      }),
    ],
  }[phase]
  useLeaveWhenConnected(Boolean(isActive))
  useEffect(() => {
    if (isThere) announce(heading)
  }, [announce, heading, isThere])
  if (!wallet)
    return /* @__PURE__ */ jsx(View, {
      title: t('connecting.gone'),
      children: /* @__PURE__ */ jsx(Hero, { text: t('connecting.goneHint') }),
    })
  if (!isThere)
    return /* @__PURE__ */ jsx(View, {
      title: name,
      children: /* @__PURE__ */ jsx(InstallWallet, {
        wallet,
        icon,
      }),
    })
  const canRetry = phase !== 'pending' && phase !== 'connected'
  return /* @__PURE__ */ jsx(View, {
    title: name,
    children: /* @__PURE__ */ jsx(Hero, {
      logo: /* @__PURE__ */ jsx(LogoRing, {
        state: rings[phase],
        children: /* @__PURE__ */ jsx(WalletIcon$1, {
          name,
          src: icon,
          size: 72,
        }),
      }),
      heading,
      text,
      children: canRetry
        ? /* @__PURE__ */ jsx(Button, {
            variant: 'neutral',
            testId: modalTestIds.retry,
            icon: /* @__PURE__ */ jsx(RetryIcon, {}),
            onClick: retry,
            children: common('modal.tryAgain'),
          })
        : null,
    }),
  })
}
/** The connector of a wallet to connect. Selected once: a connection made meanwhile must not change it. */
function useTargetConnector(wallet) {
  const { client } = useLatchkit()
  const connectors = wallet?.connectors ?? []
  const [target, setTarget] = useState()
  const known = connectors.find(({ id, namespace }) => id === target?.id && namespace === target.namespace)
  if (known || connectors.length === 0) return known
  const picked = pickConnectorNow(client, connectors)
  if (picked)
    setTarget({
      id: picked.id,
      namespace: picked.namespace,
    })
  return picked
}
/** Lucide `wifi-off`. */
function OfflineIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M12 20h.01' }),
      /* @__PURE__ */ jsx('path', { d: 'M8.5 16.429a5 5 0 0 1 7 0' }),
      /* @__PURE__ */ jsx('path', { d: 'M5 12.859a10 10 0 0 1 5.17-2.69' }),
      /* @__PURE__ */ jsx('path', { d: 'M19 12.859a10 10 0 0 0-2.007-1.523' }),
      /* @__PURE__ */ jsx('path', { d: 'M2 8.82a15 15 0 0 1 4.177-2.643' }),
      /* @__PURE__ */ jsx('path', { d: 'M22 8.82a15 15 0 0 0-11.288-3.764' }),
      /* @__PURE__ */ jsx('path', { d: 'm2 2 20 20' }),
    ],
  })
}
var walletConnectMessages = {
  'walletConnect.scanTitle': 'Scan with your phone',
  'walletConnect.anyTitle': 'Connect any wallet',
  'walletConnect.qr': 'QR code for your wallet',
  'walletConnect.qrLoading': 'Loading the QR code',
  'walletConnect.scanAny': 'Point the scanner of your wallet at this code.',
  'walletConnect.copyAny': 'Copy the link into your wallet, or scan the code with another device.',
  'walletConnect.scanWith': 'Scan this code with {name} on your phone.',
  'walletConnect.acceptFirst': 'Accept the terms above to see the code.',
  'walletConnect.copy': 'Copy link',
  'walletConnect.copyFailed': 'The link could not be copied',
  'walletConnect.newCode': 'New code in {time}',
  'walletConnect.codeReady': 'The QR code is ready',
  'walletConnect.codeRenewed': 'The QR code was renewed',
  'walletConnect.declined': 'Declined in the wallet',
  'walletConnect.declinedHint': 'This code is new. Scan it to try again.',
  'walletConnect.waitingOffline': 'You seem to be offline.',
  'walletConnect.offline': 'You are offline',
  'walletConnect.offlineHint': 'The connection resumes once you are back online.',
  'walletConnect.unreachable': 'The connection service does not respond',
  'walletConnect.unreachableHint': 'Try again in a moment, or connect another way.',
  'walletConnect.clock': 'The clock of this device is wrong',
  'walletConnect.clockHint': 'Set its date and time, then try again.',
  'walletConnect.app': 'Not available in this app',
  'walletConnect.appHint': 'The connection service refused it. Connect another way.',
  'walletConnect.networks': 'No network in common',
  'walletConnect.networksHint':
    'The wallet shared no account on a network of this app. Choose another network in the wallet, or another wallet.',
  'walletConnect.namespace': 'No {name} account',
  'walletConnect.namespaceHint': 'The wallet shared no {name} account. Add one, or connect another wallet.',
  'walletConnect.other': 'The wallet could not connect',
  'walletConnect.otherHint': 'Try again, or choose another wallet.',
  'walletConnect.otherWays': 'Other ways to connect',
  'walletConnect.inUse': '{name} is connected this way',
  'walletConnect.inUseHint': 'Disconnect it to connect another wallet by QR code or link.',
  'walletConnect.offeredHint': 'It also shared {name} accounts. Disconnect it to connect another wallet.',
  'walletConnect.continue': 'Continue with {name}',
  'walletConnect.disconnect': 'Disconnect {name}',
  'walletConnect.allWallets': 'All wallets',
}
/** Reason of a failed pairing, and actions: retry, or connect without WalletConnect. */
function PairingFailed({ failure, namespace, onRetry }) {
  const t = useTranslate(walletConnectMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { back, canGoBack, reset } = useRouter()
  const hasOthers = Boolean(client.config.adapters?.length)
  const name = namespace && getNamespaceName(namespace)
  const key = failure === 'networks' && name ? 'namespace' : failure
  return /* @__PURE__ */ jsxs(Hero, {
    icon: failure === 'offline' ? /* @__PURE__ */ jsx(OfflineIcon, {}) : /* @__PURE__ */ jsx(WarningIcon, {}),
    heading: t(`walletConnect.${key}`, { name: name ?? '' }),
    text: t(`walletConnect.${key}Hint`, { name: name ?? '' }),
    children: [
      /* @__PURE__ */ jsx(Button, {
        icon: /* @__PURE__ */ jsx(RetryIcon, {}),
        testId: modalTestIds.retry,
        onClick: onRetry,
        children: common('modal.tryAgain'),
      }),
      hasOthers
        ? /* @__PURE__ */ jsx(Button, {
            variant: 'plain',
            testId: connectTestIds.wcOther,
            onClick: () => (canGoBack() ? back() : reset('Connect')),
            children: t('walletConnect.otherWays'),
          })
        : null,
    ],
  })
}
/**
 * WalletConnect has one session at a time: the existing session can be used in a further namespace in which its wallet
 * provided accounts, or has to end before another wallet is connected.
 */
function ReplaceSession({ name, connectorId, offered, onUse }) {
  const t = useTranslate(walletConnectMessages)
  const { pending, disconnectOne } = useDisconnectWallets()
  return /* @__PURE__ */ jsxs(Hero, {
    icon: /* @__PURE__ */ jsx(WalletIcon, {}),
    heading: t('walletConnect.inUse', { name }),
    text: offered
      ? t('walletConnect.offeredHint', { name: getNamespaceName(offered) })
      : t('walletConnect.inUseHint'),
    children: [
      offered
        ? /* @__PURE__ */ jsx(Button, {
            variant: 'accent',
            testId: modalTestIds.sameWallet,
            onClick: onUse,
            children: t('walletConnect.continue', { name }),
          })
        : null,
      /* @__PURE__ */ jsx(Button, {
        variant: 'negative',
        busy: pending,
        testId: modalTestIds.disconnect,
        onClick: () => disconnectOne({ connectorId }),
        children: t('walletConnect.disconnect', { name }),
      }),
    ],
  })
}
/** The offer of a pairing, unless it failed or another wallet blocks it. */
function PairingBody({ pairing, children }) {
  const { phase, failure, inUse, offered, namespace, acceptOffered, renew } = pairing
  const connector = useWalletConnectConnector(namespace)
  if (inUse && connector) {
    const { id, name } = walletConnectConnector(connector.namespace, inUse)
    return /* @__PURE__ */ jsx(ReplaceSession, {
      name: toVisibleLine(name),
      connectorId: id,
      offered,
      onUse: acceptOffered,
    })
  }
  if (phase === 'failed' && failure)
    return /* @__PURE__ */ jsx(PairingFailed, {
      failure,
      namespace,
      onRetry: renew,
    })
  return children
}
/** Puts the pairing URI on the clipboard, for wallets that take it from there. */
function CopyLink({ uri }) {
  const t = useTranslate(walletConnectMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  const { client } = useLatchkit()
  function onCopied() {
    setWalletLink(client, void 0)
    announce(common('modal.copied'))
  }
  return /* @__PURE__ */ jsx(CopyButton, {
    value: uri,
    label: t('walletConnect.copy'),
    copiedLabel: common('modal.copied'),
    testId: connectTestIds.wcCopy,
    onCopied,
    onFailed: () =>
      toast.show({
        variant: 'error',
        message: t('walletConnect.copyFailed'),
      }),
  })
}
/** Countdown to the next code. Screen readers skip it: the new code itself is announced. */
function PairingCountdown({ renewsAt }) {
  const t = useTranslate(walletConnectMessages)
  const { formatLocale } = useAtomValue(localeAtom)
  const left = useSecondsLeft(renewsAt)
  return /* @__PURE__ */ jsx('span', {
    className: 'pairing-countdown',
    role: 'timer',
    'aria-live': 'off',
    'data-testid': connectTestIds.wcCountdown,
    children: left === void 0 ? null : t('walletConnect.newCode', { time: formatTime(left, formatLocale) }),
  })
}
/** Formats seconds as minutes and seconds in a locale, such as `3:05`. */
function formatTime(seconds, locale) {
  return `${new Intl.NumberFormat(locale).format(Math.floor(seconds / 60))}:${new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(seconds % 60)}`
}
var ScanCode_default =
  '.pairing{text-align:center;flex-direction:column;align-items:center;gap:8px;display:flex}.pairing-text{max-width:304px;color:var(--lk-text-2);text-wrap:pretty;margin-top:4px;font-size:13px;line-height:18px}.pairing-declined{background:var(--lk-surface-2);text-align:start;border-radius:14px;align-items:center;gap:8px;width:100%;max-width:336px;padding:8px 12px;font-size:13px;line-height:18px;display:flex}.pairing-declined .icon{color:var(--lk-negative);flex:none}.pairing-declined b{font-weight:600;display:block}.pairing-end{justify-content:space-between;align-items:center;gap:8px;width:100%;max-width:336px;min-height:44px;display:flex}.pairing-countdown{color:var(--lk-text-2);font-variant-numeric:tabular-nums;padding-inline-start:4px;font-size:13px;line-height:18px}'
/** Announces once that a code is available, renewed or declined. The countdown is not announced. */
function useCodeAnnouncements({ uri, phase }) {
  const t = useTranslate(walletConnectMessages)
  const announce = useAnnounce()
  const count = useRef(0)
  const isDeclined = phase === 'rejected'
  useEffect(() => {
    if (isDeclined) announce(`${t('walletConnect.declined')}. ${t('walletConnect.declinedHint')}`)
  }, [announce, t, isDeclined])
  useEffect(() => {
    if (!uri) return
    count.current += 1
    if (!isDeclined) announce(t(count.current > 1 ? 'walletConnect.codeRenewed' : 'walletConnect.codeReady'))
  }, [announce, t, uri, isDeclined])
}
/** The code to scan, the link to copy instead, and the countdown to their renewal. */
function ScanCode({ pairing, text, logo }) {
  useStyles(ScanCode_default)
  const t = useTranslate(walletConnectMessages)
  const { uri, renewsAt, phase } = pairing
  useCodeAnnouncements(pairing)
  const { client } = useLatchkit()
  useEffect(() => setWalletLink(client, void 0), [client])
  return /* @__PURE__ */ jsxs('div', {
    className: 'pairing',
    children: [
      phase === 'rejected'
        ? /* @__PURE__ */ jsxs('p', {
            className: 'pairing-declined',
            children: [
              /* @__PURE__ */ jsx(FailureIcon, {}),
              /* @__PURE__ */ jsxs('span', {
                children: [
                  /* @__PURE__ */ jsx('b', { children: t('walletConnect.declined') }),
                  t('walletConnect.declinedHint'),
                ],
              }),
            ],
          })
        : null,
      /* @__PURE__ */ jsx(QrCode, {
        uri,
        label: t(uri ? 'walletConnect.qr' : 'walletConnect.qrLoading'),
        logo,
        testId: connectTestIds.wcQr,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'pairing-text',
        children: !uri && !navigator.onLine ? t('walletConnect.waitingOffline') : text,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'pairing-end',
        children: [
          /* @__PURE__ */ jsx(PairingCountdown, { renewsAt }),
          /* @__PURE__ */ jsx(CopyLink, { uri }),
        ],
      }),
    ],
  })
}
/** A code that any wallet can scan, and its link to copy. */
function ConnectingWalletConnectBasicView() {
  const t = useTranslate(walletConnectMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { push } = useRouter()
  const { locked } = useConsent()
  const target = useViewParameters('ConnectingWalletConnectBasic')
  const pairing = usePairingOffer({
    target,
    enabled: !locked,
    onError: error => alertError(latchkit, error),
  })
  const isPhone = client.platform.isMobile()
  useLeaveWhenConnected(pairing.phase === 'connected')
  const text = t(isPhone ? 'walletConnect.copyAny' : 'walletConnect.scanAny')
  return /* @__PURE__ */ jsxs(View, {
    title: t(isPhone ? 'walletConnect.anyTitle' : 'walletConnect.scanTitle'),
    footer: /* @__PURE__ */ jsx(Button, {
      variant: 'plain',
      testId: modalTestIds.allWallets,
      onClick: () => push('AllWallets', target),
      children: t('walletConnect.allWallets'),
    }),
    children: [
      /* @__PURE__ */ jsx(LegalConsent, {}),
      /* @__PURE__ */ jsx(PairingBody, {
        pairing,
        children: /* @__PURE__ */ jsx(ScanCode, {
          pairing,
          text: locked ? t('walletConnect.acceptFirst') : text,
        }),
      }),
    ],
  })
}
/** Text shown while a wallet is opened. */
function openingText(tab, state) {
  if (state === 'rejected')
    return {
      heading: 'openWallet.rejected',
      hint: 'openWallet.rejectedHint',
      action: `openWallet.${tab}Action`,
    }
  if (state === 'missing')
    return {
      heading: 'openWallet.missing',
      hint: 'openWallet.missingHint',
      action: 'openWallet.tryAgain',
    }
  if (state === 'idle' || tab === 'browser')
    return {
      heading: `openWallet.${tab}`,
      hint: `openWallet.${tab}Hint`,
      action: `openWallet.${tab}Action`,
    }
  return {
    heading: 'openWallet.approve',
    hint: 'openWallet.approveHint',
    action: 'openWallet.again',
  }
}
var openWalletMessages = {
  'openWallet.ways': 'Ways to connect',
  'openWallet.qrTab': 'QR code',
  'openWallet.mobileTab': 'Mobile',
  'openWallet.desktopTab': 'Desktop',
  'openWallet.webappTab': 'Web',
  'openWallet.browserTab': 'Browser',
  'openWallet.mobile': 'Continue in {name}',
  'openWallet.mobileHint': 'Open the app and approve there, then come back here.',
  'openWallet.mobileAction': 'Open {name}',
  'openWallet.desktop': 'Continue in {name} for desktop',
  'openWallet.desktopHint': 'Open the app on this computer and approve there.',
  'openWallet.desktopAction': 'Open desktop app',
  'openWallet.webapp': 'Continue in {name} on the web',
  'openWallet.webappHint': 'It opens in a new tab. Approve there, then come back here.',
  'openWallet.webappAction': 'Open web app',
  'openWallet.browser': 'Continue inside {name}',
  'openWallet.browserHint': 'This page opens in the browser of {name}, where you connect with one tap.',
  'openWallet.browserAction': 'Open in {name}',
  'openWallet.approve': 'Approve in {name}',
  'openWallet.approveHint': 'Then come back here.',
  'openWallet.again': 'Open {name} again',
  'openWallet.missing': '{name} did not open?',
  'openWallet.missingHint': 'It may not be installed on this device.',
  'openWallet.tryAgain': 'Try again',
  'openWallet.rejected': 'Declined in {name}',
  'openWallet.rejectedHint': 'Nothing was shared. You can try again at any time.',
  'openWallet.install': 'Get {name}',
  'openWallet.extension': 'Get {name} for this browser',
  'openWallet.showQr': 'Use the QR code',
}
/** Milliseconds after which an app that has not come to the front counts as missing. */
var timeout = 2e3
/** Whether an app came to the front after its link was opened. For views. */
function useAppOpening() {
  const { platform } = useLatchkit().client
  const [state, setState] = useState('idle')
  const timer = useRef(void 0)
  useEffect(() => {
    const stop = platform.onVisibilityChange(visible => {
      if (visible) return
      clearTimeout(timer.current)
      setState(known => (known === 'idle' ? known : 'opened'))
    })
    return () => {
      clearTimeout(timer.current)
      stop()
    }
  }, [platform])
  return {
    state,
    watch: useCallback(() => {
      clearTimeout(timer.current)
      setState('opening')
      timer.current = setTimeout(() => {
        const isHere = platform.isVisible() && (platform.isMobile() || platform.hasFocus())
        setState(isHere ? 'missing' : 'opened')
      }, timeout)
    }, [platform]),
  }
}
/**
 * Opens the wallet's app, web app or browser. The link exists before the press, because phones open apps only inside of
 * it; alternatives are shown if the app did not open.
 */
function OpenWallet({ wallet, tab, pairing, logo, onShowQr }) {
  const t = useTranslate(openWalletMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { platform } = client
  const announce = useAnnounce()
  const { state, watch } = useAppOpening()
  const { name } = wallet
  const { uri, rejections } = pairing
  const [seen, setSeen] = useState(rejections)
  const isRejected = rejections > seen
  const { preferUniversalLinks: preferUniversal } = useOptions()
  const links = getWalletLinks({
    wallet,
    tab,
    platform,
    uri,
    pageUrl: location.href,
    preferUniversal,
  })
  const isMissing = state === 'missing' && !isRejected
  const isOpening = (state === 'opening' || state === 'opened') && !isRejected
  const link = (isMissing && links[1]) || links[0]
  const install = isMissing
    ? detectInstallLink({
        wallet,
        userAgent: platform.userAgent(),
      })
    : void 0
  const { heading, hint, action } = openingText(tab, isRejected ? 'rejected' : state)
  useEffect(() => {
    if (isMissing || isRejected) announce(t(heading, { name }))
  }, [announce, t, heading, name, isMissing, isRejected])
  function open() {
    if (!link) return
    setSeen(rejections)
    openWalletLink(client, link)
    watch()
  }
  return /* @__PURE__ */ jsxs(Hero, {
    logo: /* @__PURE__ */ jsx(LogoRing, {
      state: isOpening ? 'pending' : 'idle',
      children: logo,
    }),
    heading: t(heading, { name }),
    text: t(hint, { name }),
    children: [
      /* @__PURE__ */ jsx(OpenLink, {
        href: link?.href,
        target: link?.target ?? '_self',
        variant: isOpening ? 'neutral' : 'accent',
        testId: connectTestIds.wcOpen,
        onOpen: open,
        children: t(action, { name }),
      }),
      install
        ? /* @__PURE__ */ jsxs(Link, {
            button: true,
            href: install.url,
            newTabHint: common('modal.opensNewTab'),
            testId: connectTestIds.wcInstall,
            children: [/* @__PURE__ */ jsx(DownloadIcon, {}), t('openWallet.install', { name })],
          })
        : null,
      isMissing && onShowQr
        ? /* @__PURE__ */ jsx(Button, {
            variant: 'plain',
            icon: /* @__PURE__ */ jsx(QrCodeIcon, {}),
            testId: connectTestIds.wcShowQr,
            onClick: onShowQr,
            children: t('openWallet.showQr'),
          })
        : null,
      isMissing && uri ? /* @__PURE__ */ jsx(CopyLink, { uri }) : null,
    ],
  })
}
/** A wallet outside of this browser, reached by a QR code, its app, its web app or its in-app browser. */
function ConnectingWalletConnectView() {
  const t = useTranslate(walletConnectMessages)
  const ways = useTranslate(openWalletMessages)
  const connecting = useTranslate(connectingMessages)
  const common = useTranslate(modalMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { walletId, ...target } = useViewParameters('ConnectingWalletConnect')
  const wallet = useDirectoryWallets().find(({ id }) => id === walletId)
  const icon = useWalletIcon(wallet)
  const tabs = wallet
    ? getWalletTabs({
        wallet,
        platform: client.platform,
      })
    : []
  const [chosen, setChosen] = useState(tabs[0])
  const tab = tabs.find(tab => tab === chosen) ?? tabs[0]
  const pairing = usePairingOffer({
    wallet,
    target,
    enabled: tabs.some(tab => tab !== 'browser'),
    onError: error => alertError(latchkit, error),
  })
  useLeaveWhenConnected(pairing.phase === 'connected')
  if (!wallet)
    return /* @__PURE__ */ jsx(View, {
      title: connecting('connecting.gone'),
      children: /* @__PURE__ */ jsx(Hero, { text: connecting('connecting.goneHint') }),
    })
  const { name } = wallet
  if (!tab)
    return /* @__PURE__ */ jsx(View, {
      title: name,
      children: /* @__PURE__ */ jsx(InstallWallet, {
        wallet,
        icon,
      }),
    })
  const install =
    tab === 'qr'
      ? detectInstallLink({
          wallet,
          userAgent: client.platform.userAgent(),
        })
      : void 0
  const isExtension = install && ['chrome', 'edge', 'firefox', 'opera'].includes(install.store)
  return /* @__PURE__ */ jsx(View, {
    title: name,
    footer: isExtension
      ? /* @__PURE__ */ jsx(Link, {
          button: true,
          href: install.url,
          newTabHint: common('modal.opensNewTab'),
          testId: connectTestIds.wcInstall,
          children: ways('openWallet.extension', { name }),
        })
      : void 0,
    children: /* @__PURE__ */ jsx(PairingBody, {
      pairing,
      children: /* @__PURE__ */ jsx(Tabs, {
        label: ways('openWallet.ways'),
        tabs: tabs.map(id => ({
          id,
          label: ways(`openWallet.${id}Tab`),
          testId: connectTestIds.wcTab(id),
        })),
        selected: tab,
        onSelect: setChosen,
        children:
          tab === 'qr'
            ? /* @__PURE__ */ jsx(ScanCode, {
                pairing,
                text: t('walletConnect.scanWith', { name }),
                logo: /* @__PURE__ */ jsx(WalletIcon$1, {
                  name,
                  src: icon,
                  size: 56,
                }),
              })
            : /* @__PURE__ */ jsx(
                OpenWallet,
                {
                  wallet,
                  tab,
                  pairing,
                  logo: /* @__PURE__ */ jsx(WalletIcon$1, {
                    name,
                    src: icon,
                    size: 72,
                  }),
                  onShowQr: tabs.includes('qr') ? () => setChosen('qr') : void 0,
                },
                tab,
              ),
      }),
    }),
  })
}
var getWalletMessages = {
  'getWallet.title': 'Get a wallet',
  'getWallet.heading': 'A wallet is your key to apps like this one',
  'getWallet.text':
    'It keeps your assets, signs you in without a password, and asks you before anything happens.',
  'getWallet.guide': 'What is a wallet?',
  'getWallet.list': 'Wallets to install',
  'getWallet.installed': 'I installed one',
  'getWallet.none': 'Look for a wallet in the store of your browser or phone.',
}
/** A short list is easier to choose from. */
var limit = 4
/** For users without a wallet: explains wallets, and links to wallets for this browser or phone. */
function GetWalletView() {
  const t = useTranslate(getWalletMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const common = useTranslate(modalMessages)
  const { walletGuideUrl } = getSetup(latchkit).options
  const { back, canGoBack, replace } = useRouter()
  const userAgent = client.platform.userAgent()
  const offers = useWallets(void 0, void 0, builtInWallets)
    .filter(({ installed }) => !installed)
    .flatMap(wallet => {
      const link = detectInstallLink({
        wallet,
        userAgent,
      })
      return link
        ? [
            {
              wallet,
              url: link.url,
            },
          ]
        : []
    })
    .slice(0, limit)
  return /* @__PURE__ */ jsxs(View, {
    title: t('getWallet.title'),
    footer: /* @__PURE__ */ jsx(Button, {
      variant: 'plain',
      onClick: () => (canGoBack() ? back() : replace('Connect')),
      children: t('getWallet.installed'),
    }),
    children: [
      /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(WalletIcon, {}),
        heading: t('getWallet.heading'),
        text: t('getWallet.text'),
        children: walletGuideUrl
          ? /* @__PURE__ */ jsx(Link, {
              button: true,
              href: walletGuideUrl,
              newTabHint: common('modal.opensNewTab'),
              children: t('getWallet.guide'),
            })
          : null,
      }),
      offers.length > 0
        ? /* @__PURE__ */ jsx(RowList, {
            label: t('getWallet.list'),
            children: offers.map(({ wallet, url }) =>
              /* @__PURE__ */ jsx(
                'li',
                {
                  children: /* @__PURE__ */ jsx(WalletOffer, {
                    wallet,
                    url,
                  }),
                },
                wallet.id,
              ),
            ),
          })
        : /* @__PURE__ */ jsx(Hero, { text: t('getWallet.none') }),
    ],
  })
}
function WalletOffer({ wallet, url }) {
  const common = useTranslate(modalMessages)
  const icon = useWalletIcon(wallet)
  return /* @__PURE__ */ jsx(LinkRow, {
    label: wallet.name,
    href: url,
    newTabHint: common('modal.opensNewTab'),
    icon: /* @__PURE__ */ jsx(WalletIcon$1, {
      name: wallet.name,
      src: icon,
    }),
    testId: modalTestIds.wallet(wallet),
  })
}
var whatIsAWalletMessages = {
  'whatIsWallet.title': 'What is a wallet?',
  'whatIsWallet.assets': 'It shows and moves your assets',
  'whatIsWallet.assetsText':
    'Tokens and NFTs are recorded on networks. With your wallet you send and receive them.',
  'whatIsWallet.signIn': 'It signs you in',
  'whatIsWallet.signInText': 'Connect it to an app instead of using an account with a password.',
  'whatIsWallet.approve': 'It asks you first',
  'whatIsWallet.approveText':
    'Nothing is sent without your approval. Never share your recovery phrase: it gives access to all your assets.',
  'whatIsWallet.get': 'Get a wallet',
  'whatIsWallet.guide': 'Learn more',
}
/** For users who are new to wallets: explains wallets, and links to the view that gets one. */
function WhatIsAWalletView() {
  const t = useTranslate(whatIsAWalletMessages)
  const common = useTranslate(modalMessages)
  const { walletGuideUrl } = getSetup(useLatchkit()).options
  const { replace } = useRouter()
  const facts = [
    {
      icon: /* @__PURE__ */ jsx(WalletIcon, {}),
      heading: t('whatIsWallet.assets'),
      text: t('whatIsWallet.assetsText'),
    },
    {
      icon: /* @__PURE__ */ jsx(KeyIcon, {}),
      heading: t('whatIsWallet.signIn'),
      text: t('whatIsWallet.signInText'),
    },
    {
      icon: /* @__PURE__ */ jsx(ShieldIcon, {}),
      heading: t('whatIsWallet.approve'),
      text: t('whatIsWallet.approveText'),
    },
  ]
  return /* @__PURE__ */ jsxs(View, {
    title: t('whatIsWallet.title'),
    footer: /* @__PURE__ */ jsx(Button, {
      variant: 'accent',
      wide: true,
      testId: modalTestIds.getWallet,
      onClick: () => replace('GetWallet'),
      children: t('whatIsWallet.get'),
    }),
    children: [
      /* @__PURE__ */ jsx(Facts, { facts }),
      walletGuideUrl
        ? /* @__PURE__ */ jsx(Link, {
            button: true,
            href: walletGuideUrl,
            newTabHint: common('modal.opensNewTab'),
            children: t('whatIsWallet.guide'),
          })
        : null,
    ],
  })
}
var connectParts_exports = /* @__PURE__ */ __exportAll({ connectParts: () => connectParts })
/** The views of the area, by name. */
var connectParts = {
  AllWallets: AllWalletsView,
  ChosenWallet: ChosenWalletView,
  ConnectingExternal: ConnectingExternalView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
  ConnectingWalletConnect: ConnectingWalletConnectView,
  GetWallet: GetWalletView,
  WhatIsAWallet: WhatIsAWalletView,
}
var moreWalletIcons_exports = /* @__PURE__ */ __exportAll({ moreWalletIcons: () => moreWalletIcons })
/**
 * Logos of the other built-in wallets and of wallets that have a connector of wagmi, by id or reverse domain name. They are
 * loaded with the area that lists all wallets.
 */
var moreWalletIcons = {
  'app.base.account':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%2300F' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 5.517c0-.52 0-.78.098-.98a.96.96 0 0 1 .44-.44C4.738 4 4.998 4 5.517 4h12.966c.52 0 .78 0 .98.098a.97.97 0 0 1 .439.44c.098.2.098.46.098.979v12.966c0 .52 0 .78-.098.98a.96.96 0 0 1-.44.439c-.2.098-.46.098-.979.098H5.517c-.52 0-.78 0-.98-.098a.96.96 0 0 1-.439-.44C4 19.263 4 19.002 4 18.484z'/%3E%3C/svg%3E",
  'com.binance.wallet':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23f0b90b' d='m7.6 12-1.8 1.8L4 12l1.8-1.8zM12 7.6l3.1 3.1L16.9 9 12 4 7.1 8.9l1.8 1.8zm6.2 2.6L16.4 12l1.8 1.8L20 12zM12 16.4l-3-3.1L7 15l5 5 4.9-5-1.8-1.7zm0-2.6 1.8-1.8-1.8-1.8-1.8 1.8z'/%3E%3C/svg%3E",
  'com.bitget.web3':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%2300f0ff' d='M24 0H0v24h24z'/%3E%3Cpath fill='%2300040c' d='M11.23 9.74h3.75l3.83 4.05a.7.7 0 0 1 0 .96L13.9 20h-3.86l1.17-1.2 4.28-4.53-4.23-4.53'/%3E%3Cpath fill='%2300040c' d='M12.77 14.26H9.02L5.2 10.2a.7.7 0 0 1 0-.96L10.1 4h3.86L12.8 5.2 8.52 9.74l4.23 4.53'/%3E%3C/svg%3E",
  'com.okex.wallet':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 4h5.33v5.33H4zm10.67 5.33H9.33v5.34H4V20h5.33v-5.33h5.34V20H20v-5.33h-5.33zm0 0V4H20v5.33z'/%3E%3C/svg%3E",
  'io.rabby':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='url(%23a)' d='M24 0H0v24h24z'/%3E%3Cpath fill='url(%23b)' d='M20 13c.5-1.4-2.6-5.5-5.5-7.2-1.9-1.3-3.8-1.1-4.2-.6-1 1.3 2.8 2.4 5.3 3.6a3 3 0 0 0-1.3 1.3c-1-1-3-2-5.4-1.3a5 5 0 0 0-3.5 3.5l-.4-.1q-.9 0-1 1c-.1 1 .5 1 1 1h5.7c-2.1 3.5-3.8 4-3.8 4.6s1.6.4 2.2.2c2.8-1 5.9-4.4 6.4-5.3 2.2.3 4 .3 4.4-.7'/%3E%3Cpath fill='url(%23d)' fill-rule='evenodd' d='M15.6 8.8v-.3c0-.3-1.2-1.6-2.4-2.2q-2.6-1.1-3-.4c.3.7 1.8 1.4 3.4 2z' clip-rule='evenodd'/%3E%3Cpath fill='url(%23e)' fill-rule='evenodd' d='m13.6 15.9-1.1-.4q.7-1.4 0-2.8-.6-1.7-3-1.7c-1 0-3.5.4-3.5 2.6v.6h4.7l-1.8 2.5 1.6.4 1.3.3z' clip-rule='evenodd'/%3E%3Cpath fill='url(%23f)' d='M5.4 14q.1 2.4 3 2.5c1.8.2 3 .1 4.4.2 1.2.2 2.2.8 2.6.6s.2-1-.3-1.4q-.8-.9-3-1.2c.3-.8.2-2-.2-2.7q-1.2-1.5-3.5-1.2c-1.7.2-3.3 1-3 3.2'/%3E%3Cdefs%3E%3ClinearGradient id='a' x1='8.7' x2='19.8' y1='11.7' y2='14.8' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%238697ff'/%3E%3Cstop offset='1' stop-color='%23abb7ff'/%3E%3C/linearGradient%3E%3ClinearGradient id='b' x1='8.7' x2='19.8' y1='11.7' y2='14.8' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23fff'/%3E%3Cstop offset='1' stop-color='%23fff'/%3E%3C/linearGradient%3E%3ClinearGradient id='d' x1='17.9' x2='9.6' y1='11.5' y2='3.5' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%238697ff'/%3E%3Cstop offset='1' stop-color='%238697ff' stop-opacity='0'/%3E%3C/linearGradient%3E%3ClinearGradient id='e' x1='13.8' x2='6' y1='16.2' y2='11.9' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%238697ff'/%3E%3Cstop offset='1' stop-color='%238697ff' stop-opacity='0'/%3E%3C/linearGradient%3E%3ClinearGradient id='f' x1='9.4' x2='14.8' y1='11.7' y2='18.3' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23fff'/%3E%3Cstop offset='1' stop-color='%23d1d8ff'/%3E%3C/linearGradient%3E%3C/defs%3E%3C/svg%3E",
  'io.zerion.wallet':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%232461ed' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='M14.2 11.6 5 6.6c-.8-.6-.4-1.8.5-1.8h13.3c.8 0 1.3.8.9 1.4-1 1.5-2.2 3.4-3.3 4.8q-1 1.2-2.2.6m-4.3.5 9.6 5.3c.9.6.5 1.8-.5 1.8H5a1 1 0 0 1-.9-1.4l3.6-5.3c.5-.6 1.5-.8 2.2-.4' clip-rule='evenodd'/%3E%3C/svg%3E",
  ledger:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 15.11v4.1h6.02v-.92H4.88v-3.18zm15.12 0v3.18h-5.14v.91H20v-4.09zm-9.1-6.22v6.22h3.96v-.82H10.9V8.9zM4 4.8v4.09h.88V5.71h5.14V4.8zm9.98 0v.9h5.14v3.2H20V4.8z'/%3E%3C/svg%3E",
  'me.rainbow':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='url(%23a)' d='M24 0H0v24h24z'/%3E%3Cpath fill='url(%23b)' d='M4 7.6h1.2a11.2 11.2 0 0 1 11.2 11.2V20h2.4a1.2 1.2 0 0 0 1.2-1.2A14.8 14.8 0 0 0 5.2 4 1.2 1.2 0 0 0 4 5.2z'/%3E%3Cpath fill='url(%23d)' d='M16.8 18.8H20a1.2 1.2 0 0 1-1.2 1.2h-2z'/%3E%3Cpath fill='url(%23e)' d='M5.2 4v3.2H4v-2A1.2 1.2 0 0 1 5.2 4'/%3E%3Cpath fill='url(%23f)' d='M4 7.2h1.2c6.4 0 11.6 5.2 11.6 11.6V20h-3.6v-1.2a8 8 0 0 0-8-8H4z'/%3E%3Cpath fill='url(%23g)' d='M13.6 18.8h3.2V20h-3.2z'/%3E%3Cpath fill='url(%23h)' d='M4 10.4V7.2h1.2v3.2z'/%3E%3Cpath fill='url(%23i)' d='M4 12.4a1.2 1.2 0 0 0 1.2 1.2 5.2 5.2 0 0 1 5.2 5.2 1.2 1.2 0 0 0 1.2 1.2h2v-1.2a8.4 8.4 0 0 0-8.4-8.4H4z'/%3E%3Cpath fill='url(%23j)' d='M10.4 18.8h3.2V20h-2a1.2 1.2 0 0 1-1.2-1.2'/%3E%3Cpath fill='url(%23k)' d='M5.2 13.6A1.2 1.2 0 0 1 4 12.4v-2h1.2z'/%3E%3Cdefs%3E%3CradialGradient id='b' cx='0' cy='0' r='1' gradientTransform='rotate(-90 12 6.8)scale(14.7999)' gradientUnits='userSpaceOnUse'%3E%3Cstop offset='.77' stop-color='%23ff4000'/%3E%3Cstop offset='1' stop-color='%238754c9'/%3E%3C/radialGradient%3E%3CradialGradient id='f' cx='0' cy='0' r='1' gradientTransform='rotate(-90 12 6.8)scale(11.5999)' gradientUnits='userSpaceOnUse'%3E%3Cstop offset='.72' stop-color='%23fff700'/%3E%3Cstop offset='1' stop-color='%23ff9901'/%3E%3C/radialGradient%3E%3CradialGradient id='i' cx='0' cy='0' r='1' gradientTransform='rotate(-90 12 6.8)scale(8.39996)' gradientUnits='userSpaceOnUse'%3E%3Cstop offset='.59' stop-color='%230af'/%3E%3Cstop offset='1' stop-color='%2301da40'/%3E%3C/radialGradient%3E%3CradialGradient id='j' cx='0' cy='0' r='1' gradientTransform='matrix(3.39998 0 0 9.06662 10.2 19.4)' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%230af'/%3E%3Cstop offset='1' stop-color='%2301da40'/%3E%3C/radialGradient%3E%3CradialGradient id='k' cx='0' cy='0' r='1' gradientTransform='matrix(0 -3.39998 64.4737 0 4.6 13.8)' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%230af'/%3E%3Cstop offset='1' stop-color='%2301da40'/%3E%3C/radialGradient%3E%3ClinearGradient id='a' x1='12' x2='12' y1='0' y2='24' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23174299'/%3E%3Cstop offset='1' stop-color='%23001e59'/%3E%3C/linearGradient%3E%3ClinearGradient id='d' x1='16.6' x2='20' y1='19.4' y2='19.4' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23ff4000'/%3E%3Cstop offset='1' stop-color='%238754c9'/%3E%3C/linearGradient%3E%3ClinearGradient id='e' x1='4.6' x2='4.6' y1='4' y2='7.4' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%238754c9'/%3E%3Cstop offset='1' stop-color='%23ff4000'/%3E%3C/linearGradient%3E%3ClinearGradient id='g' x1='13.6' x2='16.8' y1='19.4' y2='19.4' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23fff700'/%3E%3Cstop offset='1' stop-color='%23ff9901'/%3E%3C/linearGradient%3E%3ClinearGradient id='h' x1='4.6' x2='4.6' y1='10.4' y2='7.2' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23fff700'/%3E%3Cstop offset='1' stop-color='%23ff9901'/%3E%3C/linearGradient%3E%3C/defs%3E%3C/svg%3E",
  safe: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23049F67' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M7.611 8.549c0-.518.42-.938.938-.938h6.898c.518 0 .938-.42.938-.938V4.938A.94.94 0 0 0 15.447 4H8.149a.94.94 0 0 0-.938.938v1.337c0 .518-.42.938-.938.938H4.938A.94.94 0 0 0 4 8.15v2.927c0 .518.422.917.94.917h1.735c.518 0 .938-.42.938-.938zm11.451 3.446h-1.735a.94.94 0 0 0-.938.938v2.518c0 .518-.42.938-.938.938H8.55a.94.94 0 0 0-.938.938v1.735c0 .518.42.938.938.938h7.3c.519 0 .933-.42.933-.938V17.67c0-.518.42-.886.938-.886h1.34c.519 0 .939-.42.939-.937v-2.924a.93.93 0 0 0-.938-.928m-6.212-1.823h-1.667a.984.984 0 0 0-.983.983v1.667c0 .542.44.983.983.983h1.667c.542 0 .983-.44.983-.983v-1.667a.984.984 0 0 0-.983-.983'/%3E%3C/svg%3E",
  uniswap:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23f50db4' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M16.63 6.42c.02-.38.07-.63.17-.86l.09-.16-.04.15q-.12.34-.04.87c.07.45.1.51.58 1 .22.22.48.5.57.63l.17.22-.17-.16a6 6 0 0 0-.79-.63c-.07-.03-.08-.03-.12.01s-.05.1-.06.39c0 .44-.07.72-.21 1q-.13.23-.02-.05c.05-.13.06-.18.05-.61 0-.86-.1-1.07-.7-1.42l-.56-.3-.27-.12c.02-.02.6.15.84.24.35.14.4.15.45.14q.04 0 .06-.34'/%3E%3Cpath fill='%23fff' d='M9.2 5.17q-.28-.05-.11-.05c.19-.03.63 0 .93.08.72.17 1.37.6 2.06 1.37l.19.2.26-.04a5.6 5.6 0 0 1 3.18.4c.26.12.67.35.72.41.02.02.05.15.07.28q.1.7-.1 1.08c-.08.15-.09.2-.04.32a.3.3 0 0 0 .28.17c.23 0 .48-.38.6-.9l.05-.21.09.1c.5.57.9 1.35.97 1.9l.02.14-.09-.13a2 2 0 0 0-.48-.5c-.34-.22-.7-.3-1.65-.35a7 7 0 0 1-1.82-.27c-.82-.27-1.23-.62-2.2-1.9-.44-.55-.7-.87-.97-1.12a3.4 3.4 0 0 0-1.95-.98m.4 2.73a3.5 3.5 0 0 1-.63-2.13L9 5.56l.1.02c.18.03.49.14.64.23.4.24.57.56.74 1.38l.16.6a4 4 0 0 0 .4.72q.15.24-.22.22c-.37-.04-.88-.39-1.2-.84m6.5 4.32c-1.98-.8-2.68-1.48-2.68-2.64l.01-.31q.03 0 .17.12c.4.32.85.46 2.1.64.73.1 1.14.2 1.52.32 1.2.4 1.95 1.2 2.13 2.3.05.32.02.92-.06 1.24-.07.25-.27.7-.33.71q-.02 0-.03-.13a1.6 1.6 0 0 0-.58-1.11 8 8 0 0 0-2.26-1.14m-1.38.32-.1-.41-.05-.15.1.1a1.7 1.7 0 0 1 .39 1.13c0 .3-.01.36-.07.53a2 2 0 0 1-.42.66 2.4 2.4 0 0 1-1.5.66l-.75.05c-.75.04-1.25.12-1.7.28l-.12.02c-.02-.01.28-.2.53-.31.36-.17.7-.26 1.5-.4.38-.06.78-.14.89-.17.96-.3 1.45-1.05 1.3-1.98'/%3E%3Cpath fill='%23fff' d='M15.63 14.14a2.3 2.3 0 0 1-.18-1.61q.03-.1.06-.1.04 0 .14.07c.12.08.36.22 1 .57a5 5 0 0 1 1.59 1.16q.4.5.52 1.2c.05.27.02.9-.05 1.18a3 3 0 0 1-1.65 2s.03-.1.09-.22q.36-.73.08-1.53a7 7 0 0 0-.8-1.43 10 10 0 0 1-.8-1.3m-7.42 3.04a5.4 5.4 0 0 1 2.47-1.2 4 4 0 0 1 1.3.06c.52.13 1 .44 1.25.8.24.35.34.66.45 1.34l.1.6q.13.55.44.78c.3.23.84.24 1.37.04l.17-.05c.02.02-.24.2-.43.29a1.5 1.5 0 0 1-.72.17q-.72 0-1.21-.74a6 6 0 0 1-.33-.65c-.36-.8-.53-1.05-.94-1.31a1.2 1.2 0 0 0-1.16-.1.75.75 0 0 0-.26 1.16c.13.14.37.27.57.3a.6.6 0 0 0 .69-.61q0-.34-.33-.48c-.32-.15-.66.02-.66.32q0 .18.18.26.13.05.02.03c-.3-.06-.36-.41-.13-.65.29-.28.87-.15 1.07.23.09.16.1.48.02.67-.16.44-.64.66-1.13.54-.33-.08-.46-.18-.86-.59-.7-.7-.97-.85-1.97-1l-.2-.03z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='M4.95 4.43c2.32 2.8 3.92 3.95 4.1 4.2q.2.3-.17.52a2 2 0 0 1-.57.16c-.16 0-.22-.06-.22-.06-.1-.1-.14-.08-.63-.93L6.21 6.4c-.03-.04-.03-.03 1.18 2.13.2.45.04.62.04.68 0 .13-.03.2-.2.38-.27.3-.39.64-.47 1.34-.1.78-.38 1.33-1.14 2.27-.45.56-.52.66-.63.88a2 2 0 0 0-.2.8c-.01.37.02.61.13.97.1.31.21.52.48.94.23.35.36.62.36.72s.02.09.38 0a4 4 0 0 0 1.96-.92c.25-.26.3-.4.3-.76 0-.23 0-.28-.06-.41-.1-.22-.3-.4-.7-.68-.54-.36-.77-.66-.83-1.06-.06-.33 0-.57.3-1.19.31-.64.39-.91.44-1.56.03-.42.08-.59.2-.72.12-.14.24-.18.55-.22.5-.07.83-.2 1.1-.45a1 1 0 0 0 .34-.72l.01-.23-.13-.15a126 126 0 0 0-5-4.43c-.01 0 .14.2.34.43M6.03 15.3a.4.4 0 0 0-.13-.54c-.17-.11-.43-.06-.43.08q0 .07.08.1.14.06.03.22t.02.27c.13.1.33.05.43-.13m4.03-5.21a.9.9 0 0 0-.54.58c-.04.17-.02.45.05.53.1.15.2.18.48.18.55 0 1.02-.23 1.07-.52.05-.24-.16-.57-.44-.72a1 1 0 0 0-.62-.05m.64.5q.12-.2-.1-.34c-.27-.17-.68-.03-.68.22 0 .13.21.27.41.27.13 0 .31-.08.37-.16' clip-rule='evenodd'/%3E%3C/svg%3E",
}

export { connectParts_exports, directory_exports, moreWalletIcons_exports, WalletGroups_exports }
