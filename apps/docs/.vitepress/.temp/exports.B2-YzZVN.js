import { n as notSafeMethods } from './methods.8s9p6jDL.js'
import { t as __exportAll } from './rolldown-runtime.D8jQpDG7.js'
import {
  r as _enum,
  T as _gte,
  D as _maxLength,
  O as _minLength,
  A as _regex,
  i as _undefined,
  a as array,
  o as boolean,
  u as literal,
  d as nullable,
  p as number,
  m as object,
  h as optional,
  j as safeParse,
  y as strictObject,
  b as string,
  S as union,
  C as unknown,
} from './schemas.A5mWzwqY.js'

// ../../packages/secure-frame-client/dist/approvalWindow/createApprovalWindow.js
/** Interval for checking whether the window was closed (ms): browsers do not send an event for it. */
var closedInterval = 300
/**
 * Opens the window that an approval needs: immediately under the user's activation, else by `open` of the current state. A
 * single window serves all approvals of a queue, so it stays open while `hasQueuedApprovals` returns true.
 */
function createApprovalWindow(parameters) {
  const { origin, environment, hasQueuedApprovals, reject, detach } = parameters
  const listeners = /* @__PURE__ */ new Set()
  let shown
  let opened
  let url = ''
  let timesBlocked = 0
  /** Whether the window reached the frame. A window that never did may still be open, cut off from this page. */
  let wasConnected = false
  let watch
  const hasWindows = () => environment.hasWindows?.() ?? true
  function set(status) {
    if (status === shown?.status && (!shown || timesBlocked === shown.timesBlocked)) return
    shown = status && {
      status,
      timesBlocked,
      open,
      leave,
      reject,
    }
    for (const listener of [...listeners]) listener()
  }
  /** Opens the window, or brings the open window to the front. Call it in a user event. */
  function open() {
    if (!hasWindows()) return set('unavailable')
    if (openNow()) return
    timesBlocked += 1
    set(timesBlocked < 2 ? 'blocked' : 'unavailable')
  }
  /** Returns whether the window is open now. */
  function openNow() {
    if (opened && !opened.isClosed()) {
      opened.focus()
      return true
    }
    clearInterval(watch)
    opened = environment.openWindow(url)
    if (!opened) return false
    timesBlocked = 0
    const own = opened
    watch = setInterval(() => {
      if (!own.isClosed()) return
      clearInterval(watch)
      if (!shown) return
      if (wasConnected) return set('closed')
      set('detached')
      handOver().catch(() => {
        if (shown?.status === 'detached') set('closed')
      })
    }, closedInterval)
    set('open')
    return true
  }
  function handOver() {
    const { id } = readAddress()
    return detach({ id })
  }
  async function leave(returnUrl) {
    const page = new URL(url)
    const address = readAddress()
    await detach({
      id: address.id,
      returnUrl,
    })
    page.searchParams.set('place', 'tab')
    return {
      url: page.href,
      ...address,
    }
  }
  function readAddress() {
    const [id = '', secret = ''] = new URL(url).hash.slice(1).split('.')
    return {
      id,
      secret,
    }
  }
  function end() {
    clearInterval(watch)
    opened?.close()
    opened = void 0
    timesBlocked = 0
    wasConnected = false
    set(void 0)
  }
  return {
    receive({ status, path }) {
      if (status === 'ended') {
        set(void 0)
        if (!hasQueuedApprovals()) end()
        return
      }
      const next = new URL(path, origin)
      if (next.origin !== origin) return
      if (next.href !== url) {
        opened?.close()
        opened = void 0
        wasConnected = false
      }
      url = next.href
      if (status === 'open' && opened && !opened.isClosed()) {
        wasConnected = true
        opened.focus()
        set('open')
      } else if (!hasWindows()) set('unavailable')
      else if (!environment.hasActivation() || !openNow()) set('needed')
    },
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end,
  }
}
// ../../packages/secure-frame-client/dist/protocol/limits.js
/** Limits of a channel. Both sides enforce them. */
var limits = {
  /** Bytes of a message, about as JSON in UTF-8. */
  messageBytes: 262144,
  /** Nesting depth of objects and arrays. */
  messageDepth: 32,
}
/** Time-outs in milliseconds. */
var frameTimeouts = {
  /** From the start of the iframe to the answer of INIT. */
  ready: 2e4,
  /** From the `load` event of the iframe to READY. */
  readyAfterLoad: 2e3,
  /** The answer of the secure site whether it lists the page. */
  listed: 5e3,
  /** CONNECT_EMAIL, CONNECT_DEVICE, CONNECT_OTP, CONNECT_SOCIAL and GET_SOCIAL_REDIRECT_URI. */
  login: 3e4,
  signOut: 3e3,
  /** A request with approval, and GET_USER, which shows the frame when the user has to recover the key. */
  approval: 6e5,
  /** Every other request. */
  other: 3e4,
}
// ../../packages/secure-frame-client/dist/SecureFrameError.js
/**
 * An error of the secure frame or of the connection to it. `message` can be shown to the user.
 *
 * @example
 * if (error instanceof SecureFrameError && error.code === 'frame/otp-invalid') show(error.data?.left)
 */
var SecureFrameError = class extends Error {
  name = 'SecureFrameError'
  code
  rpcCode
  data
  /** Address of the page of the code, for developers. */
  docsUrl
  constructor(message, { code, rpcCode, data, cause }) {
    super(message, { cause })
    this.code = code
    this.rpcCode = rpcCode
    this.data = data
    this.docsUrl = `https://github.com/latchkit/latchkit/blob/main/docs/errors/${code}.md`
  }
}
/**
 * Creates the error of an answer `<TYPE>_ERROR`. `OTP_INVALID` becomes `frame/otp-invalid`; a number becomes
 * `frame/rpc-error` with that number as `rpcCode`.
 */
function toSecureFrameError({ message, code, data }) {
  const isNumber = typeof code === 'number'
  const known = isNumber ? 'rpc-error' : (code ?? 'failed').toLowerCase().replaceAll('_', '-')
  return new SecureFrameError(message || 'An error occurred', {
    code: `frame/${known}`,
    rpcCode: isNumber ? code : void 0,
    data,
  })
}
// ../../packages/secure-frame-client/dist/channel/frameUrl.js
var localhost = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/
/**
 * Adds the frame's query parameters to its address.
 *
 * @throws SecureFrameError `frame/invalid-url`, unless it is https (or http on localhost) of another origin than the page
 */
function toFrameUrl({ url, pageOrigin, projectId, chainId, enableLogger, smartAccounts = true }) {
  const parsed = URL.canParse(url) ? new URL(url) : void 0
  const isSecure =
    parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && localhost.test(parsed.hostname))
  if (!parsed || !isSecure || parsed.username || parsed.origin === pageOrigin)
    throw new SecureFrameError(
      parsed?.origin === pageOrigin
        ? 'The secure site must not have the origin of the page: the page could read the keys'
        : 'The address of the secure site must start with https, or http on localhost',
      { code: 'frame/invalid-url' },
    )
  const parts = {
    projectId,
    chainId,
    version: 5,
    enableLogger,
    ...(!smartAccounts && { smartAccounts }),
  }
  for (const [name, value] of Object.entries(parts)) parsed.searchParams.set(name, String(value))
  return {
    href: parsed.href,
    origin: parsed.origin,
  }
}
/** Attributes of the iframe for a frame of this origin. */
function frameAttributes(origin) {
  return {
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    allow: `publickey-credentials-get ${origin}; publickey-credentials-create ${origin}; clipboard-write ${origin}`,
    referrerpolicy: 'strict-origin',
  }
}
// ../../packages/secure-frame-client/dist/protocol/fields.js
/** A UUID as `crypto.randomUUID()` writes it. */
var idSchema = string().check(_regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i))
/** 32 random bytes as 64 lower-case hex digits. */
var nonceSchema = string().check(_regex(/^[\da-f]{64}$/))
/** A single e-mail address: no second recipient, no line break, no display name. */
var emailSchema = string().check(
  _maxLength(254),
  _regex(/^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/),
)
string().check(_regex(/^\d{6}(?:\d{2})?$/))
/** Digits of the mailed code. Default: 6. */
var codeDigitsSchema = literal([6, 8])
/** The two digits that the user compares. */
var numberSchema = string().check(_regex(/^\d{2}$/))
/** A number on eip155, the CAIP-2 id on Solana. Strings are accepted from apps that write numbers as strings. */
var chainIdSchema = union([number().check(_gte(1)), string().check(_minLength(1), _maxLength(48))])
/** `0x` and 40 hex digits, or 32 to 44 base58 characters. */
var addressSchema = string().check(_regex(/^(?:0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/))
var accountTypeSchema = _enum(['eoa', 'smartAccount'])
_enum(['google', 'github', 'apple', 'facebook', 'x', 'discord'])
/** The signed-in user, as far as the project may know. */
var userSchema = strictObject({
  email: optional(nullable(emailSchema)),
  address: addressSchema,
  chainId: chainIdSchema,
  accounts: optional(
    array(
      strictObject({
        address: addressSchema,
        type: accountTypeSchema,
        path: optional(string()),
        publicKey: optional(string()),
      }),
    ),
  ),
  userName: optional(nullable(string())),
  smartAccountDeployed: optional(boolean()),
  preferredAccountType: optional(accountTypeSchema),
})
// ../../packages/secure-frame-client/dist/protocol/events.js
/**
 * Message that the frame posts to its parent window, once, before the port exists.
 * The target is the parent's origin, never `*`.
 */
var readySchema = strictObject({
  type: literal('READY'),
  payload: strictObject({
    frameNonce: nonceSchema,
    /** Message versions that the frame supports. */
    versions: array(number()).check(_minLength(1), _maxLength(16)),
  }),
})
/** The first message on the port: the frame accepted INIT and is bound to the page's origin. */
var initSuccessSchema = strictObject({
  type: literal('INIT_SUCCESS'),
  payload: strictObject({ pageNonce: nonceSchema }),
})
/** Payloads of the messages that the frame sends on the port without a request. */
var eventPayloads = {
  /** Never a token. */
  SESSION_UPDATE: strictObject({
    isConnected: boolean(),
    user: optional(userSchema),
  }),
  /** CSS pixels that the visible frame needs. */
  RESIZE: strictObject({ height: number().check(_gte(0)) }),
  /** The frame has to be visible: for an approval, or for the recovery of the key. */
  APPROVAL_OPENED: _undefined(),
  APPROVAL_CLOSED: _undefined(),
  /**
   * The user answers an approval in a top-level window of the secure site at `path`, which the page opens. `needed`: the
   * window is not open yet. `open`: the window is connected to the frame. `ended`: the approval has ended.
   */
  APPROVAL_WINDOW: strictObject({
    status: _enum(['needed', 'open', 'ended']),
    path: string().check(_regex(/^\/approve\?[\w.~%&=-]{1,512}#[\w.-]{1,128}$/)),
  }),
}
// ../../packages/secure-frame-client/dist/protocol/isWithinLimits.js
/**
 * Whether a received value is plain data within the limits of a message: null, booleans, finite numbers, strings, arrays
 * and plain objects of at most 256 KiB and 32 levels. Objects of other kinds (a `Map`, a `Date`, bytes, a port) and own
 * properties named `__proto__` are rejected. The traversal stops at a limit, even for a circular value.
 *
 * @param bytes - maximum size instead of 256 KiB
 *
 * @example
 * isWithinLimits(event.data)
 */
function isWithinLimits(value, bytes = limits.messageBytes) {
  let left = bytes
  const encoder = new TextEncoder()
  const takeText = text => {
    if (text.length > left) return false
    left -= encoder.encode(text).length + 2
    return left >= 0
  }
  const take = (part, depth) => {
    left -= 1
    if (left < 0) return false
    switch (typeof part) {
      case 'string':
        return takeText(part)
      case 'number':
        left -= 7
        return Number.isFinite(part)
      case 'boolean':
      case 'undefined':
        return true
      case 'object':
        break
      default:
        return false
    }
    if (part === null) return true
    if (depth >= limits.messageDepth) return false
    if (Array.isArray(part)) {
      for (let index = 0; index < part.length; index++) if (!take(part[index], depth + 1)) return false
      return true
    }
    const prototype = Object.getPrototypeOf(part)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return false
    if (Object.prototype.toString.call(part) !== '[object Object]') return false
    for (const [key, inner] of Object.entries(part))
      if (key === '__proto__' || !takeText(key) || !take(inner, depth + 1)) return false
    return true
  }
  return take(value, 0)
}
// ../../packages/secure-frame-client/dist/channel/openChannel.js
var listedSchema = object({ isListed: boolean() })
/**
 * Inserts the frame and performs the handshake. Messages are accepted only from the window and the origin of the iframe;
 * the port is sent to that origin only. Each READY gets a port, so a reloaded frame gets a new handshake.
 */
function openChannel(parameters) {
  const { url, projectId, environment, logger, opened, message, restarted, failed, dismissed } = parameters
  let port
  let frameNonce
  let isOpen = false
  let isClosed = false
  let isReadySinceLoad = false
  let total
  let afterLoad
  function awaitOpening() {
    clearTimeout(total)
    total = setTimeout(explain, frameTimeouts.ready)
  }
  function close() {
    if (isClosed) return
    isClosed = true
    clearTimeout(total)
    clearTimeout(afterLoad)
    port?.close()
    frame.remove()
  }
  function fail(error) {
    if (isClosed) return
    close()
    failed(error)
  }
  /** A browser does not tell a page why it refused a frame: asks the site. */
  async function explain() {
    const [nonce, wasOpen] = [frameNonce, isOpen]
    const isListed = await askIsListed(url, projectId)
    if (nonce !== frameNonce || wasOpen !== isOpen) return
    fail(isListed === false ? notListed(url, projectId, environment.pageOrigin) : notLoaded(url))
  }
  function receiveReady({ data, origin, source }) {
    const window = frame.getWindow()
    if (isClosed || !window || source !== window || origin !== url.origin || !isWithinLimits(data)) return
    const read = safeParse(readySchema, data)
    if (!read.success) return logger?.debug('a message that is no READY was dropped')
    const { frameNonce: nonce, versions } = read.data.payload
    if (nonce === frameNonce) return
    if (!versions.includes(5)) return fail(unsupportedVersion(versions))
    if (afterLoad === void 0) isReadySinceLoad = true
    clearTimeout(afterLoad)
    afterLoad = void 0
    port?.close()
    const wasOpen = isOpen
    isOpen = false
    frameNonce = nonce
    if (wasOpen) {
      restarted()
      awaitOpening()
    }
    const pageNonce = createNonce()
    const channel = new MessageChannel()
    port = channel.port1
    const own = port
    own.onmessage = event => {
      if (isClosed || own !== port) return
      if (isOpen) return message(event.data)
      const greeting = isWithinLimits(event.data) ? safeParse(initSuccessSchema, event.data) : void 0
      if (!greeting?.success || greeting.data.payload.pageNonce !== pageNonce) return
      isOpen = true
      clearTimeout(total)
      opened()
    }
    const payload = {
      projectId,
      frameNonce: nonce,
      pageNonce,
      v: 5,
    }
    window.postMessage(
      {
        type: 'INIT',
        payload,
      },
      url.origin,
      [channel.port2],
    )
  }
  const frame = environment.insert({
    url: url.href,
    attributes: frameAttributes(url.origin),
    listeners: {
      message: receiveReady,
      load() {
        if (isClosed) return
        if (isReadySinceLoad) isReadySinceLoad = false
        else afterLoad ??= setTimeout(explain, frameTimeouts.readyAfterLoad)
      },
      violation({ effectiveDirective, blockedURI, disposition }) {
        if (
          URL.canParse(blockedURI) &&
          new URL(blockedURI).origin === url.origin &&
          disposition === 'enforce' &&
          effectiveDirective === 'frame-src'
        )
          fail(blocked(url))
      },
      dismiss: () => dismissed(),
    },
  })
  awaitOpening()
  return {
    frame,
    post: sent => port?.postMessage(sent),
    close,
  }
}
function createNonce() {
  return [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(32))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
/** Whether the secure site lists the origin of this page. Undefined if it does not answer. */
async function askIsListed({ origin }, projectId) {
  const signal = AbortSignal.timeout(frameTimeouts.listed)
  const answer = await fetch(`${origin}/listed?projectId=${encodeURIComponent(projectId)}`, { signal })
    .then(found => found.json())
    .catch(() => void 0)
  const read = safeParse(listedSchema, answer)
  return read.success ? read.data.isListed : void 0
}
function notListed({ origin }, projectId, pageOrigin) {
  return new SecureFrameError(
    [
      `The secure site ${origin} does not list the origin ${pageOrigin} for the project "${projectId}", so the browser does not show its frame.`,
      `Add it to the project in the PROJECTS_FILE of the site with "project update --id ${projectId} --add-origin ${pageOrigin}", and restart the site.`,
    ].join(' '),
    { code: 'frame/origin-not-allowed' },
  )
}
function notLoaded({ origin }) {
  return new SecureFrameError(
    `The secure frame of ${origin} did not answer: it is unreachable, or does not list this site`,
    { code: 'frame/not-loaded' },
  )
}
function blocked({ origin }) {
  return new SecureFrameError(`The policy of this page blocks the secure frame: add ${origin} to frame-src`, {
    code: 'frame/blocked-by-csp',
  })
}
function unsupportedVersion(versions) {
  return new SecureFrameError(
    `The secure frame speaks version ${versions.join(', ')} of the messages, this app version 5`,
    { code: 'frame/unsupported-version' },
  )
}
// ../../packages/secure-frame-client/dist/protocol/answers.js
var nothing = _undefined()
var chain = strictObject({ chainId: chainIdSchema })
/** Payloads of the answers. The schema of the method checks those of RPC_REQUEST and APPROVAL_RETURNED. */
var answerPayloads = {
  SWITCH_NETWORK: chain,
  CONNECT_EMAIL: strictObject({
    action: _enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    number: optional(numberSchema),
    codeDigits: optional(codeDigitsSchema),
  }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: userSchema,
  GET_SOCIAL_REDIRECT_URI: strictObject({
    uri: string().check(_minLength(1)),
    number: optional(numberSchema),
  }),
  GET_FARCASTER_URI: strictObject({ url: string().check(_minLength(1)) }),
  CONNECT_FARCASTER: strictObject({ userName: string() }),
  GET_USER: userSchema,
  SIGN_OUT: nothing,
  IS_CONNECTED: strictObject({ isConnected: boolean() }),
  GET_CHAIN_ID: chain,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: strictObject({ smartAccountEnabledNetworks: array(number()) }),
  INIT_SMART_ACCOUNT: strictObject({
    address: addressSchema,
    isDeployed: boolean(),
  }),
  SET_PREFERRED_ACCOUNT: strictObject({
    type: accountTypeSchema,
    address: addressSchema,
  }),
  /** `isUpgraded` while the transaction is not on the chain. */
  DOWNGRADE_ACCOUNT: strictObject({
    hash: string().check(_minLength(1)),
    isUpgraded: boolean(),
  }),
  RPC_REQUEST: unknown(),
  RPC_ABORT: nothing,
  APPROVAL_DETACHED: nothing,
  APPROVAL_RETURNED: unknown(),
  UPDATE_EMAIL: strictObject({
    action: _enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
    codeDigits: optional(codeDigitsSchema),
  }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: strictObject({ newEmail: emailSchema }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  OPEN_WALLET: nothing,
  RELOAD: nothing,
}
// ../../packages/secure-frame-client/dist/protocol/errors.js
/** The payload of an answer `<TYPE>_ERROR`. */
var errorSchema = strictObject({
  message: string(),
  /** A number of JSON-RPC, EIP-1193 or EIP-5792, or one of {@link frameErrorCodes}. */
  code: optional(union([number(), string().check(_regex(/^[A-Z][A-Z_]{1,47}$/))])),
  data: optional(
    strictObject({
      /** Tries that are left. */
      left: optional(number().check(_gte(0))),
      /** Seconds until the next try. */
      retryAfter: optional(number().check(_gte(0))),
    }),
  ),
})
/** Codes of JSON-RPC and EIP-1193, and our codes, that the frame answers with. */
var rpcCodes = {
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  limitExceeded: -32005,
  userRejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  chainNotServed: 4902,
}
// ../../packages/secure-frame-client/dist/protocol/issueText.js
function nameType(value) {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
/**
 * The text of a validation issue, the same whatever the defaults of the validator are.
 *
 * @example
 * schema.safeParse(value, { error: toIssueText })
 */
function toIssueText(issue) {
  if (issue.input === void 0) return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${issue.expected} received ${nameType(issue.input)}`
    case 'invalid_value':
      return issue.values.length > 1 ? 'Invalid enum value' : 'Invalid input'
    case 'too_small':
      if (issue.origin === 'string') return `String must contain at least ${issue.minimum} character(s)`
      return issue.origin === 'number'
        ? `Number must be greater than or equal to ${issue.minimum}`
        : 'Invalid input'
    default:
      return 'Invalid input'
  }
}
// ../../packages/secure-frame-client/dist/protocol/rpcResults.js
var transactionHash = string().check(_regex(/^0x[\da-fA-F]{64}$/))
var signedMessage = string().check(_regex(/^0x[\da-fA-F]{62,}$/))
var text = string().check(_minLength(1))
var solanaSignature = object({ signature: text })
/** Results with a known shape. Other results may be anything. */
var resultByMethod = /*#__PURE__*/ new Map([
  ['personal_sign', signedMessage],
  ['eth_signTypedData_v4', signedMessage],
  ['eth_sendTransaction', transactionHash],
  ['eth_sendRawTransaction', transactionHash],
  ['eth_sendUserOperation', transactionHash],
  ['wallet_sendCalls', object({ id: text })],
  ['solana_signMessage', solanaSignature],
  [
    'solana_signTransaction',
    object({
      transaction: text,
      signature: optional(text),
    }),
  ],
  ['solana_signAllTransactions', object({ transactions: array(text) })],
  ['solana_signAndSendTransaction', solanaSignature],
])
/**
 * The schema of a method's result.
 *
 * @example
 * z.safeParse(getResultSchema('eth_sendTransaction'), hash)
 */
function getResultSchema(method) {
  return resultByMethod.get(method) ?? unknown()
}
// ../../packages/secure-frame-client/dist/protocol/parseAnswer.js
var answer = strictObject({
  id: idSchema,
  type: string().check(_maxLength(64)),
  payload: optional(unknown()),
})
var event = strictObject({
  type: string().check(_maxLength(64)),
  payload: optional(unknown()),
})
var events = /*#__PURE__*/ new Map(Object.entries(eventPayloads))
/**
 * Reads a message that the page received on its port. Never throws.
 *
 * @example
 * const message = parseMessage(event.data)
 * if (message.status === 'answer') pending.get(message.id)?.(message)
 */
function parseMessage(value) {
  if (!isWithinLimits(value)) return { status: 'dropped' }
  const answered = safeParse(answer, value)
  if (answered.success) {
    const { id, type, payload } = answered.data
    return {
      status: 'answer',
      id,
      type,
      payload,
    }
  }
  const header = safeParse(event, value)
  const schema = header.success ? events.get(header.data.type) : void 0
  if (!header.success || !schema) return { status: 'dropped' }
  const read = safeParse(schema, header.data.payload)
  return read.success
    ? {
        status: 'event',
        event: {
          type: header.data.type,
          payload: read.data,
        },
      }
    : { status: 'dropped' }
}
/**
 * Reads the answer to a request. Never throws. `method` is the method of an RPC_REQUEST or an APPROVAL_RETURNED, and
 * selects the schema of the result.
 *
 * @example
 * parseAnswer('GET_CHAIN_ID', { type: 'GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } })
 */
function parseAnswer(type, received, method) {
  if (received.type === `${type}_ERROR`) {
    const read = safeParse(errorSchema, received.payload, { error: toIssueText })
    if (read.success)
      return {
        status: 'error',
        error: read.data,
      }
    return {
      status: 'invalid',
      message: read.error.issues[0]?.message ?? 'Invalid input',
    }
  }
  if (received.type !== `${type}_SUCCESS`)
    return {
      status: 'invalid',
      message: 'Invalid enum value',
    }
  const schema = method !== void 0 ? getResultSchema(method) : answerPayloads[type]
  const read = safeParse(schema, received.payload, { error: toIssueText })
  return read.success
    ? {
        status: 'success',
        payload: read.data,
      }
    : {
        status: 'invalid',
        message: read.error.issues[0]?.message ?? 'Invalid input',
      }
}
// ../../packages/secure-frame-client/dist/protocol/lanes.js
/**
 * Number of requests of a lane that are at the frame simultaneously (`open`), and number of further requests that wait in
 * the client (`queued`). The client rejects the next request with -32005. Client and frame both use this table.
 *
 * @example
 * frameLanes.read.open // 8
 */
var frameLanes = {
  end: {
    open: Number.POSITIVE_INFINITY,
    queued: 0,
  },
  control: {
    open: 16,
    queued: 256,
  },
  user: {
    open: 16,
    queued: 256,
  },
  approval: {
    open: 1,
    queued: 16,
  },
  read: {
    open: 8,
    queued: 256,
  },
}
var lanes = {
  SIGN_OUT: 'end',
  RPC_ABORT: 'end',
  SWITCH_NETWORK: 'control',
  IS_CONNECTED: 'control',
  GET_CHAIN_ID: 'control',
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: 'control',
  INIT_SMART_ACCOUNT: 'control',
  SET_PREFERRED_ACCOUNT: 'control',
  SYNC_THEME: 'control',
  SYNC_DAPP_DATA: 'control',
  RELOAD: 'control',
  APPROVAL_DETACHED: 'control',
  APPROVAL_RETURNED: 'control',
  CONNECT_EMAIL: 'user',
  CONNECT_DEVICE: 'user',
  CONNECT_OTP: 'user',
  CONNECT_SOCIAL: 'user',
  GET_SOCIAL_REDIRECT_URI: 'user',
  GET_FARCASTER_URI: 'user',
  CONNECT_FARCASTER: 'user',
  GET_USER: 'user',
  UPDATE_EMAIL: 'user',
  UPDATE_EMAIL_PRIMARY_OTP: 'user',
  UPDATE_EMAIL_SECONDARY_OTP: 'user',
  OPEN_WALLET: 'user',
  DOWNGRADE_ACCOUNT: 'approval',
}
/**
 * The lane of a request. `method` is that of an RPC_REQUEST.
 *
 * @example
 * getFrameLane('RPC_REQUEST', 'personal_sign') // 'approval'
 */
function getFrameLane(type, method) {
  if (type !== 'RPC_REQUEST') return lanes[type]
  return method !== void 0 && notSafeMethods.includes(method) ? 'approval' : 'read'
}
// ../../packages/secure-frame-client/dist/requests/job.js
/** Whether a request that is no approval may show the frame all the same, for what the user has to do first. */
function mayShow(type) {
  return type === 'GET_USER'
}
/** How long an answer may take from when the frame was asked, in milliseconds. */
function getTimeout(type, lane) {
  if (lane === 'approval') return frameTimeouts.approval
  switch (type) {
    case 'GET_USER':
    case 'OPEN_WALLET':
      return frameTimeouts.approval
    case 'CONNECT_EMAIL':
    case 'CONNECT_DEVICE':
    case 'CONNECT_OTP':
    case 'CONNECT_SOCIAL':
    case 'GET_SOCIAL_REDIRECT_URI':
      return frameTimeouts.login
    case 'SIGN_OUT':
    case 'RPC_ABORT':
      return frameTimeouts.signOut
    default:
      return frameTimeouts.other
  }
}
// ../../packages/secure-frame-client/dist/requests/createRequests.js
/** EIP-5792: a batch is too large. */
var tooLarge = 5740
/** The requests of a client. Each has a separate time-out, and the failure of a request does not affect the others. */
function createRequests({ post, isOpen, abortFailed }) {
  const jobs = /* @__PURE__ */ new Map()
  const count = (lane, states) =>
    [...jobs.values()].filter(job => job.lane === lane && states.includes(job.state)).length
  function end(job, outcome) {
    clearTimeout(job.timer)
    jobs.delete(job.id)
    job.settle(outcome)
    flush()
  }
  /** Rejects a request on this side. A sent request keeps its place until the frame is done with it. */
  function abandon(job, error) {
    if (job.isAbandoned || !jobs.has(job.id)) return
    if (job.state === 'waiting') return end(job, { error })
    job.isAbandoned = true
    job.settle({ error })
    if (job.lane !== 'approval' && !mayShow(job.type)) return
    clearTimeout(job.timer)
    const close = () => end(job, { error })
    add('RPC_ABORT', void 0).then(close, cause => {
      close()
      if (!isGone(cause)) abortFailed(abortFailedError(cause))
    })
  }
  function flush() {
    if (!isOpen()) return
    for (const job of jobs.values()) {
      if (job.state !== 'waiting' || count(job.lane, ['sent']) >= frameLanes[job.lane].open) continue
      job.state = 'sent'
      job.timer = setTimeout(() => expire(job), getTimeout(job.type, job.lane))
      const { id, type, payload } = job
      post(
        payload === void 0
          ? {
              id,
              type,
            }
          : {
              id,
              type,
              payload,
            },
      )
    }
  }
  function expire(job) {
    const error = abortError(job, 'frame/timeout')
    try {
      if (!job.isAbandoned) job.onTimeout?.()
    } finally {
      abandon(job, error)
      if (job.lane !== 'approval' && !mayShow(job.type)) end(job, { error })
    }
  }
  function add(type, payload, { signal, onTimeout } = {}) {
    return new Promise((resolve, reject) => {
      const method = type === 'RPC_REQUEST' || type === 'APPROVAL_RETURNED' ? payload.method : void 0
      const lane = getFrameLane(type, method)
      const id = crypto.randomUUID()
      if (signal?.aborted) return reject(abortError({ type }, 'frame/aborted'))
      if (
        !isWithinLimits({
          id,
          type,
          payload,
        })
      )
        return reject(
          toSecureFrameError(
            method === 'wallet_sendCalls' && isWithinLimits(payload, Number.POSITIVE_INFINITY)
              ? {
                  message: 'A batch has at most 100 calls of 128 KiB',
                  code: tooLarge,
                }
              : {
                  message: 'Invalid input',
                  code: rpcCodes.invalidParams,
                },
          ),
        )
      if (count(lane, ['sent', 'waiting']) >= frameLanes[lane].open + frameLanes[lane].queued)
        return reject(
          new SecureFrameError('Too many requests are waiting', {
            code: 'frame/too-many-requests',
            rpcCode: rpcCodes.limitExceeded,
          }),
        )
      const abort = () => abandon(job, abortError(job, 'frame/aborted'))
      const job = {
        id,
        type,
        payload,
        method,
        lane,
        state: 'waiting',
        timer: void 0,
        isAbandoned: false,
        onTimeout,
        settle(outcome) {
          signal?.removeEventListener('abort', abort)
          if ('error' in outcome) reject(outcome.error)
          else resolve(outcome.payload)
        },
      }
      signal?.addEventListener('abort', abort)
      jobs.set(id, job)
      flush()
    })
  }
  function abort(isMeant) {
    for (const job of [...jobs.values()].filter(isMeant).reverse())
      abandon(job, abortError(job, 'frame/aborted'))
  }
  return {
    add,
    flush,
    receive({ id, type, payload }) {
      const job = jobs.get(id)
      if (job?.state !== 'sent') return
      const answer = parseAnswer(
        job.type,
        {
          type,
          payload,
        },
        job.method,
      )
      if (answer.status === 'success') return end(job, { payload: answer.payload })
      if (answer.status === 'error') return end(job, { error: toSecureFrameError(answer.error) })
      end(job, { error: invalidAnswer(answer.message) })
    },
    dropSent() {
      for (const job of [...jobs.values()])
        if (job.state === 'sent') end(job, { error: abortError(job, 'frame/aborted') })
    },
    rejectAll(error) {
      for (const job of [...jobs.values()]) end(job, { error })
    },
    abortApprovals: () => abort(({ lane }) => lane === 'approval'),
    hasQueuedApprovals: () => count('approval', ['waiting']) > 0,
    dismiss: () => abort(({ lane, type }) => lane === 'approval' || mayShow(type)),
  }
}
function abortError({ type }, code) {
  const isRpc = type === 'RPC_REQUEST'
  return new SecureFrameError(isRpc ? 'Request was aborted' : 'Something went wrong', {
    code,
    rpcCode: isRpc ? rpcCodes.userRejected : void 0,
  })
}
/** Whether a request failed because its frame is gone, together with its visible content. */
function isGone(error) {
  return (
    error instanceof SecureFrameError &&
    ['frame/aborted', 'frame/destroyed', 'frame/not-loaded', 'frame/blocked-by-csp'].includes(error.code)
  )
}
function abortFailedError(cause) {
  return new SecureFrameError('The wallet did not confirm that the request was withdrawn', {
    code: 'frame/abort-failed',
    cause,
  })
}
function invalidAnswer(message) {
  return new SecureFrameError(message, {
    code: 'frame/invalid-answer',
    rpcCode: rpcCodes.internal,
  })
}
// ../../packages/secure-frame-client/dist/createSecureFrame.js
/**
 * Creates the client of a secure frame. Nothing is inserted or requested before the first call of `ready` or `request`.
 *
 * @throws SecureFrameError `frame/invalid-url`, when the address is not https (or http on localhost) of another origin
 *
 * @example
 * const frame = createSecureFrame({ url: 'https://secure.example', projectId, environment })
 * const { action } = await frame.request('CONNECT_EMAIL', { email: 'ana@example.com' })
 */
function createSecureFrame({
  url,
  projectId,
  chainId = 1,
  enableLogger = false,
  smartAccounts,
  environment,
  logger,
  onAbortFailed,
}) {
  const { pageOrigin } = environment
  const target = toFrameUrl({
    url,
    pageOrigin,
    projectId,
    chainId,
    enableLogger,
    smartAccounts,
  })
  const listeners = /* @__PURE__ */ new Map()
  let channel
  let isOpen = false
  let isDestroyed = false
  let waiting = []
  const requests = createRequests({
    post: message => channel?.post(message),
    isOpen: () => isOpen,
    abortFailed(error) {
      logger?.warn('the secure frame did not confirm the end of an approval', { cause: error.cause })
      onAbortFailed?.(error)
    },
  })
  const approvalWindow = createApprovalWindow({
    origin: target.origin,
    environment,
    hasQueuedApprovals: () => requests.hasQueuedApprovals(),
    reject: () => requests.abortApprovals(),
    detach: request => requests.add('APPROVAL_DETACHED', request),
  })
  function receive(data) {
    const message = parseMessage(data)
    if (message.status === 'answer') return requests.receive(message)
    if (message.status === 'dropped') return logger?.warn('a message of the secure frame was dropped')
    const { type, payload } = message.event
    if (type === 'APPROVAL_OPENED') channel?.frame.show()
    if (type === 'APPROVAL_CLOSED') channel?.frame.hide()
    if (type === 'RESIZE') channel?.frame.resize(payload.height)
    if (type === 'APPROVAL_WINDOW') approvalWindow.receive(payload)
    for (const listener of [...(listeners.get(type) ?? [])]) listener(payload)
  }
  function settle(error) {
    const all = waiting
    waiting = []
    for (const { resolve, reject } of all) error ? reject(error) : resolve()
  }
  /** Discards a frame that is no longer in the page, for example after the page replaced its body. */
  function dropLost() {
    if (!channel || channel.frame.getWindow()) return
    isOpen = false
    channel.close()
    channel = void 0
    approvalWindow.end()
    requests.dropSent()
  }
  function open() {
    channel ??= openChannel({
      url: target,
      projectId,
      environment,
      logger,
      opened() {
        isOpen = true
        settle()
        requests.flush()
      },
      message: receive,
      restarted() {
        isOpen = false
        channel?.frame.hide()
        approvalWindow.end()
        requests.dropSent()
      },
      failed(error) {
        if (error.code === 'frame/origin-not-allowed') logger?.error(error.message)
        else logger?.warn('the secure frame failed', { code: error.code })
        isOpen = false
        channel = void 0
        approvalWindow.end()
        settle(error)
        requests.rejectAll(error)
      },
      dismissed: () => requests.dismiss(),
    })
  }
  function assertAlive() {
    if (isDestroyed) throw destroyed()
  }
  return {
    async ready() {
      assertAlive()
      dropLost()
      if (isOpen) return
      await new Promise((resolve, reject) => {
        waiting.push({
          resolve,
          reject,
        })
        open()
      })
    },
    async request(type, ...[payload, options]) {
      assertAlive()
      dropLost()
      const answer = requests.add(type, payload, options)
      open()
      return await answer
    },
    on(type, listener) {
      const set = listeners.get(type) ?? /* @__PURE__ */ new Set()
      listeners.set(type, set.add(listener))
      return () => set.delete(listener)
    },
    abortApprovals: () => requests.abortApprovals(),
    getApprovalWindow: approvalWindow.get,
    watchApprovalWindow: approvalWindow.subscribe,
    destroy() {
      if (isDestroyed) return
      isDestroyed = true
      isOpen = false
      channel?.close()
      channel = void 0
      approvalWindow.end()
      settle(destroyed())
      requests.rejectAll(destroyed())
      listeners.clear()
    },
  }
}
function destroyed() {
  return new SecureFrameError('This secure frame was removed', { code: 'frame/destroyed' })
}
// ../../packages/secure-frame-client/dist/exports/index.js
var exports_exports = /* @__PURE__ */ __exportAll({ createSecureFrame: () => createSecureFrame })

export { exports_exports as t, SecureFrameError as n }
