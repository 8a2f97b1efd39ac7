import { u as listWalletAssets } from './account.DZPedvV0.js'
import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import {
  n as accountTypeKey,
  i as activeNamespaceAtom,
  a as activityAtom,
  U as atom,
  m as createOwned,
  y as getPreferredAccountType,
  b as getStore,
  x as importWithRetry,
  E as networksAtom,
  L as socialFlowAtom,
  R as socialResult,
  B as track,
  G as version,
} from './client.ChoDqs0c.js'
import {
  t as getRegistry,
  n as guardProvider,
  r as leftRequest,
  i as publishActivity,
  s as RequestAbortedError,
} from './requests.CKGCtwAt.js'
import {
  E as beginAttempt,
  D as connect,
  F as getAdapter,
  B as getNamespaceSupport,
  Vt as ProviderRpcError,
  et as peekQueryClient,
  ut as rememberConnection,
  _t as smartAccountNetworksAtom,
  Pt as toProviderRpcError,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/embedded/errors.js
/** An error of the embedded wallet: of the secure frame, of its server, or of the connection to them (`frame/…`). */
var FrameError = class extends BaseError {
  name = 'FrameError'
  /** `left`: remaining attempts. `retryAfter`: seconds until the next attempt. */
  data
  constructor(shortMessage, { data = {}, ...options }) {
    super(shortMessage, options)
    this.data = data
  }
}
/** The secure frame is not configured, or cannot be loaded (`frame/unavailable`). */
var FrameUnavailableError = class extends FrameError {
  name = 'FrameUnavailableError'
  constructor({ cause } = {}) {
    super('Unable to load email login dependency', {
      code: 'frame/unavailable',
      cause,
      metaMessages: [
        'Pass `secureFrame: { url }` and an adapter for eip155 or solana.',
        'With `createClient` pass `load` as well; `createLatchkit` does it.',
      ],
    })
  }
}
/** The embedded wallet is signed out (`frame/login-required`). */
var FrameLoginRequiredError = class extends FrameError {
  name = 'FrameLoginRequiredError'
  constructor() {
    super('Sign in to the embedded wallet first', {
      code: 'frame/login-required',
      metaMessages: [
        "It is opened with an e-mail, not by wagmi's `connect`: open the modal, or call `connectEmail`.",
      ],
    })
  }
}
/** The secure site does not send another code yet (`frame/rate-limited`). `data.retryAfter` has the seconds to wait. */
var FrameRateLimitedError = class extends FrameError {
  name = 'FrameRateLimitedError'
  constructor({ retryAfter, cause }) {
    super(`Retry after ${retryAfter} seconds`, {
      code: 'frame/rate-limited',
      cause,
      data: { retryAfter },
      metaMessages: ['Each code replaces the one before it. Check the inbox before you request another.'],
    })
  }
}
/** The secure frame did not confirm the sign-out; the app has removed the login (`frame/sign-out-failed`). */
var FrameSignOutError = class extends FrameError {
  name = 'FrameSignOutError'
  constructor({ cause }) {
    super('The embedded wallet did not confirm the sign-out', {
      code: 'frame/sign-out-failed',
      cause,
      metaMessages: [
        'The app has forgotten the login, but this browser may still hold it.',
        'Sign in again and disconnect, or end the session under the devices of the wallet page.',
      ],
    })
  }
}
// ../../packages/core/dist/features/embedded/smartAccounts/errors.js
/** The embedded wallet has no smart account on this network (`smart-accounts/unavailable`). */
var SmartAccountUnavailableError = class extends FrameError {
  name = 'SmartAccountUnavailableError'
  constructor({ chainId }) {
    super(`The embedded wallet has no smart account on eip155:${chainId}`, {
      code: 'smart-accounts/unavailable',
      metaMessages: [
        'Switch to a network of `smartAccountNetworksAtom`, or leave out `secureFrame.smartAccounts: false`.',
      ],
    })
  }
}
// ../../packages/core/dist/features/embedded.js
/** The login that the secure frame holds. Only the actions of this folder write it. */
var frameLoginAtom = /*#__PURE__*/ atom(void 0)
/** Written by the actions of this folder only. */
var emailFlowAtom = /*#__PURE__*/ atom(void 0)
/**
 * The pending login by e-mail; undefined when there is none.
 *
 * @example
 * client.store.get(emailLoginAtom)?.step // 'verifyOtp'
 */
var emailLoginAtom = /*#__PURE__*/ atom(get => get(emailFlowAtom))
/** The id of the embedded wallet as a connector, in every namespace. */
var frameConnectorId = 'secure-frame'
/**
 * The embedded wallet as a connector of a namespace.
 *
 * @example
 * frameConnector('eip155').type // 'auth'
 */
function frameConnector(namespace) {
  return {
    id: frameConnectorId,
    namespace,
    name: 'Embedded wallet',
    type: 'auth',
  }
}
/** Data of the login that the app stores, in a store that is not sent to a server if there is such a store. */
function frameStorage(client) {
  const { config, platform, storage } = client
  const driver = platform.privateStorage?.() ?? storage
  const path = key => `${config.storageKey}.frame.${key}`
  return {
    get: key => driver.get(path(key)),
    set: (key, value) => driver.set(path(key), value),
    remove: key => driver.remove(path(key)),
    /** Removes the login. Keeps the time of the last e-mail: signing out must not bypass the wait. */
    clear() {
      for (const key of ['emailLoginUsed', 'email', 'lastUsedChain', 'socialUsername', 'socialProvider'])
        driver.remove(path(key))
      leftRequest(client).remove()
    },
  }
}
/** A number on eip155, the CAIP-2 id elsewhere. */
function toChainId(caipNetworkId) {
  const [namespace, reference] = caipNetworkId.split(':')
  return namespace === 'eip155' ? Number(reference) : caipNetworkId
}
/**
 * Requests from the frame the chains with smart accounts, and keeps the list. It is empty if the frame is not reachable,
 * and if the app has no smart accounts. Rejects only when `signal` is aborted.
 */
async function readSmartAccountNetworks(client, frame, signal) {
  const store = getStore(client)
  const storage = frameStorage(client)
  let chainIds = []
  if (client.config.secureFrame?.smartAccounts !== false)
    try {
      chainIds = (await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', void 0, { signal }))
        .smartAccountEnabledNetworks
      storage.set('smartAccountNetworks', chainIds.join())
    } catch (error) {
      if (signal?.aborted) throw error
      client.logger.warn('The networks of smart accounts were not read.', { error })
      storage.remove('smartAccountNetworks')
    }
  store.set(smartAccountNetworksAtom, chainIds)
  return chainIds
}
/** Restores the list that the last page kept, for display before the frame has answered. */
function restoreSmartAccountNetworks(client) {
  const store = getStore(client)
  if (store.get(smartAccountNetworksAtom) || client.config.secureFrame?.smartAccounts === false) return
  const kept = frameStorage(client).get('smartAccountNetworks')
  if (kept === void 0) return
  const chainIds = kept.split(',').map(Number)
  store.set(
    smartAccountNetworksAtom,
    chainIds.filter(chainId => Number.isSafeInteger(chainId) && chainId > 0),
  )
}
/**
 * Reads the user on a network. On eip155 it has both accounts on chains with smart accounts. The frame is shown if the user
 * has to recover the key first.
 */
async function readUser(client, frame, caipNetworkId, { listed, signal } = {}) {
  const chainId = toChainId(caipNetworkId)
  if (typeof chainId === 'string') return frame.request('GET_USER', { chainId }, { signal })
  const preferredAccountType = getEmbeddedAccountType(client)
  const user = {
    ...(await frame.request(
      'GET_USER',
      {
        chainId,
        preferredAccountType,
      },
      { signal },
    )),
    chainId,
  }
  await listed
  if (!isSmartAccountNetwork(client, chainId) || listAccounts(user).some(isSmart)) return user
  try {
    const { address, isDeployed } = await frame.request('INIT_SMART_ACCOUNT', void 0, { signal })
    const accounts = [
      ...listAccounts(user),
      {
        address,
        type: 'smartAccount',
      },
    ]
    return {
      ...user,
      accounts,
      smartAccountDeployed: isDeployed,
    }
  } catch (error) {
    if (signal?.aborted) throw error
    client.logger.warn('The smart account was not read.', { error })
    return user
  }
}
/** The user with the shown account: the preferred account, and the eoa on a chain without smart accounts. */
function showUser(client, user) {
  const hasSmart = isSmartAccountNetwork(client, user.chainId)
  const accounts = listAccounts(user).filter(account => hasSmart || !isSmart(account))
  const wanted = getEmbeddedAccountType(client)
  const shown = accounts.find(({ type }) => type === wanted) ?? accounts.find(({ type }) => type === 'eoa')
  if (!shown) return user
  const smartAccountDeployed = accounts.some(isSmart) && user.smartAccountDeployed === true
  return {
    ...user,
    accounts,
    address: shown.address,
    smartAccountDeployed,
  }
}
/** The account type that the embedded wallet shows on eip155 if there are both. */
function getEmbeddedAccountType(client) {
  const isOff = client.config.secureFrame?.smartAccounts === false
  const wanted = getPreferredAccountType(client, { namespace: 'eip155' })
  return !isOff && wanted === 'smartAccount' ? wanted : 'eoa'
}
function isSmartAccountNetwork(client, chainId) {
  return getStore(client).get(smartAccountNetworksAtom)?.includes(Number(chainId)) ?? false
}
/** The accounts of a user; a frame without smart accounts may return only an address. */
function listAccounts({ accounts, address, preferredAccountType }) {
  return (
    accounts ?? [
      {
        address,
        type: preferredAccountType ?? 'eoa',
      },
    ]
  )
}
function isSmart({ type }) {
  return type === 'smartAccount'
}
/**
 * Maps an error of the frame's client to an error of core: errors with a number of EIP-1193 to a `ProviderRpcError`, others
 * to a `FrameError` with the client's own code.
 */
function toFrameError(error) {
  if (error instanceof BaseError) return error
  if (!isClientError(error))
    return new FrameError('Something went wrong', {
      code: 'frame/failed',
      cause: error,
    })
  const { message, code, rpcCode, data } = error
  if (code === 'frame/rate-limited' && data?.retryAfter !== void 0)
    return new FrameRateLimitedError({
      retryAfter: Math.ceil(data.retryAfter),
      cause: error,
    })
  if (rpcCode !== void 0) {
    const known = toProviderRpcError({
      code: rpcCode,
      message,
      cause: error,
    })
    return known.code === 'rpc/unknown'
      ? new ProviderRpcError(message, {
          rpcCode,
          cause: error,
        })
      : known
  }
  return new FrameError(message, {
    code,
    data,
    cause: error,
  })
}
function isClientError(error) {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('frame/')
  )
}
/** Namespaces in which the embedded wallet has accounts and the client has an adapter. */
function frameNamespaces({ adapters }) {
  return adapters.map(({ namespace }) => namespace).filter(namespace => getNamespaceSupport(namespace).auth)
}
/**
 * Reads the user of each namespace, on the last used network, or on the first one that the site serves. The frame is shown
 * if the user has to recover the key first.
 */
async function readLogin(client, frame, signal) {
  const users = {}
  const namespaces = frameNamespaces(client)
  let listed
  if (namespaces.includes('eip155')) {
    restoreSmartAccountNetworks(client)
    listed = readSmartAccountNetworks(client, frame, signal)
    listed.catch(() => {})
  }
  for (const namespace of namespaces) {
    const user = await readServedUser(client, frame, namespace, {
      listed,
      signal,
    })
    if (user) users[namespace] = namespace === 'eip155' ? showUser(client, user) : user
  }
  return { users }
}
/**
 * Reads the user on the first network that the site serves, and without a network if it serves none. Undefined for a
 * namespace beside eip155 whose networks are not served, and without networks.
 */
async function readServedUser(client, frame, namespace, options) {
  let refused
  for (const caipNetworkId of loginNetworks(client, namespace))
    try {
      return await readUser(client, frame, caipNetworkId, options)
    } catch (error) {
      if (!isError(toFrameError(error), 'rpc/unrecognized-chain')) throw error
      refused = error
    }
  if (!refused) return void 0
  client.logger.warn('The secure site serves no network of the app.', {
    namespace,
    error: refused,
  })
  if (namespace !== 'eip155') {
    if (frameNamespaces(client).length === 1) throw refused
    return
  }
  const preferredAccountType = getEmbeddedAccountType(client)
  return frame.request('GET_USER', { preferredAccountType }, { signal: options.signal })
}
/** The networks on which a login is read, in order: the last used network, then those of the namespace. */
function loginNetworks(client, namespace) {
  const store = getStore(client)
  const own = store.get(networksAtom).filter(({ chainNamespace }) => chainNamespace === namespace)
  const known = store.get(frameLoginAtom)?.users.eip155
  const wanted =
    namespace === 'eip155' && known ? `eip155:${known.chainId}` : frameStorage(client).get('lastUsedChain')
  return own
    .map(({ caipNetworkId }) => caipNetworkId)
    .sort((a, b) => Number(b === wanted) - Number(a === wanted))
}
/**
 * Reads the accounts of a login and connects them in every namespace. With `siwx` the frame prompts for sign-in once, for
 * the active namespace, which stays active; another namespace signs in when it becomes active.
 */
async function completeLogin(client, frame, { provider, signal }) {
  const storage = frameStorage(client)
  const store = getStore(client)
  const login = await readLogin(client, frame.client, signal).catch(error => {
    throw toFrameError(error)
  })
  storage.set('emailLoginUsed', 'true')
  const users = Object.values(login.users)
  const kept = {
    email: users.find(user => user?.email)?.email,
    socialUsername: provider && users.find(user => user?.userName)?.userName,
    socialProvider: provider,
  }
  for (const key of ['email', 'socialUsername', 'socialProvider']) {
    const value = kept[key]
    if (value) storage.set(key, value)
    else if (key !== 'email') storage.remove(key)
  }
  store.set(frameLoginAtom, login)
  const namespaces = client.adapters.flatMap(({ namespace }) => (login.users[namespace] ? namespace : []))
  const active = store.get(activeNamespaceAtom)
  const first = namespaces.find(namespace => namespace === active) ?? namespaces[0]
  if (!first) return []
  const connections = [
    await connect(client, {
      connectorId: frameConnectorId,
      namespace: first,
    }),
  ]
  for (const namespace of namespaces)
    if (namespace !== first) connections.push(await connectBeside(client, namespace))
  return connections
}
/** Connects a further namespace of the login, without a separate sign-in. */
async function connectBeside(client, namespace) {
  const connector = frameConnector(namespace)
  const attempt = beginAttempt(client, connector, {
    signal: new AbortController().signal,
    silent: true,
  })
  const { signal } = attempt
  try {
    const adapter = getAdapter(client, namespace)
    const parameters = {
      connectorId: connector.id,
      signal,
    }
    const connection = (await adapter.connectSilently?.(parameters)) ?? (await adapter.connect(parameters))
    rememberConnection(client, connector)
    return connection
  } catch (error) {
    throw toProviderRpcError(error)
  } finally {
    attempt.end()
  }
}
/** Written by the actions of this folder only. */
var emailUpdateFlowAtom = /*#__PURE__*/ atom(void 0)
/**
 * The pending change of the login address; undefined when there is none.
 *
 * @example
 * client.store.get(emailUpdateAtom)?.step // 'verifySecondaryOtp'
 */
var emailUpdateAtom = /*#__PURE__*/ atom(get => get(emailUpdateFlowAtom))
/**
 * Removes the login here immediately, then ends it in the frame. Does nothing without a login, active or remembered.
 *
 * @throws FrameSignOutError `frame/sign-out-failed`
 */
async function endLogin(client, frame) {
  const store = getStore(client)
  const storage = frameStorage(client)
  const wasSignedIn = store.get(frameLoginAtom) ?? storage.get('emailLoginUsed')
  storage.clear()
  store.set(emailFlowAtom, void 0)
  store.set(emailUpdateFlowAtom, void 0)
  if (!wasSignedIn) return
  store.set(frameLoginAtom, void 0)
  await frame.request('SIGN_OUT').catch(cause => {
    throw new FrameSignOutError({ cause })
  })
}
/**
 * Asks the frame whether a remembered login is valid. Never used: not connected, without a request. Invalid: the remembered
 * data is removed. Unreachable: not connected, and the data is kept for the next load.
 */
async function restoreLogin(client, frame) {
  const store = getStore(client)
  if (store.get(frameLoginAtom)) return true
  const storage = frameStorage(client)
  if (!storage.get('emailLoginUsed')) return false
  try {
    const { isConnected } = await frame.request('IS_CONNECTED')
    if (!isConnected) {
      storage.clear()
      return false
    }
    const login = await readLogin(client, frame)
    if (storage.get('emailLoginUsed') && !store.get(frameLoginAtom)) store.set(frameLoginAtom, login)
    return Boolean(store.get(frameLoginAtom))
  } catch (error) {
    client.logger.warn('The login of the embedded wallet was not restored.', { error })
    return false
  }
}
/**
 * Requests approval of a sign-in text in the frame, without the view of requests: the sign-in view stays open. Undefined if
 * the user declines or the request fails, which does not prevent the connect: a required sign-in is then prompted again.
 */
async function signInFrame(client, ask, { request, caipNetworkId, address, signal }) {
  if (!request.chains.includes(caipNetworkId)) return void 0
  try {
    const { writeSignIn } = await importWithRetry(() => import('./lazy.oRFfAU1w.js').then(n => n.t))
    const { message, method, params } = writeSignIn(request, {
      caipNetworkId,
      address,
    })
    const answer = await ask({
      caipNetworkId,
      method,
      params,
      signal,
    })
    const signature = typeof answer === 'string' ? answer : answer.signature
    return {
      caipAddress: `${caipNetworkId}:${address}`,
      message,
      signature,
    }
  } catch (error) {
    client.logger.info('Connecting without signing in.', { error })
    return
  }
}
var turns = /*#__PURE__*/ createOwned('smartAccounts.turn', () => ({ last: 0 }))
/**
 * Refetches the user on an eip155 network, and shows the accounts unless a later network or the sign-out was faster.
 * Returns the user.
 */
async function loadAccounts(client, frame, caipNetworkId) {
  const isLast = beginTurn(client)
  const user = await readUser(client, frame, caipNetworkId)
  if (isLast()) putUser(client, user)
  return user
}
/** The same where a failure must not be one of the caller: the eoa is shown then, which is the same on every network. */
async function refreshAccounts(client, frame, caipNetworkId) {
  const known = getStore(client).get(frameLoginAtom)?.users.eip155
  const chainId = toChainId(caipNetworkId)
  if (!known || typeof chainId === 'string') return
  const loading = loadAccounts(client, frame, caipNetworkId)
  const isLast = sameTurn(client)
  await loading.catch(error => {
    client.logger.warn('The accounts of this network were not read.', { error })
    const accounts = listAccounts(known).filter(({ type }) => type === 'eoa')
    if (isLast())
      putUser(client, {
        ...known,
        chainId,
        accounts,
      })
  })
}
/** Follows a switch of the network. Asks the frame only where smart accounts make a difference. Never rejects. */
async function followNetwork(client, frame, caipNetworkId) {
  const store = getStore(client)
  const user = store.get(frameLoginAtom)?.users.eip155
  const chainId = toChainId(caipNetworkId)
  if (!user || typeof chainId === 'string') return
  beginTurn(client)
  if (user.chainId === chainId) return
  if (store.get(smartAccountNetworksAtom)?.length) await refreshAccounts(client, frame, caipNetworkId)
  else
    putUser(client, {
      ...user,
      chainId,
    })
}
/** Marks pending reads as outdated, so that their results are not shown. */
function beginTurn(client) {
  turns(client).last += 1
  return sameTurn(client)
}
/** Returns whether nothing newer has begun since. */
function sameTurn(client) {
  const { last } = turns(client)
  return () => turns(client).last === last
}
/** Shows a user as that of the login on eip155, unless the login has ended or belongs to another user. */
function putUser(client, user) {
  const store = getStore(client)
  const login = store.get(frameLoginAtom)
  const known = login?.users.eip155
  if (!known || toEoa(known) !== toEoa(user)) return
  store.set(frameLoginAtom, {
    users: {
      ...login.users,
      eip155: showUser(client, user),
    },
  })
}
function toEoa(user) {
  return listAccounts(user)
    .find(({ type }) => type === 'eoa')
    ?.address.toLowerCase()
}
/** The session that all adapters share. */
function createFrameSession(client, frame) {
  const store = getStore(client)
  const storage = frameStorage(client)
  const request = async ({ caipNetworkId, method, params, signal }) => {
    const chainNamespace = caipNetworkId.startsWith('solana') ? 'solana' : 'eip155'
    const { paymaster } = client.config.secureFrame ?? {}
    const payload = {
      method,
      params,
      chainId: toChainId(caipNetworkId),
      chainNamespace,
      ...(paymaster && { paymasterService: paymaster }),
    }
    try {
      return await frame.request('RPC_REQUEST', payload, { signal })
    } catch (error) {
      if (error instanceof Error && error.message === 'Request was aborted')
        throw new RequestAbortedError({ method })
      throw toFrameError(error)
    }
  }
  async function switchNetwork(caipNetworkId) {
    await frame.request('SWITCH_NETWORK', { chainId: toChainId(caipNetworkId) }).catch(error => {
      throw toFrameError(error)
    })
    storage.set('lastUsedChain', caipNetworkId)
    await followNetwork(client, frame, caipNetworkId)
  }
  let restoring
  return {
    getLogin: () => store.get(frameLoginAtom),
    subscribe: listener => store.sub(frameLoginAtom, listener),
    connector: frameConnector,
    read(namespace) {
      const user = store.get(frameLoginAtom)?.users[namespace]
      if (!user) return void 0
      const accounts = listAccounts(user).map(account => ({
        namespace,
        ...account,
      }))
      const authProvider = storage.get('socialProvider') ?? 'email'
      const email = user.email ?? (authProvider === 'email' ? storage.get('email') : void 0)
      const accountType = accounts.find(({ address }) => address === user.address)?.type ?? 'eoa'
      return {
        accounts: [...accounts].sort(
          (a, b) => Number(b.address === user.address) - Number(a.address === user.address),
        ),
        info: {
          user: {
            ...(email === void 0 ? {} : { email }),
            ...(user.userName ? { username: user.userName } : {}),
          },
          authProvider,
          accountType,
          isSmartAccountDeployed: user.smartAccountDeployed ?? false,
        },
      }
    },
    getLastNetwork: () => storage.get('lastUsedChain'),
    restore() {
      restoring ??= restoreLogin(client, frame).finally(() => {
        restoring = void 0
      })
      return restoring
    },
    loginRequired: () => new FrameLoginRequiredError(),
    switchNetwork,
    followNetwork: caipNetworkId => followNetwork(client, frame, caipNetworkId),
    async enterNetwork(caipNetworkIds) {
      for (const caipNetworkId of caipNetworkIds)
        try {
          await switchNetwork(caipNetworkId)
          return caipNetworkId
        } catch (error) {
          if (!isError(error, 'rpc/unrecognized-chain')) throw error
        }
      client.logger.warn('The secure site serves none of these networks.', { caipNetworkIds })
      return caipNetworkIds[0]
    },
    request,
    signIn: parameters => signInFrame(client, request, parameters),
    guard: parameters => guardProvider(client, parameters),
    getAssets:
      client.config.gateway &&
      (async params => {
        const { eip155 } = store.get(frameLoginAtom)?.users ?? {}
        return listWalletAssets(client, params, eip155 ? listAccounts(eip155) : [])
      }),
    showCalls(id) {
      getRegistry(client).shownCalls = { id }
      publishActivity(client)
    },
    signOut: () => endLogin(client, frame),
  }
}
var openings = /*#__PURE__*/ createOwned('secureFrame.frame', () => ({
  frame: void 0,
  destroy() {
    this.frame?.then(
      ({ client, unwatch }) => {
        unwatch?.()
        client.destroy()
      },
      () => {},
    )
  },
}))
/**
 * Loads the client of the frame and passes the session to the adapters, which load the code that they need for it. The
 * iframe itself is inserted by the first request. The next call retries a failed load.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 */
async function openFrame(client) {
  const frame = await loadFrame(client)
  await Promise.all(
    client.adapters.map(adapter =>
      adapter
        .attachFrame?.(frame.session)
        .catch(error => client.logger.error('The embedded wallet is missing in an adapter.', { error })),
    ),
  )
  return frame
}
/** Loads only the client of the frame, without code of the adapters. */
function loadFrame(client) {
  const opening = openings(client)
  opening.frame ??= create(client).catch(error => {
    opening.frame = void 0
    throw error
  })
  return opening.frame
}
async function create(client) {
  const { config, logger } = client
  const { secureFrame } = config
  const { metadata, gateway, walletConnect } = config
  const projectId = secureFrame?.projectId ?? gateway?.projectId ?? walletConnect?.projectId ?? ''
  if (!secureFrame?.load) throw new FrameUnavailableError()
  const { createSecureFrame } = await secureFrame.load().catch(cause => {
    throw new FrameUnavailableError({ cause })
  })
  let frame
  try {
    frame = await createSecureFrame({
      url: secureFrame.url,
      projectId,
      chainId: toChainId(frameStorage(client).get('lastUsedChain') ?? 'eip155:1'),
      enableLogger: config.logLevel === 'debug',
      smartAccounts: secureFrame.smartAccounts,
      logger: logger.child('secureFrame'),
      onAbortFailed(error) {
        getRegistry(client).failedAbort = { error: toFrameError(error) }
        publishActivity(client)
      },
    })
  } catch (error) {
    throw toFrameError(error)
  }
  /** Refetches the accounts if there are two. */
  const refresh = () => {
    const eip155 = getStore(client).get(frameLoginAtom)?.users.eip155
    if (eip155 && listAccounts(eip155).some(({ type }) => type === 'smartAccount'))
      refreshAccounts(client, frame, `eip155:${eip155.chainId}`)
  }
  frame.on('SESSION_UPDATE', ({ isConnected }) => {
    if (!getStore(client).get(frameLoginAtom)) return
    if (isConnected) return refresh()
    frameStorage(client).clear()
    getStore(client).set(emailUpdateFlowAtom, void 0)
    getStore(client).set(frameLoginAtom, void 0)
  })
  frame.watchApprovalWindow(() => {
    getRegistry(client).approvalWindow = frame.getApprovalWindow()
    publishActivity(client)
  })
  const unwatch = client.storage.watch?.(accountTypeKey(client, 'eip155'), refresh)
  const { name, description, url, icons } = metadata
  frame
    .request('SYNC_DAPP_DATA', {
      metadata: {
        name,
        description,
        url,
        icons: icons && [...icons],
      },
      sdkVersion: `html-latchkit-${version}`,
      sdkType: 'latchkit',
      projectId,
    })
    .catch(error => logger.debug('the secure frame did not take the data of the app', { error }))
  return {
    client: frame,
    session: createFrameSession(client, frame),
    unwatch,
  }
}
/** Lifetime of a login at a provider in milliseconds, as on the secure site. */
var socialLifetime = 6e5
/**
 * Completes a login at an identity provider, and connects the embedded wallet in every namespace that has an adapter.
 * Returns the connections. The frame is shown if the user has to recover the key first.
 *
 * @throws FrameError `frame/social-ended`, if the login was cancelled, has expired or was started by another device
 *
 * @example
 * const [connection] = await connectSocial(client, { provider: 'google', uri })
 */
async function connectSocial(client, { provider, uri, signal }) {
  const frame = await openFrame(client)
  const end = Date.now() + socialLifetime
  for (;;)
    try {
      await frame.client.request(
        'CONNECT_SOCIAL',
        {
          uri,
          ...toWanted(client),
        },
        { signal },
      )
      break
    } catch (error) {
      const known = toFrameError(error)
      if (known.code === 'frame/recovery-required') break
      if (!(/^http/.test(uri) && known.code === 'frame/timeout' && Date.now() < end)) throw known
    }
  return completeLogin(client, frame, {
    provider,
    signal,
  })
}
/** Network and account type that the app shows first, as for GET_USER. */
function toWanted(client) {
  const [namespace] = frameNamespaces(client)
  const network = namespace && loginNetworks(client, namespace)[0]
  if (!network) return {}
  const chainId = toChainId(network)
  return typeof chainId === 'string'
    ? { chainId }
    : {
        chainId,
        preferredAccountType: getEmbeddedAccountType(client),
      }
}
/**
 * Starts a change of the login address of the embedded wallet: the secure site mails a code to the current address, or to
 * the new address if there is none. Continue with `updateEmailPrimaryOtp` and `updateEmailSecondaryOtp`, or with the second
 * only; `emailUpdateAtom` has the step. Another call mails another code.
 *
 * @throws FrameLoginRequiredError `frame/login-required`
 * @throws FrameRateLimitedError `frame/rate-limited`, within 30 s of the mail before
 * @throws FrameError `frame/device-too-new` on a device that was approved less than 24 hours ago, with `data.retryAfter` in
 * seconds; `frame/reauth-required`, and the errors of the secure site
 *
 * @example
 * const { action } = await updateEmail(client, { email: 'new@example.com' })
 */
async function updateEmail(client, { email, signal }) {
  const store = getStore(client)
  const frame = await openFrame(client)
  if (!store.get(frameLoginAtom)) throw new FrameLoginRequiredError()
  const sentAt = Date.now()
  const answer = await frame.client.request('UPDATE_EMAIL', { email }, { signal }).catch(error => {
    throw toFrameError(error)
  })
  const step = answer.action === 'VERIFY_PRIMARY_OTP' ? 'verifyPrimaryOtp' : 'verifySecondaryOtp'
  store.set(emailUpdateFlowAtom, {
    email,
    step,
    codeDigits: answer.codeDigits,
    sentAt,
  })
  return answer
}
/**
 * Proves the present address of a change that `updateEmail` started. A code is mailed to the new address then: continue
 * with `updateEmailSecondaryOtp`.
 *
 * @throws FrameError `frame/otp-invalid` with the tries that are left in `data.left`, `frame/otp-expired`,
 * `frame/rate-limited`
 *
 * @example
 * await updateEmailPrimaryOtp(client, { otp: '123456' })
 */
async function updateEmailPrimaryOtp(client, { otp, signal }) {
  const store = getStore(client)
  const frame = await openFrame(client)
  const sentAt = Date.now()
  await frame.client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal }).catch(error => {
    throw toFrameError(error)
  })
  const flow = store.get(emailUpdateFlowAtom)
  if (flow)
    store.set(emailUpdateFlowAtom, {
      ...flow,
      step: 'verifySecondaryOtp',
      sentAt,
    })
}
/**
 * Proves the new address, with which the user signs in from then on. The user is signed out in every other browser; the
 * address before gets a link that takes the change back for 72 hours.
 *
 * @throws FrameError `frame/otp-invalid` with the tries that are left in `data.left`, `frame/otp-expired`,
 * `frame/email-taken`
 *
 * @example
 * const { newEmail } = await updateEmailSecondaryOtp(client, { otp: '123456' })
 */
async function updateEmailSecondaryOtp(client, { otp, signal }) {
  const store = getStore(client)
  const frame = await openFrame(client)
  const { newEmail } = await frame.client
    .request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal })
    .catch(error => {
      throw toFrameError(error)
    })
  frameStorage(client).set('email', newEmail)
  store.set(emailUpdateFlowAtom, void 0)
  try {
    const login = await readLogin(client, frame.client)
    if (store.get(frameLoginAtom)) store.set(frameLoginAtom, login)
  } catch (error) {
    client.logger.warn('The user of the embedded wallet could not be read again.', { error })
  }
  return { newEmail }
}
/** Milliseconds between two e-mails, as on the secure site. */
var pause = 3e4
/** The address to which the secure site sends no e-mail for now. */
var waitAtom = /*#__PURE__*/ atom(void 0)
/** The login that waits for the secure site. */
var pendingLogin = /*#__PURE__*/ createOwned('embedded.pendingLogin', () => ({ current: void 0 }))
/**
 * Starts a login by e-mail: the secure site mails a link that approves this device, or a code. Continue with
 * `verifyDevice` and `verifyOtp`; `emailLoginAtom` has the step. A second call for the address, before the first is
 * answered, gets the same answer and sends no second mail.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameRateLimitedError `frame/rate-limited`, within 30 s of the mail before, or while another address waits for
 * its mail
 * @throws FrameError `frame/blocked-by-csp`, `frame/not-loaded`, `frame/origin-not-allowed`, `frame/timeout` and the errors of the secure site
 *
 * @example
 * const { action } = await connectEmail(client, { email: 'ana@example.com' })
 */
async function connectEmail(client, { email, signal }) {
  if (frameNamespaces(client).length === 0) throw new FrameUnavailableError()
  const pending = pendingLogin(client)
  if (pending.current?.email === email) return pending.current.answer
  const retryAfter = pending.current ? pause / 1e3 : getRetryAfter(client, email)
  if (retryAfter > 0) throw new FrameRateLimitedError({ retryAfter })
  const answer = requestLogin(client, {
    email,
    signal,
  }).finally(() => {
    pending.current = void 0
  })
  pending.current = {
    email,
    answer,
  }
  return answer
}
async function requestLogin(client, { email, signal }) {
  const storage = frameStorage(client)
  const frame = await openFrame(client)
  const sentAt = Date.now()
  const answer = await frame.client.request('CONNECT_EMAIL', { email }, { signal }).catch(error => {
    const known = toFrameError(error)
    if (known instanceof FrameRateLimitedError)
      getStore(client).set(waitAtom, {
        email,
        until: sentAt + (known.data.retryAfter ?? 0) * 1e3,
      })
    throw known
  })
  storage.set('email', email)
  if (answer.action === 'CONNECT') {
    await completeLogin(client, frame, { signal })
    return answer
  }
  storage.set('lastEmailLoginTime', String(sentAt))
  const step = answer.action === 'VERIFY_DEVICE' ? 'verifyDevice' : 'verifyOtp'
  getStore(client).set(emailFlowAtom, {
    email,
    step,
    number: answer.number,
    codeDigits: answer.codeDigits,
    sentAt,
  })
  return answer
}
/**
 * Returns the whole seconds until the next e-mail may be requested, for this address if it is given; 0 if it may be
 * requested now.
 *
 * @example
 * getRetryAfter(client, 'ana@example.com') // 12
 */
function getRetryAfter(client, email) {
  const now = Date.now()
  const sinceLast = now - Number(frameStorage(client).get('lastEmailLoginTime') ?? 0)
  const wait = getStore(client).get(waitAtom)
  const afterLast = sinceLast < 0 ? 0 : pause - sinceLast
  const afterWait = wait?.email === email ? (wait?.until ?? 0) - now : 0
  return Math.ceil(Math.max(afterLast, afterWait, 0) / 1e3)
}
/**
 * Waits, ten minutes at most, until the user signed in the app that `getFarcasterUri` opened, and connects the embedded
 * wallet in every namespace that has an adapter. Returns the connections. The secure site verifies the signature itself;
 * the user is the Farcaster id, the name is plain text.
 *
 * @throws FrameError `frame/social-ended`, when the login is used, refused or over; `frame/server-unreachable`
 *
 * @example
 * const [connection] = await connectFarcaster(client)
 */
async function connectFarcaster(client, { signal } = {}) {
  const frame = await openFrame(client)
  const end = Date.now() + socialLifetime
  for (;;)
    try {
      await frame.client.request('CONNECT_FARCASTER', void 0, { signal })
      break
    } catch (error) {
      const known = toFrameError(error)
      if (known.code !== 'frame/timeout' || Date.now() >= end) throw known
    }
  return completeLogin(client, frame, {
    provider: 'farcaster',
    signal,
  })
}
/**
 * Starts a login with Farcaster. Show `url`, then call `connectFarcaster`. A login that was started before ends.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameError `frame/provider-unknown`, where the secure site has no relay, `frame/origin-not-allowed`,
 * `frame/server-unreachable`, `frame/timeout`, `frame/not-loaded`
 * @see FIP-11
 *
 * @example
 * const { url } = await getFarcasterUri(client)
 */
async function getFarcasterUri(client, { signal } = {}) {
  if (frameNamespaces(client).length === 0) throw new FrameUnavailableError()
  const frame = await openFrame(client)
  try {
    return await frame.client.request('GET_FARCASTER_URI', void 0, { signal })
  } catch (error) {
    throw toFrameError(error)
  }
}
/**
 * Starts a login at an identity provider. Open `uri` in a window that a click opened, or with `openSocialPage` in this tab;
 * then call `connectSocial`.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameError `frame/provider-unknown`, `frame/origin-not-allowed`, `frame/timeout`, `frame/not-loaded`
 *
 * @example
 * const { uri } = await getSocialUri(client, { provider: 'google' })
 */
async function getSocialUri(client, { provider, signal }) {
  if (frameNamespaces(client).length === 0) throw new FrameUnavailableError()
  const frame = await openFrame(client)
  try {
    const { uri, number } = await frame.client.request('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
    return {
      uri,
      number,
    }
  } catch (error) {
    throw toFrameError(error)
  }
}
/** Milliseconds for which the link of a mail is valid. */
var linkLifetime = 9e5
/**
 * Resolves when the user has approved this device by the link of the mail, which is valid for 15 minutes. The code is
 * mailed then: continue with `verifyOtp`.
 *
 * @throws FrameError `frame/device-link-expired`, `frame/aborted`, and the errors of the secure site
 *
 * @example
 * await verifyDevice(client)
 */
async function verifyDevice(client, { signal } = {}) {
  const store = getStore(client)
  const frame = await openFrame(client)
  const end = (store.get(emailFlowAtom)?.sentAt ?? Date.now()) + linkLifetime
  for (;;)
    try {
      await frame.client.request('CONNECT_DEVICE', void 0, { signal })
      const flow = store.get(emailFlowAtom)
      if (flow)
        store.set(emailFlowAtom, {
          ...flow,
          step: 'verifyOtp',
          number: void 0,
        })
      return
    } catch (error) {
      const known = toFrameError(error)
      if (known.code !== 'frame/timeout' || Date.now() >= end) throw known
    }
}
/**
 * Completes a login by e-mail with the code of the e-mail, and connects the embedded wallet in every namespace that has an
 * adapter. Returns the connections. The frame is shown if the user has to recover the key first.
 *
 * @throws FrameError `frame/otp-invalid` with the remaining attempts in `data.left`, `frame/otp-expired`
 *
 * @example
 * const [connection] = await verifyOtp(client, { otp: '123456' })
 */
async function verifyOtp(client, { otp, signal }) {
  const frame = await openFrame(client)
  try {
    await frame.client.request('CONNECT_OTP', { otp }, { signal })
  } catch (error) {
    const known = toFrameError(error)
    if (known.code !== 'frame/recovery-required') throw known
  }
  const connections = await completeLogin(client, frame, { signal })
  getStore(client).set(emailFlowAtom, void 0)
  return connections
}
/** Milliseconds for which an approval is open, and its result can be read. */
var approvalLifetime = 6e5
/** Codes that the frame returns while the result is unknown: the next load requests it again. */
var unreached = [
  'frame/not-loaded',
  'frame/blocked-by-csp',
  'frame/server-unreachable',
  'frame/timeout',
  'frame/aborted',
  'frame/rate-limited',
]
/**
 * Whether the open approval can be answered on a page of the secure site in this tab: a request of the app is open, and the
 * page is not in a frame.
 *
 * @example
 * canOpenApprovalPage(client) // true in a browser, false in the frame of another page
 */
function canOpenApprovalPage(client) {
  const { platform } = client
  return (
    findRequest(client) !== void 0 &&
    Boolean(platform.pageUrl?.() && platform.tabStorage) &&
    !platform.isFramed?.()
  )
}
/**
 * Leaves this page for a page of the secure site that handles the open approval, for browsers that do not open windows,
 * such as in-app browsers. The page returns to the URL of this page. The result is then in `requestActivityAtom`, as
 * `returned`.
 *
 * @throws FrameError `frame/popup-blocked` if {@link canOpenApprovalPage} is false, `frame/popup-cut-off` for an account of
 * a provider, which has no login at the site itself
 *
 * @example
 * button.onclick = () => openApprovalPage(client).catch(show)
 */
async function openApprovalPage(client) {
  const { platform } = client
  const { approvalWindow } = getStore(client).get(activityAtom)
  const request = findRequest(client)
  const returnUrl = platform.pageUrl?.()
  if (!approvalWindow || !request || !returnUrl || !canOpenApprovalPage(client))
    throw new FrameError('The approval cannot continue in this tab', { code: 'frame/popup-blocked' })
  const { url, id, secret } = await approvalWindow.leave(returnUrl).catch(error => {
    throw toFrameError(error)
  })
  const { namespace } = request.connector
  const { method } = request
  const until = Date.now() + approvalLifetime
  const params = namespace === 'eip155' ? request.params : void 0
  leftRequest(client).write({
    id,
    secret,
    until,
    namespace,
    method,
    params,
  })
  platform.openLink(url, '_top')
}
/** Reads the result of the request for which this tab was left, if any. Never rejects. */
async function returnFromApproval(client, frame) {
  const kept = leftRequest(client)
  const left = kept.read()
  if (!left) return kept.remove()
  const { id, secret, method, namespace, params, isShown = false } = left
  const request = {
    namespace,
    method,
    params,
    isShown,
  }
  const registry = getRegistry(client)
  try {
    const result = await frame.request('APPROVAL_RETURNED', {
      id,
      secret,
      method,
    })
    registry.returned = {
      ...request,
      status: 'success',
      result,
    }
  } catch (cause) {
    const error = toFrameError(cause)
    if (unreached.includes(error.code))
      return client.logger.warn('The answer to a request could not be read.', { error })
    registry.returned = {
      ...request,
      status: 'error',
      error,
    }
  }
  registry.isReturnedTaken = false
  kept.write({
    ...left,
    isShown: true,
  })
  publishActivity(client)
}
var findRequest = client =>
  getStore(client)
    .get(activityAtom)
    .pending.find(({ policy }) => policy === 'notSafe')
/** Of `emailLoginUsed`, so that the next start looks for the result. */
var pending = 'pending'
/**
 * Leaves this page for a login at an identity provider, for apps in Telegram and where windows are blocked. The login
 * returns to the page's address without its query, which has to be a redirect URI of the project at the secure site; the
 * wallet is connected there, and the query restored.
 *
 * @example
 * openSocialPage(client, { provider: 'google', uri })
 */
function openSocialPage(client, { provider, uri }) {
  const { platform } = client
  const pageUrl = platform.pageUrl?.() ?? ''
  const storage = frameStorage(client)
  storage.set('socialReturn', `${provider} ${Date.now() + socialLifetime} ${pageUrl}`)
  if (!storage.get('emailLoginUsed')) storage.set('emailLoginUsed', pending)
  const [address = ''] = pageUrl.split(/[?#]/)
  platform.openLink(`${uri}&return=${encodeURIComponent(address)}`, '_top')
}
/** Ends a login that this page was left for. Returns whether it connected the wallet. Never rejects. */
async function returnFromSocial(client) {
  const { logger } = client
  const storage = frameStorage(client)
  const [name, until] = storage.get('socialReturn')?.split(' ') ?? []
  const provider = name
  storage.remove('socialReturn')
  if (storage.get('emailLoginUsed') === pending) storage.remove('emailLoginUsed')
  const { result } = socialResult(client)
  if (!provider || !result || !(Number(until) >= Date.now())) return false
  const store = getStore(client)
  try {
    store.set(socialFlowAtom, {
      provider,
      step: 'returning',
    })
    await connectSocial(client, {
      provider,
      uri: decodeURIComponent(result),
    })
    store.set(socialFlowAtom, void 0)
    track(client, {
      event: 'SOCIAL_LOGIN_SUCCESS',
      properties: { provider },
    })
    return true
  } catch (error) {
    logger.error('The social login failed.', {
      provider,
      error,
    })
    store.set(socialFlowAtom, {
      provider,
      step: 'failed',
    })
    return false
  }
}
/**
 * Shows a button in the secure frame that opens the wallet page: recovery factors, devices, export and deletion, on a page
 * of the secure site itself. Resolves when its window is open; the app is to stay open as long as it is used.
 *
 * @throws FrameError `frame/login-required`, `frame/popup-blocked`, `frame/popup-cut-off`
 *
 * @example
 * button.onclick = () => openWalletPage(client)
 */
async function openWalletPage(client) {
  const { client: frame } = await openFrame(client)
  try {
    await frame.request('OPEN_WALLET', void 0)
  } catch (error) {
    throw toFrameError(error)
  }
}
/**
 * Loads the secure frame before it is needed, for instance when the user is about to sign in. Resolves when it answers.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameError `frame/blocked-by-csp`, `frame/not-loaded`, `frame/origin-not-allowed`, `frame/invalid-url`,
 * `frame/unsupported-version`
 *
 * @example
 * input.onfocus = () => prepareSecureFrame(client).catch(() => {})
 */
async function prepareSecureFrame(client) {
  const { client: frame } = await loadFrame(client)
  await frame.ready().catch(error => {
    throw toFrameError(error)
  })
}
/**
 * Reads whether the eoa of the embedded wallet is upgraded (EIP-7702) on its current eip155 network, as reported by the
 * secure site's own node. Its type stays `eoa`. Does not prompt the user.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while signed out
 * @throws FrameError `frame/…`, if the secure frame is not reachable
 *
 * @example
 * const { isUpgraded, delegate } = await readAccountUpgrade(client)
 */
async function readAccountUpgrade(client, { signal } = {}) {
  const { client: frame } = await openFrame(client)
  const { chainId, address } = getEoa(client)
  try {
    const asked = {
      method: 'eth_getCode',
      params: [address, 'latest'],
      chainId,
      chainNamespace: 'eip155',
    }
    const code = String(await frame.request('RPC_REQUEST', asked, { signal }))
    const [, delegate] = /^0xef0100([\da-f]{40})$/i.exec(code) ?? []
    if (!delegate)
      return {
        chainId,
        isUpgraded: false,
      }
    return {
      chainId,
      isUpgraded: true,
      delegate: `0x${delegate.toLowerCase()}`,
    }
  } catch (error) {
    throw toFrameError(error)
  }
}
/**
 * The account of the key on eip155, and its network.
 *
 * @throws FrameLoginRequiredError
 */
function getEoa(client) {
  const user = getStore(client).get(frameLoginAtom)?.users.eip155
  const eoa = user && listAccounts(user).find(({ type }) => type === 'eoa')
  if (!eoa) throw new FrameLoginRequiredError()
  return {
    chainId: Number(user.chainId),
    address: eoa.address,
  }
}
/**
 * Downgrades the eoa of the embedded wallet to an account without code, on its current eip155 network (EIP-7702). The user
 * approves it in the secure frame and pays the fee of a transaction. Address and assets stay; several calls are separate
 * transactions again until the next batch upgrades the account. Resolves when the transaction is on the chain, or after two
 * minutes.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while signed out
 * @throws UserRejectedError `rpc/user-rejected`
 * @throws UnsupportedMethodError `rpc/unsupported-method`, for an account that is not upgraded on this network
 * @throws FrameError `frame/…`, if the secure frame fails to do it
 *
 * @example
 * const { hash } = await downgradeAccount(client)
 */
async function downgradeAccount(client) {
  const { client: frame } = await openFrame(client)
  const { chainId } = getEoa(client)
  try {
    return await frame.request('DOWNGRADE_ACCOUNT', { chainId })
  } catch (error) {
    throw toFrameError(error)
  } finally {
    for (const name of ['accountUpgrade', 'capabilities'])
      peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, name] })
  }
}
/**
 * Sets the account of the embedded wallet that is active on eip155, also after reloads and on each network that has both.
 * Does not send a transaction, and keeps the sign-ins of both accounts. If it fails, the eoa is active and preferred.
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while signed out
 * @throws SmartAccountUnavailableError `smart-accounts/unavailable`, on a network without smart accounts; nothing changes
 * @throws FrameError `frame/…`, if the secure frame fails to do it
 *
 * @example
 * const { address } = await setPreferredAccountType(client, { type: 'smartAccount' })
 */
async function setPreferredAccountType(client, { type }) {
  const store = getStore(client)
  const getUser = () => store.get(frameLoginAtom)?.users.eip155
  const { client: frame } = await openFrame(client)
  const user = getUser()
  if (!user) throw new FrameLoginRequiredError()
  const { chainId } = user
  if (type === 'smartAccount' && !isSmartAccountNetwork(client, chainId))
    throw new SmartAccountUnavailableError({ chainId })
  try {
    if (
      !listAccounts(await loadAccounts(client, frame, `eip155:${chainId}`)).some(
        account => account.type === type,
      )
    )
      throw new SmartAccountUnavailableError({ chainId })
    if ((await frame.request('SET_PREFERRED_ACCOUNT', { type })).type !== type)
      throw new SmartAccountUnavailableError({ chainId })
    prefer(client, type, getUser())
  } catch (error) {
    prefer(client, 'eoa', getUser())
    throw toFrameError(error)
  }
  const shown = getUser()
  if (!shown) throw new FrameLoginRequiredError()
  return {
    type: listAccounts(shown).find(({ address }) => address === shown.address)?.type ?? 'eoa',
    address: shown.address,
  }
}
function prefer(client, type, user) {
  if (!user) return
  client.storage.set(accountTypeKey(client, 'eip155'), type)
  putUser(client, user)
}
/**
 * Requests again from the secure frame which eip155 chains have smart accounts, for instance after a failed request. The
 * active account follows. Returns no chain if the frame is not reachable, with `secureFrame.smartAccounts: false`, and
 * before the first login, when no frame is loaded. Rejects only when `signal` is aborted.
 *
 * @example
 * const chainIds = await updateSmartAccountNetworks(client)
 */
async function updateSmartAccountNetworks(client, { signal } = {}) {
  if (client.config.secureFrame?.smartAccounts === false) return []
  if (!frameStorage(client).get('emailLoginUsed')) return []
  const frame = await openFrame(client).catch(error => {
    client.logger.warn('The secure frame could not be loaded.', { error })
  })
  if (!frame) return []
  const chainIds = await readSmartAccountNetworks(client, frame.client, signal)
  const user = getStore(client).get(frameLoginAtom)?.users.eip155
  if (!user) return chainIds
  const hasSmart = listAccounts(user).some(({ type }) => type === 'smartAccount')
  if (isSmartAccountNetwork(client, user.chainId) !== hasSmart)
    await refreshAccounts(client, frame.client, `eip155:${user.chainId}`)
  return chainIds
}

export {
  canOpenApprovalPage as t,
  connectEmail as n,
  connectFarcaster as r,
  connectSocial as i,
  downgradeAccount as a,
  emailLoginAtom as o,
  emailUpdateAtom as s,
  frameConnector as c,
  frameStorage as l,
  getFarcasterUri as u,
  getRetryAfter as d,
  getSocialUri as f,
  loadFrame as p,
  openApprovalPage as m,
  openFrame as h,
  openSocialPage as g,
  openWalletPage as _,
  prepareSecureFrame as v,
  readAccountUpgrade as y,
  returnFromApproval as b,
  returnFromSocial as x,
  setPreferredAccountType as S,
  updateEmail as C,
  updateEmailPrimaryOtp as w,
  updateEmailSecondaryOtp as T,
  updateSmartAccountNetworks as E,
  verifyDevice as D,
  verifyOtp as O,
}
