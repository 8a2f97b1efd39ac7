import {
  startTransition,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { chainConfig } from 'viem/op-stack'
import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  r as accountsAtom,
  n as accountTypeKey,
  i as activeNamespaceAtom,
  U as atom,
  s as attemptsAtom,
  W as ConfigInvalidError,
  l as chosenNamespaceAtom,
  u as chosenNetworksAtom,
  d as connectionsAtom,
  f as connectorsAtom,
  m as createOwned,
  h as defaultAccountTypes,
  g as disconnectedAccount,
  v as getInternals,
  b as getStore,
  x as importWithRetry,
  C as networkAtom,
  w as networkId,
  T as networkStatesAtom,
  E as networksAtom,
  k as requestActivityAtom,
  N as sessionKey,
  F as siwxAtom,
  I as snapshotsAtom,
  G as version,
  V as walletConnectId,
  H as walletConnectSessionAtom,
} from './client.ChoDqs0c.js'
import {
  t as findLocaleProblems,
  r as initialLocale,
  i as readDeviceLocale,
  a as toLanguage,
} from './locales.CvihrQ9l.js'
import {
  x as buildClient$1,
  _ as closeModal,
  s as colorScheme,
  a as createOpeningEntry,
  P as createSlot,
  p as ensureModal,
  t as forgetOpener,
  m as getMount,
  F as getSetup,
  S as getStore$1,
  y as hideModal,
  w as isOpenAtom,
  T as isOpeningAtom,
  N as LatchkitContext,
  A as localeAtom,
  E as modalErrorAtom,
  D as modalStateAtom,
  O as preparedAtom,
  h as prepareModal,
  r as rememberOpener,
  u as resolvePageTokens,
  k as routerAtom,
  f as themeAtom,
  g as unmountModal,
  j as useAtomValue,
  M as useLatchkit,
  I as withSetup,
} from './opener.DsbLlulK.js'

// ../../packages/react/dist/page/buttons/ButtonImage.js
/** A small round image in a button of the page; the name beside it describes it. */
function ButtonImage({ src }) {
  return /* @__PURE__ */ jsx('img', {
    src,
    alt: '',
    width: 20,
    height: 20,
    style: {
      borderRadius: 6,
      display: 'block',
      flex: 'none',
    },
  })
}
// ../../packages/react/dist/page/buttons/buttonMessages.js
var buttonMessages = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.wrongNetwork': 'Wrong network',
  'button.account': 'Account {address}',
  'button.loadFailed': 'Could not load. Try again',
}
// ../../packages/core/dist/errors/adapterErrors.js
/** The client was created without an adapter for the namespace (`adapter/not-found`). */
var AdapterNotFoundError = class extends BaseError {
  name = 'AdapterNotFoundError'
  constructor({ namespace }) {
    super('Adapter not found', {
      code: 'adapter/not-found',
      metaMessages: [`No adapter handles ${namespace}. Pass one in \`adapters\` of createClient.`],
    })
  }
}
/** The adapter, or its wallet, does not have the capability (`adapter/capability-not-supported`). */
var CapabilityNotSupportedError = class extends BaseError {
  name = 'CapabilityNotSupportedError'
  constructor({ capability, namespace, cause }) {
    super(`${capability} is not supported`, {
      code: 'adapter/capability-not-supported',
      metaMessages: [`Neither the ${namespace} adapter nor this wallet offers it. Hide what needs it.`],
      cause,
    })
  }
}
// ../../packages/core/dist/types/namespace.js
/** CAIP-2 namespaces that Latchkit knows. An adapter exists for some of them only. */
var namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks', 'ton', 'tron']
// ../../packages/react/dist/page/buttons/buttonStyle.js
/**
 * Style of a button in the app's page. Uses style properties instead of a style sheet: server-rendered HTML includes
 * them, the browser applies them under a strict policy, and rules of the page and of the kit do not affect each other's
 * elements.
 */
function buttonStyle(theme, variant, { hovered, pressed, focused }) {
  const tokens = resolvePageTokens(theme)
  const accent = variant === 'accent'
  const background = tokens[accent ? '--lk-accent' : hovered ? '--lk-hover' : '--lk-surface-2']
  return {
    appearance: 'none',
    position: 'static',
    float: 'none',
    width: 'auto',
    height: 'auto',
    margin: 0,
    border: 0,
    opacity: 1,
    letterSpacing: 'normal',
    textTransform: 'none',
    textDecoration: 'none',
    textShadow: 'none',
    textAlign: 'center',
    boxSizing: 'border-box',
    colorScheme: colorScheme(theme.mode),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    flexShrink: 0,
    minHeight: 44,
    minWidth: 44,
    padding: '0 16px',
    borderRadius: 14,
    background,
    color: tokens[accent ? '--lk-on-accent' : '--lk-text'],
    font: `600 15px/20px ${tokens['--lk-font']}`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    boxShadow: accent ? 'none' : `inset 0 0 0 1px ${tokens['--lk-line']}`,
    filter: accent && hovered ? 'brightness(1.08)' : 'none',
    transform: pressed ? 'scale(0.97)' : 'none',
    outline: `2px solid ${focused ? tokens['--lk-focus'] : 'transparent'}`,
    outlineOffset: 2,
    transition: 'background 120ms, filter 120ms',
  }
}
// ../../packages/react/dist/page/buttons/useButtonText.js
/**
 * Texts of the buttons in the current locale, with `filler` in place of their parameter. They have neither numbers nor
 * plural forms; the formatter of these is loaded with the modal.
 */
function useButtonText(slice) {
  const { messages } = useAtomValue(localeAtom)
  return (key, filler = '') => {
    const text = messages[key] ?? slice[key]
    return (typeof text === 'string' ? text : text.other).replace(/\{\w+\}/, () => filler)
  }
}
// ../../packages/react/dist/page/buttons/PageButton.js
var resting = {
  hovered: false,
  pressed: false,
  focused: false,
}
/** A Latchkit button in the app's page. Loads and renders the modal when a press is imminent. */
function PageButton({ variant, testId, name, busy, opens, children }) {
  const latchkit = useLatchkit()
  const theme = useAtomValue(themeAtom)
  const { locale, direction } = useAtomValue(localeAtom)
  const t = useButtonText(buttonMessages)
  const error = useAtomValue(modalErrorAtom)
  const [interaction, setInteraction] = useState(resting)
  const ref = useRef(null)
  const isNear = useRef(false)
  const [isOwn, setOwn] = useState(false)
  useEffect(() => setOwn(ref.current?.style.length === 0), [])
  const prepare = () => prepareModal(latchkit, opens)
  const change = part =>
    setInteraction(known => ({
      ...known,
      ...part,
    }))
  const end = part => startTransition(() => change(part))
  return /* @__PURE__ */ jsx(
    'button',
    {
      ref,
      type: 'button',
      lang: locale,
      dir: direction,
      style: buttonStyle(theme, variant, interaction),
      'data-testid': testId,
      'aria-label': error ? void 0 : name,
      'aria-live': error && 'polite',
      'aria-haspopup': 'dialog',
      'aria-busy': busy || void 0,
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') change({ hovered: true })
      },
      onPointerMove: () => {
        if (!isNear.current) prepare()
        isNear.current = true
      },
      onPointerLeave: () => {
        isNear.current = false
        end({
          hovered: false,
          pressed: false,
        })
      },
      onPointerDown: () => {
        prepare()
        change({ pressed: true })
      },
      onPointerUp: () => end({ pressed: false }),
      onFocus: ({ currentTarget }) => {
        prepare()
        change({ focused: currentTarget.matches(':focus-visible') })
      },
      onBlur: () => end({ focused: false }),
      onClick: () => {
        if (document.activeElement !== ref.current) ref.current?.focus({ preventScroll: true })
        latchkit.modal.open(opens)
      },
      children: error ? t('button.loadFailed') : children,
    },
    isOwn ? 'own' : 'given',
  )
}
// ../../packages/core/dist/errors/providerErrors.js
/**
 * An error response of a wallet or node. Known errors are subclasses; this class is `rpc/unknown`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 * @example
 * if (error instanceof ProviderRpcError) error.rpcCode // 4001
 */
var ProviderRpcError = class extends BaseError {
  name = 'ProviderRpcError'
  rpcCode
  constructor(shortMessage, { rpcCode = 5e3, ...options } = {}) {
    super(shortMessage, {
      code: 'rpc/unknown',
      ...options,
    })
    this.rpcCode = rpcCode
  }
}
/** The user rejected or aborted the request (`rpc/user-rejected`, EIP-1193 and JSON-RPC number 4001). */
var UserRejectedError = class extends ProviderRpcError {
  name = 'UserRejectedError'
  constructor(options = {}) {
    super('The request was rejected', {
      ...options,
      code: 'rpc/user-rejected',
      rpcCode: 4001,
      metaMessages: [
        'It was declined in the wallet, or cancelled before the wallet answered. Offer to try again.',
      ],
    })
  }
}
/**
 * The wallet has not given the app access to the method or account (`rpc/unauthorized`, EIP-1193 and JSON-RPC number
 * 4100).
 */
var UnauthorizedError = class extends ProviderRpcError {
  name = 'UnauthorizedError'
  constructor(options = {}) {
    super('The wallet has not allowed this', {
      ...options,
      code: 'rpc/unauthorized',
      rpcCode: 4100,
      metaMessages: ['Connect the account first, then ask again.'],
    })
  }
}
/** The wallet does not have the method (`rpc/unsupported-method`, EIP-1193 and JSON-RPC number 4200). */
var UnsupportedMethodError = class extends ProviderRpcError {
  name = 'UnsupportedMethodError'
  constructor(options = {}) {
    super('The wallet does not support this request', {
      ...options,
      code: 'rpc/unsupported-method',
      rpcCode: 4200,
      metaMessages: ['Read its capabilities first, or offer another wallet.'],
    })
  }
}
/** The wallet is not connected to any chain (`rpc/disconnected`, EIP-1193 and JSON-RPC number 4900). */
var DisconnectedError = class extends ProviderRpcError {
  name = 'DisconnectedError'
  constructor(options = {}) {
    super('The wallet is disconnected', {
      ...options,
      code: 'rpc/disconnected',
      rpcCode: 4900,
      metaMessages: ['It may be locked or offline. Connect again.'],
    })
  }
}
/** The wallet is not connected to the requested chain (`rpc/chain-disconnected`, EIP-1193 and JSON-RPC number 4901). */
var ChainDisconnectedError = class extends ProviderRpcError {
  name = 'ChainDisconnectedError'
  constructor(options = {}) {
    super('The wallet is not connected to this chain', {
      ...options,
      code: 'rpc/chain-disconnected',
      rpcCode: 4901,
      metaMessages: ['Switch the network, then ask again.'],
    })
  }
}
/** The wallet does not know the chain (`rpc/unrecognized-chain`, EIP-1193 and JSON-RPC number 4902). */
var UnrecognizedChainError = class extends ProviderRpcError {
  name = 'UnrecognizedChainError'
  constructor(options = {}) {
    super('The wallet does not know this chain', {
      ...options,
      code: 'rpc/unrecognized-chain',
      rpcCode: 4902,
      metaMessages: ['Offer to add the network, or another one.'],
    })
  }
}
/** The wallet or the node finds the chain id invalid (`rpc/invalid-chain-id`, number 32603). */
var InvalidChainIdError = class extends ProviderRpcError {
  name = 'InvalidChainIdError'
  constructor(options = {}) {
    super('Invalid chain id', {
      ...options,
      code: 'rpc/invalid-chain-id',
      rpcCode: 32603,
      metaMessages: ['Check the id of the network, or offer another one.'],
    })
  }
}
/** The wallet still shows an earlier request (`rpc/request-pending`, EIP-1193 and JSON-RPC number -32002). */
var RequestPendingError = class extends ProviderRpcError {
  name = 'RequestPendingError'
  constructor(options = {}) {
    super('The wallet is still busy with an earlier request', {
      ...options,
      code: 'rpc/request-pending',
      rpcCode: -32002,
      metaMessages: ['Ask the user to open the wallet and answer the open request.'],
    })
  }
}
// ../../packages/core/dist/caip/errors.js
/**
 * A value is not a [CAIP-2](https://chainagnostic.org/CAIPs/caip-2) network id. Code `caip/invalid-network-id`; `rpcCode`
 * is 32603.
 */
var InvalidCaipNetworkIdError = class extends BaseError {
  name = 'InvalidCaipNetworkIdError'
  rpcCode = 32603
  constructor(value) {
    super('Invalid chain id', {
      code: 'caip/invalid-network-id',
      metaMessages: [`"${String(value)}" is not a CAIP-2 id. Write namespace:reference, such as eip155:1.`],
    })
  }
}
/** A value is not a [CAIP-10](https://chainagnostic.org/CAIPs/caip-10) account id. Code `caip/invalid-address`. */
var InvalidCaipAddressError = class extends BaseError {
  name = 'InvalidCaipAddressError'
  constructor(value) {
    super('Invalid CAIP Address', {
      code: 'caip/invalid-address',
      metaMessages: [
        `"${String(value)}" is not a CAIP-10 id. Write namespace:reference:address, such as eip155:1:0xab16….`,
      ],
    })
  }
}
// ../../packages/core/dist/caip/isCaipNetworkId.js
/**
 * Whether `value` is a CAIP-2 id of a namespace that Latchkit knows.
 *
 * @example
 * isCaipNetworkId('eip155:1') // true
 * isCaipNetworkId('starknet:SN_MAIN') // false
 */
function isCaipNetworkId(value) {
  if (typeof value !== 'string') return false
  const [namespace, reference, ...rest] = value.split(':')
  return isNamespace(namespace) && rest.length === 0 && /^[-_a-zA-Z0-9]{1,32}$/.test(reference ?? '')
}
/**
 * Whether `value` is a namespace that Latchkit knows.
 *
 * @example
 * isNamespace('eip155') // true
 */
function isNamespace(value) {
  return namespaces.includes(value)
}
// ../../packages/core/dist/caip/caipAddress.js
/**
 * Whether `value` is a CAIP-10 id of a namespace that Latchkit knows.
 *
 * @example
 * isCaipAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // true
 */
function isCaipAddress(value) {
  if (typeof value !== 'string') return false
  const end = value.lastIndexOf(':')
  return isCaipNetworkId(value.slice(0, end)) && /^[-.%a-zA-Z0-9]{1,128}$/.test(value.slice(end + 1))
}
var pattern = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/
function parseCaipAddress(value) {
  const [, namespace, reference, address] = pattern.exec(value) ?? []
  if (namespace === void 0 || reference === void 0 || address === void 0)
    throw new InvalidCaipAddressError(value)
  return {
    namespace,
    reference,
    caipNetworkId: `${namespace}:${reference}`,
    address,
  }
}
// ../../packages/core/dist/errors/toProviderRpcError.js
/** Returns the class for an error of another library by its code, its name or its message. */
function classify({ code, name, message }) {
  switch (code) {
    case 4001:
    case 5001:
    case 5002:
    case 5003:
    case 'ACTION_REJECTED':
      return UserRejectedError
    case -32002:
      return RequestPendingError
    case 4100:
      return UnauthorizedError
    case 4200:
    case -32601:
    case -32004:
      return UnsupportedMethodError
    case 4900:
      return DisconnectedError
    case 4901:
      return ChainDisconnectedError
    case 4902:
      return UnrecognizedChainError
    case 32603:
      return InvalidChainIdError
  }
  if (name === 'AbortError' || name === 'UserRejectedRequestError') return UserRejectedError
  if (name === 'SwitchChainNotSupportedError') return UnsupportedMethodError
  if (name === 'ConnectorNotConnectedError') return DisconnectedError
  if (
    /\buser (has )?(reject|den|declin|cancel)|\b(rejected|denied|declined|cancell?ed) by (the )?user\b/i.test(
      message,
    )
  )
    return UserRejectedError
  if (/unrecognized chain/i.test(message)) return UnrecognizedChainError
  if (code === -32603 && /invalid chain ?id/i.test(message)) return InvalidChainIdError
}
/**
 * Maps an error of a wallet, a provider or a library to an error with a stable code, with the original as `cause`. It
 * also searches `cause`, `data`, `originalError` and `error`, where wallets put the code. An error of Latchkit is
 * returned unchanged; an unknown error becomes `rpc/unknown`.
 *
 * @example
 * try { await provider.request({ method: 'eth_requestAccounts' }) }
 * catch (error) { throw toProviderRpcError(error) }
 */
function toProviderRpcError(error) {
  if (isError(error)) return error
  const layers = [error]
  let rpcCode
  for (let index = 0; index < layers.length && index < 16; index++) {
    const layer = layers[index]
    if (isError(layer)) return layer
    const { code: rawCode, name, message, cause, data, originalError, error: inner } = toRecord(layer)
    const code = typeof rawCode === 'string' && /^-?\d+$/.test(rawCode) ? Number(rawCode) : rawCode
    const Known = classify({
      code,
      name,
      message: typeof layer === 'string' ? layer : String(message),
    })
    if (Known) return new Known({ cause: error })
    if (typeof code === 'number') rpcCode ??= code
    for (const next of [cause, data, originalError, inner]) if (next) layers.push(next)
  }
  const { shortMessage, message } = toRecord(error)
  const text = [shortMessage, message, error].find(value => typeof value === 'string' && value !== '')
  return new ProviderRpcError('The wallet or the network answered with an error', {
    cause: error,
    details: typeof text === 'string' ? text : void 0,
    rpcCode,
    metaMessages: ['Latchkit does not know this error. Try again, or use another wallet.'],
  })
}
function toRecord(value) {
  return typeof value === 'object' && value !== null ? value : {}
}
// ../../packages/core/dist/features/networks/errors.js
/** The client does not list that network (`networks/not-found`). */
var NetworkNotFoundError = class extends BaseError {
  name = 'NetworkNotFoundError'
  constructor({ caipNetworkId }) {
    super('Network Not Found', {
      code: 'networks/not-found',
      metaMessages: [
        `The client has no network "${caipNetworkId}".`,
        'Pass it in `networks`, or call `addNetwork` first.',
      ],
    })
  }
}
// ../../packages/core/dist/errors/ChainNotSupportedError.js
/** The feature, or the client, does not support the chain (`networks/not-supported`). */
var ChainNotSupportedError = class extends BaseError {
  name = 'ChainNotSupportedError'
  constructor({ caipNetworkId, cause }) {
    super('Chain is not supported', {
      code: 'networks/not-supported',
      metaMessages: [`${caipNetworkId} cannot be used here. Switch to one of the networks of the client.`],
      cause,
    })
  }
}
// ../../packages/core/dist/features/connection/errors.js
/** No wallet with that connector id is there, or not yet (`connection/connector-not-found`). */
var ConnectorNotFoundError = class extends BaseError {
  name = 'ConnectorNotFoundError'
  constructor({ connectorId }) {
    super(`No wallet with the id "${connectorId}" was found`, {
      code: 'connection/connector-not-found',
      metaMessages: [
        'The extension may be missing or still starting.',
        'Read `connectorsAtom` for the available wallets.',
      ],
    })
  }
}
/** A wallet refused to end its connection; the others were ended (`connection/disconnect-failed`). */
var DisconnectFailedError = class extends BaseError {
  name = 'DisconnectFailedError'
  constructor({ cause }) {
    super('Failed to disconnect', {
      code: 'connection/disconnect-failed',
      metaMessages: [
        'A wallet refused or did not answer; the others were disconnected.',
        'It may still list this site; remove it there.',
      ],
      cause,
    })
  }
}
/** The connected wallet gave no access to that account (`connection/account-not-found`). */
var AccountNotFoundError = class extends BaseError {
  name = 'AccountNotFoundError'
  constructor({ address }) {
    super(`The connected wallet has no account "${address}"`, {
      code: 'connection/account-not-found',
      metaMessages: [
        'It was not shared with this app, or another wallet is active.',
        'Read `allAccounts` of the account for the available accounts.',
      ],
    })
  }
}
// ../../packages/core/dist/http/errors.js
/** The status of the response is not 2xx (`http/status`). */
var HttpStatusError = class extends BaseError {
  name = 'HttpStatusError'
  status
  /** Body of the response: parsed when it is JSON, text otherwise. */
  body
  request
  /** `cause` is the `Response`, for instance for its headers; its text was read into `body`. */
  constructor(parameters) {
    const { status, body, request, cause } = parameters
    super(`HTTP status code: ${status}`, {
      code: 'http/status',
      cause,
    })
    this.status = status
    this.body = body
    this.request = request
  }
}
/** No response: no network, no such host, a refused connection or a CORS rule (`http/network`). */
var HttpNetworkError = class extends BaseError {
  name = 'HttpNetworkError'
  constructor({ cause, request }) {
    super('The server could not be reached', {
      code: 'http/network',
      cause,
      metaMessages: [
        `${request.method} ${request.url}`,
        'Check the connection, the address and its CORS rules.',
      ],
    })
  }
}
/** The response took too long (`http/timeout`). */
var HttpTimeoutError = class extends BaseError {
  name = 'HttpTimeoutError'
  constructor({ timeout, request }) {
    super('The server took too long to answer', {
      code: 'http/timeout',
      metaMessages: [
        `${request.method} ${request.url}`,
        `No full answer within ${timeout} ms. Try again later.`,
      ],
    })
  }
}
/** The caller's signal was aborted (`http/aborted`). */
var HttpAbortedError = class extends BaseError {
  name = 'HttpAbortedError'
  constructor({ cause, request }) {
    super('The request was aborted', {
      code: 'http/aborted',
      cause,
      metaMessages: [`${request.method} ${request.url}`, 'Its signal was aborted. Nothing needs to be done.'],
    })
  }
}
/** The body of a successful response is not JSON (`http/invalid-body`). */
var HttpBodyError = class extends BaseError {
  name = 'HttpBodyError'
  constructor({ cause, request }) {
    super('The server answered with something other than JSON', {
      code: 'http/invalid-body',
      cause,
      metaMessages: [`${request.method} ${request.url}`, 'Check that the base URL is that of the service.'],
    })
  }
}
// ../../packages/core/dist/http/createHttpClient.js
/**
 * Creates a client of a JSON service. Responses are `unknown`: validate them. An empty response is undefined.
 *
 * @throws HttpStatusError `http/status`, with the text `HTTP status code: {status}`
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpAbortedError `http/aborted`
 * @throws HttpBodyError `http/invalid-body`
 *
 * @example
 * const http = createHttpClient({ baseUrl: 'https://gateway.example.com' })
 * await http.get({ path: 'wallets', query: { page: 1 } })
 */
function createHttpClient(parameters) {
  const { baseUrl, clientId, timeout = 1e4 } = parameters
  async function send(method, { path, query, headers, signal, body }, read) {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`)
    for (const [name, value] of Object.entries({
      clientId,
      ...query,
    }))
      if (value !== void 0) url.searchParams.set(name, String(value))
    const request = {
      method,
      url: url.origin + url.pathname,
    }
    if (signal?.aborted)
      throw new HttpAbortedError({
        cause: signal.reason,
        request,
      })
    const controller = new AbortController()
    const abort = () => controller.abort()
    let late = false
    const timer = setTimeout(() => {
      late = true
      abort()
    }, timeout)
    signal?.addEventListener('abort', abort)
    try {
      const response = await (parameters.fetch ?? fetch)(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== void 0 && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === void 0 ? null : JSON.stringify(body, bigintAsText),
        signal: controller.signal,
      })
      if (!response.ok) {
        const text = await response.text()
        throw new HttpStatusError({
          status: response.status,
          body: parse(text) ?? text,
          request,
          cause: response,
        })
      }
      return await read(response, request)
    } catch (cause) {
      if (signal?.aborted)
        throw new HttpAbortedError({
          cause: signal.reason,
          request,
        })
      if (late)
        throw new HttpTimeoutError({
          timeout,
          request,
        })
      if (cause instanceof HttpStatusError || cause instanceof HttpBodyError) throw cause
      throw new HttpNetworkError({
        cause,
        request,
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
  async function readJson(response, request) {
    const text = await response.text()
    if (text === '') return void 0
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new HttpBodyError({
        cause,
        request,
      })
    }
  }
  return {
    get: options => send('GET', options, readJson),
    post: options => send('POST', options, readJson),
    put: options => send('PUT', options, readJson),
    delete: options => send('DELETE', options, readJson),
    getBlob: options =>
      send(
        'GET',
        {
          ...options,
          headers: {
            accept: '*/*',
            ...options.headers,
          },
        },
        response => response.blob(),
      ),
  }
}
function bigintAsText(_key, value) {
  return typeof value === 'bigint' ? value.toString() : value
}
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}
// ../../packages/core/dist/validate/validate.js
var rules = {
  eip155: /^(0x)?[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}
/**
 * Whether `value` has the shape of an address of the namespace: 40 hex digits with or without `0x` on eip155, 32 to 44
 * base58 characters on solana. For the other namespaces it is any address that CAIP-10 allows. Checksums are not verified.
 *
 * @example
 * isAddress('eip155', '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // true
 */
function isAddress(namespace, value) {
  return typeof value === 'string' && (rules[namespace] ?? /^[-.%a-zA-Z0-9]{1,128}$/).test(value)
}
// ../../packages/core/dist/validate/links.js
/**
 * Schemes that browsers, systems and common programs handle by themselves: they run, read, install, send or call. None
 * belongs to a wallet. A trailing `*` matches every scheme with that prefix.
 *
 * @see https://www.iana.org/assignments/uri-schemes/uri-schemes.xhtml
 */
var reserved =
  /*#__PURE__*/ 'about blob cid content data file filesystem jar javascript jscript livescript mhtml mid mocha resource res vbscript vbs view-source wyciwyg shell brave browser chrome* chromium* devtools ext+* firefox* googlechrome* iexplore microsoft-edge* moz-* opera opera-* safari* vivaldi web+* webkit* android* app-id intent* market package snssdk* afp app-prefs app-settings apple* applescript calshow com-apple* diagnostics facetime* help hcp ichat imessage itms* itunes* ibooks* maps message* mobilenotes musics music photos* prefs shareddocuments shortcuts telprompt videos webcal* workflow x-apple* x-callback-url x-help* x-man-page x-radar x-web-search* bingmaps bing insiderhub its knownfolder local mk ms-* ms- ms msappx* msdt msteams* microsoft* onedrive* onenote* outlook* pcsuite search search-ms skype* windows* windowsdefender wpa wpc xbox* zune excel powerpoint project publisher visio word acct callto cap dns fax geo im imap ipp ipps irc irc6 ircs jabber mailserver mailto mms mmsto modem mumble news nntp pop pres sip sips sms* smsto smtp snews tel teamspeak tg ts3server ventrilo wtai xmpp zoommtg zoomphonecall zoomus adb bitbucket* cifs cvs dav davs dict ed2k feed finger ftp ftps git* go gopher http https iax ldap ldaps magnet mtqp mupdate nfs nfss nx rdp rlogin rsync rtmp rtsp rtsps rtspu scp sftp smb ssh* stun stuns svn* telnet tftp tn3270 turn turns vnc wais ws wss anydesk teamviewer* apt atom azuredatastudio cursor docker* eclipse+* idea java jetbrains* jnlp* netbeans pycharm putty* snap sourcetree steam* sublime* terminal textmate txmt vscode* vscodium* webstorm wsl x-github* zed'.split(
    ' ',
  )
/**
 * Whether a scheme can belong to a wallet, such as `metamask` or `com.wallet`: it is well-formed, and not a scheme of the
 * web or one that browsers, systems or common programs handle. `intent` is refused too, since such a link can name any app.
 *
 * @example
 * isWalletScheme('metamask') // true
 * isWalletScheme('ms-msdt') // false
 */
function isWalletScheme(scheme) {
  const name = scheme.toLowerCase()
  if (!/^[a-z][a-z\d+.-]*$/.test(name)) return false
  return !reserved.some(entry => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry))
}
/**
 * The URL of a page that may be opened, as `URL` writes it: `https`, or `http` on this machine, without a login. Undefined
 * for all other URLs.
 *
 * @example
 * readWebUrl('https://wallet.example') // 'https://wallet.example/'
 * readWebUrl('javascript:alert(1)') // undefined
 */
function readWebUrl(url) {
  if (!URL.canParse(url)) return void 0
  const { protocol, hostname, username, password, href } = new URL(url)
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/.test(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !username && !password
    ? href
    : void 0
}
// ../../packages/core/dist/features/walletConnect/errors.js
/** The client has no relay, or no package that connects to it (`connection/protocol-not-configured`). */
var WalletConnectNotConfiguredError = class extends BaseError {
  name = 'WalletConnectNotConfiguredError'
  constructor() {
    super('WalletConnect is not configured', {
      code: 'connection/protocol-not-configured',
      metaMessages: [
        'Pass `walletConnect: { relayUrl }`, or `walletConnect: { projectId }` for the public relay.',
        'With `createClient` pass `load` as well; `createLatchkit` does it.',
      ],
    })
  }
}
/** The wallet approved none of the client's networks (`connection/no-common-network`). */
var NoCommonNetworkError = class extends BaseError {
  name = 'NoCommonNetworkError'
  constructor({ granted }) {
    super('The wallet shared no account on a network of this app', {
      code: 'connection/no-common-network',
      metaMessages: [
        granted.length > 0 ? `It shared accounts on ${granted.join(', ')}.` : 'It shared no account.',
        'Choose another network in the wallet, or another wallet.',
      ],
    })
  }
}
/** The session has no account on that network (`connection/no-session`). */
var NoSessionError = class extends BaseError {
  name = 'NoSessionError'
  constructor({ caipNetworkId }) {
    super('No wallet is connected for this network', {
      code: 'connection/no-session',
      metaMessages: [`No WalletConnect session has an account on ${caipNetworkId}. Connect a wallet first.`],
    })
  }
}
// ../../packages/core/dist/actions.js
/**
 * Returns the adapter of a namespace.
 *
 * @throws AdapterNotFoundError `adapter/not-found`, when the client has none for it.
 */
function getAdapter(client, namespace) {
  const adapter = client.adapters.find(adapter => adapter.namespace === namespace)
  if (!adapter) throw new AdapterNotFoundError({ namespace })
  return adapter
}
var queryClientSlot = /*#__PURE__*/ createOwned('query.client', () => ({
  queryClient: void 0,
  destroy() {
    this.queryClient?.clear()
  },
}))
/**
 * Returns the `QueryClient` of a client, created at first use from the class that is passed. For a module that imports
 * TanStack Query itself, and is loaded at first use; others call `getQueryClient`, which loads it.
 *
 * @example
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = openQueryClient(client, QueryClient)
 */
function openQueryClient(client, Constructor) {
  const slot = queryClientSlot(client)
  slot.queryClient ??= new Constructor({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  })
  return slot.queryClient
}
/**
 * Returns the `QueryClient` of a client if it exists; loads nothing. For actions that invalidate or read cached data.
 *
 * @example
 * peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, 'balance'] })
 */
function peekQueryClient(client) {
  return queryClientSlot(client).queryClient
}
/**
 * The `QueryClient` of a client, created at first use and cleared by `client.destroy()`. TanStack Query is loaded with it.
 * Rejects if it cannot be loaded; the next call retries.
 *
 * @example
 * const queryClient = await getQueryClient(client)
 * const balance = await queryClient.fetchQuery(balanceQueryOptions(client, { address, network }))
 */
async function getQueryClient(client) {
  const open = peekQueryClient(client)
  if (open) return open
  const { createQueryClient } = await import('./createQueryClient.B17xms8_.js')
  return createQueryClient(client)
}
/**
 * Options for a query of the chains that the gateway serves, `GET /v1/supported-chains`. Requested once per client.
 *
 * @throws GatewayNotConfiguredError `gateway/not-configured`
 * @throws GatewayResponseError `gateway/invalid-response`
 *
 * @example
 * const { data } = useQuery(supportedChainsQueryOptions(client))
 * data?.http.includes('eip155:1')
 */
function supportedChainsQueryOptions(client) {
  return {
    queryKey: ['latchkit', client.uid, 'supportedChains'],
    async queryFn({ signal }) {
      const { fetchSupportedChains } = await import('./fetchSupportedChains.B_wXtMiy.js')
      return fetchSupportedChains(client, signal)
    },
    enabled: client.config.gateway !== void 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}
/**
 * Whether the gateway of a client serves a chain; also true if that is not known, so that the request is sent. Never
 * rejects.
 */
async function isServed(client, caipNetworkId) {
  if (!client.config.gateway) return false
  try {
    const { http } = await (await getQueryClient(client)).fetchQuery(supportedChainsQueryOptions(client))
    return http.includes(caipNetworkId)
  } catch (error) {
    client.logger.info('The gateway did not say which chains it serves', { error })
    return true
  }
}
/** Whether the gateway of a client serves a chain, if it was requested before; else undefined. */
function isKnownServed(client, caipNetworkId) {
  const { queryKey } = supportedChainsQueryOptions(client)
  return peekQueryClient(client)?.getQueryData(queryKey)?.http.includes(caipNetworkId)
}
/**
 * Formats an amount in the smallest unit for a locale. Decimals are truncated and never rounded. Exact for any size.
 *
 * @example
 * formatAmount({ value: 1_234_567_899n, decimals: 6, locale: 'de' }) // '1.234,567'
 */
function formatAmount(parameters) {
  const { locale, maximumFractionDigits = 3 } = parameters
  const text = truncateDecimals(parameters)
  return new Intl.NumberFormat(locale, { maximumFractionDigits }).format(text)
}
/**
 * Formats an amount in the smallest unit as decimal text. Decimals are truncated and never rounded, so that the text is
 * never more than the amount.
 *
 * @example
 * truncateDecimals({ value: 1_999_999n, decimals: 6 }) // '1.999'
 */
function truncateDecimals(parameters) {
  const { value, decimals, maximumFractionDigits = 3 } = parameters
  if (decimals <= maximumFractionDigits) return formatUnits(value, decimals)
  return formatUnits(value / 10n ** BigInt(decimals - maximumFractionDigits), maximumFractionDigits)
}
/**
 * Formats an amount in the smallest unit as exact decimal text, with a point and without grouping.
 *
 * @example
 * formatUnits(1_500_000_000_000_000_000n, 18) // '1.5'
 */
function formatUnits(value, decimals) {
  const sign = value < 0n ? '-' : ''
  const digits = value
    .toString()
    .slice(sign.length)
    .padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const fraction = digits.slice(at).replace(/0+$/, '')
  return `${sign}${digits.slice(0, at)}${fraction && `.${fraction}`}`
}
/** Currency of values if the client has no `currency`. */
var usual = 'USD'
/**
 * Returns the ISO 4217 code of the currency in which a client shows values, in upper case. An invalid `currency` counts as
 * USD and is logged as an error.
 *
 * @example
 * getCurrency(client) // 'USD'
 */
var getCurrency = /*#__PURE__*/ createOwned('balances.currency', ({ config, logger }) => {
  const { currency = usual } = config
  if (typeof currency === 'string' && /^[A-Za-z]{3}$/.test(currency)) return currency.toUpperCase()
  logger.error('`currency` is no ISO 4217 code such as USD; values are shown in USD', { currency })
  return usual
})
/**
 * Returns the URL of an image in a response: an image of the gateway, a `data:` image, or a path of the gateway. Undefined
 * for any other host, which would learn about the view of the user.
 */
function readImageUrl(client, url) {
  const { gateway } = client.config
  if (!url) return void 0
  if (/^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(url))
    return url.length > 1e5 ? void 0 : url
  if (!gateway) return void 0
  const base = `${gateway.url.replace(/\/+$/, '')}/`
  if (!URL.canParse(url, base)) return void 0
  const { href } = new URL(url, base)
  return href.startsWith(base) ? href : void 0
}
/**
 * Parses decimal text to an amount in the smallest unit. The text has a point, no grouping and no exponent in every
 * locale. Text with more decimals than the currency is refused, never rounded.
 *
 * @throws InvalidAmountError `balances/invalid-amount`
 * @example
 * parseUnits('1.5', 18) // 1500000000000000000n
 */
function parseUnits(text, decimals) {
  const [, sign, whole = '', rest = ''] = /^(-?)(\d*)(?:\.(\d+))?$/.exec(text) ?? []
  const fraction = rest.replace(/0+$/, '')
  if (sign === void 0 || whole + rest === '' || fraction.length > decimals)
    throw new InvalidAmountError({
      text,
      decimals,
    })
  const value = BigInt(whole + fraction.padEnd(decimals, '0'))
  return sign ? -value : value
}
/** The text is not a decimal number, or has more decimals than the currency (`balances/invalid-amount`). */
var InvalidAmountError = class extends BaseError {
  name = 'InvalidAmountError'
  constructor({ text, decimals }) {
    super('Please enter a valid amount', {
      code: 'balances/invalid-amount',
      metaMessages: [
        `"${text}" is not a decimal number with at most ${decimals} digits after the point, such as 1.5.`,
      ],
    })
  }
}
/**
 * Returns the token of the option `tokens` for a network. Undefined where the balance in the network's own currency is shown.
 *
 * @example
 * const token = getShownToken(client, network)
 * const balance = await queryClient.fetchQuery(balanceQueryOptions(client, { address, network, token }))
 */
function getShownToken({ config }, { caipNetworkId }) {
  const { tokens } = config
  const [, id] = caipNetworkId.split('eip155:')
  return tokens?.[caipNetworkId] ?? (id ? tokens?.[Number(id)] : void 0)
}
/**
 * Returns the URL of an image of the gateway, such as `public/getAssetImage/{id}`; undefined without a gateway. Separate
 * from the calls of the gateway, because a button of a page may show an image.
 */
function getImageUrl(client, path) {
  const { gateway } = client.config
  if (!gateway) return void 0
  const { href } = new URL(`${gateway.url.replace(/\/+$/, '')}/${path}`)
  const entries = Object.entries({
    clientId: gateway.clientId,
    ...gatewayQuery(client),
  }).flatMap(([name, value]) => (value === void 0 ? [] : [[name, value]]))
  return `${href}?${new URLSearchParams(entries)}`
}
/** Returns the query parameters of each call of the gateway. */
function gatewayQuery({ config }) {
  const { gateway, walletConnect, adapters = [] } = config
  const names = adapters.map(({ namespace, name = namespace }) => name).join(',') || 'universal'
  return {
    projectId: gateway?.projectId ?? walletConnect?.projectId,
    st: 'latchkit',
    sv: `${gateway?.framework ?? 'js'}-${names}-${version}`,
  }
}
/**
 * Returns the URL of a token's image: that of the option `tokens`, if it has the token, else the token's own, else that of
 * the gateway for its symbol. Undefined without a gateway, and for a token that looks like another token, so that it does
 * not get the other's image.
 *
 * @example
 * const src = getTokenImageUrl(client, token)
 */
function getTokenImageUrl(client, { iconUrl, symbol, isLookalike, chainId, address, nft }) {
  const shown = chainId && getShownToken(client, { caipNetworkId: chainId })
  if (shown?.image && address && isSame(address, `${chainId}:${shown.address}`)) return shown.image
  return (
    iconUrl ??
    (isLookalike || nft ? void 0 : getImageUrl(client, `public/getTokenImage/${encodeURIComponent(symbol)}`))
  )
}
/** Addresses of eip155 are the same in any case, others are not. */
function isSame(one, other) {
  return one === other || (one.startsWith('eip155:') && one.toLowerCase() === other.toLowerCase())
}
/**
 * Records that a connect is pending until `end` is called or it is aborted, by `signal` or by a disconnect of the
 * wallet. The adapter gets the returned signal.
 */
function beginAttempt(client, { id, namespace }, { signal, silent = false }) {
  const store = getStore(client)
  const controller = new AbortController()
  const attempt = {
    connectorId: id,
    namespace,
    silent,
    controller,
  }
  const remove = () => {
    const attempts = store.get(attemptsAtom)
    if (attempts.includes(attempt))
      store.set(
        attemptsAtom,
        attempts.filter(other => other !== attempt),
      )
  }
  const abort = () => controller.abort(signal.reason)
  controller.signal.addEventListener('abort', remove)
  store.set(attemptsAtom, [...store.get(attemptsAtom), attempt])
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    end() {
      signal.removeEventListener('abort', abort)
      remove()
    },
  }
}
/** Aborts the pending connects that a disconnect concerns. */
function endAttempts(client, { connectorId, namespace }) {
  for (const attempt of getStore(client).get(attemptsAtom))
    if (
      attempt.connectorId === (connectorId ?? attempt.connectorId) &&
      attempt.namespace === (namespace ?? attempt.namespace)
    )
      attempt.controller.abort()
}
/** Connectors used last, as `namespace:id`, latest first. Empty until `restoreRecentConnections`. */
var recentKeysAtom = /*#__PURE__*/ atom([])
/** `namespace:id` of a connector. */
var connectorKey = ({ namespace, id }) => `${namespace}:${id}`
/**
 * Wallets that were connected last, are available and not connected now, latest first: two of each namespace at most.
 * Empty until `restoreRecentConnections`.
 */
var recentConnectionsAtom = /*#__PURE__*/ atom(get => {
  const connected = new Set(get(connectionsAtom).map(({ connector }) => connectorKey(connector)))
  const connectors = get(connectorsAtom).filter(connector => !connected.has(connectorKey(connector)))
  const recent = get(recentKeysAtom).flatMap(
    key => connectors.find(connector => connectorKey(connector) === key) ?? [],
  )
  return recent.filter(({ namespace }, at) => {
    return recent.slice(0, at).filter(one => one.namespace === namespace).length < 2
  })
})
/**
 * Reads the wallets that were connected last from storage into `recentConnectionsAtom`. Invalid values are ignored.
 *
 * @example
 * restoreRecentConnections(client)
 */
function restoreRecentConnections(client) {
  let kept
  try {
    kept = JSON.parse(client.storage.get(`${client.config.storageKey}.recentConnections`) ?? '[]')
  } catch {
    client.logger.warn('The recent connections in storage cannot be read. They count as none.')
  }
  const keys = (Array.isArray(kept) ? kept : []).filter(key => typeof key === 'string')
  getStore(client).set(recentKeysAtom, keys)
}
/** Number of stored connectors for each namespace, connected or not. */
var limit = 4
/**
 * Stores which wallet was connected last, by its id alone and without the account. A WalletConnect connector is not
 * stored, because it can be any wallet.
 */
function rememberConnection(client, connector) {
  if (connector.type === 'walletconnect') return
  const store = getStore(client)
  restoreRecentConnections(client)
  const key = connectorKey(connector)
  const counts = /* @__PURE__ */ new Map()
  const keys = [key, ...store.get(recentKeysAtom).filter(one => one !== key)].filter(one => {
    const [namespace = ''] = one.split(':')
    const count = (counts.get(namespace) ?? 0) + 1
    counts.set(namespace, count)
    return count <= limit
  })
  store.set(recentKeysAtom, keys)
  client.storage.set(`${client.config.storageKey}.recentConnections`, JSON.stringify(keys))
}
/**
 * Chooses the namespace of the shown account and network, and remembers it.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * setActiveNamespace(client, { namespace: 'solana' })
 */
function setActiveNamespace(client, { namespace }) {
  getAdapter(client, namespace)
  getStore(client).set(chosenNamespaceAtom, namespace)
  client.storage.set(`${client.config.storageKey}.activeNamespace`, namespace)
}
/**
 * Requests the accounts of a wallet and makes it the active wallet of its namespace. With `siwx`, a wallet that
 * supports it signs in with the same prompt.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 * @throws ChainNotSupportedError `networks/not-supported`, when the client does not list `caipNetworkId`
 * @throws UserRejectedError `rpc/user-rejected`, also when `signal` was aborted
 * @throws RequestPendingError `rpc/request-pending`, when the wallet already shows a request
 *
 * @example
 * const { address } = await connect(client, { connectorId: 'io.metamask' })
 */
async function connect(client, parameters) {
  const { connectorId, caipNetworkId, signal = new AbortController().signal } = parameters
  const store = getStore(client)
  const connectors = store
    .get(connectorsAtom)
    .filter(
      ({ id, namespace }) =>
        id === connectorId &&
        namespace === (parameters.namespace ?? namespace) &&
        (!caipNetworkId || caipNetworkId.startsWith(`${namespace}:`)),
    )
  const active = store.get(activeNamespaceAtom)
  const connector = connectors.find(({ namespace }) => namespace === active) ?? connectors[0]
  if (!connector) throw new ConnectorNotFoundError({ connectorId })
  if (caipNetworkId && !store.get(networksAtom).some(network => network.caipNetworkId === caipNetworkId))
    throw new ChainNotSupportedError({ caipNetworkId })
  if (signal.aborted) throw new UserRejectedError({ cause: signal.reason })
  const adapter = getAdapter(client, connector.namespace)
  const attempt = beginAttempt(client, connector, { signal })
  const anyNamespace = !parameters.namespace
  const steps = []
  let outcome
  try {
    for (const { beforeConnect } of getInternals(client).features) {
      const preparing = beforeConnect?.(client, {
        connector,
        caipNetworkId,
        anyNamespace,
        signal: attempt.signal,
      })
      const step = preparing && (await preparing)
      if (step) steps.push(step)
    }
    if (attempt.signal.aborted) throw new UserRejectedError({ cause: attempt.signal.reason })
    const added = steps.map(({ parameters }) => parameters)
    outcome = await adapter.connect(
      Object.assign(
        {
          connectorId,
          caipNetworkId,
          anyNamespace,
          signal: attempt.signal,
        },
        ...added,
      ),
    )
    const { signedIn: _, ...connection } = outcome
    setActiveNamespace(client, { namespace: connector.namespace })
    rememberConnection(client, connector)
    return connection
  } catch (error) {
    const known = toProviderRpcError(error)
    const { code, cause } = known
    outcome = known
    client.logger[code === 'rpc/unknown' ? 'warn' : 'info']('connect failed', {
      connectorId,
      code,
      cause,
    })
    throw known
  } finally {
    attempt.end()
    for (const { end } of steps) end(outcome)
  }
}
/**
 * Connects a wallet in the namespaces where it returns its accounts without another prompt: those it granted before, or
 * together with the first. The active namespace does not change, and a namespace that has a wallet keeps it. Never
 * rejects: a namespace that would need a prompt is skipped.
 *
 * @example
 * await connect(client, { connectorId: 'app.phantom' })
 * await connectOtherNamespaces(client, { connectors: wallet.connectors })
 */
async function connectOtherNamespaces(client, { connectors, signal = new AbortController().signal }) {
  const store = getStore(client)
  const asked = /* @__PURE__ */ new Set()
  const connections = connectors.map(async connector => {
    const { namespace, id } = connector
    const adapter = getAdapter(client, namespace)
    if (!adapter.connectSilently || asked.has(namespace) || store.get(accountsAtom)[namespace]?.connector)
      return void 0
    asked.add(namespace)
    const attempt = beginAttempt(client, connector, {
      signal,
      silent: true,
    })
    try {
      const connection = await adapter.connectSilently({
        connectorId: id,
        signal: attempt.signal,
      })
      if (connection) rememberConnection(client, connector)
      return connection
    } catch (error) {
      client.logger.info('a further namespace was not connected', {
        connectorId: id,
        namespace,
        error,
      })
      return
    } finally {
      attempt.end()
    }
  })
  return (await Promise.all(connections)).flatMap(connection => connection ?? [])
}
/**
 * Disconnects all wallets, those of a namespace, or a single wallet. Aborts pending connects. Tries every namespace, also
 * after a failure and without a connection, so that no connection remains and no remembered wallet is restored. A
 * WalletConnect session ends in all its namespaces.
 *
 * @throws DisconnectFailedError `connection/disconnect-failed`, with the first failure as `cause`
 *
 * @example
 * await disconnect(client)
 */
async function disconnect(client, parameters = {}) {
  const { connectorId, namespace } = parameters
  endAttempts(client, parameters)
  const started = getStore(client).get(snapshotsAtom)
  const adapters = client.adapters.filter(
    adapter => adapter.namespace === (namespace ?? adapter.namespace) && started[adapter.namespace],
  )
  const failed = (
    await Promise.allSettled(
      adapters.map(async adapter => adapter.disconnect(connectorId === void 0 ? {} : { connectorId })),
    )
  ).find(result => result.status === 'rejected')
  if (failed) throw new DisconnectFailedError({ cause: failed.reason })
}
/**
 * Settles as `promise` does, or as rejected by the user after `signal` is aborted: for adapters, whose wallets keep their
 * prompt after the abort.
 *
 * @throws UserRejectedError `rpc/user-rejected`
 *
 * @example
 * const accounts = await raceAbort(wallet.connect(), signal)
 */
async function raceAbort(promise, signal) {
  let stop = () => {}
  const aborted = new Promise((_, reject) => {
    const onAbort = () => reject(new UserRejectedError({ cause: signal.reason }))
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    stop = () => signal.removeEventListener('abort', onAbort)
  })
  try {
    const value = await Promise.race([promise, aborted])
    return signal.aborted ? await aborted : value
  } finally {
    stop()
  }
}
/**
 * Makes another account of the active wallet the active account. Its type becomes the preferred type, also after reloads.
 * Most injected wallets allow only their user to select the account; then this throws. On the embedded wallet it calls
 * `setPreferredAccountType`, and throws its errors.
 *
 * @throws AccountNotFoundError `connection/account-not-found`, when the wallet did not grant it
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * await switchAccount(client, { address: smartAccount.address })
 */
async function switchAccount(client, { address, namespace }) {
  const store = getStore(client)
  const where = namespace ?? store.get(activeNamespaceAtom)
  const snapshot = where && store.get(snapshotsAtom)[where]
  const connection = snapshot?.connections.find(({ connector }) => connector.id === snapshot.current)
  const account = connection?.accounts.find(one => one.address === address)
  if (!where || !connection || !account) throw new AccountNotFoundError({ address })
  const { type } = account
  if (connection.address !== address) {
    if (connection.connector.type === 'auth' && (type === 'eoa' || type === 'smartAccount')) {
      const { setPreferredAccountType } = await import('./lazy.Dk14A_Es.js')
      await setPreferredAccountType(client, { type })
      return
    }
    const adapter = getAdapter(client, where)
    if (!adapter.switchAccount)
      throw new CapabilityNotSupportedError({
        capability: 'switchAccount',
        namespace: where,
      })
    await adapter.switchAccount({
      connectorId: connection.connector.id,
      address,
    })
  }
  if (connection.accounts.some(one => one.type !== type))
    client.storage.set(accountTypeKey(client, where), type)
}
/**
 * Makes another connected wallet the active wallet. Nothing is disconnected and no request is sent to the wallet.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * await switchConnection(client, { connectorId: 'io.rabby' })
 */
async function switchConnection(client, parameters) {
  const { connectorId } = parameters
  const connection = getStore(client)
    .get(connectionsAtom)
    .find(
      ({ connector }) =>
        connector.id === connectorId && connector.namespace === (parameters.namespace ?? connector.namespace),
    )
  if (!connection) throw new ConnectorNotFoundError({ connectorId })
  const { namespace } = connection.connector
  const adapter = getAdapter(client, namespace)
  if (!adapter.switchConnection)
    throw new CapabilityNotSupportedError({
      capability: 'switchConnection',
      namespace,
    })
  await adapter.switchConnection({ connectorId })
  setActiveNamespace(client, { namespace })
}
var swapNetworks = [1, 10, 56, 100, 137, 250, 324, 8453, 8217, 42161, 43114, 1313161554]
/**
 * Returns the features of a namespace. The user interface reads this and the adapter; it never compares names of chains.
 *
 * @example
 * getNamespaceSupport('solana').onramp // true
 */
function getNamespaceSupport(namespace) {
  const eip155 = namespace === 'eip155'
  const both = eip155 || namespace === 'solana'
  return {
    balance: both,
    activity: both,
    onramp: both,
    names: eip155,
    send: both,
    swap: eip155 ? swapNetworks.map(id => `eip155:${id}`) : [],
    auth: both,
    explorerPaths: {
      address: namespace === 'solana' ? 'account' : 'address',
      transaction: 'tx',
    },
    accountTypes:
      namespace === 'bip122' ? ['payment', 'ordinal', 'stx'] : eip155 ? ['eoa', 'smartAccount'] : ['eoa'],
    defaultAccountType: defaultAccountTypes[namespace],
  }
}
/**
 * Returns the services of a network, given a gateway that serves it: those that the app sets in `services`, else those of
 * the namespace. Names are for eip155 networks that are not testnets.
 *
 * @example
 * getNetworkServices(defineNetwork(mainnet)).swaps // true
 */
function getNetworkServices(network) {
  const { caipNetworkId, chainNamespace, testnet, services = {} } = network
  const support = getNamespaceSupport(chainNamespace)
  return {
    swaps: services.swaps ?? support.swap.includes(caipNetworkId),
    onramp: services.onramp ?? support.onramp,
    names: support.names && (services.names ?? !testnet),
  }
}
/**
 * Returns the URL of a network at the gateway's JSON-RPC proxy, for reads that every endpoint of the network has failed.
 * Undefined without a gateway, and for a network with `customRpcUrls`: the app has then named the only hosts to ask.
 *
 * @example
 * const url = getRpcUrl(context, 'eip155:1')
 */
function getRpcUrl(parameters, caipNetworkId) {
  const { gateway, customRpcUrls } = parameters.config
  if (!gateway || customRpcUrls[caipNetworkId]) return void 0
  const url = new URL(`${gateway.url.replace(/\/+$/, '')}/v1/`)
  const { clientId } = gateway
  for (const [name, value] of Object.entries({
    chainId: caipNetworkId,
    clientId,
    ...gatewayQuery(parameters),
  }))
    if (value !== void 0) url.searchParams.set(name, value)
  return url.href
}
/**
 * Page of an account or a transaction at the network's explorer. Undefined if the network has no explorer, or an explorer
 * that is not `https` (`http` on this machine only). A query in the explorer's URL is kept.
 *
 * @example
 * getExplorerUrl(network, { address })?.url // 'https://etherscan.io/address/0x…'
 */
function getExplorerUrl(network, { address, transaction }) {
  const explorer = network.blockExplorers?.default
  if (!explorer || readWebUrl(explorer.url) === void 0) return void 0
  const { explorerPaths } = getNamespaceSupport(network.chainNamespace)
  const path = address === void 0 ? explorerPaths.transaction : explorerPaths.address
  const url = new URL(explorer.url)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}/${address ?? transaction}`
  return {
    name: explorer.name,
    url: url.href,
  }
}
/**
 * URL of a network's image: its `assets.imageUrl`, else the image that the gateway has for its `assets.imageId`. Undefined
 * when the network names none, or only an id and the client has no gateway.
 *
 * @example
 * getNetworkImageUrl(client, { network }) // 'https://gateway.example/public/getAssetImage/base?…'
 */
function getNetworkImageUrl(client, { network }) {
  const { imageUrl, imageId } = network.assets ?? {}
  if (imageUrl || !imageId) return imageUrl
  return getImageUrl(client, `public/getAssetImage/${encodeURIComponent(imageId)}`)
}
/**
 * Selects another network. Switches a connected wallet of that namespace to it, and adds the network first if the wallet
 * does not know it (4902). While not connected, the network is shown, and remembered, until a wallet connects on another.
 * While a remembered wallet is being restored, this waits for that wallet.
 *
 * @throws NetworkNotFoundError `networks/not-found`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 * @throws UserRejectedError `rpc/user-rejected`
 *
 * @example
 * await switchNetwork(client, { network: base })
 */
async function switchNetwork(client, parameters) {
  const store = getStore(client)
  const caipNetworkId = networkId('network' in parameters ? parameters.network : parameters.caipNetworkId)
  const network = store.get(networksAtom).find(network => network.caipNetworkId === caipNetworkId)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId })
  const namespace = network.chainNamespace
  await whenRestored(client, namespace)
  if (store.get(accountsAtom)[namespace]?.address) {
    const adapter = getAdapter(client, namespace)
    if (!adapter.switchNetwork)
      throw new CapabilityNotSupportedError({
        capability: 'switchNetwork',
        namespace,
      })
    try {
      await adapter.switchNetwork({ network })
    } catch (error) {
      throw toProviderRpcError(error)
    }
  }
  store.set(chosenNetworksAtom, {
    ...store.get(chosenNetworksAtom),
    [namespace]: caipNetworkId,
  })
  client.adapters.find(adapter => adapter.namespace === namespace)?.selectNetwork?.({ network })
  client.storage.set(`${client.config.storageKey}.network.${namespace}`, caipNetworkId)
  if (client.adapters.some(adapter => adapter.namespace === namespace))
    setActiveNamespace(client, { namespace })
}
/** Resolves when the restore of remembered wallets of a namespace has ended. Adapters end it after a few seconds. */
function whenRestored(client, namespace) {
  const { get, sub } = getStore(client)
  const isRestoring = () => get(snapshotsAtom)[namespace]?.status === 'reconnecting'
  if (!isRestoring()) return void 0
  return new Promise(resolve => {
    const stop = sub(snapshotsAtom, () => {
      if (isRestoring()) return
      stop()
      resolve()
    })
  })
}
/**
 * The eip155 chains on which the embedded wallet has smart accounts. Undefined before the request to the secure frame;
 * empty if it failed. Only `readSmartAccountNetworks` writes it.
 *
 * @example
 * client.store.get(smartAccountNetworksAtom)?.includes(8453)
 */
var smartAccountNetworksAtom = /*#__PURE__*/ atom(void 0)
/** Returns the gateway of the config; undefined when it has none. Sends no request. */
var getGateway = /*#__PURE__*/ createOwned('gateway', client => {
  const { gateway } = client.config
  if (!gateway) return void 0
  const { url, clientId } = gateway
  return {
    http: createHttpClient({
      baseUrl: url,
      clientId,
    }),
    query: gatewayQuery(client),
    imageUrl: path => getImageUrl(client, path) ?? '',
  }
})
/** Milliseconds for which a call is kept. */
var lifetime = 2592e6
/** Shortest and longest milliseconds between two attempts. */
var [shortest, longest] = [2e3, 6e4]
var keyOf = ({ config }) => `${config.storageKey}.sessions`
var delivery = /*#__PURE__*/ createOwned('permissions.delivery', () => {
  const state = {
    isRunning: false,
    isOver: false,
  }
  return Object.assign(state, {
    destroy() {
      state.isOver = true
      clearTimeout(state.timer)
    },
  })
})
/** Undelivered calls, oldest first. Invalid values in storage are ignored. */
function readKept(client) {
  try {
    const stored = JSON.parse(client.storage.get(keyOf(client)) ?? '[]')
    const oldest = Date.now() - lifetime
    return stored.filter(
      ({ pci, path, body, at }) =>
        [pci, path].every(text => typeof text === 'string') && typeof body === 'object' && at > oldest,
    )
  } catch {
    client.logger.warn('The sessions in storage cannot be read.')
    return []
  }
}
/** Stores a call, also across reloads, and posts it until it is delivered. */
function deliver(client, post) {
  write(client, [
    ...readKept(client),
    {
      ...post,
      at: Date.now(),
    },
  ])
  startDelivery(client)
}
/** Posts the undelivered calls, unless this is already in progress. */
function startDelivery(client, wait = shortest) {
  const state = delivery(client)
  if (state.isRunning || readKept(client).length === 0) return
  state.isRunning = true
  clearTimeout(state.timer)
  postAll(client)
    .catch(error => client.logger.warn('Sessions were not delivered', { error }))
    .finally(() => {
      state.isRunning = false
      if (state.isOver || readKept(client).length === 0) return
      state.timer = setTimeout(() => startDelivery(client, Math.min(2 * wait, longest)), wait)
    })
}
async function postAll(client) {
  for (const post of readKept(client))
    if (await postSession(client, post))
      write(
        client,
        readKept(client).filter(
          ({ pci, isRevocation }) => pci !== post.pci || isRevocation !== post.isRevocation,
        ),
      )
}
/** Statuses of a gateway without sessions, or without sessions on that chain, and of a gateway that never accepts the call. */
var final = [400, 404, 413, 501]
/** Posts to the gateway. Returns false if a later attempt may succeed. */
async function postSession(client, { path, body, isRevocation }) {
  try {
    const gateway = getGateway(client)
    await gateway?.http.post({
      path,
      query: gateway.query,
      body,
    })
    return true
  } catch (error) {
    const status = error instanceof HttpStatusError ? error.status : 0
    const isLater = ![...final, ...(isRevocation ? [] : [409])].includes(status)
    client.logger.warn('The gateway did not take a session', {
      error,
      isLater,
    })
    return !isLater
  }
}
function write(client, posts) {
  client.storage.set(keyOf(client), JSON.stringify(posts.slice(-100)))
}
/** WalletConnect's own limit of a message, so that a wallet of another relay cannot pass more. */
var maxIconLength = 65536
/** Later letters of a name are shown nowhere. */
var maxNameLength = 1e3
/**
 * WalletConnect as a connector of a namespace. With a session it has the name that the connected wallet gave itself, and the
 * wallet's icon where that is a `data:` URI.
 *
 * @example
 * walletConnectConnector('eip155').type // 'walletconnect'
 */
function walletConnectConnector(namespace, session) {
  const icon = peerIcon(session?.peer)
  return {
    id: walletConnectId,
    namespace,
    name: (session?.peer.name ?? '').trim().slice(0, maxNameLength) || 'WalletConnect',
    type: 'walletconnect',
    ...(icon ? { icon } : {}),
  }
}
/** The icon of a wallet. Omits a URL: loading it would reveal the visitor to the host of the URL. */
function peerIcon(peer) {
  return peer?.icons?.find(icon => icon.length <= maxIconLength && /^data:image\/[\w.+-]+[;,]/.test(icon))
}
/**
 * The accounts of a session in a namespace, in the wallet's order. Leaves out values that are not a CAIP-10 id, or not an
 * address of the namespace.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * readAccounts(session, 'eip155').map(({ address }) => address)
 */
function readAccounts(session, namespace) {
  const details = readDetails(session.sessionProperties?.[`${namespace}_getAccountAddresses`])
  return Object.values(session.namespaces)
    .flatMap(({ accounts }) => accounts)
    .filter(isCaipAddress)
    .map(parseCaipAddress)
    .filter(account => account.namespace === namespace && isAddress(namespace, account.address))
    .map(({ reference, address }) => ({
      caipNetworkId: `${namespace}:${reference}`,
      address,
      ...details.get(address),
    }))
}
/**
 * Reads the wallet's details of its addresses: its response to `getAccountAddresses`, which it may send along with the
 * session.
 *
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/bitcoin
 */
function readDetails(text = '[]') {
  let entries = []
  try {
    entries = Object.values(JSON.parse(text) ?? {}).flat()
  } catch {}
  return new Map(
    entries.map(entry => {
      const { address, publicKey, path } = entry ?? {}
      return [
        address,
        {
          ...(isText(publicKey, /^(?:[\da-f]{2}){32,65}$/i) ? { publicKey } : {}),
          ...(isText(path, /^m(?:\/\d{1,10}['h]?){1,10}$/) ? { path } : {}),
        },
      ]
    }),
  )
}
function isText(value, form) {
  return typeof value === 'string' && form.test(value)
}
/** Whether a session is in use in a namespace. */
function isUsedIn({ usedIn }, namespace) {
  return usedIn?.includes(namespace) ?? true
}
/**
 * Whether a session has accounts of a namespace in which it is not in use. `connect` uses it there without a request to
 * the wallet.
 *
 * @example
 * isOffered(session, 'eip155') // true, when only its Solana accounts were requested
 */
function isOffered(session, namespace) {
  return !isUsedIn(session, namespace) && readAccounts(session, namespace).length > 0
}
/**
 * Returns a new session with the namespaces in which it is used: the requested namespaces. If any namespace was accepted,
 * also the namespaces without a wallet. Returns undefined if the wallet granted none of the requested namespaces.
 */
function resolveUse(client, session, callers) {
  const others = callers.filter(caller => !caller.isInAdvance)
  const users = others.length > 0 ? others : callers
  const { get } = getStore(client)
  const granted = [...new Set(get(networksAtom).map(({ chainNamespace }) => chainNamespace))].filter(
    namespace => readAccounts(session, namespace).length > 0,
  )
  const asked = granted.filter(one => users.some(({ namespace }) => namespace === one))
  if (users.every(({ namespace, anyNamespace }) => namespace && !anyNamespace))
    return asked.length > 0
      ? {
          ...session,
          usedIn: asked,
        }
      : void 0
  const free = granted.filter(
    namespace => asked.includes(namespace) || !get(accountsAtom)[namespace]?.connector,
  )
  if (granted.length === 0) return void 0
  return free.length > 0 && free.length < granted.length
    ? {
        ...session,
        usedIn: free,
      }
    : session
}
/** Uses a session in this page, and in later pages: stores its topic, with its namespaces if it has any. */
function setUsed(client, session) {
  const { topic, usedIn } = session
  client.storage.set(sessionKey(client), usedIn ? `${topic} ${usedIn.join()}` : topic)
  getStore(client).set(walletConnectSessionAtom, session)
}
/** Reads the topic of the session in use from storage, and its namespaces. */
function readStored(client) {
  const [topic, namespaces] = client.storage.get(sessionKey(client))?.split(' ') ?? []
  return {
    topic,
    usedIn: namespaces?.split(','),
  }
}
/** Reads which session is in use, in this page or else in storage, and its namespaces. */
function readUsed(client) {
  return getStore(client).get(walletConnectSessionAtom) ?? readStored(client)
}
/** Milliseconds to wait for the update of a session after the wallet agreed to a network. */
var timeout = 5e3
/**
 * Ensures that the session has an account on the network. Nothing is requested for a network that is granted already,
 * because each WalletConnect request names its chain. For another network, requests a switch from an eip155 wallet, and
 * adds the network if the wallet does not know it (4902) or can only add networks. Wallets answer before or after they send
 * the update of the session, so this waits 5 seconds for it.
 *
 * @throws ChainNotSupportedError `networks/not-supported`, also if the wallet agreed and granted no account
 * @throws UnsupportedMethodError `rpc/unsupported-method`, if the wallet can neither switch nor add
 * @throws UserRejectedError `rpc/user-rejected`
 *
 * @see https://eips.ethereum.org/EIPS/eip-3326
 * @see https://eips.ethereum.org/EIPS/eip-3085
 * @example
 * await switchSession(context.walletConnect, network)
 */
async function switchSession(client, network, { from, addEthereumChainParameter } = {}) {
  const { caipNetworkId, chainNamespace } = network
  const granted = () => {
    const session = client.getSession()
    return session && isUsedIn(session, chainNamespace) ? readAccounts(session, chainNamespace) : []
  }
  const isGranted = () => granted().some(account => account.caipNetworkId === caipNetworkId)
  if (isGranted()) return
  const chain = from ?? granted()[0]?.caipNetworkId
  if (!chain || chainNamespace !== 'eip155') throw new ChainNotSupportedError({ caipNetworkId })
  const has = method =>
    [chainNamespace, chain].some(key => client.getSession()?.namespaces[key]?.methods.includes(method))
  const ask = async (method, parameter) => {
    await client.request({
      caipNetworkId: chain,
      method,
      params: [parameter],
    })
    return becomesGranted(client, isGranted)
  }
  const { chainId, ...description } = toAddParameter(network)
  const requestSwitch = () => ask('wallet_switchEthereumChain', { chainId })
  const canSwitch = has('wallet_switchEthereumChain')
  if (canSwitch)
    try {
      if (await requestSwitch()) return
      throw new ChainNotSupportedError({ caipNetworkId })
    } catch (error) {
      if (!isError(toProviderRpcError(error), 'rpc/unrecognized-chain')) throw error
    }
  if (!has('wallet_addEthereumChain')) throw new UnsupportedMethodError()
  if (
    await ask('wallet_addEthereumChain', {
      chainId,
      ...description,
      ...addEthereumChainParameter,
    })
  )
    return
  if (!canSwitch || !(await requestSwitch())) throw new ChainNotSupportedError({ caipNetworkId })
}
/** Describes a network to a wallet, with the public RPC endpoints of its definition and not those of the app. */
function toAddParameter({ id, name, nativeCurrency, rpcUrls, blockExplorers }) {
  const explorer = blockExplorers?.default.url
  return {
    chainId: `0x${Number(id).toString(16)}`,
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.chainDefault.http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
  }
}
/**
 * Whether the session has the requested grant, now or after an update: wallets answer before or after they send it. Waits 5
 * seconds at most.
 *
 * @example
 * await becomesGranted(context.walletConnect, () => readChainIds().includes(10))
 */
function becomesGranted(client, isGranted) {
  if (isGranted()) return Promise.resolve(true)
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(isGranted())
    }
    const timer = setTimeout(end, timeout)
    const stop = client.subscribe(() => {
      if (isGranted()) end()
    })
  })
}
/**
 * Follows the WalletConnect session in one namespace. It keeps the order of accounts that the wallet announced by
 * `accountsChanged`, and the network that was chosen or announced by `chainChanged`; it forgets both when the session
 * is over. Both events come in several forms: accounts plain or as CAIP-10 ids; a chain as CAIP-2 id, as its
 * reference, as number or hex on eip155, or as an object with one of these as `chainId`.
 *
 * An adapter calls `follow` of its context's session client instead, which loads this when WalletConnect is used.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * const session = followSession(sessionClient, { namespace: 'eip155' })
 * const stop = session.subscribe(() => show(session.read()?.addresses))
 */
function followSession(client, { namespace, isListed = () => false, getShown = () => void 0 }) {
  let topic
  let chosen
  let preferred = []
  const fold = address => (namespace === 'eip155' ? address.toLowerCase() : address)
  function getSession() {
    const session = client.getSession()
    if (topic !== void 0 && session?.topic !== topic) {
      chosen = void 0
      preferred = []
    }
    topic = session?.topic
    return session
  }
  function readGranted() {
    const session = getSession()
    const accounts = session && isUsedIn(session, namespace) ? readAccounts(session, namespace) : []
    return namespace === 'eip155' ? accounts.filter(isEip155Account) : accounts
  }
  function isGranted(caipNetworkId) {
    return readGranted().some(account => account.caipNetworkId === caipNetworkId)
  }
  function rank({ address }) {
    const index = preferred.indexOf(fold(address))
    return index < 0 ? preferred.length : index
  }
  function read(wanted) {
    const granted = readGranted()
    const networks = [...new Set(granted.map(({ caipNetworkId }) => caipNetworkId))]
    const first = wanted ?? chosen ?? getShown()
    const caipNetworkId =
      networks.find(network => network === first) ?? networks.find(isListed) ?? networks[0]
    const session = client.getSession()
    if (!session || !caipNetworkId) return void 0
    const accounts = [...granted].sort((one, other) => rank(one) - rank(other))
    const own = accounts.filter(account => account.caipNetworkId === caipNetworkId)
    const [address, ...others] = new Map(own.map(one => [fold(one.address), one.address])).values()
    if (address === void 0) return void 0
    const methods = [namespace, caipNetworkId].flatMap(key => session.namespaces[key]?.methods ?? [])
    return {
      topic: session.topic,
      connector: walletConnectConnector(namespace, session),
      caipNetworkId,
      addresses: [address, ...others],
      networks,
      accounts,
      methods,
    }
  }
  function choose(caipNetworkId) {
    if (readGranted().length === 0 || isGranted(caipNetworkId)) chosen = caipNetworkId
  }
  /** Applies an event of the wallet; undefined when it changes nothing. */
  function applyEvent({ name, chainId, data }) {
    if (!chainId.startsWith(`${namespace}:`)) return void 0
    if (name === 'accountsChanged' && Array.isArray(data) && data.length > 0) {
      getSession()
      preferred = data.map(account => fold(String(account).split(':').at(-1) ?? ''))
      return {}
    }
    if (name !== 'chainChanged') return void 0
    const switchedTo = readChain(namespace, data) ?? chainId
    if (!isGranted(switchedTo)) return void 0
    chosen = switchedTo
    return { switchedTo }
  }
  return {
    read,
    subscribe(listener) {
      const stops = [
        client.subscribe(() => listener({})),
        client.onEvent(event => {
          const change = applyEvent(event)
          if (change) listener(change)
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    choose,
    async switchNetwork(network, options) {
      await switchSession(client, network, {
        ...options,
        from: read()?.caipNetworkId,
      })
      choose(network.caipNetworkId)
    },
    async connect({ caipNetworkId, ...parameters }) {
      const before = client.getSession()?.topic
      const session = await client.connect({
        ...parameters,
        namespace,
      })
      const { signal } = parameters
      if (signal?.aborted && session.topic === before) throw new UserRejectedError({ cause: signal.reason })
      if (caipNetworkId) choose(caipNetworkId)
      const state = read()
      if (!state) throw new NoCommonNetworkError({ granted: Object.keys(session.namespaces) })
      return {
        ...state,
        signedIn: session.signedIn,
      }
    },
    async restore() {
      if (!client.getSession()) await client.restore()
      return readGranted().length > 0
    },
    disconnect: () => client.disconnect(),
  }
}
/** The network that the data of a `chainChanged` names; undefined when it names none. */
function readChain(namespace, data) {
  const named = typeof data === 'object' && data !== null && 'chainId' in data ? data.chainId : data
  const text = typeof named === 'number' || typeof named === 'string' ? String(named) : ''
  const reference = text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text
  if (!/^[-_a-zA-Z0-9]{1,32}$/.test(reference)) return void 0
  return `${namespace}:${namespace === 'eip155' && /^0x[\da-f]{1,13}$/i.test(reference) ? Number(reference) : reference}`
}
/** Whether an account can be named in a request: chain ids are decimal in CAIP-2, addresses have `0x` in CAIP-10. */
function isEip155Account({ caipNetworkId, address }) {
  return /^eip155:[1-9]\d{0,14}$/.test(caipNetworkId) && address.startsWith('0x')
}
/**
 * Signature that one account gave as it connected, preferring its network. Accounts of other namespaces signed for theirs.
 *
 * @example
 * pickSignedIn(signedIn, { caipNetworkId: 'eip155:1', address })
 */
function pickSignedIn(signedIn, { caipNetworkId, address }) {
  const namespace = caipNetworkId.slice(0, caipNetworkId.indexOf(':') + 1)
  const fold = text => (namespace === 'eip155:' ? text.toLowerCase() : text)
  const own = signedIn?.filter(
    ({ caipAddress }) => caipAddress.startsWith(namespace) && fold(caipAddress).endsWith(fold(`:${address}`)),
  )
  return own?.find(({ caipAddress }) => caipAddress.startsWith(`${caipNetworkId}:`)) ?? own?.[0]
}
/**
 * Remembers the link by which the user opened the wallet, or with undefined that the code was scanned or copied instead.
 * The session that results from it keeps the link, so that its requests open the same wallet.
 *
 * @example
 * setWalletLink(client, { href: 'metamask://', walletId: 'io.metamask' })
 */
function setWalletLink(client, link) {
  pendingPairing(client).link = link
}
/** The pending pairing: the link by which the user opened the wallet, if any, and how it is renewed. */
var pendingPairing = /*#__PURE__*/ createOwned('walletConnect.pending', () => ({ link: void 0 }))
/**
 * Normalizes a wallet's link to the form that `wc?uri=` is appended to: `metamask://`, `https://x.app/`. Directory and app
 * write them with and without slashes and `wc`. Undefined for links that must never be opened: schemes of browsers, systems
 * and common programs, `intent:`, plain http except localhost, and links that hide a login or control characters.
 *
 * @example
 * normalizeWalletHref('https://wallet.example/wc') // https://wallet.example/
 */
function normalizeWalletHref(link) {
  const text = link?.trim() ?? ''
  if (/[\s\p{C}]/u.test(text)) return void 0
  const named = /^[a-z][a-z\d+-]*\/*$/i.test(text) ? `${text.replace(/\/+$/, '')}:` : text
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/i.exec(named) ?? []
  const href = isWalletScheme(scheme) ? `${scheme}:${rest.replace(/^\/?(?!\/)/, '//')}` : readWebUrl(named)
  return href && endWithSlash(href.replace(/\/wc\/*(\?(uri=)?)?$/, '/'))
}
function endWithSlash(href) {
  if (href.includes('?')) return href
  return href.endsWith('/') ? href.replace(/([^/:])\/+$/, '$1/') : `${href}/`
}
/**
 * Returns the link that opens the wallet's app for a pending request: `{href}/wc?requestId=…&sessionTopic=…`. Undefined
 * when the session's link must not be opened. Open it only while the page has the focus.
 *
 * @example
 * requestLink({ href: 'metamask://', requestId: 1, topic, platform: client.platform })
 */
function requestLink(parameters) {
  const { requestId, topic } = parameters
  const base = normalizeWalletHref(parameters.href)
  if (!base) return void 0
  const href = appendToHref(base, `requestId=${requestId}&sessionTopic=${topic}`)
  return {
    href,
    target: openingTarget(href, parameters),
  }
}
/**
 * Telegram's web view passes only `_blank` to the system. A web link opens in a new tab, so that the page stays when no
 * app opens it. A custom scheme never navigates, but a frame must not use it: the top page has to.
 */
function openingTarget(href, { platform, framed = platform.isFramed?.() }) {
  if (platform.isTelegram() || /^https?:/i.test(href)) return '_blank'
  return framed ? '_top' : '_self'
}
/**
 * Appends `wc?` and a query to a link that `normalizeWalletHref` returned. A link that has a query already either ends
 * where the rest is appended (`…targetUrl=by://web3/`, `…?uri=`), or gets `wc` added to its path. Apps inside Telegram
 * read `startapp` instead.
 */
function appendToHref(href, query, startapp = query) {
  const [path = '', ...rest] = href.split('?')
  const own = rest.join('?')
  if (path.startsWith('https://t.me/')) {
    const value = encodeURIComponent(btoa(startapp).replace(/=+$/, ''))
    return `${href.replace(/\/$/, '')}${own ? '&' : '?'}startapp=${value}`
  }
  if (own.endsWith('uri=')) return `${href.slice(0, -4)}${query}`
  if (own === '' || own.endsWith('/')) return `${href}wc?${query}`
  return `${path.replace(/\/*$/, '/')}wc?${own}&${query}`
}
// ../../packages/react/dist/page/hooks/useAccount.js
/**
 * The connected account of the active namespace, or of a specified one.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { address, isConnected } = useAccount({ namespace: 'eip155' })
 */
function useAccount({ namespace } = {}) {
  const active = useAtomValue(accountAtom)
  const accounts = useAtomValue(accountsAtom)
  const {
    connector: _connector,
    caipNetworkId: _network,
    ...fields
  } = namespace ? (accounts[namespace] ?? disconnectedAccount) : active
  return fields
}
// ../../packages/react/dist/page/hooks/useWalletInfo.js
/**
 * Name, identifier and icon of the connected wallet; undefined while none is.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * useWalletInfo()?.name // 'MetaMask'
 */
function useWalletInfo(namespace) {
  const active = useAtomValue(accountAtom)
  const accounts = useAtomValue(accountsAtom)
  const account = namespace ? accounts[namespace] : active
  const connector = account?.connector
  const { connectorImages } = useLatchkit().client.config
  const provider = account?.embeddedWalletInfo?.authProvider
  return useMemo(
    () =>
      connector && {
        name: connector.name,
        identifier: connector.id,
        icon: connectorImages?.[connector.id] ?? connector.icon,
        social: provider === 'email' ? void 0 : provider,
      },
    [connector, connectorImages, provider],
  )
}
// ../../packages/react/dist/page/buttons/truncateAddress.js
/** An address with its middle cut out, such as `0xab16…e2f4`. */
function truncateAddress(address) {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}
// ../../packages/react/dist/page/query/readers.js
/** Functions that read the data of buttons from the cache by {@link shownKey}, so that the next button has it immediately. */
var getReaders = /*#__PURE__*/ createSlot(() => /* @__PURE__ */ new Map())
/** Key of the data of a button. */
var shownKey = ({ address, network }) => `${network.caipNetworkId}:${address}`
// ../../packages/react/dist/page/buttons/useShown.js
/**
 * Balance, name and image of an account for a button, each observed while requested. Keeps the last known values. Does
 * not use `useQuery`: TanStack Query loads only once a button shows one of these.
 */
function useShown(holder, balance, identity) {
  const latchkit = useLatchkit()
  const key = holder && shownKey(holder)
  const [, render] = useState()
  useEffect(() => {
    if (!holder || !(balance || identity)) return
    const controller = new AbortController()
    importWithRetry(() => import('./connected.Dtm_nYzH.js').then(n => n.followShown_exports))
      .then(({ followShown }) =>
        followShown(
          latchkit,
          holder,
          {
            balance,
            identity,
          },
          () => render({}),
          controller.signal,
        ),
      )
      .catch(() => {})
    return () => controller.abort()
  }, [latchkit, key, balance, identity])
  return key ? getReaders(latchkit).get(key)?.() : void 0
}
// ../../packages/core/dist/viem/utils/chain/defineChain.js
function defineChain(chain) {
  const chainInstance = {
    formatters: void 0,
    fees: void 0,
    serializers: void 0,
    ...chain,
  }
  function extend(base) {
    return fnOrExtended => {
      const properties = typeof fnOrExtended === 'function' ? fnOrExtended(base) : fnOrExtended
      const combined = {
        ...base,
        ...properties,
      }
      return Object.assign(combined, { extend: extend(combined) })
    }
  }
  return Object.assign(chainInstance, { extend: extend(chainInstance) })
}
// ../../packages/core/dist/viem/chains/definitions/base.js
var sourceId = 1
var base = /*#__PURE__*/ defineChain({
  ...chainConfig,
  id: 8453,
  name: 'Base',
  nativeCurrency: {
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  blockExplorers: {
    default: {
      name: 'Basescan',
      url: 'https://basescan.org',
      apiUrl: 'https://api.basescan.org/api',
    },
  },
  contracts: {
    ...chainConfig.contracts,
    disputeGameFactory: { [sourceId]: { address: '0x43edB88C4B80fDD2AdFF2412A7BebF9dF42cB40e' } },
    l2OutputOracle: { [sourceId]: { address: '0x56315b90c40730925ec5485cf004d835058518A0' } },
    multicall3: {
      address: '0xca11bde05977b3631167028862be2a173976ca11',
      blockCreated: 5022,
    },
    portal: {
      [sourceId]: {
        address: '0x49048044D57e1C92A77f79988d21Fa8fAF74E97e',
        blockCreated: 17482143,
      },
    },
    l1StandardBridge: {
      [sourceId]: {
        address: '0x3154Cf16ccdb4C6d922629664174b904d80F2C35',
        blockCreated: 17482143,
      },
    },
  },
  sourceId,
})
;({ ...base })
// ../../packages/core/dist/viem/chains/definitions/mainnet.js
var mainnet = /*#__PURE__*/ defineChain({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: {
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  blockTime: 12e3,
  rpcUrls: { default: { http: ['https://ethereum.reth.rs/rpc'] } },
  blockExplorers: {
    default: {
      name: 'Etherscan',
      url: 'https://etherscan.io',
      apiUrl: 'https://api.etherscan.io/api',
    },
  },
  contracts: {
    ensUniversalResolver: {
      address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee',
      blockCreated: 23085558,
    },
    multicall3: {
      address: '0xca11bde05977b3631167028862be2a173976ca11',
      blockCreated: 14353601,
    },
  },
})
// ../../packages/react/dist/page/buttons/useConnectButtonState.js
function useConnectButtonState({ showBalance, showName }) {
  const account = useAccount()
  const { network, isSupported } = useAtomValue(networkAtom)
  const wallet = useWalletInfo()
  const { client, modal } = useLatchkit()
  const { open } = modal
  const loading = useAtomValue(isOpeningAtom)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { status, isConnected, address } = account
  const isOpen = useAtomValue(isOpenAtom)
  const { formatLocale } = useAtomValue(localeAtom)
  const shown = useShown(
    address && network
      ? {
          address,
          network,
        }
      : void 0,
    showBalance,
    client.config.gateway && (showName || isOpen),
  )
  return {
    account,
    network,
    isSupported,
    wallet,
    status,
    isConnected,
    truncatedAddress: address && truncateAddress(address),
    name: shown?.name,
    avatar: shown?.avatar,
    balance: showBalance ? shown?.balance : void 0,
    amount: showBalance ? shown?.toAmount(formatLocale) : void 0,
    mounted,
    loading,
    openConnect: () => open({ view: 'Connect' }),
    openAccount: () => open(),
    openNetworks: () => open({ view: 'Networks' }),
  }
}
// ../../packages/react/dist/page/buttons/ConnectButtonCustom.js
/** A connect button that looks as the app wants. */
function ConnectButtonCustom({ children, ...requests }) {
  return children(useConnectButtonState(requests))
}
// ../../packages/react/dist/page/buttons/ConnectButton.js
/**
 * Opens the modal; shows the account once connected. `ConnectButton.Custom` leaves the rendering to the app.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <ConnectButton />
 *
 * @example
 * <ConnectButton.Custom>
 *   {({ isConnected, truncatedAddress, openConnect, openAccount }) => (
 *     <button onClick={isConnected ? openAccount : openConnect}>{truncatedAddress ?? 'Connect'}</button>
 *   )}
 * </ConnectButton.Custom>
 */
var ConnectButton = /*#__PURE__*/ Object.assign(ConnectButtonBase, { Custom: ConnectButtonCustom })
function ConnectButtonBase({ label, showBalance, showName, content }) {
  const state = useConnectButtonState({
    showBalance,
    showName,
  })
  const { isSupported, status, wallet, amount, loading } = state
  const t = useButtonText(buttonMessages)
  const who = state.name ?? state.truncatedAddress
  const image = state.avatar ?? wallet?.icon
  const shown = [amount, who].filter(Boolean).join(' ')
  const pending = status === 'connecting' || status === 'reconnecting'
  const text = !who
    ? pending
      ? t('button.connecting')
      : (label ?? t('button.connect'))
    : isSupported
      ? who
      : t('button.wrongNetwork')
  return /* @__PURE__ */ jsx(PageButton, {
    variant: who ? 'neutral' : 'accent',
    testId: 'connect-button',
    name: who && isSupported && !content ? t('button.account', shown) : void 0,
    busy: pending || loading,
    children:
      content && who && isSupported
        ? content()
        : /* @__PURE__ */ jsxs(Fragment$1, {
            children: [
              image ? /* @__PURE__ */ jsx(ButtonImage, { src: image }) : null,
              amount ? /* @__PURE__ */ jsx('span', { children: amount }) : null,
              ' ',
              /* @__PURE__ */ jsx('bdi', { children: text }),
            ],
          }),
  })
}
// ../../packages/react/dist/page/hooks/useAction.js
var idle = {
  isPending: false,
  error: null,
}
var getServerState = () => idle
/**
 * Creates an action from an asynchronous function. Two concurrent calls both settle, and the state is that of the later
 * call.
 */
function useAction(run, callbacks = {}) {
  const latest = useRef({
    run,
    callbacks,
  })
  useInsertionEffect(() => {
    latest.current = {
      run,
      callbacks,
    }
  })
  const [{ action, subscribe, getState }] = useState(() => createAction(latest))
  useSyncExternalStore(subscribe, getState, getServerState)
  return action
}
function createAction(latest) {
  const listeners = /* @__PURE__ */ new Set()
  let state = idle
  let lastCall = 0
  const setState = next => {
    state = next
    for (const listener of listeners) listener()
  }
  async function act(...args) {
    lastCall += 1
    const call = lastCall
    const settle = error => {
      if (call === lastCall)
        setState({
          isPending: false,
          error,
        })
    }
    setState({
      isPending: true,
      error: null,
    })
    let data
    try {
      data = await latest.current.run(...args)
    } catch (cause) {
      const error = cause
      settle(error)
      latest.current.callbacks.onError?.(error, ...args)
      throw cause
    }
    settle(null)
    latest.current.callbacks.onSuccess?.(data, ...args)
    return data
  }
  return {
    action: Object.defineProperties(act, {
      isPending: {
        get: () => state.isPending,
        enumerable: true,
      },
      error: {
        get: () => state.error,
        enumerable: true,
      },
      reset: {
        value: () => {
          lastCall += 1
          setState(idle)
        },
        enumerable: true,
      },
    }),
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
// ../../packages/react/dist/page/testIds/buttonTestIds.js
/** Test ids of the buttons, which a page has before the modal. */
var buttonTestIds = {
  connectButton: 'connect-button',
  accountButton: 'account-button',
  networkButton: 'network-button',
  walletButton: 'wallet-button',
}
// ../../packages/react/dist/page/i18n/setLocale.js
/** The locale that was requested last; undefined before the first request. */
var getRequest = /*#__PURE__*/ createSlot(() => ({}))
/** Shows the texts of another locale, once they are loaded. A language without texts stays English. */
async function setLocale(latchkit, wanted) {
  const problems = findLocaleProblems(wanted)
  if (problems.length > 0) throw new ConfigInvalidError({ problems })
  const { options } = getSetup(latchkit)
  const request = getRequest(latchkit)
  const formatLocale = wanted === 'auto' ? readDeviceLocale() : wanted
  request.locale = formatLocale
  const isBuiltIn = toLanguage(formatLocale) === 'en' && !options.locales
  try {
    const next = isBuiltIn
      ? initialLocale({
          ...options,
          locale: formatLocale,
        })
      : await importWithRetry(() => import('./loadTexts.9h3d_vO6.js').then(n => n.loadTexts_exports)).then(
          ({ loadTexts }) => loadTexts(options, formatLocale),
        )
    if (request.locale !== formatLocale) return
    getStore$1(latchkit).set(localeAtom, previous =>
      JSON.stringify(previous) === JSON.stringify(next) ? previous : next,
    )
  } catch (error) {
    const details = {
      locale: formatLocale,
      cause: error,
    }
    latchkit.client.logger.warn('The texts of a locale could not be loaded', details)
  }
}
/** Loads the configured locale unless another was requested before. Called in a browser only. */
function loadLocale(latchkit) {
  if (getRequest(latchkit).locale !== void 0) return
  setLocale(latchkit, getSetup(latchkit).options.locale ?? 'auto').catch(() => {})
}
// ../../packages/react/dist/page/requests/watchRequests.js
/** The follower of a latchkit, if there is one. */
var getFollower = /*#__PURE__*/ createSlot(() => ({}))
/** Fetches `followRequests` at the first request of an embedded wallet. */
function watchRequests(latchkit) {
  const { store, logger } = latchkit.client
  const { loaders } = getSetup(latchkit)
  const seen = store.get(requestActivityAtom).last
  let isRunning = true
  const unsubscribe = store.sub(requestActivityAtom, () =>
    loaders.loadRequests().then(
      ({ followRequests }) => {
        unsubscribe()
        if (isRunning) followRequests(latchkit, seen)
      },
      error => logger.error('The requests could not be shown', { cause: error }),
    ),
  )
  return () => {
    isRunning = false
    unsubscribe()
    getFollower(latchkit).current?.stop()
  }
}
// ../../packages/react/dist/page/siwx/watchSignIn.js
/** Fetches `followSignIn` once a wallet is being connected, so that it is there before it is needed. */
function watchSignIn(latchkit) {
  const { store, logger } = latchkit.client
  let isRunning = true
  let isLoading = false
  const load = () => {
    if (isLoading || store.get(accountAtom).status === 'disconnected') return
    isLoading = true
    getSetup(latchkit)
      .loaders.loadSignIn()
      .then(
        ({ followSignIn }) => {
          stop()
          if (isRunning) stop = followSignIn(latchkit)
        },
        error => {
          isLoading = false
          logger.error('Signing in could not be loaded.', { error })
        },
      )
  }
  let stop = store.sub(accountAtom, load)
  load()
  return () => {
    isRunning = false
    stop()
  }
}
// ../../packages/react/dist/page/latchkit/startClient.js
/** Functions that stop a started client, in call order, and the mounted providers. */
var getRun = /*#__PURE__*/ createSlot(() => ({
  stops: [],
  providers: 0,
}))
/** Starts the client unless it is started. Stops it when the last provider is unmounted. */
function startClient(latchkit) {
  const run = getRun(latchkit)
  if (run.stops.length > 0) return
  const { client } = latchkit
  const stop = client.start()
  const stopRequests = watchRequests(latchkit)
  run.stops = [
    ...(client.config.siwx ? [watchSignIn(latchkit)] : []),
    stopRequests,
    () => clear(latchkit),
    stop,
  ]
}
/** Starts the client for a provider, which passes errors to the app; returns the unmount function. */
function retainClient(latchkit, fail) {
  const run = getRun(latchkit)
  run.providers += 1
  const timer = setTimeout(() => {
    try {
      startClient(latchkit)
      loadLocale(latchkit)
    } catch (error) {
      fail(error)
    }
  })
  return () => {
    clearTimeout(timer)
    run.providers -= 1
    queueMicrotask(() => {
      if (run.providers > 0) return
      const { stops } = run
      run.stops = []
      for (const stop of stops) stop()
    })
  }
}
/** Removes everything that is shown. */
function clear(latchkit) {
  for (const dismiss of getMount(latchkit).dismissals) dismiss(latchkit)
  hideModal(latchkit)
  unmountModal(latchkit)
  forgetOpener(latchkit)
}
// ../../packages/react/dist/page/router/openModal.js
/** Opens the modal on a view: the forced view, else Account when connected, else Connect. */
function openModal(latchkit, parameters = {}) {
  const store = getStore$1(latchkit)
  startClient(latchkit)
  loadLocale(latchkit)
  rememberOpener(latchkit)
  const prepared = store.get(preparedAtom)
  const entry = createOpeningEntry(latchkit.client, store.get(routerAtom), parameters, prepared?.entry)
  const isRendered = prepared?.entry === entry && prepared.isRendered
  store.set(routerAtom, {
    open: true,
    loading: !isRendered,
    direction: 'none',
    history: [entry],
  })
  store.set(preparedAtom, void 0)
  ensureModal(latchkit)
}
// ../../packages/core/dist/storage/guardStorage.js
/**
 * Wraps `storage` in a driver that never throws: a value that cannot be stored is kept in memory, and the first failure
 * is logged. `forget` removes the copy in memory, for when storage has a newer value.
 */
function guardStorage(storage, logger) {
  const memory = /* @__PURE__ */ new Map()
  let warned = false
  function attempt(run) {
    let cause
    try {
      const result = run()
      if (result !== false) return result
    } catch (error) {
      cause = error
    }
    if (!warned) {
      warned = true
      logger?.warn('Storage is full, blocked or corrupt. Values last until the page is left.', { cause })
    }
    return false
  }
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key)
      const value = attempt(() => storage.get(key))
      return typeof value === 'string' ? value : void 0
    },
    set(key, value) {
      if (attempt(() => storage.set(key, value)) === false) memory.set(key, value)
      else memory.delete(key)
    },
    remove(key) {
      if (attempt(() => storage.remove(key)) === false) memory.set(key, void 0)
      else memory.delete(key)
    },
    forget: key => void memory.delete(key),
  }
}
// ../../packages/core/dist/storage/createWebStorage.js
/**
 * Creates storage on `localStorage` or `sessionStorage`. If that is full, blocked or corrupt, values are kept in memory
 * until the page is left, and the logger gets one warning.
 *
 * @example
 * createWebStorage({
 *   area: () => window.localStorage,
 *   onChange: listener => {
 *     window.addEventListener('storage', listener)
 *     return () => window.removeEventListener('storage', listener)
 *   },
 * })
 */
function createWebStorage(parameters) {
  const { area, logger, onChange } = parameters
  const { forget, ...driver } = guardStorage(
    {
      get: key => (area() ?? { getItem: () => false }).getItem(key),
      set(key, value) {
        const target = area()
        if (!target) return false
        try {
          target.setItem(key, value)
          return true
        } catch (error) {
          target.removeItem(key)
          throw error
        }
      },
      remove: key => (area() ? area()?.removeItem(key) : false),
    },
    logger,
  )
  if (!onChange) return driver
  return {
    ...driver,
    watch: (key, listener) =>
      onChange(change => {
        if (change.key !== null && change.key !== key) return
        forget(key)
        listener((change.key === null ? void 0 : change.newValue) ?? void 0)
      }),
  }
}
// ../../packages/react/dist/page/platform/createDomStorage.js
/** Storage on `localStorage`, kept in step with other tabs. On a server it remembers nothing. */
function createDomStorage() {
  return createWebStorage({
    area: () => globalThis.window?.localStorage,
    onChange(listener) {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  })
}
// ../../packages/react/dist/page/platform/createDomPlatform.js
/** Milliseconds after which an image counts as loaded, so that nothing blocks on it. */
var preloadTimeout = 2e3
/**
 * The device, read through browser APIs. They are called only in methods, so a server can create it.
 *
 * @example
 * createClient({ metadata, networks, platform: createDomPlatform() })
 */
function createDomPlatform() {
  const page = globalThis.window
  const userAgent = () => page?.navigator.userAgent ?? ''
  return {
    userAgent,
    pageUrl: () => page?.location.href,
    replaceUrl: url => history.replaceState(history.state, '', url),
    isMobile() {
      return (
        (/Macintosh/.test(userAgent()) && navigator.maxTouchPoints > 1) ||
        /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent())
      )
    },
    isFramed: () => page?.parent !== page,
    isTelegram: () => Boolean(page?.TelegramWebviewProxy ?? page?.Telegram?.WebApp?.initData),
    openLink(url, target) {
      const link = document.createElement('a')
      link.href = url
      link.target = target
      link.rel = 'noreferrer noopener'
      link.click()
    },
    preloadImage: url =>
      new Promise(resolve => {
        const image = new Image()
        const settle = () => resolve()
        setTimeout(settle, preloadTimeout)
        image.onload = settle
        image.onerror = settle
        image.src = url
      }),
    privateStorage: createDomStorage,
    tabStorage: () => createWebStorage({ area: () => page?.sessionStorage }),
    isVisible: () => page?.document.visibilityState !== 'hidden',
    hasFocus: () => page?.document.hasFocus() ?? true,
    onVisibilityChange(listener) {
      const notify = () => listener(document.visibilityState === 'visible')
      document.addEventListener('visibilitychange', notify)
      return () => document.removeEventListener('visibilitychange', notify)
    },
  }
}
// ../../packages/react/dist/page/latchkit/createLatchkit.js
/** The options that are not of the client. The types keep the list complete. */
var uiOptions = {
  themeMode: true,
  themeVariables: true,
  locale: true,
  messages: true,
  locales: true,
  disableAppend: true,
  walletGuideUrl: true,
  avatar: true,
}
/** The atoms that a page reads before the modal is there: while hydrating they have the values of the server. */
var serverAtoms = [
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connectionsAtom,
  connectorsAtom,
  networkAtom,
  networkStatesAtom,
  networksAtom,
  siwxAtom,
  themeAtom,
  localeAtom,
  modalStateAtom,
]
/**
 * Creates a client together with its modal. Works on a server as well: nothing is started, requested or shown
 * until the provider is mounted or the modal is opened.
 *
 * @throws ConfigInvalidError `config/invalid`, naming every mistake with its path
 *
 * @example
 * const latchkit = createLatchkit({
 *   metadata: { name: 'App' },
 *   networks: [mainnet],
 *   adapters: [wagmiAdapter()],
 * })
 */
function createLatchkit(config) {
  const { themeMode = 'system', themeVariables = {}, locale = 'auto' } = config
  const problems = [
    ...findLocaleProblems(locale),
    ...(/^(dark|light|system)$/.test(themeMode) ? [] : ['themeMode: pass light, dark or system']),
  ]
  const client = buildClient$1(
    {
      ...config,
      gateway: config.gateway && {
        framework: 'react',
        ...config.gateway,
      },
      walletConnect: config.walletConnect && {
        load: () => import('./exports.jvtHrjFd.js').then(n => n.t),
        ...config.walletConnect,
      },
      secureFrame: config.secureFrame && {
        load: async () =>
          (
            await import('./secureFrame.C3X3NB6-.js').then(n => n.createFrameEnvironment_exports)
          ).createFrameModule({
            get: () => store.get(localeAtom),
            subscribe: listener => store.sub(localeAtom, listener),
          }),
        ...config.secureFrame,
      },
    },
    createDomStorage,
    createDomPlatform(),
    problems,
    process.env.NODE_ENV === 'production' ? void 0 : uiOptions,
  )
  if (process.env.NODE_ENV !== 'production') warnAboutNetworks(client)
  const store = getStore$1({ client })
  store.set(themeAtom, {
    mode: themeMode,
    variables: themeVariables,
  })
  store.set(localeAtom, initialLocale(config))
  const shown = client.storage.restoreAccounts?.(client)
  const setup = {
    options: config,
    loaders: {
      loadModal: () =>
        importWithRetry(() => import('./modal.Cy8uaE3n.js').then(n => n.k).then(n => n.mountModal_exports)),
      loadSignIn: () =>
        importWithRetry(() => import('./signIn.C_95YjSM.js').then(n => n.followSignIn_exports)),
      loadRequests: () =>
        importWithRetry(() => import('./requests.BGPM50wm.js').then(n => n.followRequests_exports)),
    },
    initial: new Map(
      serverAtoms.map(wanted => {
        const atom = shown?.get(wanted) ?? wanted
        return [atom, store.get(atom)]
      }),
    ),
    shown,
    slots: /* @__PURE__ */ new Map(),
  }
  const latchkit = withSetup(
    {
      client,
      modal: {
        open: parameters => openModal(latchkit, parameters),
        close: () => closeModal(latchkit),
        subscribe: listener => store.sub(modalStateAtom, () => listener(store.get(modalStateAtom))),
        getState: () => store.get(modalStateAtom),
      },
    },
    setup,
  )
  return latchkit
}
/** The page does not show that no wallet can connect to these networks. */
function warnAboutNetworks({ config, diagnostics }) {
  if (config.logLevel === 'silent') return
  for (const { subject, reason } of diagnostics())
    if (subject.startsWith('networks.'))
      console.warn(`Latchkit: ${subject}: ${reason}. Pass one in \`adapters\`, or remove these networks.`)
}
// ../../packages/react/dist/page/provider/LatchkitProvider.js
/**
 * Starts the client while mounted and provides it to hooks and buttons. Does not render an element.
 *
 * @throws ConfigInvalidError `config/invalid`, when `latchkit` is missing
 * @throws TwoWagmiConfigsError `adapter/two-wagmi-configs`, when `wagmiAdapter` and a `WagmiProvider` above differ
 * @throws ClientDestroyedError `client/destroyed`, when the client was ended before
 *
 * @example
 * <LatchkitProvider latchkit={latchkit}><ConnectButton /></LatchkitProvider>
 */
function LatchkitProvider({ latchkit, children }) {
  if (!latchkit) throw new ConfigInvalidError({ problems: ['latchkit: pass what createLatchkit returns'] })
  const [, setState] = useState()
  useEffect(() => {
    const fail = error =>
      setState(() => {
        throw error
      })
    return retainClient(latchkit, fail)
  }, [latchkit])
  const { client } = latchkit
  const wrapped = client.adapters.reduceRight((inner, adapter) => {
    const { Provider, namespace } = adapter
    return Provider
      ? /* @__PURE__ */ jsx(
          Provider,
          {
            client,
            children: inner,
          },
          namespace,
        )
      : inner
  }, children)
  return /* @__PURE__ */ jsx(LatchkitContext.Provider, {
    value: latchkit,
    children: wrapped,
  })
}
// examples/src/wallet/pictures.ts
var svg = content =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>`)}`
/** A picture of an example: a sign on a colour. Logos of real projects are theirs, so tokens have letters here. */
function sign(colour, text, shape = 'round') {
  return svg(
    `${shape === 'round' ? `<circle cx="20" cy="20" r="20" fill="${colour}"/>` : `<rect width="40" height="40" fill="${colour}"/>`}<text x="20" y="20" dy=".36em" fill="#fff" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${text.length > 1 ? 15 : 22}">${text}</text>`,
  )
}
/** The logo of Ether, as a plain octahedron. */
var etherPicture = svg(
  '<circle cx="20" cy="20" r="20" fill="#627eea"/><path fill="#fff" fill-opacity=".9" d="M20 6v10.4l8.8 3.9z"/><path fill="#fff" d="M20 6l-8.8 14.3L20 16.4z"/><path fill="#fff" fill-opacity=".9" d="M20 26.9V34l8.8-12.2z"/><path fill="#fff" d="M20 34v-7.1l-8.8-5.1z"/><path fill="#fff" fill-opacity=".6" d="M20 25.2l8.8-4.9-8.8-3.9z"/><path fill="#fff" fill-opacity=".8" d="M11.2 20.3l8.8 4.9v-8.8z"/>',
)
/** A picture in a collection: hills in a light that differs by its number. */
function landscape(index) {
  const hue = (index * 67 + 190) % 360
  const light = (lightness, turn = 0) => `hsl(${(hue + turn) % 360} 62% ${lightness}%)`
  const sun = 8 + ((index * 5) % 14)
  return svg(
    `<rect width="40" height="40" fill="${light(86)}"/><circle cx="${sun + 8}" cy="${sun}" r="4.5" fill="${light(97, 40)}"/><path fill="${light(64)}" d="M0 ${25 - (index % 3)}C9 ${15 + (index % 4)} 17 29 40 ${18 + (index % 5)}V40H0z"/><path fill="${light(44, 24)}" d="M0 33C12 22 22 38 40 27V40H0z"/>`,
  )
}
// examples/src/wallet/exampleTokens.ts
/** Tokens of the examples with their prices in dollars. Ether has no address. */
var exampleTokens = [
  {
    symbol: 'ETH',
    name: 'Ether',
    decimals: 18,
    price: 3412.55,
    iconUrl: etherPicture,
  },
  {
    symbol: 'USDC',
    name: 'USD Coin',
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    decimals: 6,
    price: 1,
    iconUrl: sign('#2775ca', '$'),
  },
  {
    symbol: 'WBTC',
    name: 'Wrapped Bitcoin',
    address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    decimals: 8,
    price: 96210.4,
    iconUrl: sign('#d97f1c', 'B'),
  },
  {
    symbol: 'LINK',
    name: 'Chainlink',
    address: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
    decimals: 18,
    price: 17.86,
    iconUrl: sign('#2a5ada', 'L'),
  },
  {
    symbol: 'UNI',
    name: 'Uniswap',
    address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    decimals: 18,
    price: 9.14,
    iconUrl: sign('#d6336c', 'U'),
  },
]
var amounts = {
  ETH: 1284000000000000000n,
  USDC: 2450750000n,
  WBTC: 1820000n,
  LINK: 42500000000000000000n,
  UNI: 38200000000000000000n,
}
/** What the account of the examples has, on each of its networks. */
var exampleAssets = exampleTokens.map(token => ({
  ...token,
  value: amounts[token.symbol],
}))
// ../../packages/core/dist/testing/createMockWallet.js
var defaultAccounts = {
  eip155: ['0x00000000000000000000000000000000000A11cE', '0x0000000000000000000000000000000000000B0b'],
  solana: ['A11ce11111111111111111111111111111111111111', 'Bob1111111111111111111111111111111111111111'],
}
/**
 * Creates wallets in memory for `mockAdapter`. Pass the same wallets to two adapters to simulate a reload.
 *
 * @example
 * const wallet = createMockWallet({ namespace: 'eip155' })
 * wallet.rejectNext()
 */
function createMockWallet(parameters) {
  const { namespace, accounts = defaultAccounts[namespace] ?? ['alice', 'bob'] } = parameters
  const connector = name => {
    const id = `com.example.${name.toLowerCase()}`
    return {
      id,
      namespace,
      name,
      type: 'injected',
      rdns: id,
    }
  }
  const installed = parameters.connectors ?? [connector('First'), connector('Second')]
  const late = connector('Late')
  let awake = false
  const sessions = /* @__PURE__ */ new Map()
  const listeners = /* @__PURE__ */ new Set()
  let answers = []
  const notify = event => {
    for (const listener of [...listeners]) listener(event)
  }
  const last = () => [...sessions.keys()].at(-1) ?? ''
  const change = part => {
    const connectorId = last()
    const session = sessions.get(connectorId)
    if (session)
      sessions.set(connectorId, {
        ...session,
        ...part,
      })
    notify({
      type: 'changed',
      connectorId,
    })
  }
  return {
    approveNext: () => void answers.push(async () => {}),
    rejectNext: () =>
      void answers.push(async () => {
        throw new UserRejectedError()
      }),
    holdNext() {
      let release = () => {}
      const held = new Promise(resolve => {
        release = resolve
      })
      answers.push(() => held)
      return async () => release()
    },
    async changeAccount(address) {
      const active = sessions.get(last())?.address
      const next = address ?? accounts.find(account => account !== active) ?? ''
      change({ address: next })
      return next
    },
    async changeChain(caipNetworkId) {
      change({ caipNetworkId })
      return caipNetworkId
    },
    async disconnect(connectorId = last()) {
      sessions.delete(connectorId)
      notify({
        type: 'disconnected',
        connectorId,
      })
    },
    async announceLate() {
      awake = true
      notify({ type: 'announced' })
      return late.id
    },
    reload() {
      awake = false
      answers = []
    },
    connectors: () => (awake ? [...installed, late] : installed),
    session: connectorId => sessions.get(connectorId),
    ask: async () => answers.shift()?.(),
    authorise(connectorId, caipNetworkId) {
      const session = {
        ...(sessions.get(connectorId) ?? {
          accounts,
          address: accounts[0] ?? '',
        }),
        caipNetworkId,
      }
      sessions.delete(connectorId)
      sessions.set(connectorId, session)
      return session
    },
    revoke: connectorId => void sessions.delete(connectorId),
    pick(connectorId, address) {
      const session = sessions.get(connectorId)
      if (session?.accounts.includes(address))
        sessions.set(connectorId, {
          ...session,
          address,
        })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
// ../../packages/core/dist/testing/mockAdapter.js
/**
 * An adapter with wallets in memory that has every capability of the contract. The wallets approve each request unless
 * `wallet` sets another answer.
 *
 * @example
 * const adapter = mockAdapter({ namespace: 'eip155' })
 * adapter.wallet.rejectNext()
 */
function mockAdapter(parameters) {
  const { namespace, balance = 1500000000000000000n, accountTypes = [], without = [] } = parameters
  const wallet = parameters.wallet ?? createMockWallet(parameters)
  let context
  let connections = []
  let current
  /** The embedded wallet, from its first use on. */
  let frame
  const memoryKey = () => `${context?.storageKey}.mock.${namespace}`
  function listConnectors() {
    const known = wallet.connectors()
    const embedded = frame?.connector(namespace)
    return embedded && !known.some(({ id }) => id === embedded.id) ? [...known, embedded] : known
  }
  function emit() {
    if (!connections.some(({ connector }) => connector.id === current))
      current = connections.at(-1)?.connector.id
    const status = current ? 'connected' : 'disconnected'
    context?.emit({
      connectors: listConnectors(),
      connections,
      current,
      status,
    })
  }
  function update(connectorId) {
    const connector = listConnectors().find(({ id }) => id === connectorId)
    const session = wallet.session(connectorId)
    const others = connections.filter(connection => connection.connector.id !== connectorId)
    if (!connector || !session) {
      connections = others
      return
    }
    const { address, caipNetworkId } = session
    const login = connector.type === 'auth' ? frame?.read(namespace) : void 0
    const connection = {
      connector,
      accounts:
        login?.accounts ??
        session.accounts.map((account, index) => ({
          namespace,
          address: account,
          type: accountTypes[index] ?? 'eoa',
        })),
      address: login?.accounts[0]?.address ?? address,
      caipNetworkId,
      ...(login && { embeddedWalletInfo: login.info }),
    }
    connections =
      others.length === connections.length
        ? [...connections, connection]
        : connections.map(known => (known.connector.id === connectorId ? connection : known))
    return connection
  }
  function remember() {
    const ids = connections.map(({ connector }) => connector.id).filter(id => id !== current)
    context?.storage.set(memoryKey(), (current ? [...ids, current] : ids).join(' '))
  }
  function restore() {
    const remembered = context?.storage.get(memoryKey())?.split(' ') ?? []
    for (const id of remembered) if (update(id)) current = id
    emit()
  }
  const required = {
    namespace,
    start(started) {
      context = started
      connections = []
      current = void 0
      const unsubscribe = wallet.subscribe(event => {
        if (event.type === 'announced') return started.reconnect ? restore() : emit()
        if (!connections.some(({ connector }) => connector.id === event.connectorId)) return
        update(event.connectorId)
        emit()
        if (event.type === 'disconnected') remember()
      })
      if (started.reconnect) restore()
      else emit()
      return () => {
        unsubscribe()
        if (context === started) context = void 0
      }
    },
    async connect({ connectorId, caipNetworkId, signal }) {
      const aborted = new Promise((_, reject) => {
        const rejectAborted = () => reject(new UserRejectedError({ cause: signal.reason }))
        if (signal.aborted) rejectAborted()
        else signal.addEventListener('abort', rejectAborted, { once: true })
      })
      try {
        await Promise.race([aborted, wallet.ask()])
        const fallback = context?.networks[0]?.caipNetworkId ?? `${namespace}:1`
        wallet.authorise(connectorId, caipNetworkId ?? wallet.session(connectorId)?.caipNetworkId ?? fallback)
        const connection = update(connectorId)
        if (!connection) throw new DisconnectedError()
        current = connectorId
        return connection
      } finally {
        emit()
        remember()
      }
    },
    async disconnect({ connectorId }) {
      for (const { connector } of connections)
        if (connector.id === (connectorId ?? connector.id)) {
          wallet.revoke(connector.id)
          update(connector.id)
        }
      emit()
      remember()
    },
  }
  const kept = Object.entries({
    async reconnect() {
      restore()
    },
    async connectSilently({ connectorId, signal }) {
      if (signal.aborted || !wallet.session(connectorId)) return void 0
      const connection = update(connectorId)
      if (connection) current = connectorId
      emit()
      remember()
      return connection
    },
    async switchAccount({ connectorId, address }) {
      wallet.pick(connectorId, address)
      update(connectorId)
      emit()
    },
    async switchConnection({ connectorId }) {
      current = connectorId
      emit()
      remember()
    },
    async switchNetwork({ network }) {
      await wallet.ask()
      if (!current) throw new DisconnectedError()
      if (current === frame?.connector(namespace).id) await frame.switchNetwork(network.caipNetworkId)
      wallet.authorise(current, network.caipNetworkId)
      update(current)
      emit()
    },
    async signMessage({ message }) {
      await wallet.ask()
      return `0x${[...new TextEncoder().encode(message)]
        .map(byte => byte.toString(16).padStart(2, '0'))
        .join('')
        .padEnd(130, '0')
        .slice(0, 130)}`
    },
    async getBalance({ network, token }) {
      const { decimals, symbol } = network.nativeCurrency
      return {
        value: balance,
        decimals,
        symbol: token ? (token.symbol ?? 'TOKEN') : symbol,
      }
    },
    async getAssets() {
      if (!parameters.assets)
        throw new CapabilityNotSupportedError({
          capability: 'getAssets',
          namespace,
        })
      return parameters.assets
    },
    async sendTransfer({ value }) {
      await wallet.ask()
      return `0x${value.toString(16).padStart(64, '0')}`
    },
    async estimateTransfer({ network, token }) {
      const { decimals } = network.nativeCurrency
      const held = address =>
        parameters.assets?.find(asset => asset.address?.toLowerCase() === address?.toLowerCase())
      const native = held(void 0)?.value ?? balance
      const { decimals: ofToken = decimals, value = native } = held(token) ?? {}
      return {
        fee: 21000n,
        decimals: ofToken,
        balance: value,
        nativeBalance: native,
      }
    },
    async sendTransaction({ value = 0n }) {
      await wallet.ask()
      return `0x${value.toString(16).padStart(64, '0')}`
    },
    async waitForTransaction({ hash, signal }) {
      signal?.throwIfAborted()
      return {
        status: 'confirmed',
        hash,
      }
    },
    async attachFrame(session) {
      if (frame === session) return
      frame = session
      const { id } = session.connector(namespace)
      session.subscribe(() => {
        if (connections.some(({ connector }) => connector.id === id)) update(id)
        emit()
      })
      emit()
    },
  }).filter(([name]) => !without.some(gone => gone === name))
  return {
    ...required,
    ...Object.fromEntries(kept),
    wallet,
  }
}
// examples/src/wallet/withFee.ts
/** In wei: a transfer of Ether at 3 gwei. */
var fee = 63000000000000n
/** An adapter in memory whose transfers have the fee of a usual day. */
function withFee(adapter) {
  const { estimateTransfer } = adapter
  if (!estimateTransfer) return adapter
  return {
    ...adapter,
    estimateTransfer: async parameters => ({
      ...(await estimateTransfer(parameters)),
      fee,
    }),
  }
}

export {
  appendToHref as T,
  ButtonImage as Yt,
  base as v,
  beginAttempt as E,
  buttonMessages as Jt,
  buttonStyle as Kt,
  buttonTestIds as m,
  CapabilityNotSupportedError as qt,
  ChainNotSupportedError as Mt,
  ConnectButton as g,
  connect as D,
  connectOtherNamespaces as O,
  createDomPlatform as u,
  createHttpClient as kt,
  createLatchkit as l,
  createMockWallet as r,
  DisconnectedError as Bt,
  defineChain as y,
  deliver as k,
  disconnect as A,
  exampleAssets as i,
  exampleTokens as a,
  followSession as j,
  formatAmount as M,
  formatUnits as N,
  gatewayQuery as P,
  getAdapter as F,
  getCurrency as I,
  getExplorerUrl as L,
  getFollower as f,
  getGateway as R,
  getImageUrl as z,
  getNamespaceSupport as B,
  getNetworkImageUrl as V,
  getNetworkServices as H,
  getQueryClient as U,
  getReaders as b,
  getRpcUrl as W,
  getShownToken as G,
  getTokenImageUrl as K,
  HttpNetworkError as At,
  HttpStatusError as jt,
  InvalidCaipNetworkIdError as zt,
  isAddress as Ot,
  isCaipAddress as Ft,
  isCaipNetworkId as Lt,
  isKnownServed as q,
  isNamespace as Rt,
  isOffered as J,
  isServed as Y,
  LatchkitProvider as c,
  landscape as o,
  mainnet as _,
  mockAdapter as n,
  NetworkNotFoundError as Nt,
  NoCommonNetworkError as Tt,
  NoSessionError as Et,
  normalizeWalletHref as X,
  openingTarget as Q,
  openModal as d,
  openQueryClient as Z,
  PageButton as Wt,
  ProviderRpcError as Vt,
  parseCaipAddress as It,
  parseUnits as $,
  peekQueryClient as et,
  pendingPairing as tt,
  pickSignedIn as nt,
  raceAbort as rt,
  readAccounts as it,
  readImageUrl as at,
  readKept as ot,
  readStored as st,
  readUsed as ct,
  recentConnectionsAtom as lt,
  rememberConnection as ut,
  requestLink as dt,
  resolveUse as ft,
  restoreRecentConnections as pt,
  setActiveNamespace as mt,
  setLocale as p,
  setUsed as ht,
  setWalletLink as gt,
  shownKey as x,
  sign as s,
  smartAccountNetworksAtom as _t,
  startDelivery as vt,
  supportedChainsQueryOptions as yt,
  switchAccount as bt,
  switchConnection as xt,
  switchNetwork as St,
  toProviderRpcError as Pt,
  truncateAddress as S,
  truncateDecimals as Ct,
  UnauthorizedError as Ht,
  UserRejectedError as Ut,
  useAccount as w,
  useAction as h,
  useButtonText as Gt,
  useWalletInfo as C,
  WalletConnectNotConfiguredError as Dt,
  walletConnectConnector as wt,
  withFee as t,
}
