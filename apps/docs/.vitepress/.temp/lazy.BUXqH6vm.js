import { n as isError } from './BaseError.DWSHhfZu.js'
import {
  p as createMemoryStorage,
  m as createOwned,
  _ as eventListeners,
  b as getStore,
  E as networksAtom,
  O as pairingAtom,
  M as resolveRelay,
  N as sessionKey,
  H as walletConnectSessionAtom,
} from './client.ChoDqs0c.js'
import {
  j as followSession,
  Ft as isCaipAddress,
  J as isOffered,
  Tt as NoCommonNetworkError,
  Et as NoSessionError,
  Vt as ProviderRpcError,
  tt as pendingPairing,
  nt as pickSignedIn,
  st as readStored,
  ct as readUsed,
  dt as requestLink,
  ft as resolveUse,
  ht as setUsed,
  Pt as toProviderRpcError,
  Ut as UserRejectedError,
  Dt as WalletConnectNotConfiguredError,
  wt as walletConnectConnector,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/walletConnect/lazy/index.js
var openings = /*#__PURE__*/ createOwned('walletConnect.client', () => ({
  client: void 0,
  destroy() {
    this.client?.then(
      walletConnect => (this.stop ? this.stop() : walletConnect.destroy()),
      () => {},
    )
  },
}))
/** The WalletConnect client of a client, created at first use. The next call retries a failed load. */
function openWalletConnect(client) {
  const opening = openings(client)
  opening.client ??= create(client).catch(error => {
    opening.client = void 0
    throw error
  })
  return opening.client
}
async function create(client) {
  const { walletConnect: config, metadata, storageKey } = client.config
  const relayUrl = resolveRelay(client.config)
  const make = async () => {
    if (!config?.load || !relayUrl) throw new WalletConnectNotConfiguredError()
    const { createWalletConnect } = await config.load()
    return createWalletConnect({
      relayUrl,
      projectId: config.projectId,
      metadata,
      storage: sessionStorage(client),
      storageKey: `${storageKey}.wc`,
      logger: client.logger.child('walletconnect'),
    })
  }
  const walletConnect = config?.client ?? (await make())
  const store = getStore(client)
  const stops = [
    walletConnect.on('session', ({ session }) => {
      const { topic, usedIn } = readUsed(client)
      if (session.topic === topic)
        store.set(walletConnectSessionAtom, {
          ...session,
          usedIn,
        })
    }),
    walletConnect.on('end', ({ topic }) => {
      if (readStored(client).topic === topic) client.storage.remove(sessionKey(client))
      if (store.get(walletConnectSessionAtom)?.topic === topic) store.set(walletConnectSessionAtom, void 0)
    }),
    walletConnect.on('event', event => {
      if (event.topic === readUsed(client).topic)
        for (const listener of eventListeners(client)) listener(event)
    }),
  ]
  if (config?.client)
    openings(client).stop = () => {
      for (const stop of stops) stop()
    }
  return walletConnect
}
/**
 * Where sessions are stored with their keys: in the client's storage, unless that is sent to a server. Then they stay
 * on the device, or in memory where the platform has no private storage.
 */
function sessionStorage({ storage, platform }) {
  return storage.isSentToServer ? (platform.privateStorage?.() ?? createMemoryStorage()) : storage
}
/** Milliseconds after which a pairing URI is renewed, though wallets accept it for 5 minutes. */
var pairingLife = 24e4
/** Milliseconds for which a URI must still be accepted, so that there is time to scan it. */
var pairingMargin = 1e4
/** Milliseconds after which a failed renewal is retried. */
var renewalRetry = 1e3
/**
 * Proposes until a wallet answers. The URI is renewed silently before it becomes stale; a wallet that scanned the previous
 * URI may still approve it. Rejects when the user declines, when the first proposal fails, or when no proposal is left that
 * a wallet could answer.
 */
function pair(parameters) {
  const { propose, signal, platform, onProposal, onStart } = parameters
  return new Promise((resolve, reject) => {
    const waiting = /* @__PURE__ */ new Set()
    let newest
    let timer
    let ended = false
    let renewing = 0
    function end(settle, winner) {
      if (ended) return
      ended = true
      clearTimeout(timer)
      stopWatching()
      signal.removeEventListener('abort', abort)
      for (const proposal of waiting) if (proposal !== winner) proposal.cancel()
      settle()
    }
    function fail(error) {
      end(() => reject(error))
    }
    function abort() {
      fail(new UserRejectedError({ cause: signal.reason }))
    }
    function schedule(delay) {
      clearTimeout(timer)
      timer = setTimeout(() => void renew(), delay)
    }
    async function renew() {
      renewing += 1
      try {
        const proposal = await propose()
        if (ended) return proposal.cancel()
        waiting.add(proposal)
        newest = proposal
        const left = proposal.expiry * 1e3 - Date.now() - pairingMargin
        const delay = Math.max(0, Math.min(pairingLife, left))
        schedule(delay)
        onProposal(proposal, Date.now() + delay)
        proposal.approval.then(
          proposed => waiting.has(proposal) && end(() => resolve(proposed), proposal),
          error => {
            if (!waiting.delete(proposal)) return
            if (!isExpiry(error)) fail(error)
            else if (proposal === newest && renewing === 0) renew()
          },
        )
      } catch (error) {
        if (waiting.size === 0 && renewing === 1) fail(error)
        else schedule(renewalRetry)
      } finally {
        renewing -= 1
      }
    }
    onStart?.(() => {
      const dropped = [...waiting]
      waiting.clear()
      newest = void 0
      for (const proposal of dropped) proposal.cancel()
      renew()
    })
    const stopWatching = platform.onVisibilityChange(visible => {
      if (visible && newest && newest.expiry * 1e3 - Date.now() <= pairingMargin) renew()
    })
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else renew()
  })
}
function isExpiry(error) {
  return error instanceof Error && 'code' in error && error.code === 'walletconnect/proposal-expired'
}
/** The methods and events that wallets of a namespace commonly support. */
var namespaceMethods = {
  eip155: {
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendRawTransaction',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'personal_sign',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_registerOnboarding',
      'wallet_watchAsset',
      'wallet_scanQRCode',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'wallet_getAssets',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
  solana: {
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
}
/** Proposes a session, and with `signIn` requests signatures in the same prompt, where the WalletConnect client can. */
async function proposeSession(client, { signal, signIn }) {
  const walletConnect = await openWalletConnect(client)
  const networks = getStore(client).get(networksAtom)
  const optionalNamespaces = proposalNamespaces(networks)
  const listed = networks
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter(chain => optionalNamespaces[namespaceOf(chain)])
  const wanted = signIn?.chains.filter(chain => listed.includes(chain)) ?? []
  const [preferred] = wanted
  if (!signIn || !preferred || !walletConnect.authenticate) {
    const { approval, ...proposal } = await walletConnect.propose({
      optionalNamespaces,
      signal,
    })
    return {
      ...proposal,
      approval: handled(approval.then(session => ({ session }))),
    }
  }
  const namespaces = new Set(wanted.map(namespaceOf))
  const others = listed.filter(chain => namespaces.has(namespaceOf(chain)) && !wanted.includes(chain))
  const { domain, uri, nonce, nonces, statement, requestId, resources } = signIn
  const { approval, ...proposal } = await walletConnect.authenticate({
    chains: [...wanted, ...others],
    optionalNamespaces,
    methods: optionalNamespaces[namespaceOf(preferred)]?.methods ?? [],
    domain,
    uri,
    nonce,
    nonces,
    statement,
    iat: signIn.issuedAt,
    exp: signIn.expirationTime,
    nbf: signIn.notBefore,
    requestId,
    resources,
    signal,
    verify: () => true,
  })
  return {
    ...proposal,
    approval: handled(
      approval.then(({ session, statements }) => {
        const signedIn = statements.flatMap(one => readStatement(one, wanted))
        return {
          session,
          ...(signedIn.length > 0 && { signedIn }),
        }
      }),
    ),
  }
}
function readStatement({ account, message, signature }, wanted) {
  if (!isCaipAddress(account) || !wanted.some(chain => account.startsWith(`${chain}:`))) return []
  return [
    {
      caipAddress: account,
      message,
      signature: account.startsWith('eip155:') && !signature.startsWith('0x') ? `0x${signature}` : signature,
    },
  ]
}
function namespaceOf(chain) {
  return chain.slice(0, chain.indexOf(':'))
}
/** Prevents an unhandled rejection: the approval may be rejected before it is awaited. */
function handled(approval) {
  approval.catch(() => {})
  return approval
}
/** The namespaces of a proposal: every network of the client whose namespace has methods above. */
function proposalNamespaces(networks) {
  const proposal = {}
  for (const { caipNetworkId, chainNamespace } of networks) {
    const known = namespaceMethods[chainNamespace]
    if (!known) continue
    const chains = proposal[chainNamespace]?.chains ?? []
    proposal[chainNamespace] = {
      ...known,
      chains: [...chains, caipNetworkId],
    }
  }
  return proposal
}
/** The codes with which WalletConnect reports that the user declined. */
var rejections = [4001, 5e3, 5001, 5002, 5003]
/**
 * Maps an error of the WalletConnect client to an error of core: a wallet's answer by its JSON-RPC code, everything
 * else unchanged.
 */
function toRequestError(error) {
  const rpcCode = isError(error) && 'rpcCode' in error ? error.rpcCode : void 0
  if (!isError(error) || !error.code.startsWith('walletconnect/') || typeof rpcCode !== 'number')
    return toProviderRpcError(error)
  if (rejections.includes(rpcCode)) return new UserRejectedError({ cause: error })
  const known = toProviderRpcError({
    code: rpcCode,
    message: error.details ?? error.shortMessage,
  })
  return known.code === 'rpc/unknown' ? error : known
}
var sessionAttempts = /*#__PURE__*/ createOwned('walletConnect.attempts', () => ({ current: void 0 }))
/** Proposes a session, or joins a pending proposal. The proposal is cancelled when the last caller has aborted. */
async function connectSession(client, { signal, onUri, signIn, ...caller }) {
  const { namespace } = caller
  const store = getStore(client)
  const known = store.get(walletConnectSessionAtom)
  if (known) {
    if (!namespace || signal?.aborted || !isOffered(known, namespace)) return known
    const session = {
      ...known,
      usedIn: [...(known.usedIn ?? []), namespace],
    }
    setUsed(client, session)
    return session
  }
  if (signal?.aborted) throw new UserRejectedError({ cause: signal.reason })
  const attempts = sessionAttempts(client)
  const attempt = attempts.current ?? start(client, signIn)
  attempts.current = attempt
  const forget = () => {
    if (attempts.current === attempt) attempts.current = void 0
  }
  attempt.session.then(forget, forget)
  const user = Symbol()
  attempt.users.set(user, caller)
  const notify = () => {
    const uri = store.get(pairingAtom)?.uri
    if (uri) onUri?.(uri)
  }
  notify()
  const stopNotifying = store.sub(pairingAtom, notify)
  let leave = () => {}
  const left = new Promise((_, reject) => {
    leave = () => {
      attempt.users.delete(user)
      if (attempt.users.size === 0) {
        forget()
        attempt.controller.abort(signal?.reason)
      }
      reject(new UserRejectedError({ cause: signal?.reason }))
    }
  })
  signal?.addEventListener('abort', leave)
  try {
    return await Promise.race([attempt.session, left])
  } catch (error) {
    throw toRequestError(error)
  } finally {
    stopNotifying()
    signal?.removeEventListener('abort', leave)
  }
}
function start(client, signIn) {
  const controller = new AbortController()
  const users = /* @__PURE__ */ new Map()
  const session = establish(client, {
    signal: controller.signal,
    signIn,
    users,
  })
  session.catch(() => {})
  return {
    session,
    controller,
    users,
  }
}
async function establish(client, { signal, signIn, users }) {
  const store = getStore(client)
  const pending = pendingPairing(client)
  pending.link = void 0
  let shown = {
    uri: void 0,
    renewsAt: void 0,
  }
  store.set(pairingAtom, shown)
  const ask = signIn =>
    pair({
      signal,
      platform: client.platform,
      propose: () =>
        proposeSession(client, {
          signal,
          signIn,
        }),
      onStart(renew) {
        pending.renew = renew
      },
      onProposal({ uri }, renewsAt) {
        shown = {
          uri,
          renewsAt,
        }
        store.set(pairingAtom, shown)
      },
    })
  try {
    const walletConnect = await openWalletConnect(client)
    let { session, signedIn } = await ask(signIn)
    if (!session) ({ session, signedIn } = await ask(void 0))
    const used = session && resolveUse(client, session, [...users.values()])
    if (!used) {
      if (session) await walletConnect.disconnect({ topic: session.topic })
      throw new NoCommonNetworkError({ granted: Object.keys(session?.namespaces ?? {}) })
    }
    const { link } = pending
    if (link)
      walletConnect.setLink({
        topic: used.topic,
        link,
      })
    const kept = link
      ? {
          ...used,
          link,
        }
      : used
    setUsed(client, kept)
    if (signedIn) signIn?.onSignedIn?.(signedIn)
    for (const { topic } of client.config.walletConnect?.client ? [] : walletConnect.getSessions())
      if (topic !== kept.topic)
        walletConnect
          .disconnect({ topic })
          .catch(error => client.logger.warn('a former session could not be ended', { error }))
    return signedIn
      ? {
          ...kept,
          signedIn,
        }
      : kept
  } finally {
    if (store.get(pairingAtom) === shown) {
      store.set(pairingAtom, void 0)
      pending.renew = void 0
    }
  }
}
/** Restores the remembered session unless the wallet ended it, and delivers session ends that wallets missed. */
async function restoreSession(client, { forget = true } = {}) {
  const sessions = await (await openWalletConnect(client)).restore()
  const { topic, usedIn } = readStored(client)
  const isGiven = client.config.walletConnect?.client !== void 0
  const found = sessions.find(session => session.topic === topic) ?? (isGiven ? sessions[0] : void 0)
  if (found && found.topic !== topic) {
    setUsed(client, found)
    return found
  }
  const session = found && {
    ...found,
    usedIn,
  }
  if (session) getStore(client).set(walletConnectSessionAtom, session)
  else if (forget) client.storage.remove(sessionKey(client))
  return session
}
/** Sends a request to the wallet of the session, and opens its app if the user opened it by a link. */
async function requestSession(client, parameters) {
  const { caipNetworkId, method, params, signal } = parameters
  const session = getStore(client).get(walletConnectSessionAtom)
  if (!session) throw new NoSessionError({ caipNetworkId })
  const walletConnect = await openWalletConnect(client)
  try {
    return await walletConnect.request({
      topic: session.topic,
      chainId: caipNetworkId,
      request: {
        method,
        params,
      },
      signal,
      onSent: ({ id }) => openWallet(client, session, id),
    })
  } catch (error) {
    throw toRequestError(error)
  }
}
function openWallet({ platform }, session, requestId) {
  const { link, sessionConfig, topic } = session
  if (!link || sessionConfig?.disableDeepLink || !platform.hasFocus()) return
  const opening = requestLink({
    href: link.href,
    requestId,
    topic,
    platform,
  })
  if (opening) platform.openLink(opening.href, opening.target)
}
/** Ends the session in use; its state is cleared before the wallet is notified. */
async function disconnectSession(client) {
  const store = getStore(client)
  const { topic } = readUsed(client)
  client.storage.remove(sessionKey(client))
  store.set(walletConnectSessionAtom, void 0)
  if (!topic) return
  await (await openWalletConnect(client)).disconnect({ topic })
}
/** Adapter of a namespace without another adapter: its accounts are those of the WalletConnect session. */
function walletConnectAdapter(namespace) {
  const connector = walletConnectConnector(namespace)
  let context
  let networks = []
  let session
  let restoring = false
  function getSession() {
    if (!context || !session) throw new WalletConnectNotConfiguredError()
    return session
  }
  function emit() {
    const state = session?.read()
    const snapshot = {
      connectors: [connector],
      connections: state ? [toConnection(state)] : [],
      current: state?.connector.id,
      status: state ? 'connected' : restoring ? 'reconnecting' : 'disconnected',
    }
    context?.emit(snapshot)
  }
  function readState() {
    const state = session?.read()
    if (!state) throw new NoSessionError({ caipNetworkId: namespace })
    return state
  }
  async function request(method, params) {
    const { caipNetworkId } = readState()
    if (!context?.walletConnect) throw new NoSessionError({ caipNetworkId })
    return context.walletConnect.request({
      caipNetworkId,
      method,
      params,
    })
  }
  async function restore() {
    restoring = true
    emit()
    try {
      await getSession().restore()
    } catch (error) {
      context?.logger.warn('The WalletConnect session could not be restored.', { error })
    } finally {
      restoring = false
      emit()
    }
  }
  return {
    namespace,
    start(given) {
      if (!given.walletConnect) throw new WalletConnectNotConfiguredError()
      context = given
      networks = given.networks
      session ??= followSession(given.walletConnect, {
        namespace,
        isListed: id => networks.some(({ caipNetworkId }) => caipNetworkId === id),
      })
      const stop = session.subscribe(emit)
      emit()
      if (given.reconnect) restore()
      return () => {
        stop()
        context = void 0
      }
    },
    async connect({ connectorId: _, ...parameters }) {
      const state = await getSession().connect(parameters)
      emit()
      const connection = toConnection(state)
      return {
        ...connection,
        signedIn: pickSignedIn(state.signedIn, connection),
      }
    },
    async disconnect({ connectorId }) {
      if (connectorId === void 0 || connectorId === connector.id) await getSession().disconnect()
    },
    reconnect: restore,
    setNetworks(listed) {
      networks = listed
      emit()
    },
    selectNetwork({ network }) {
      session?.choose(network.caipNetworkId)
      emit()
    },
    async switchNetwork({ network }) {
      await getSession().switchNetwork(network)
      emit()
    },
    async signMessage({ message, address = readState().addresses[0] }) {
      const write = requests[namespace]
      if (!write) throw new NoSessionError({ caipNetworkId: namespace })
      const { method, params } = write(new TextEncoder().encode(message), address)
      const signature = readSignature(await request(method, params))
      return namespace === 'eip155' && !signature.startsWith('0x') ? `0x${signature}` : signature
    },
    async getProvider() {
      return { request: ({ method, params }) => request(method, params) }
    },
  }
  function toConnection({ connector, addresses, accounts, caipNetworkId }) {
    const [address] = addresses
    return {
      connector,
      accounts: addresses.map(address => {
        const { caipNetworkId: _, ...account } = accounts.find(one => one.address === address) ?? { address }
        return {
          namespace,
          type: 'eoa',
          ...account,
        }
      }),
      address,
      caipNetworkId,
    }
  }
}
/** The request that signs a text, by namespace: `personal_sign` of ERC-191, and `solana_signMessage` of WalletConnect. */
var requests = {
  eip155: (text, address) => ({
    method: 'personal_sign',
    params: [`0x${toHex(text)}`, address],
  }),
  solana: (text, address) => ({
    method: 'solana_signMessage',
    params: {
      message: toBase58(text),
      pubkey: address,
    },
  }),
}
function readSignature(answer) {
  const signature =
    typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : answer
  if (typeof signature === 'string' && signature !== '') return signature
  throw new ProviderRpcError('The wallet answered without a signature', { cause: answer })
}
function toHex(bytes) {
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
/** Implemented without a library: bundlers would cut it out of the chunk that verifies Solana's signatures in the page. */
function toBase58(bytes) {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let text = ''
  for (let rest = BigInt(`0x0${toHex(bytes)}`); rest > 0n; rest /= 58n)
    text = alphabet.charAt(Number(rest % 58n)) + text
  const zeros = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

export {
  connectSession,
  disconnectSession,
  followSession,
  requestSession,
  restoreSession,
  walletConnectAdapter,
}
