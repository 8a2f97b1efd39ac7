import { useEffect, useRef } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { n as addPendingTransaction } from './account.DZPedvV0.js'
import { t as accountTestIds } from './accountTestIds.DMmQEx3p.js'
import { r as showCallsStatus } from './calls.8qmaU8SB.js'
import { t as callsTestIds } from './callsTestIds.D4xSLhna.js'
import { f as connectorsAtom, p as createMemoryStorage, C as networkAtom } from './client.ChoDqs0c.js'
import { t as connectTestIds } from './connectTestIds.BeSkOxq8.js'
import { n as connectEmail, c as frameConnector, C as updateEmail } from './embedded.DY8sgNNl.js'
import { t as embeddedTestIds } from './embeddedTestIds.DdQsZ1c5.js'
import {
  t as exampleFrame,
  i as examplePlatform,
  n as waiting,
  r as wrongCode,
} from './exampleFrame.CjU5or9q.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import { t as nameTestIds } from './nameTestIds.CeqRG9yN.js'
import { t as networkTestIds } from './networkTestIds.B_4pulN8.js'
import { t as onrampTestIds, d as startPurchase, f as updateOnramp } from './onrampTestIds.BcZP9iVY.js'
import { M as useLatchkit } from './opener.DsbLlulK.js'
import { t as optimism } from './optimism.Rld3p8RS.js'
import { n as grantPermissions, t as permissionTestIds } from './permissionTestIds.CrtGCPDo.js'
import { t as receiveTestIds } from './receiveTestIds.XWCZg6d0.js'
import { n as nftTestIds, t as replacementTestIds } from './replacementTestIds.YTKcAmKU.js'
import { n as guardProvider } from './requests.CKGCtwAt.js'
import { t as requestTestIds } from './requestTestIds.Cztp84sZ.js'
import { t as sectionTestIds } from './sectionTestIds.CQzrjUl9.js'
import { t as sendTestIds } from './sendTestIds.CKZg-Ze2.js'
import { t as signInTestIds } from './signInTestIds.ToBMjIEy.js'
import { t as swapTestIds } from './swapTestIds.Ce6Xi3TX.js'
import {
  v as base,
  m as buttonTestIds,
  g as ConnectButton,
  D as connect,
  l as createLatchkit,
  i as exampleAssets,
  a as exampleTokens,
  N as formatUnits,
  c as LatchkitProvider,
  o as landscape,
  _ as mainnet,
  n as mockAdapter,
  s as sign,
  w as useAccount,
  h as useAction,
  t as withFee,
} from './withFee.ex26ucEJ.js'

/** Solana mainnet. CAIP-2 references of Solana are the first 32 characters of the genesis hash. */
var solana = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: {
    name: 'Solana',
    symbol: 'SOL',
    decimals: 9,
  },
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: {
    default: {
      name: 'Solscan',
      url: 'https://solscan.io',
    },
  },
}
// ../../packages/react/dist/page/hooks/useGrantPermissions.js
/**
 * Requests a permission from the wallet that lets another account act for the user's account, within limits and for a
 * limited time: see `grantPermissions` of `@latchkit/core/permissions`. The modal shows the granted permissions.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const grantPermissions = useGrantPermissions({ onSuccess: ([granted]) => save(granted) })
 * <button disabled={grantPermissions.isPending} onClick={() => grantPermissions(request)}>Subscribe</button>
 */
function useGrantPermissions({ view = true, ...callbacks } = {}) {
  const latchkit = useLatchkit()
  return useAction(async request => {
    const granted = await grantPermissions(latchkit.client, request)
    if (view)
      (await import('./permissions.BSTbztOn.js').then(n => n.showGranted_exports)).showGranted(
        latchkit,
        granted,
      )
    return granted
  }, callbacks)
}
// ../../packages/react/dist/page/testIds/testIds.js
/**
 * Ids by which tests and other people's scripts reach the kit. A contract: never renamed. The kit itself imports the part
 * of an area, so that a page loads the ids of the views that it shows.
 */
var testIds = /*#__PURE__*/ joinTestIds()
function joinTestIds() {
  return {
    ...buttonTestIds,
    ...modalTestIds,
    ...connectTestIds,
    ...accountTestIds,
    ...networkTestIds,
    ...signInTestIds,
    ...requestTestIds,
    ...sectionTestIds,
    ...embeddedTestIds,
    ...receiveTestIds,
    ...sendTestIds,
    ...onrampTestIds,
    ...swapTestIds,
    ...nameTestIds,
    ...callsTestIds,
    ...permissionTestIds,
    ...replacementTestIds,
    ...nftTestIds,
  }
}
// examples/src/gallery/gateway/accountCalls.ts
var chainId$1 = 'eip155:1'
var hour = 36e5
/** Changes of the prices since yesterday, in the order of the tokens. */
var dayChanges = [0.0184, 1e-4, -0.0063, 0.0312, -0.0127]
var balances = exampleAssets.map(({ value, decimals, address, ...token }, index) => {
  const numeric = formatUnits(value, decimals)
  return {
    ...token,
    chainId: chainId$1,
    ...(address && { address: `${chainId$1}:${address}` }),
    value: Number(numeric) * (token.price ?? 0),
    dayChange: dayChanges[index],
    quantity: {
      decimals: `${decimals}`,
      numeric,
    },
  }
})
/** Past transactions, newest first: what was done, how many hours ago, and what was moved. */
var past = [
  ['receive', 3, ['in', 'USDC', '500']],
  ['trade', 26, ['out', 'ETH', '0.25'], ['in', 'USDC', '851.4']],
  ['send', 51, ['out', 'ETH', '0.08']],
  ['approve', 75],
  ['receive', 124, ['in', 'LINK', '42.5']],
  ['send', 410, ['out', 'USDC', '1200']],
  ['receive', 733, ['in', 'ETH', '1.5']],
]
var history = () =>
  past.map(([operationType, hours, ...moves], index) => {
    const hash = `0x${(index + 3).toString(16).padStart(2, '0').repeat(32)}`
    return {
      id: hash,
      metadata: {
        operationType,
        hash,
        chain: chainId$1,
        minedAt: /* @__PURE__ */ new Date(Date.now() - hours * hour).toISOString(),
        sentFrom: '0x7F3a2b1C94D05e8A6B17c2D4E9F1a0B3C8D6E752',
        sentTo: '0x2e9d7C40a1F86b35D0C94e1728Bf63a5d7890cD4',
        status: 'confirmed',
        nonce: past.length - index,
      },
      transfers: moves.map(([direction, symbol, numeric]) => {
        const token = exampleTokens.find(one => one.symbol === symbol)
        return {
          direction,
          quantity: { numeric },
          value: Number(numeric) * (token?.price ?? 0),
          fungible_info: {
            name: token?.name,
            symbol,
            icon: { url: token?.iconUrl },
          },
        }
      }),
    }
  })
var nfts = Array.from({ length: 6 }, (_, index) => ({
  chainId: chainId$1,
  address: `0x${'c0'.repeat(20)}`,
  tokenId: `${index * 37 + 14}`,
  standard: 'erc721',
  balance: '1',
  name: `Tidal Study #${index * 37 + 14}`,
  collection: 'Tidal Studies',
  preview: { url: landscape(index) },
  traits: [
    {
      name: 'Light',
      value: ['Dawn', 'Noon', 'Dusk'][index % 3],
    },
    {
      name: 'Sea',
      value: index % 2 ? 'Calm' : 'Rough',
    },
  ],
}))
/** Id of the first NFT. */
var firstNft = `0x${'c0'.repeat(20)}-14`
/** Tokens, activity and NFTs of the account. */
function readAccountCall({ url, last }) {
  switch (last) {
    case 'supported-chains':
      return {
        http: [chainId$1, 'eip155:8453', 'eip155:10'],
        ws: [],
      }
    case 'balance':
      return { balances }
    case 'history':
      return url.searchParams.has('onramp')
        ? void 0
        : {
            data: history(),
            next: null,
          }
    case 'nfts':
      return {
        data: nfts,
        next: null,
      }
    default:
      return
  }
}
// examples/src/gallery/gateway/nameCalls.ts
/** Names below the name of the app. The account has none yet. */
function readNameCall({ url, last, body }) {
  const { pathname } = url
  if (pathname.includes('/identity/'))
    return {
      name: null,
      avatar: null,
    }
  if (pathname.includes('/profile/reverse/')) return []
  if (pathname.includes('/profile/suggestions/'))
    return {
      suggestions: [last, `${last}1`, `my-${last}`].map(name => ({
        name: `${name}.store.eth`,
        registered: false,
      })),
    }
  if (pathname.endsWith('/profile/account') && typeof body.message === 'string') {
    const { name } = JSON.parse(body.message)
    return {
      name,
      addresses: { 60: { address: body.address } },
      attributes: [],
    }
  }
}
// examples/src/gallery/gateway/onrampCalls.ts
var networks = contract_address => [
  {
    name: 'ethereum-mainnet',
    chain_id: '1',
    contract_address,
  },
]
var options = {
  paymentCurrencies: ['USD', 'EUR', 'GBP'].map(id => ({
    id,
    payment_method_limits: [
      {
        id: 'card',
        min: '10.00',
        max: '7500.00',
      },
      {
        id: 'ach_bank_account',
        min: '10.00',
        max: '25000.00',
      },
    ],
  })),
  purchaseCurrencies: [
    {
      id: 'e1',
      name: 'Ether',
      symbol: 'ETH',
      networks: networks(''),
    },
    {
      id: 'd1',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: networks('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    },
  ],
}
/** The part of a payment that buys tokens. The rest is the fee of the provider. */
var bought = 0.985
/** Purchases with a card. */
function readOnrampCall({ url, last, body }) {
  switch (last) {
    case 'options':
      return options
    case 'quote': {
      const paid = Number(body.amount)
      const money = value => ({
        amount: value.toFixed(2),
        currency: body.paymentCurrency,
      })
      const price = body.purchaseCurrency === 'e1' ? 3412.55 : 1
      return {
        quoteId: 'gallery',
        paymentTotal: money(paid),
        paymentSubtotal: money(paid * bought),
        coinbaseFee: money(paid * 0.015000000000000013),
        networkFee: money(0),
        purchaseAmount: {
          amount: ((paid * bought) / price).toFixed(8),
          currency: body.purchaseCurrency,
        },
      }
    }
    case 'onrampurl':
      return { url: new URL('/checkout/1', url).href }
    case 'history':
      return url.searchParams.has('onramp')
        ? {
            data: [],
            next: null,
          }
        : void 0
    default:
      return
  }
}
// examples/src/gallery/gateway/swapCalls.ts
var chainId = 'eip155:1'
var native = `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
/** The contract whose calls are swaps. */
var swapRouter = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'
var tokens = exampleTokens.map(token => ({
  name: token.name,
  symbol: token.symbol,
  address: 'address' in token ? `${chainId}:${token.address}` : native,
  decimals: token.decimals,
  tags: ['popular'],
  logoUri: token.iconUrl,
}))
/** USDC, in its smallest unit, for the half of an ether. */
var toAmount = '1704560000'
/** Swaps of tokens. */
function readSwapCall({ last, body }) {
  switch (last) {
    case 'tokens':
      return { tokens }
    case 'gas-price':
      return {
        standard: '1000000000',
        fast: '1',
        instant: '1',
      }
    case 'quotes':
      return {
        quotes: [
          {
            id: null,
            toAmount,
            feeRate: '0',
          },
        ],
      }
    case 'allowance':
      return { allowance: '0' }
    case 'build-transaction':
      return {
        tx: {
          from: body.userAddress,
          to: `${chainId}:${swapRouter}`,
          data: '0x12345678',
          value: body.from === native ? body.amount : '0',
          amount: toAmount,
          eip155: { gas: 18e4 },
        },
      }
    case 'price':
      return {
        fungibles: (Array.isArray(body.addresses) ? body.addresses : []).map(address => ({
          address,
          name: '',
          symbol: '',
          price: exampleTokens[tokens.findIndex(token => token.address === address)]?.price,
        })),
      }
    default:
      return
  }
}
// examples/src/gallery/gateway/serveGateway.ts
/** Address of the gateway of the gallery. Nothing is requested there. */
var gatewayUrl = 'https://gateway.example.com'
var calls = [readAccountCall, readNameCall, readOnrampCall, readSwapCall]
/**
 * Answers the calls of the gateway in this document. The site is static, so there is no server that could; requests to
 * other addresses stay as they are.
 */
function serveGateway() {
  serveCalls()
  servePictures()
}
function serveCalls() {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (url.origin !== 'https://gateway.example.com') return fetch.call(window, input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const call = {
      url,
      last: url.pathname.split('/').at(-1) ?? '',
      body,
    }
    for (const read of calls) {
      const answer = read(call)
      if (answer !== void 0) return Response.json(answer)
    }
    return Response.json({}, { status: 404 })
  }
}
var symbols = {
  USD: '$',
  EUR: '€',
  GBP: '£',
}
/** React sets the source of an image by both, the attribute and the property. */
function servePictures() {
  const { prototype } = HTMLImageElement
  const { setAttribute } = prototype
  const source = Object.getOwnPropertyDescriptor(prototype, 'src')
  prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === 'src' ? toPicture(value) : value)
  }
  Object.defineProperty(prototype, 'src', {
    ...source,
    set(value) {
      source?.set?.call(this, toPicture(value))
    },
  })
}
/** The picture of a token or a currency in place of its address at the gateway. */
function toPicture(address) {
  if (!address.startsWith('https://gateway.example.com')) return address
  const id = new URL(address).pathname.split('/').at(-1) ?? ''
  return (
    exampleTokens.find(({ symbol }) => symbol === id)?.iconUrl ?? sign('#3f6b4f', symbols[id] ?? id.charAt(0))
  )
}
// examples/src/gallery/stage.tsx
/** Wallets as users have them. The kit has their logos. */
var wallets = [
  {
    id: 'io.metamask',
    name: 'MetaMask',
  },
  {
    id: 'io.rabby',
    name: 'Rabby Wallet',
  },
  {
    id: 'com.coinbase.wallet',
    name: 'Coinbase Wallet',
  },
].map(({ id, name }) => ({
  id,
  rdns: id,
  namespace: 'eip155',
  name,
  type: 'injected',
}))
/** The account of the gallery, and the second one of its wallet. */
var accounts = ['0x7F3a2b1C94D05e8A6B17c2D4E9F1a0B3C8D6E752', '0x2e9d7C40a1F86b35D0C94e1728Bf63a5d7890cD4']
/** The adapter of the gallery: two of the wallets are in memory. */
var galleryAdapter = () =>
  withFee(
    mockAdapter({
      namespace: 'eip155',
      connectors: wallets,
      accounts,
      balance: 1284000000000000000n,
    }),
  )
/** Creates the stage of a state. */
function createStage({ root, look }) {
  const mount = (config, children) => {
    const latchkit = createLatchkit({
      metadata: { name: 'Example Store' },
      networks: [mainnet, base, optimism],
      adapters: [galleryAdapter()],
      storage: createMemoryStorage(),
      platform: examplePlatform(),
      logLevel: 'silent',
      ...look,
      ...config,
    })
    root.render(
      /* @__PURE__ */ jsxs(LatchkitProvider, {
        latchkit,
        children: [/* @__PURE__ */ jsx(ConnectButton, {}), children],
      }),
    )
    return latchkit
  }
  return {
    mount,
    async connected(open, { adapter = galleryAdapter(), ...config } = {}, children) {
      const latchkit = mount(
        {
          gateway: { url: gatewayUrl },
          adapters: [adapter],
          ...config,
        },
        children,
      )
      await connectFirst(latchkit.client)
      latchkit.modal.open(open)
      return latchkit
    },
  }
}
/** Waits until a client has started: its wallets are listed then. */
function started(client) {
  return until(() => client.store.get(connectorsAtom).length > 0)
}
/** Connects the first wallet without a click, as soon as the client has started. */
async function connectFirst(client) {
  await started(client)
  await connect(client, { connectorId: wallets[0]?.id ?? '' })
}
/** An element of the modal by its test id, once it is there. */
async function find(testId) {
  return until(() =>
    document
      .querySelector('latchkit-host')
      ?.shadowRoot?.querySelector(`[data-testid="${testId}"]:not(:disabled)`),
  )
}
/** Presses an element of the modal, as the user does. */
async function press(testId) {
  ;(await find(testId)).click()
}
/** Types into a field of the modal. */
async function type(testId, text) {
  const field = await find(testId)
  if (!(field instanceof HTMLInputElement)) throw new TypeError(`"${testId}" is no field.`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      composed: true,
    }),
  )
}
/** Waits for a view. */
var shown = view => find(testIds.view(view))
/** Waits until a function returns something. A frame later it looks again. */
async function until(read) {
  for (;;) {
    const value = read()
    if (value) return value
    await new Promise(resolve => requestAnimationFrame(resolve))
  }
}
// examples/src/gallery/states/accountStates.ts
var pending = `0x${'b7'.repeat(32)}`
/** The account, its items, and its addresses. */
var accountStates = {
  Account: {
    Tokens: ({ connected }) => connected(),
    NFTs: openNfts,
    Activity: openActivity,
    'Without services': ({ connected }) => connected({}, { gateway: void 0 }),
  },
  ProfileWallets: { 'One wallet': ({ connected }) => connected({ view: 'ProfileWallets' }) },
  Transactions: { 'Past transactions': ({ connected }) => connected({ view: 'Transactions' }) },
  AccountItem: {
    Token: async ({ connected }) => {
      await connected()
      await press(testIds.token('native'))
    },
  },
  Nft: {
    'With traits': async stage => {
      await openNfts(stage)
      await press(testIds.nft(firstNft))
    },
  },
  ReplaceTransaction: {
    Pending: async ({ connected }) => {
      const { client } = await connected(
        {},
        {
          adapter: {
            ...galleryAdapter(),
            getReplacement: async () => ({
              nonce: 27,
              fees: {
                speedUp: 182000000000000n,
                cancel: 121000000000000n,
              },
              send: async () => ({
                hash: pending,
                hasSameNonce: true,
              }),
            }),
            waitForTransaction: () => new Promise(() => {}),
          },
        },
      )
      addPendingTransaction(client, {
        hash: pending,
        chain: 'eip155:1',
        address: accounts[0],
        sentAt: Date.now(),
      })
      await press(testIds.tabActivity)
      const row = await find(testIds.transaction(pending))
      await until(() => row.querySelectorAll('svg').length > 1)
      row.click()
    },
  },
  WalletReceive: { 'Code and address': ({ connected }) => connected({ view: 'WalletReceive' }) },
  WalletCompatibleNetworks: { Listed: ({ connected }) => connected({ view: 'WalletCompatibleNetworks' }) },
}
async function openNfts({ connected }) {
  await connected()
  await press(testIds.tabNfts)
}
async function openActivity({ connected }) {
  await connected()
  await press(testIds.tabActivity)
}
// examples/src/gallery/examplePairing.ts
/** Seconds for which a code can be scanned. */
var lifetime = 300
var unused = {
  getSessions: () => [],
  restore: async () => [],
  request: async () => null,
  ping: async () => {},
  emit: async () => {},
  extend: async () => {},
  disconnect: async () => {},
  setLink: () => {},
  on: () => () => {},
  destroy: () => {},
}
/** The option `walletConnect` with a client in memory: its code is one that no wallet will scan. `failure` fails instead. */
function examplePairing(failure) {
  const key = '9f2c4e7a1b8d35609f2c4e7a1b8d35609f2c4e7a1b8d35609f2c4e7a1b8d3560'
  const client = {
    ...unused,
    async propose() {
      if (failure) throw failure
      const expiry = Math.floor(Date.now() / 1e3) + lifetime
      return {
        uri: `wc:${key}@2?relay-protocol=irn&symKey=${key}&expiryTimestamp=${expiry}`,
        expiry,
        approval: new Promise(() => {}),
        cancel: () => {},
      }
    },
  }
  return {
    relayUrl: 'wss://relay.example.com',
    load: async () => ({ createWalletConnect: () => client }),
  }
}
// examples/src/gallery/states/connectStates.ts
var [metamask] = wallets
var pages = {
  termsConditionsUrl: 'https://store.example.com/terms',
  privacyPolicyUrl: 'https://store.example.com/privacy',
}
var embedded$1 = {
  secureFrame: exampleFrame(),
  features: { connectMethodsOrder: ['wallet', 'email', 'social'] },
}
/** The ways to connect a wallet. */
var connectStates = {
  Connect: {
    Wallets: ({ mount }) => mount({ walletConnect: examplePairing() }).modal.open(),
    'Wallets, e-mail and social accounts': ({ mount }) =>
      mount({
        walletConnect: examplePairing(),
        ...embedded$1,
      }).modal.open(),
    'Terms to accept': ({ mount }) =>
      mount({
        features: { legalCheckbox: true },
        ...pages,
      }).modal.open(),
    'No wallet installed': ({ mount }) => mount({ adapters: [] }).modal.open({ view: 'Connect' }),
  },
  AllWallets: {
    Known: ({ mount }) => mount({ walletConnect: examplePairing() }).modal.open({ view: 'AllWallets' }),
  },
  ChosenWallet: {
    'Terms to accept': ({ mount }) =>
      mount({
        features: { legalCheckbox: true },
        ...pages,
      }).modal.open({ walletId: metamask?.id }),
  },
  ConnectingExternal: {
    'Waiting for the wallet': async ({ mount }) => {
      const adapter = galleryAdapter()
      adapter.wallet.holdNext()
      await chooseFirst(() => mount({ adapters: [adapter] }).modal.open())
    },
    Declined: async ({ mount }) => {
      const adapter = galleryAdapter()
      adapter.wallet.rejectNext()
      await chooseFirst(() => mount({ adapters: [adapter] }).modal.open())
    },
  },
  ConnectingWalletConnectBasic: {
    'Code to scan': ({ mount }) =>
      mount({
        adapters: [],
        walletConnect: examplePairing(),
      }).modal.open({ view: 'ConnectingWalletConnectBasic' }),
    'Relay not reached': ({ mount }) =>
      mount({
        adapters: [],
        walletConnect: examplePairing(/* @__PURE__ */ new TypeError('no relay')),
      }).modal.open({ view: 'ConnectingWalletConnectBasic' }),
  },
  ConnectingWalletConnect: {
    'Code for a wallet': async ({ mount }) => {
      mount({
        adapters: [],
        walletConnect: examplePairing(),
      }).modal.open({ view: 'AllWallets' })
      await press(
        testIds.wallet({
          id: 'me.rainbow',
          rdns: 'me.rainbow',
        }),
      )
    },
  },
  GetWallet: { Installable: ({ mount }) => mount().modal.open({ view: 'GetWallet' }) },
  WhatIsAWallet: { Explained: ({ mount }) => mount().modal.open({ view: 'WhatIsAWallet' }) },
}
async function chooseFirst(open) {
  open()
  await shown('Connect')
  if (metamask) await press(testIds.wallet(metamask))
}
// examples/src/gallery/states/loginStates.ts
var email = 'maya@example.com'
/** The login to an embedded wallet, and its settings. */
var loginStates = {
  EmailLogin: { Empty: stage => login(stage, {}, 'EmailLogin') },
  ConnectSocials: { 'All providers': stage => login(stage, {}, 'ConnectSocials') },
  EmailVerifyDevice: {
    'Number to compare': stage =>
      enterEmail(stage, {
        CONNECT_EMAIL: {
          action: 'VERIFY_DEVICE',
          number: '42',
        },
        CONNECT_DEVICE: waiting,
      }),
  },
  EmailVerifyOtp: {
    'Code to type': stage => enterEmail(stage, { CONNECT_EMAIL: { action: 'VERIFY_OTP' } }),
    'Wrong code': async stage => {
      await enterEmail(stage, {
        CONNECT_EMAIL: { action: 'VERIFY_OTP' },
        CONNECT_OTP: wrongCode,
      })
      await type(testIds.otpInput(0), '123456')
    },
  },
  ConnectingSocial: {
    'Window blocked': async stage => {
      window.open = () => null
      await login(stage, {})
      await press(testIds.social('google'))
    },
  },
  ConnectingFarcaster: {
    'Code to scan': async stage => {
      await login(stage, {
        GET_FARCASTER_URI: { url: 'https://farcaster.xyz/~/siwf?channelToken=Z4MT8QWV' },
        CONNECT_FARCASTER: waiting,
      })
      await press(testIds.farcaster)
    },
  },
  AccountSettings: { 'Of an embedded wallet': stage => embedded(stage, 'AccountSettings') },
  SmartAccountSettings: { 'Two accounts': stage => embedded(stage, 'SmartAccountSettings') },
  UpgradeEmailWallet: { Explained: stage => embedded(stage, 'UpgradeEmailWallet') },
  UpdateEmailWallet: { Empty: stage => embedded(stage, 'UpdateEmailWallet') },
  UpdateEmailPrimaryOtp: {
    'Code of the old address': stage => changeEmail(stage, 'VERIFY_PRIMARY_OTP', 'UpdateEmailPrimaryOtp'),
  },
  UpdateEmailSecondaryOtp: {
    'Code of the new address': stage => changeEmail(stage, 'VERIFY_SECONDARY_OTP', 'UpdateEmailSecondaryOtp'),
  },
}
/** An app without a user, with the login at a frame that answers so. */
function login({ mount }, answers, view) {
  mount({ secureFrame: exampleFrame(answers) }).modal.open({ view })
}
async function enterEmail(stage, answers) {
  login(stage, answers)
  await type(testIds.emailInput, email)
  await press(testIds.emailSubmit)
}
/** An app whose user signed in by e-mail. */
async function embedded({ mount }, view, answers = {}) {
  const latchkit = mount({ secureFrame: exampleFrame(answers) })
  await started(latchkit.client)
  await connectEmail(latchkit.client, { email })
  if (answers.UPDATE_EMAIL) await updateEmail(latchkit.client, { email: 'maya@example.org' })
  latchkit.modal.open({ view })
}
function changeEmail(stage, action, view) {
  return embedded(stage, view, { UPDATE_EMAIL: { action } })
}
// examples/src/gallery/states/networkStates.ts
/** Networks, and a wallet that is on another one. */
var networkStates = {
  Networks: {
    'Not connected': ({ mount }) => mount().modal.open({ view: 'Networks' }),
    Connected: ({ connected }) => connected({ view: 'Networks' }),
  },
  WhatIsANetwork: { Explained: ({ mount }) => mount().modal.open({ view: 'WhatIsANetwork' }) },
  SwitchActiveChain: {
    'To another wallet': async ({ mount }) => {
      const { client, modal } = mount({
        adapters: [galleryAdapter(), mockAdapter({ namespace: 'solana' })],
        networks: [mainnet, solana],
      })
      await connectFirst(client)
      modal.open({ view: 'Networks' })
      await press(testIds.network(`solana:${solana.id}`))
    },
  },
  UnsupportedChain: {
    'On a network that the app does not list': async ({ mount }) => {
      const adapter = galleryAdapter()
      const { client, modal } = mount({ adapters: [adapter] })
      await connectFirst(client)
      await adapter.wallet.changeChain('eip155:42161')
      await until(() => client.store.get(networkAtom).isSupported === false)
      modal.open({ view: 'UnsupportedChain' })
    },
  },
}
// examples/src/gallery/states/requestStates.tsx
var spender = '0x2e9d7C40a1F86b35D0C94e1728Bf63a5d7890cD4'
var day = 86400
var allowance = {
  type: 'native-token-periodic',
  data: {
    periodAmount: '0x2386f26fc10000',
    periodDuration: day,
    justification: 'Your subscription',
  },
}
/** Requests of the app to the wallet: approvals, batches, permissions and the sign-in. */
var requestStates = {
  ApproveTransaction: {
    'Message to sign': stage =>
      ask(stage, 'personal_sign', ['I agree to the terms of Example Store.', accounts[0]]),
    Transaction: stage =>
      ask(stage, 'eth_sendTransaction', [
        {
          from: accounts[0],
          to: spender,
          value: '0xb1a2bc2ec50000',
        },
      ]),
  },
  CallsStatus: {
    Pending: stage => showCalls(stage, 100),
    Completed: stage => showCalls(stage, 200),
    Failed: stage => showCalls(stage, 500),
  },
  SmartSessionCreated: {
    'A daily limit': async stage => {
      await connectGranting(stage, /* @__PURE__ */ jsx(Grant, {}))
    },
  },
  SmartSessionList: {
    'One session': async stage => {
      const { modal } = await connectGranting(stage)
      modal.open({ view: 'SmartSessionList' })
    },
  },
  ConnectingSiwe: {
    'Signature to prove the account': async ({ mount }) => {
      await connectFirst(
        mount({
          siwx: {
            adapter: {
              getNonce: async () => 'fA83kqPz1L',
              verify: async () => true,
              getSession: async () => void 0,
              signOut: async () => {},
            },
          },
        }).client,
      )
    },
  },
}
/** A request to the embedded wallet that waits for its user. */
async function ask({ mount }, method, params) {
  const { client } = mount()
  await started(client)
  guardProvider(client, {
    connector: frameConnector('eip155'),
    provider: { request: _ => new Promise(() => {}) },
    abort: () => {},
  })
    .request({
      method,
      params,
    })
    .catch(() => {})
}
async function showCalls({ mount }, status) {
  const receipt = {
    logs: [],
    status: status === 500 ? 'reverted' : 'success',
    blockHash: `0x${'9'.padStart(64, '0')}`,
    blockNumber: 21480112n,
    gasUsed: 46205n,
    transactionHash: `0x${'4f'.repeat(32)}`,
  }
  const { client } = mount({
    adapters: [
      {
        ...galleryAdapter(),
        getCallsStatus: async ({ id }) => ({
          id,
          caipNetworkId: 'eip155:1',
          status,
          atomic: true,
          receipts: status === 100 ? [] : [receipt],
        }),
      },
    ],
  })
  await connectFirst(client)
  await showCallsStatus(client, { id: '0x1f' })
}
/** Connects a wallet that grants permissions, and has granted one. */
async function connectGranting({ mount }, children) {
  const granted = {
    chainId: '0x1',
    from: accounts[0],
    to: spender,
    permission: allowance,
    dependencies: [],
    delegationManager: '0x5afe3855358e112b5647b952709e6165e1c1eeee',
    context: '0x00',
    rules: [
      {
        type: 'expiry',
        data: { timestamp: Math.floor(Date.now() / 1e3) + 30 * day },
      },
    ],
  }
  const answers = {
    wallet_getGrantedExecutionPermissions: [granted],
    wallet_requestExecutionPermissions: [granted],
    wallet_getSupportedExecutionPermissions: {
      [allowance.type]: {
        chainIds: ['0x1'],
        ruleTypes: ['expiry'],
      },
    },
  }
  const latchkit = mount(
    {
      adapters: [
        {
          ...galleryAdapter(),
          getProvider: async () => ({ request: async ({ method }) => answers[method] }),
        },
      ],
      features: { smartSessions: true },
    },
    children,
  )
  await connectFirst(latchkit.client)
  return latchkit
}
/** Asks for a permission as soon as a wallet is connected. */
function Grant() {
  const { isConnected } = useAccount()
  const grantPermissions = useGrantPermissions()
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!isConnected || wasAsked.current) return
    wasAsked.current = true
    const expiry = Math.floor(Date.now() / 1e3) + 30 * day
    grantPermissions({
      expiry,
      signer: {
        type: 'account',
        data: { address: spender },
      },
      permissions: [allowance],
    })
  }, [isConnected, grantPermissions])
  return null
}
// examples/src/gallery/states/transferStates.ts
var to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Sending, buying, swapping, and names. */
var transferStates = {
  WalletSend: {
    Filled: stage =>
      send(stage, {
        amount: '0.05',
        to,
      }),
    'More than the balance': stage =>
      send(stage, {
        amount: '40',
        to,
      }),
  },
  WalletSendSelectToken: {
    Listed: async stage => {
      await send(stage, { amount: '0.05' })
      await press(testIds.sendToken)
    },
  },
  WalletSendPreview: {
    'To confirm': async stage => {
      await send(stage, {
        amount: '0.05',
        to,
      })
      await press(testIds.sendPreview)
    },
  },
  OnRampProviders: { 'A quote': stage => buy(stage) },
  OnRampTokenSelect: {
    Listed: async stage => {
      await buy(stage)
      await press(testIds.onrampToken)
    },
  },
  OnRampFiatSelect: {
    Listed: async stage => {
      await buy(stage)
      await press(testIds.onrampFiat)
    },
  },
  BuyInProgress: {
    'Window of the provider': async stage => {
      const { client, modal } = await buy(stage)
      await startPurchase(client)
      modal.open({ view: 'BuyInProgress' })
    },
  },
  Swap: { 'A quote': stage => swap(stage) },
  SwapSelectToken: {
    Listed: async stage => {
      await swap(stage)
      await press(testIds.swapToToken)
    },
  },
  SwapPreview: {
    'To confirm': async stage => {
      await swap(stage)
      await press(testIds.swapPreview)
    },
  },
  RegisterAccountName: { Empty: stage => name(stage) },
  RegisterAccountNameSuccess: {
    Registered: async stage => {
      await name(stage)
      await type(testIds.nameInput, 'maya')
      await press(testIds.nameSubmit)
    },
  },
}
async function send({ connected }, parameters) {
  const latchkit = await connected({
    view: 'WalletSend',
    arguments: parameters,
  })
  const chosen = await find(testIds.sendToken)
  await until(() => chosen.textContent?.includes('ETH'))
  return latchkit
}
async function buy({ connected }) {
  const latchkit = await connected({ view: 'OnRampProviders' })
  updateOnramp(latchkit.client, { paymentAmount: '250' })
  await find(testIds.onrampContinue)
  return latchkit
}
async function swap({ connected }) {
  const mock = galleryAdapter()
  const held = {
    fee: 420000000000000n,
    balance: 1284000000000000000n,
  }
  const latchkit = await connected(
    {
      view: 'Swap',
      arguments: {
        amount: '0.5',
        toToken: 'USDC',
      },
    },
    {
      adapter: {
        ...mock,
        estimateTransfer: async ({ token }) => ({
          ...held,
          nativeBalance: held.balance,
          decimals: token ? 6 : 18,
        }),
        getSwapReader: async () => ({
          routers: [{ address: swapRouter }],
          read: async () => ({
            spends: 0n,
            receives: 2n ** 128n,
            others: [],
          }),
        }),
      },
    },
  )
  await find(testIds.swapPreview)
  return latchkit
}
function name({ connected }) {
  return connected({ view: 'RegisterAccountName' }, { names: { parent: 'store.eth' } })
}
// examples/src/gallery/galleryStates.ts
/** Every view of the modal with its states. A view that is missing is an error of types. */
var views = {
  ...connectStates,
  ...loginStates,
  ...accountStates,
  ...networkStates,
  ...requestStates,
  ...transferStates,
}
/** Every state, view by view. */
var galleryStates = Object.entries(views).flatMap(([view, states]) =>
  Object.entries(states).map(([title, show]) => ({
    id: toId(view, title),
    view,
    title,
    show,
  })),
)
function toId(view, title) {
  return `${view}-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
}

export { createStage as n, galleryStates as t, serveGateway as r }
