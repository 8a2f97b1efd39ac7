import {
  AbortedError,
  m as assertAlive,
  v as assertProposal,
  j as ClientDestroyedError,
  y as chainOf,
  f as createDeferred,
  E as createKeyPair,
  p as createPairing,
  u as deriveSymKey,
  s as disconnect,
  h as findSession,
  D as fromBase64,
  O as fromHex,
  d as hashTopic,
  b as isAccountId,
  S as isKey,
  C as isRecord,
  w as isStrings,
  M as messages,
  x as namespaceOf,
  l as namespacesOfChain,
  N as oneHour,
  i as openAttempt,
  ProtocolError,
  P as pingTimeout,
  n as proposalParams,
  T as readMetadata,
  g as saveSession,
  c as sendDelete,
  a as sendMessage,
  r as sendProposal,
  o as sendRequest,
  _ as sessionKey,
  F as sevenDays,
  k as toBase64Url,
  A as toHex,
} from './exports.jvtHrjFd.js'

// ../../packages/walletconnect/dist/authenticate/recap.js
var prefix = 'urn:recap:'
var order = (a, b) => a.localeCompare(b, 'en')
/** Creates a recap that grants `actions` of one ability. */
function createRecap(resource, ability, actions) {
  const abilities = [...actions].sort(order).map(action => [`${ability}/${action}`, [{}]])
  return { att: { [resource]: Object.fromEntries(abilities) } }
}
/** Merges two recaps, ordered by resource and ability. */
function mergeRecaps(first, second) {
  const merged = [.../* @__PURE__ */ new Set([...Object.keys(first.att), ...Object.keys(second.att)])]
    .sort(order)
    .map(resource => {
      const abilities = {
        ...second.att[resource],
        ...first.att[resource],
      }
      return [resource, Object.fromEntries(Object.entries(abilities).sort(([a], [b]) => order(a, b)))]
    })
  return { att: Object.fromEntries(merged) }
}
/** Encodes a recap as a resource of a message. */
function encodeRecap(recap) {
  return prefix + toBase64Url(new TextEncoder().encode(JSON.stringify(recap)))
}
/** Decodes a resource. Returns `undefined` when it is not a valid recap. */
function decodeRecap(resource) {
  if (!resource.startsWith(prefix)) return void 0
  const text = resource.slice(10).replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  const bytes = fromBase64(text.padEnd(Math.ceil(text.length / 4) * 4, '='))
  try {
    const recap = JSON.parse(new TextDecoder().decode(bytes))
    return isRecap(recap) ? recap : void 0
  } catch {
    return
  }
}
/** Merges all recaps among the resources of a message. */
function readRecap(resources = []) {
  const recaps = resources.map(decodeRecap).filter(recap => recap !== void 0)
  return recaps.length > 1 ? recaps.reduce(mergeRecaps) : recaps[0]
}
/** Describes a recap for the user who signs it. */
function describeRecap({ att }) {
  return `I further authorize the stated URI to perform the following actions on my behalf: ${Object.entries(
    att,
  )
    .flatMap(([resource, abilities]) => {
      const groups = /* @__PURE__ */ new Map()
      for (const [name = '', action = ''] of Object.keys(abilities)
        .map(ability => ability.split('/'))
        .sort(([, a = ''], [, b = '']) => order(a, b)))
        groups.set(name, [...(groups.get(name) ?? []), action])
      return [...groups].map(([name, actions]) => `'${name}': '${actions.join("', '")}' for '${resource}'.`)
    })
    .map((part, index) => `(${index + 1}) ${part}`)
    .join(' ')}`
}
function isRecap(value) {
  return (
    isRecord(value) &&
    isRecord(value.att) &&
    Object.values(value.att).every(
      abilities => isRecord(abilities) && Object.values(abilities).every(Array.isArray),
    )
  )
}
// ../../packages/walletconnect/dist/authenticate/authPayload.js
/** Creates the content that a wallet signs, for the given chains. A recap is the last of the resources. */
function authPayload(parameters, chains, methods) {
  const { domain, uri, statement, exp, nbf, requestId } = parameters
  const iat = parameters.iat ?? /* @__PURE__ */ new Date().toISOString()
  const resources = [...(parameters.resources ?? [])]
  if (methods.length > 0) {
    const recap = createRecap(namespaceOf(chains[0] ?? ''), 'request', methods)
    const last = decodeRecap(resources.at(-1) ?? '')
    if (last) resources.pop()
    resources.push(encodeRecap(last ? mergeRecaps(recap, last) : recap))
  }
  return {
    type: 'caip122',
    chains,
    statement,
    aud: uri,
    domain,
    version: '1',
    nonce: nonceOf(parameters, chains[0] ?? ''),
    iat,
    exp,
    nbf,
    requestId,
    resources: resources.length > 0 ? resources : void 0,
  }
}
/** Returns the nonce for the accounts of a chain. */
function nonceOf({ nonce, nonces = {} }, chainId) {
  const namespace = namespaceOf(chainId)
  return (Object.hasOwn(nonces, namespace) ? nonces[namespace] : void 0) ?? nonce
}
// ../../packages/walletconnect/dist/authenticate/formatMessage.js
/** Names in "your … account", by namespace. */
var chainNames = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
}
/**
 * Formats the text that an account signs.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
function formatMessage(payload) {
  const { iss, domain, aud, version, nonce, iat, exp, nbf, requestId, resources } = payload
  const [, , namespace = '', reference, address] = iss.split(':')
  return [
    `${domain} wants you to sign in with your ${chainNames[namespace] ?? namespace} account:`,
    address,
    '',
    formatStatement(payload),
    '',
    `URI: ${aud}`,
    `Version: ${version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${nonce}`,
    `Issued At: ${iat}`,
    exp && `Expiration Time: ${exp}`,
    nbf && `Not Before: ${nbf}`,
    requestId && `Request ID: ${requestId}`,
    resources && ['Resources:', ...resources.map(resource => `- ${resource}`)].join('\n'),
  ]
    .filter(line => line !== void 0)
    .join('\n')
}
function formatStatement({ statement, resources }) {
  const recap = readRecap(resources)
  if (!recap) return statement || void 0
  const meaning = describeRecap(recap)
  if (statement?.includes(meaning)) return statement
  return statement ? `${statement} ${meaning}` : meaning
}
// ../../packages/walletconnect/dist/authenticate/checkCacao.js
/**
 * Checks that a wallet's statement matches the request, and verifies its signature.
 *
 * @throws ProtocolError 11001 (malformed), 11003 (other content than requested), 11004 (signature), 11006 (no account)
 */
async function checkCacao(value, requested) {
  const cacao = readCacao(value)
  const { p, s: signature } = cacao
  const account = p.iss.slice(8)
  const chainId = chainOf(account)
  const address = account.slice(chainId.length + 1)
  if (
    !(
      p.domain === requested.domain &&
      p.aud === requested.uri &&
      p.nonce === nonceOf(requested, chainId) &&
      p.version === '1' &&
      p.exp === requested.exp &&
      p.nbf === requested.nbf &&
      p.requestId === requested.requestId &&
      (p.statement ?? '').startsWith(requested.statement ?? '') &&
      requested.chains.includes(chainId)
    )
  )
    throw new ProtocolError(11003)
  const message = formatMessage(p)
  if (
    !(await requested.verify({
      chainId,
      address,
      message,
      signature,
    }))
  )
    throw new ProtocolError(11004)
  const granted = Object.values(readRecap(p.resources)?.att ?? {}).flatMap(Object.entries)
  const names = granted.map(([ability]) => ability.split('/')[1] ?? '')
  const chains = granted.flatMap(([, limits]) => limits).flatMap(readChains)
  return {
    cacao,
    statement: {
      account,
      message,
      signature: signature.s,
    },
    methods: (requested.methods ?? []).filter(method => names.includes(method)),
    accounts: requested.chains
      .filter(chain => chain === chainId || chains.includes(chain))
      .map(chain => `${chain}:${address}`),
  }
}
function readChains(limit) {
  return typeof limit === 'object' && limit !== null && 'chains' in limit && Array.isArray(limit.chains)
    ? limit.chains
    : []
}
/** Maximum of statements in a settlement that are verified. */
var cacaoLimit = 16
/**
 * Verifies the statements of a settlement. A statement that was not requested, or of an account that the session does
 * not include, is removed: the session remains, and the app can request a signature.
 */
async function readSettledCacaos({ logger }, settlement, { namespaces }, requested) {
  const responses = isRecord(settlement) ? settlement.proposalRequestsResponses : void 0
  const cacaos = isRecord(responses) ? responses.authentication : void 0
  if (!Array.isArray(cacaos)) return []
  const accounts = Object.values(namespaces).flatMap(({ accounts }) => accounts)
  return (
    await Promise.all(
      cacaos.slice(0, cacaoLimit).map(async cacao => {
        try {
          const verified = await checkCacao(cacao, requested)
          return accounts.includes(verified.statement.account) ? verified : void 0
        } catch (error) {
          logger?.warn('a statement that came with a session is left out', { error })
          return
        }
      }),
    )
  ).filter(cacao => cacao !== void 0)
}
var required = ['domain', 'aud', 'version', 'nonce', 'iat']
var optional = ['exp', 'nbf', 'statement', 'requestId']
/**
 * Parses a signed statement of a wallet. Unknown members are removed.
 *
 * @throws ProtocolError 11006 (no account), 11001 (malformed)
 */
function readCacao(value) {
  if (!isRecord(value) || !isRecord(value.h) || !isRecord(value.p) || !isRecord(value.s))
    throw new ProtocolError(11001)
  const { h, p, s } = value
  if (typeof p.iss !== 'string' || !p.iss.startsWith('did:pkh:') || !isAccountId(p.iss.slice(8)))
    throw new ProtocolError(11006)
  if (typeof h.t !== 'string' || typeof s.t !== 'string' || typeof s.s !== 'string')
    throw new ProtocolError(11001)
  const text = name => {
    const member = p[name]
    if (typeof member !== 'string') throw new ProtocolError(11001, { details: name })
    return member
  }
  if (p.resources !== void 0 && p.resources !== null && !isStrings(p.resources))
    throw new ProtocolError(11001, { details: 'resources' })
  const [domain, aud, version, nonce, iat] = required.map(text)
  const [exp, nbf, statement, requestId] = optional.map(name =>
    p[name] === void 0 || p[name] === null ? void 0 : text(name),
  )
  return {
    h: { t: h.t },
    p: {
      iss: p.iss,
      domain: domain ?? '',
      aud: aud ?? '',
      version: version ?? '',
      nonce: nonce ?? '',
      iat: iat ?? '',
      exp,
      nbf,
      statement,
      requestId,
      resources: isStrings(p.resources) ? p.resources : void 0,
    },
    s: {
      t: s.t,
      s: s.s,
      m: typeof s.m === 'string' ? s.m : void 0,
    },
  }
}
// ../../packages/walletconnect/dist/authenticate/openAuthentication.js
/** Waits for a signed statement, or for a session without one. */
function openAuthentication(context, parameters) {
  const { id, topic, pairing, keyPair, expiry, requested, events, fallback, getSettlement } = parameters
  const { promise: approval, resolve, reject } = createDeferred()
  let isPending = true
  const timer = setTimeout(() => fail(new ProtocolError(11005)), expiry * 1e3 - Date.now())
  const end = () => fail(new ClientDestroyedError())
  context.ended.addEventListener('abort', end)
  if (topic !== void 0)
    context.pending.set(id, {
      topic,
      alsoTopic: pairing.topic,
      receive: onResponse,
      fail,
    })
  fallback.approval
    .then(onSettled, error => {
      if (!(error instanceof ProtocolError && error.rpcCode === 0) || topic === void 0) fail(error)
    })
    .catch(() => {})
  function close(settle) {
    isPending = false
    clearTimeout(timer)
    context.ended.removeEventListener('abort', end)
    context.pending.delete(id)
    if (topic !== void 0) {
      context.privateTopics.delete(topic)
      context.relay.unsubscribe(topic).catch(() => {})
    }
    settle()
    fallback.fail(new AbortedError())
  }
  function fail(error) {
    close(() => reject(error))
  }
  async function onSettled(session) {
    const checked = await readSettledCacaos(context, getSettlement(), session, requested)
    if (!isPending) return disconnect(context, session)
    close(() =>
      resolve({
        ...toResult(checked),
        session,
      }),
    )
  }
  async function onResponse(response) {
    if ('error' in response) {
      const { code, message } = response.error
      if (code !== 10001) fail(new ProtocolError(code, { details: message }))
      return
    }
    const { responder, cacaos } = readResponder(response.result)
    const symKey = await deriveSymKey(await keyPair.agree(responder.publicKey))
    const sessionTopic = await hashTopic(symKey)
    try {
      const checked = (await Promise.allSettled(cacaos.map(cacao => checkCacao(cacao, requested)))).map(
        result => {
          if (result.status === 'rejected') throw result.reason
          return result.value
        },
      )
      if (!isPending) throw new AbortedError()
      const session = createSession(responder, sessionTopic, checked)
      if (session) {
        const namespaces = Object.keys(session.namespaces)
        saveSession(context, {
          session,
          symKey: toHex(symKey),
          namespaces,
          settleId: id,
          updateId: 0,
        })
        context.relay.subscribe(sessionTopic).catch(error => {
          context.logger?.warn('the relay does not deliver a new session yet', { error })
        })
      }
      close(() =>
        resolve({
          ...toResult(checked),
          session,
        }),
      )
    } catch (error) {
      if (!context.sessions.get(sessionTopic)) sendDelete(context, sessionTopic, symKey)
      fail(error instanceof ProtocolError ? error : new ProtocolError(11004, { cause: error }))
    }
  }
  function createSession({ metadata }, sessionTopic, checked) {
    const methods = [...new Set(checked.flatMap(({ methods }) => methods))]
    if (methods.length === 0) return void 0
    const accounts = [...new Set(checked.flatMap(({ accounts }) => accounts))]
    const chains = requested.chains.filter(chain => accounts.some(account => account.startsWith(`${chain}:`)))
    return {
      topic: sessionTopic,
      pairingTopic: pairing.topic,
      expiry: Math.floor(Date.now() / 1e3) + sevenDays,
      peer: metadata,
      namespaces: {
        [namespaceOf(chains[0] ?? '')]: {
          chains,
          accounts,
          methods,
          events,
        },
      },
    }
  }
  return {
    approval,
    fail,
    cancel: reason => {
      if (isPending) fail(new AbortedError({ cause: reason }))
    },
  }
}
function toResult(checked) {
  return {
    cacaos: checked.map(({ cacao }) => cacao),
    statements: checked.map(({ statement }) => statement),
  }
}
/** Parses the wallet's metadata and public key, and its unverified statements. @throws ProtocolError 11001 */
function readResponder(result) {
  if (!isRecord(result) || !isRecord(result.responder)) throw new ProtocolError(11001)
  const { cacaos, responder } = result
  const metadata = readMetadata(responder.metadata)
  const publicKey = isKey(responder.publicKey) ? fromHex(responder.publicKey) : void 0
  if (!publicKey || !metadata || !Array.isArray(cacaos) || cacaos.length === 0) throw new ProtocolError(11001)
  return {
    responder: {
      publicKey,
      metadata,
    },
    cacaos,
  }
}
// ../../packages/walletconnect/dist/authenticate/authenticate.js
/** Namespace for which wallets create a session from a signed statement. */
var statementNamespace = 'eip155'
/**
 * Requests a signed statement and a session in one prompt: with `wc_sessionAuthenticate` if all namespaces are eip155,
 * and with a proposal that includes the statements. A wallet that supports neither settles the proposal.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/session-authenticated-events
 * @throws ProtocolError 5100 to 5104 (chains), 11002 (chains of several namespaces without `optionalNamespaces`)
 * @throws AbortedError, ClientDestroyedError, and the errors of the relay
 */
async function authenticate(context, parameters) {
  const { chains, methods = [], signal, events = ['chainChanged', 'accountsChanged'] } = parameters
  assertAlive(context)
  const optionalNamespaces = parameters.optionalNamespaces ?? defaultNamespaces(parameters, events)
  assertProposal(optionalNamespaces)
  if (signal?.aborted) throw new AbortedError({ cause: signal.reason })
  const namespaces = [...new Set(chains.map(namespaceOf))]
  const isOneClick = [...namespaces, ...Object.keys(optionalNamespaces).map(namespaceOf)].every(
    namespace => namespace === statementNamespace,
  )
  const expiry = Math.floor(Date.now() / 1e3) + Math.max(parameters.expiry ?? 3600, oneHour)
  const pairing = createPairing(isOneClick ? ['wc_sessionAuthenticate'] : void 0)
  const keyPair = await createKeyPair()
  const publicKey = toHex(keyPair.publicKey)
  const topic = isOneClick ? await openResponseTopic(context, keyPair) : void 0
  const id = context.nextId()
  const proposalId = context.nextId()
  let settlement
  const { approval, cancel, fail } = openAuthentication(context, {
    id,
    topic,
    pairing,
    keyPair,
    expiry,
    events,
    requested: parameters,
    fallback: openAttempt(context, {
      id: proposalId,
      pairing,
      keyPair,
      proposed: optionalNamespaces,
      onSettled: params => {
        settlement = params
      },
    }),
    getSettlement: () => settlement,
  })
  const abort = () => cancel(signal?.reason)
  signal?.addEventListener('abort', abort)
  approval.catch(() => {}).finally(() => signal?.removeEventListener('abort', abort))
  const authentication = namespaces.map(namespace =>
    authPayload(
      parameters,
      chains.filter(chain => namespaceOf(chain) === namespace),
      [],
    ),
  )
  const proposal = {
    id: proposalId,
    method: 'wc_sessionPropose',
    params: {
      ...proposalParams(context, {
        optionalNamespaces,
        pairing,
        publicKey,
      }),
      requests: { authentication },
    },
  }
  try {
    if (topic === void 0) await sendProposal(context, pairing, proposal, { signal })
    else await sendRequests(topic)
  } catch (error) {
    fail(error)
    throw signal?.aborted ? new AbortedError({ cause: signal.reason }) : error
  }
  return {
    uri: pairing.uri,
    expiry: pairing.expiry,
    approval,
    cancel: () => cancel(),
  }
  async function sendRequests(responseTopic) {
    const { symKey } = pairing
    const target = {
      topic: pairing.topic,
      symKey,
    }
    const kind = {
      ...messages.authenticate,
      ttl: expiry - Math.floor(Date.now() / 1e3),
    }
    const request = {
      requester: {
        publicKey,
        metadata: context.metadata,
      },
      authPayload: authPayload(parameters, chains, methods),
      expiryTimestamp: expiry,
    }
    await Promise.all([
      context.relay.subscribe(responseTopic, { signal }),
      context.relay.subscribe(pairing.topic, { signal }),
    ])
    const payload = {
      id,
      method: 'wc_sessionAuthenticate',
      params: request,
    }
    await Promise.all([
      sendMessage(
        context,
        {
          ...target,
          kind,
          payload,
        },
        { signal },
      ),
      sendMessage(
        context,
        {
          ...target,
          kind: messages.propose,
          payload: proposal,
        },
        { signal },
      ),
    ])
  }
}
function defaultNamespaces({ chains, methods = [] }, events) {
  const [namespace = '', ...others] = new Set(chains.map(namespaceOf))
  if (others.length > 0) throw new ProtocolError(11002, { details: 'chains of one namespace only' })
  const wanted = namespace === statementNamespace ? ['personal_sign', ...methods] : methods
  return {
    [namespace]: {
      chains,
      methods: [...new Set(wanted)],
      events,
    },
  }
}
/** Opens the topic on which wallets respond to `wc_sessionAuthenticate`: the hash of our public key. */
async function openResponseTopic(context, keyPair) {
  const topic = await hashTopic(keyPair.publicKey)
  context.privateTopics.set(topic, {
    receive: () => void 0,
    async symKey(envelope) {
      if (envelope.type !== 1) throw new ProtocolError(7)
      return deriveSymKey(await keyPair.agree(envelope.senderPublicKey))
    },
  })
  return topic
}
// ../../packages/walletconnect/dist/session/lazyActions.js
/** Resolves when the wallet responds. @throws ProtocolError 8000 after 30 seconds */
async function ping(context, { topic, signal }) {
  await sendRequest(context, {
    topic,
    symKey: sessionKey(findSession(context, topic)),
    method: 'wc_sessionPing',
    params: {},
    kind: messages.ping,
    timeout: pingTimeout,
    signal,
  })
}
/** Asks the wallet to extend the session to seven days from now. @throws ProtocolError 3004 when it refuses */
async function extend(context, { topic }) {
  const expiry = Math.floor(Date.now() / 1e3) + sevenDays
  await sendRequest(context, {
    topic,
    symKey: sessionKey(findSession(context, topic)),
    method: 'wc_sessionExtend',
    params: { expiry },
    kind: messages.extend,
    timeout: pingTimeout,
  })
  const stored = findSession(context, topic)
  if (expiry > stored.session.expiry)
    saveSession(context, {
      ...stored,
      session: {
        ...stored.session,
        expiry,
      },
    })
}
/** Sends an event that the session grants to the wallet. @throws ProtocolError 7001, 3005, 3002 */
async function emitEvent(context, { topic, chainId, event }) {
  const stored = findSession(context, topic)
  const granted = namespacesOfChain(stored.session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005, { details: chainId })
  if (!granted.some(({ events }) => events.includes(event.name)))
    throw new ProtocolError(3002, { details: `${event.name} on ${chainId}` })
  const payload = {
    id: context.nextId(),
    method: 'wc_sessionEvent',
    params: {
      chainId,
      event,
    },
  }
  await sendMessage(context, {
    topic,
    symKey: sessionKey(stored),
    kind: messages.event,
    payload,
  })
}
/** Actions that few pages need. A separate chunk that loads when one of them is called. */
var lazyActions = {
  authenticate,
  emitEvent,
  extend,
  ping,
}

export { lazyActions }
