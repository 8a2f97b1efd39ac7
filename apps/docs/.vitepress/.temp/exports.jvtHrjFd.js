import { t as __exportAll } from './rolldown-runtime.D8jQpDG7.js'

/** Seconds until the relay JWT and messages that update a session expire. */
var oneDay = 86400
/** Seconds until a new or extended session expires; the maximum for a request. */
var sevenDays = 604800
/** Minimum of seconds until a one-click authentication request expires. */
var oneHour = 3600
/** Interval at which the socket, or the tab that owns it, is checked. In milliseconds. */
var heartbeatInterval = 5e3
/** Timeout of the probe when the page becomes visible again. In milliseconds. */
var wakeTimeout = 1e3
/** Timeout of a connection attempt and of a call to the relay. In milliseconds. */
var relayTimeout = 1e4
/** Longest delay before a reconnect. In milliseconds. */
var backoffLimit = 3e4
/** Timeout of a ping. In milliseconds. */
var pingTimeout = 3e4
/** Time within which the tab that owns the socket must answer another tab; later it is considered frozen. In milliseconds. */
var ownerTimeout = 3e3
/** Interval of the leader's announcements where the browser has no Web Locks. In milliseconds. */
var ownerInterval = 1e3
/** Version in the `ua` parameter: that of a core release that relays know. */
var userAgentPrefix = 'wc-2/js-2.19.1'
/**
 * Tag, seconds that the relay stores the message, and whether the wallet shows a notification, for each request that a
 * dapp publishes. `wc_proposeSession` implies 1100. 1101 and 1102 (implied by `wc_approveSession`), 1104 and 1117 to
 * 1121 are published by wallets only.
 */
var messages = {
  /** Proposes a session, on the pairing's topic. */
  propose: {
    tag: 1100,
    ttl: 300,
    prompt: true,
  },
  /** Requests an extension of the session from the wallet. */
  extend: {
    tag: 1106,
    ttl: oneDay,
    prompt: false,
  },
  /** Requests a method of the session, such as a signature. */
  request: {
    tag: 1108,
    ttl: 300,
    prompt: true,
  },
  /** Sends an event, such as `accountsChanged`. */
  event: {
    tag: 1110,
    ttl: 300,
    prompt: true,
  },
  /** Ends a session. */
  delete: {
    tag: 1112,
    ttl: oneDay,
    prompt: false,
  },
  /** Checks whether the wallet responds. */
  ping: {
    tag: 1114,
    ttl: oneDay,
    prompt: false,
  },
  /** Requests a session and a signed statement in one prompt. */
  authenticate: {
    tag: 1116,
    ttl: oneHour,
    prompt: true,
  },
}
/** Tag and storage time (seconds) of the response to each request of a wallet. */
var responses = /*#__PURE__*/ new Map([
  ['wc_pairingDelete', [1001, oneDay]],
  ['wc_pairingPing', [1003, 30]],
  ['wc_sessionSettle', [1103, 300]],
  ['wc_sessionUpdate', [1105, oneDay]],
  ['wc_sessionExtend', [1107, oneDay]],
  ['wc_sessionEvent', [1111, 300]],
  ['wc_sessionDelete', [1113, oneDay]],
  ['wc_sessionPing', [1115, oneDay]],
])
/** Tag and storage time (seconds) of the response to any other request, as to `wc_sessionRequest`. */
var defaultResponse = [1109, 300]
// ../../packages/walletconnect/dist/errors/WalletConnectError.js
var brand = Symbol.for('latchkit.error')
/**
 * Base class of every error of this package. It has the shape and the brand of `BaseError` in `@latchkit/core`, so
 * that `isError` accepts it, and adds `rpcCode`. Every failure has its own stable `code`.
 *
 * @example
 * try { await client.request(parameters) }
 * catch (error) { if (error instanceof WalletConnectError && error.rpcCode === 5000) return }
 */
var WalletConnectError = class WalletConnectError extends Error {
  name = 'WalletConnectError'
  code
  /** One sentence without the details, for display to the user. */
  shortMessage
  metaMessages
  details
  /** Page of the code under `docs/errors`. */
  docsPath
  /** Error code of WalletConnect or of JSON-RPC, if the failure has one. */
  rpcCode
  constructor(shortMessage, options) {
    const { cause, code, metaMessages = [] } = options
    const details =
      options.details ??
      (cause instanceof WalletConnectError
        ? cause.shortMessage
        : cause instanceof Error
          ? cause.message
          : void 0)
    const docsPath = `docs/errors/${code}.md`
    super(
      [
        shortMessage,
        ...metaMessages,
        ...(details && details !== shortMessage ? [`Details: ${details}`] : []),
        `Code: ${code}`,
        `Docs: https://github.com/latchkit/latchkit/blob/main/${docsPath}`,
      ].join('\n'),
      cause === void 0 ? void 0 : { cause },
    )
    this.code = code
    this.shortMessage = shortMessage
    this.metaMessages = metaMessages
    this.details = details
    this.docsPath = docsPath
    this.rpcCode = options.rpcCode
    Object.defineProperty(this, brand, { value: true })
  }
  /**
   * Returns the first error of the cause chain, starting with this one, for which `match` returns true.
   * Without `match` it returns the innermost cause.
   */
  walk(match) {
    let current = this
    const chain = []
    while (current !== void 0 && !chain.includes(current)) {
      chain.push(current)
      current = current instanceof Error ? current.cause : void 0
    }
    return match ? chain.find(error => match(error)) : chain.at(-1)
  }
}
// ../../packages/walletconnect/dist/errors/clientErrors.js
/** A `signal` was aborted or the proposal was cancelled (`walletconnect/aborted`). */
var AbortedError = class extends WalletConnectError {
  name = 'AbortedError'
  constructor(options = {}) {
    super('The request was given up', {
      ...options,
      code: 'walletconnect/aborted',
      metaMessages: ['The app stopped waiting before the wallet answered. Start again when needed.'],
    })
  }
}
/** A method was called after `destroy()` (`walletconnect/client-destroyed`). */
var ClientDestroyedError = class extends WalletConnectError {
  name = 'ClientDestroyedError'
  constructor() {
    super('The client was destroyed', { code: 'walletconnect/client-destroyed' })
  }
}
/** A message is not an envelope, or was not encrypted with the key of its topic (`walletconnect/invalid-envelope`). */
var InvalidEnvelopeError = class extends WalletConnectError {
  name = 'InvalidEnvelopeError'
  constructor(parameters) {
    super('A message could not be opened', {
      code: 'walletconnect/invalid-envelope',
      ...parameters,
    })
  }
}
/** The wallet sent a public key that is not usable for x25519 (`walletconnect/invalid-public-key`). */
var InvalidPublicKeyError = class extends WalletConnectError {
  name = 'InvalidPublicKeyError'
  constructor() {
    super('The wallet sent an unusable public key', { code: 'walletconnect/invalid-public-key' })
  }
}
// ../../packages/walletconnect/dist/crypto/encoding.js
/** Encodes bytes as lower-case hex. */
function toHex(bytes) {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}
/** Decodes hex without `0x`. Returns `undefined` for any other text. */
function fromHex(hex) {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) return void 0
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}
/** Encodes bytes as base64 with padding (RFC 4648 §4). */
function toBase64(bytes) {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}
/** Decodes canonical base64 with padding (RFC 4648 §4). Returns `undefined` for any other text. */
function fromBase64(text) {
  try {
    const binary = atob(text)
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    return toBase64(bytes) === text ? bytes : void 0
  } catch {
    return
  }
}
/** Encodes bytes as base64url without padding (RFC 4648 §5). */
function toBase64Url(bytes) {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
/** Decodes canonical base64url without padding (RFC 4648 §5). Returns `undefined` for any other text. */
function fromBase64Url(text) {
  if (/[^\w-]/.test(text)) return void 0
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  return fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='))
}
var base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/**
 * Encodes bytes as base58. Written here because `@scure/base` would add 1 kB to the client; the tests compare both.
 */
function encodeBase58(bytes) {
  const digits = []
  for (const byte of bytes) {
    let carry = byte
    for (let at = 0; at < digits.length; at++) {
      carry += (digits[at] ?? 0) * 256
      digits[at] = carry % 58
      carry = Math.floor(carry / 58)
    }
    while (carry > 0) {
      digits.push(carry % 58)
      carry = Math.floor(carry / 58)
    }
  }
  const zeros = bytes.findIndex(byte => byte !== 0)
  return (
    '1'.repeat(zeros < 0 ? bytes.length : zeros) +
    digits
      .reverse()
      .map(digit => base58Alphabet[digit])
      .join('')
  )
}
// ../../packages/walletconnect/dist/crypto/webCrypto.js
/** Returns WebCrypto, or `undefined` in a page that is not a secure context (plain http on a LAN). */
function subtle() {
  return globalThis.crypto?.subtle
}
/** Loads the cryptography that WebCrypto lacks: everything without a secure context, otherwise the curves. */
async function loadLibrary() {
  return (await import('./library.Bzr5afDA.js')).library
}
/** Returns `length` bytes from the platform's random source. */
function randomBytes(length) {
  return crypto.getRandomValues(new Uint8Array(length))
}
var prefixes = {
  X25519: '302e020100300506032b656e04220420',
  Ed25519: '302e020100300506032b657004220420',
}
/** Imports a 32-byte secret key into WebCrypto. Returns `undefined` where the platform lacks the curve. */
async function importSecretKey(curve, secretKey) {
  const pkcs8 = new Uint8Array([...(fromHex(prefixes[curve]) ?? []), ...secretKey])
  const signs = curve === 'Ed25519'
  try {
    return await subtle()?.importKey('pkcs8', pkcs8, curve, signs, [signs ? 'sign' : 'deriveBits'])
  } catch {
    return
  }
}
// ../../packages/walletconnect/dist/crypto/createKeyPair.js
/**
 * Creates an x25519 key pair (RFC 7748) with WebCrypto, or with a library that is loaded where WebCrypto lacks the curve.
 *
 * @param secretKey 32 bytes; random when absent.
 */
async function createKeyPair(secretKey = randomBytes(32)) {
  const multiply = (await nativeMultiply(secretKey)) ?? (await libraryMultiply(secretKey))
  async function agree(peerPublicKey) {
    const secret = peerPublicKey.length === 32 ? await multiply(new Uint8Array(peerPublicKey)) : void 0
    if (!secret?.some(byte => byte !== 0)) throw new InvalidPublicKeyError()
    return secret
  }
  return {
    publicKey: await agree(Uint8Array.of(9, .../* @__PURE__ */ new Uint8Array(31))),
    agree,
  }
}
async function nativeMultiply(secretKey) {
  const native = subtle()
  const key = await importSecretKey('X25519', secretKey)
  if (!native || !key) return void 0
  return async point => {
    try {
      const peer = await native.importKey('raw', point, 'X25519', false, [])
      return new Uint8Array(
        await native.deriveBits(
          {
            name: 'X25519',
            public: peer,
          },
          key,
          256,
        ),
      )
    } catch {
      return
    }
  }
}
async function libraryMultiply(secretKey) {
  const { x25519 } = await loadLibrary()
  return async point => {
    try {
      return new Uint8Array(x25519.scalarMult(secretKey, point))
    } catch {
      return
    }
  }
}
// ../../node_modules/.pnpm/@noble+ciphers@2.4.0/node_modules/@noble/ciphers/utils.js
/*! noble-ciphers - MIT License (c) 2023 Paul Miller (paulmillr.com) */
/**
 * Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
 * @param a - Value to inspect.
 * @returns `true` when the value is a Uint8Array view, including Node's `Buffer`.
 * @example
 * Guards a value before treating it as raw key material.
 *
 * ```ts
 * isBytes(new Uint8Array());
 * ```
 */
function isBytes(a) {
  return (
    a instanceof Uint8Array ||
    (ArrayBuffer.isView(a) &&
      a.constructor.name === 'Uint8Array' &&
      'BYTES_PER_ELEMENT' in a &&
      a.BYTES_PER_ELEMENT === 1)
  )
}
var atitle = title => (title ? `"${title}" ` : '')
/**
 * Asserts something is boolean.
 * @param value - Value to validate.
 * @returns The validated boolean.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Validates a boolean option before branching on it.
 *
 * ```ts
 * abool(true);
 * ```
 */
function abool(value, title = '') {
  if (typeof value !== 'boolean')
    throw new TypeError(atitle(title) + 'expected boolean, got type=' + typeof value)
  return value
}
/**
 * Asserts something is a non-negative safe integer.
 * @param n - Value to validate.
 * @returns The validated number.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validates a non-negative length or counter.
 *
 * ```ts
 * anumber(1);
 * ```
 */
function anumber(n, title = '') {
  if (typeof n !== 'number') throw new TypeError(atitle(title) + 'expected number, got ' + typeof n)
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + 'expected integer >= 0, got ' + n)
  return n
}
/**
 * Asserts something is Uint8Array.
 * @param value - Value to validate.
 * @param length - Expected byte length.
 * @param title - Optional label used in error messages.
 * @returns The validated byte array.
 * On Node, `Buffer` is accepted too because it is a Uint8Array view.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument lengths. {@link RangeError}
 * @example
 * Validates a fixed-length nonce or key buffer.
 *
 * ```ts
 * abytes(new Uint8Array([1, 2]), 2);
 * ```
 */
function abytes(value, length, title = '') {
  if (isBytes(value) && (length === void 0 || value.length === length)) return value
  if (length !== void 0) anumber(length, 'length')
  const bytes = isBytes(value)
  const ofLen = length !== void 0 ? ` of length ${length}` : ''
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`
  const message = atitle(title) + 'expected Uint8Array' + ofLen + ', got ' + got
  if (!bytes) throw new TypeError(message)
  throw new RangeError(message)
}
var aobject = (value, label) => {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new TypeError(
      label === 'object'
        ? 'expected valid options object'
        : `"${label}" expected object, got type=${typeof value}`,
    )
}
/**
 * Asserts a hash- or MAC-like instance has not been destroyed or finished.
 * @param instance - Stateful instance to validate.
 * @param checkFinished - Whether to reject finished instances.
 * When `false`, only `destroyed` is checked.
 * @throws If the hash instance has already been destroyed or finalized. {@link Error}
 * @example
 * Guards against calling `update()` or `digest()` on a finished hash.
 *
 * ```ts
 * aexists({ destroyed: false, finished: false });
 * ```
 */
function aexists(instance, checkFinished = true) {
  if (instance.destroyed) throw new Error('hash was destroyed')
  if (checkFinished && instance.finished) throw new Error('digest() was already called')
}
/**
 * Asserts output is a sufficiently-sized byte array.
 * @param out - Output buffer to validate.
 * @param instance - Hash-like instance providing `outputLen`.
 * This is the relaxed `digestInto()`-style contract: output must be at least `outputLen`,
 * unlike one-shot cipher helpers elsewhere in the repo that often require exact lengths.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong output buffer lengths. {@link RangeError}
 * @example
 * Verifies that a caller-provided output buffer is large enough.
 *
 * ```ts
 * aoutput(new Uint8Array(16), { outputLen: 16 });
 * ```
 */
function aoutput(out, instance) {
  abytes(out, void 0, 'output')
  const min = instance.outputLen
  if (!(out.length >= min)) throw new RangeError('"output" expected length >= ' + min)
}
/**
 * Casts a typed-array view to Uint32Array.
 * @param arr - Typed-array view to reinterpret.
 * @returns Uint32Array view over the same bytes. Callers are expected to provide a
 * 4-byte-aligned offset; trailing `1..3` bytes are silently dropped.
 * @example
 * Views a byte buffer as 32-bit words for block processing.
 *
 * ```ts
 * u32(new Uint8Array(4));
 * ```
 */
function u32(arr) {
  return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4))
}
/**
 * Zeroizes typed arrays in place.
 * Warning: JS provides no guarantees.
 * @param arrays - Arrays to wipe.
 * @example
 * Wipes a temporary key buffer after use.
 *
 * ```ts
 * const bytes = new Uint8Array([1]);
 * clean(bytes);
 * ```
 */
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) arrays[i].fill(0)
}
/**
 * Creates a DataView for byte-level manipulation.
 * @param arr - Typed-array view to wrap.
 * @returns DataView over the same bytes.
 * @example
 * Creates an endian-aware view for length encoding.
 *
 * ```ts
 * createView(new Uint8Array(4));
 * ```
 */
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength)
}
/**
 * Whether the current platform is little-endian.
 * Most are; some IBM systems are not.
 */
var isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)()
/**
 * Reverses byte order of one 32-bit word.
 * @param word - Unsigned 32-bit word to swap.
 * @returns The same word with bytes reversed.
 * @example
 * Swaps a big-endian word into little-endian byte order.
 *
 * ```ts
 * byteSwap(0x11223344);
 * ```
 */
function byteSwap(word) {
  return (
    ((word << 24) & 4278190080) | ((word << 8) & 16711680) | ((word >>> 8) & 65280) | ((word >>> 24) & 255)
  )
}
/**
 * Byte-swaps every word of a Uint32Array in place.
 * @param arr - Uint32Array whose words should be swapped.
 * @returns The same array after in-place byte swapping.
 * @example
 * Swaps every 32-bit word in a word-view buffer.
 *
 * ```ts
 * byteSwap32(new Uint32Array([0x11223344]));
 * ```
 */
function byteSwap32(arr) {
  for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i])
  return arr
}
/**
 * Normalizes a Uint32Array view to the little-endian representation expected by cipher cores.
 * @param u - Word view to normalize in place.
 * @returns Little-endian normalized word view.
 * @example
 * Normalizes a word-view buffer before block processing.
 *
 * ```ts
 * swap32IfBE(new Uint32Array([0x11223344]));
 * ```
 */
var swap32IfBE = isLE ? u => u : byteSwap32
/**
 * Checks if two U8A use same underlying buffer and overlaps.
 * This is invalid and can corrupt data.
 * @param a - First byte view.
 * @param b - Second byte view.
 * @returns `true` when the views overlap in memory.
 * @example
 * Detects whether two slices alias the same backing buffer.
 *
 * ```ts
 * overlapBytes(new Uint8Array(4), new Uint8Array(4));
 * ```
 */
function overlapBytes(a, b) {
  if (!a.byteLength || !b.byteLength) return false
  return (
    a.buffer === b.buffer &&
    a.byteOffset < b.byteOffset + b.byteLength &&
    b.byteOffset < a.byteOffset + a.byteLength
  )
}
/**
 * If input and output overlap and input starts before output, we will overwrite end of input before
 * we start processing it, so this is not supported by forward-processing ciphers.
 * @param input - Input bytes.
 * @param output - Output bytes.
 * @throws If the output view would overwrite unread input bytes. {@link Error}
 * @example
 * Rejects an in-place layout that would overwrite unread input bytes.
 *
 * ```ts
 * const buffer = new Uint8Array(8);
 * complexOverlapBytes(buffer.subarray(0, 4), buffer.subarray(2, 6));
 * ```
 */
function complexOverlapBytes(input, output) {
  if (overlapBytes(input, output) && input.byteOffset < output.byteOffset)
    throw new Error('complex overlap of input and output is not supported')
}
/**
 * Merges user options into defaults.
 * @param defaults - Default option values.
 * @param opts - User-provided overrides.
 * @returns Combined options object.
 * `defaults` is a library-owned mutable object; user-provided `opts` only need to be
 * object-shaped, since "plain object" checks reject valid proxy/cross-realm containers.
 * The merge mutates `defaults` in place and returns the same object, so direct callers
 * should pass a fresh defaults object unless they intentionally want shared state updated.
 * @throws If options are missing or not an object. {@link Error}
 * @example
 * Applies user overrides to the default cipher options.
 *
 * ```ts
 * checkOpts({ rounds: 20 }, { rounds: 8 });
 * ```
 */
function checkOpts(defaults, opts) {
  aobject(defaults, 'defaults')
  aobject(opts, 'opts')
  return Object.assign(defaults, opts)
}
/**
 * Compares two byte arrays in kinda constant time once lengths already match.
 * @param a - First byte array.
 * @param b - Second byte array.
 * @returns `true` when the arrays contain the same bytes. Different lengths still return early.
 * @example
 * Compares an expected authentication tag with the received one.
 *
 * ```ts
 * equalBytes(new Uint8Array([1]), new Uint8Array([1]));
 * ```
 */
function equalBytes(a, b) {
  a = abytes(a)
  b = abytes(b)
  if (a.length !== b.length) return false
  let diff = 0
  for (let i = 0; i < a.length; i++) diff |= a[i] ^ b[i]
  return diff === 0
}
/**
 * Wraps a keyed MAC constructor into a one-shot helper with `.create()`.
 * @param keyLen - Valid probe-key length used to read static metadata once.
 * The probe key is only used for `outputLen` / `blockLen`, so callers with several valid key sizes
 * can pass any representative size as long as those values stay fixed.
 * @param macCons - Keyed MAC constructor or factory.
 * @param fromMsg - Optional adapter that derives extra constructor args from the one-shot message.
 * @returns Callable MAC helper with `.create()`.
 */
function wrapMacConstructor(keyLen, macCons, fromMsg) {
  const mac = macCons
  const getArgs = fromMsg || (() => [])
  const macC = (msg, key) =>
    mac(key, ...getArgs(msg))
      .update(msg)
      .digest()
  const tmp = mac(new Uint8Array(keyLen), ...getArgs(/* @__PURE__ */ new Uint8Array(0)))
  macC.outputLen = tmp.outputLen
  macC.blockLen = tmp.blockLen
  macC.create = (key, ...args) => mac(key, ...args)
  return macC
}
/**
 * Wraps a cipher: validates args, ensures encrypt() can only be called once.
 * Used internally by the exported cipher constructors.
 * Output-buffer support is inferred from the wrapped `encrypt` / `decrypt`
 * arity (`fn.length === 2`), so wrapped output-capable methods must use a normal
 * second parameter, not a default/rest parameter. AAD support is explicit in
 * `params.withAAD`; optional AAD starts after the nonce slot when one is present.
 * @__NO_SIDE_EFFECTS__
 * @param params - Static cipher metadata. See {@link CipherParams}.
 * @param constructor - Cipher constructor.
 * @returns Wrapped constructor with validation.
 */
var wrapCipher = (params, constructor) => {
  function wrappedCipher(key, ...args) {
    abytes(key, void 0, 'key')
    if (params.nonceLength !== void 0) {
      const nonce = args[0]
      abytes(nonce, params.varSizeNonce ? void 0 : params.nonceLength, 'nonce')
    }
    const tagl = params.tagLength
    const aadStart = params.nonceLength !== void 0 ? 1 : 0
    if (!params.withAAD) {
      for (let i = aadStart; i < args.length; i++) if (isBytes(args[i])) throw new Error('AAD not supported')
    }
    if (params.withAAD && args[aadStart] !== void 0) abytes(args[aadStart], void 0, 'AAD')
    const cipher = constructor(key, ...args)
    const checkOutput = (fnLength, output) => {
      if (output !== void 0) {
        if (fnLength !== 2) throw new Error('cipher output not supported')
        abytes(output, void 0, 'output')
      }
    }
    let called = false
    return {
      encrypt(data, output) {
        if (called) throw new Error('cannot encrypt() twice with same key + nonce')
        called = true
        abytes(data, void 0, 'data')
        checkOutput(cipher.encrypt.length, output)
        return cipher.encrypt(data, output)
      },
      decrypt(data, output) {
        abytes(data, void 0, 'data')
        if (tagl && data.length < tagl) throw new Error('"ciphertext" expected length >= tagLength=' + tagl)
        checkOutput(cipher.decrypt.length, output)
        return cipher.decrypt(data, output)
      },
    }
  }
  Object.assign(wrappedCipher, params)
  return wrappedCipher
}
/**
 * By default, returns u8a of length.
 * When out is available, it checks it for validity and uses it.
 * @param expectedLength - Required output length.
 * @param out - Optional destination buffer.
 * @param onlyAligned - Whether `out` must be 4-byte aligned.
 * @returns Output buffer ready for writing.
 * @throws On wrong argument types. {@link TypeError}
 * @throws If the provided output buffer has the wrong size. {@link RangeError}
 * @throws If the provided output buffer has the wrong alignment. {@link Error}
 * @example
 * Reuses a caller-provided output buffer when lengths match.
 *
 * ```ts
 * getOutput(16, new Uint8Array(16));
 * ```
 */
function getOutput(expectedLength, out, onlyAligned = true) {
  if (out === void 0) return new Uint8Array(expectedLength)
  abytes(out, expectedLength, 'output')
  if (onlyAligned && !isAligned32(out)) throw new Error('invalid output, must be aligned')
  return out
}
/**
 * Encodes data and AAD lengths into a 16-byte buffer.
 * @param dataLength - Data length. Units are caller-defined: GCM passes bit
 * lengths, ChaCha20-Poly1305 passes byte lengths — the helper writes the raw values.
 * @param aadLength - AAD length, same unit convention as `dataLength`.
 * The serialized block is still `aadLength || dataLength`, matching GCM/Poly1305
 * conventions even though the helper parameter order is `(dataLength, aadLength)`.
 * @param isLE - Whether to encode lengths as little-endian.
 * @returns 16-byte length block.
 * @throws On wrong argument types passed to the endian validator. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Builds the length block appended by GCM and Poly1305.
 *
 * ```ts
 * u64Lengths(16, 8, true);
 * ```
 */
function u64Lengths(dataLength, aadLength, isLE) {
  anumber(dataLength)
  anumber(aadLength)
  abool(isLE)
  const num = /* @__PURE__ */ new Uint8Array(16)
  const view = createView(num)
  view.setBigUint64(0, BigInt(aadLength), isLE)
  view.setBigUint64(8, BigInt(dataLength), isLE)
  return num
}
/**
 * Checks whether a byte array is aligned to a 4-byte offset.
 * @param bytes - Byte array to inspect.
 * @returns `true` when the view is 4-byte aligned.
 * @example
 * Checks whether a buffer can be safely viewed as Uint32Array.
 *
 * ```ts
 * isAligned32(new Uint8Array(4));
 * ```
 */
function isAligned32(bytes) {
  return bytes.byteOffset % 4 === 0
}
/**
 * Copies bytes into a new Uint8Array.
 * @param bytes - Bytes to copy.
 * @returns Copied byte array.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Copies input into an aligned Uint8Array before block processing.
 *
 * ```ts
 * copyBytes(new Uint8Array([1, 2]));
 * ```
 */
function copyBytes(bytes) {
  return Uint8Array.from(abytes(bytes))
}
// ../../node_modules/.pnpm/@noble+ciphers@2.4.0/node_modules/@noble/ciphers/_arx.js
/**
* Basic utils for ARX (add-rotate-xor) salsa and chacha ciphers.

RFC8439 requires multi-step cipher stream, where
authKey starts with counter: 0, actual msg with counter: 1.

For this, we need a way to re-use nonce / counter:

const counter = new Uint8Array(4);
chacha(..., counter, ...); // counter is now 1
chacha(..., counter, ...); // counter is now 2

This is complicated:

- 32-bit counters are enough, no need for 64-bit: max ArrayBuffer size in JS is 4GB
- Original papers don't allow mutating counters
- Counter overflow is undefined [^1]
- Idea A: allow providing (nonce | counter) instead of just nonce, re-use it
- Caveat: Cannot be re-used through all cases:
- * chacha has (counter | nonce)
- * xchacha has (nonce16 | counter | nonce16)
- Idea B: separate nonce / counter and provide separate API for counter re-use
- Caveat: there are different counter sizes depending on an algorithm.
- salsa & chacha also differ in structures of key & sigma:
salsa20:      s[0] | k(4) | s[1] | nonce(2) | cnt(2) | s[2] | k(4) | s[3]
chacha:       s(4) | k(8) | cnt(1) | nonce(3)
chacha20orig: s(4) | k(8) | cnt(2) | nonce(2)
- Idea C: helper method such as `setSalsaState(key, nonce, sigma, data)`
- Caveat: we can't re-use counter array

xchacha uses the subkey and remaining 8 byte nonce with ChaCha20 as normal
(prefixed by 4 NUL bytes, since RFC8439 specifies a 12-byte nonce).
Counter overflow is undefined; see {@link https://mailarchive.ietf.org/arch/msg/cfrg/gsOnTJzcbgG6OqD8Sc0GO5aR_tU/ | the CFRG thread}.
Current noble policy is strict non-wrap for the shared 32-bit counter path:
exported ARX ciphers reject initial `0xffffffff` and stop before any implicit
wrap back to zero.
See {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha#appendix-A.2 | the XChaCha appendix} for the extended-nonce construction.

* @module
*/
var encodeStr = str => Uint8Array.from(str.split(''), c => c.charCodeAt(0))
var sigma16_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr('expand 16-byte k'))))()
var sigma32_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr('expand 32-byte k'))))()
/**
 * Rotates a 32-bit word left.
 * @param a - Input word.
 * @param b - Rotation count in bits.
 * @returns Rotated 32-bit word.
 * @example
 * Moves the top byte of `0x12345678` into the low byte position.
 * ```ts
 * rotl(0x12345678, 8);
 * ```
 */
function rotl(a, b) {
  return (a << b) | (a >>> (32 - b))
}
var BLOCK_LEN = 64
var BLOCK_LEN32 = 16
var MAX_COUNTER = /* @__PURE__ */ (() => 2 ** 32 - 1)()
var U32_EMPTY = /* @__PURE__ */ Uint32Array.of()
function runCipher(core, sigma, key, nonce, data, output, counter, rounds) {
  const len = data.length
  const block = new Uint8Array(BLOCK_LEN)
  const b32 = u32(block)
  const isAligned = isLE && isAligned32(data) && isAligned32(output)
  const d32 = isAligned ? u32(data) : U32_EMPTY
  const o32 = isAligned ? u32(output) : U32_EMPTY
  if (!isLE) {
    for (let pos = 0; pos < len; counter++) {
      core(sigma, key, nonce, b32, counter, rounds)
      swap32IfBE(b32)
      if (counter >= MAX_COUNTER) throw new Error('arx: counter overflow')
      const take = Math.min(BLOCK_LEN, len - pos)
      for (let j = 0, posj; j < take; j++) {
        posj = pos + j
        output[posj] = data[posj] ^ block[j]
      }
      pos += take
    }
    return
  }
  for (let pos = 0; pos < len; counter++) {
    core(sigma, key, nonce, b32, counter, rounds)
    if (counter >= MAX_COUNTER) throw new Error('arx: counter overflow')
    const take = Math.min(BLOCK_LEN, len - pos)
    if (isAligned && take === BLOCK_LEN) {
      const pos32 = pos / 4
      if (pos % 4 !== 0) throw new Error('arx: invalid block position')
      for (let j = 0, posj; j < BLOCK_LEN32; j++) {
        posj = pos32 + j
        o32[posj] = d32[posj] ^ b32[j]
      }
      pos += BLOCK_LEN
      continue
    }
    for (let j = 0, posj; j < take; j++) {
      posj = pos + j
      output[posj] = data[posj] ^ block[j]
    }
    pos += take
  }
}
/**
 * Creates an ARX stream cipher from a 32-bit core permutation.
 * Used internally to build the exported Salsa and ChaCha stream ciphers.
 * @param core - Core function that fills one keystream block.
 * @param opts - Cipher layout and nonce-extension options. See {@link CipherOpts}.
 * @returns Stream cipher function over byte arrays.
 * @throws If the core callback, key size, counter, or output sizing is invalid. {@link Error}
 */
function createCipher(core, opts) {
  const { allowShortKeys, extendNonceFn, counterLength, counterRight, rounds } = checkOpts(
    {
      allowShortKeys: false,
      counterLength: 8,
      counterRight: false,
      rounds: 20,
    },
    opts,
  )
  if (typeof core !== 'function') throw new Error('core must be a function')
  anumber(counterLength)
  anumber(rounds)
  abool(counterRight)
  abool(allowShortKeys)
  return (key, nonce, data, output, counter = 0) => {
    abytes(key, void 0, 'key')
    abytes(nonce, void 0, 'nonce')
    abytes(data, void 0, 'data')
    const len = data.length
    const hasOutput = output !== void 0
    output = getOutput(len, output, false)
    if (hasOutput) complexOverlapBytes(data, output)
    anumber(counter)
    if (counter < 0 || counter >= MAX_COUNTER) throw new Error('arx: counter overflow')
    const toClean = []
    const l = key.length
    let k
    let sigma
    if (l === 32) {
      toClean.push((k = copyBytes(key)))
      sigma = sigma32_32
    } else if (l === 16 && allowShortKeys) {
      k = /* @__PURE__ */ new Uint8Array(32)
      k.set(key)
      k.set(key, 16)
      sigma = sigma16_32
      toClean.push(k)
    } else {
      abytes(key, 32, 'arx key')
      throw new Error('invalid key size')
    }
    if (!isLE || !isAligned32(nonce)) toClean.push((nonce = copyBytes(nonce)))
    const k32 = u32(k)
    if (extendNonceFn) {
      if (nonce.length !== 24) throw new Error('arx: extended nonce must be 24 bytes')
      const n16 = nonce.subarray(0, 16)
      if (isLE) extendNonceFn(sigma, k32, u32(n16), k32)
      else {
        const sigmaRaw = swap32IfBE(Uint32Array.from(sigma))
        extendNonceFn(sigmaRaw, k32, u32(n16), k32)
        clean(sigmaRaw)
        swap32IfBE(k32)
      }
      nonce = nonce.subarray(16)
    } else if (!isLE) swap32IfBE(k32)
    const nonceNcLen = 16 - counterLength
    if (nonceNcLen !== nonce.length) throw new Error(`arx: nonce must be ${nonceNcLen} or 16 bytes`)
    if (nonceNcLen !== 12) {
      const nc = /* @__PURE__ */ new Uint8Array(12)
      nc.set(nonce, counterRight ? 0 : 12 - nonce.length)
      nonce = nc
      toClean.push(nonce)
    }
    const n32 = swap32IfBE(u32(nonce))
    try {
      runCipher(core, sigma, k32, n32, data, output, counter, rounds)
      return output
    } finally {
      clean(...toClean)
    }
  }
}
// ../../node_modules/.pnpm/@noble+ciphers@2.4.0/node_modules/@noble/ciphers/_poly1305.js
/**
 * Poly1305 ({@link https://cr.yp.to/mac/poly1305-20050329.pdf | PDF},
 * {@link https://en.wikipedia.org/wiki/Poly1305 | wiki})
 * is a fast and parallel secret-key message-authentication code suitable for
 * a wide variety of applications. It was standardized in
 * {@link https://www.rfc-editor.org/rfc/rfc8439 | RFC 8439} and is now used in TLS 1.3.
 *
 * Polynomial MACs are not perfect for every situation:
 * they lack Random Key Robustness: the MAC can be forged, and can't be used in PAKE schemes.
 * See {@link https://keymaterial.net/2020/09/07/invisible-salamanders-in-aes-gcm-siv/ | the invisible salamanders attack writeup}.
 * To combat invisible salamanders, `hash(key)` can be included in ciphertext,
 * however, this would violate ciphertext indistinguishability:
 * an attacker would know which key was used - so `HKDF(key, i)`
 * could be used instead.
 *
 * Check out the {@link https://cr.yp.to/mac.html | original website}.
 * Based on public-domain {@link https://github.com/floodyberry/poly1305-donna | poly1305-donna}.
 * @module
 */
function u8to16(a, i) {
  return (a[i++] & 255) | ((a[i++] & 255) << 8)
}
/**
 * Incremental Poly1305 MAC state.
 * Prefer `poly1305()` for one-shot use.
 * @param key - 32-byte Poly1305 one-time key.
 * @example
 * Feeds one chunk into an incremental Poly1305 state with a fresh one-time key.
 *
 * ```ts
 * import { Poly1305 } from '@noble/ciphers/_poly1305.js';
 * import { randomBytes } from '@noble/ciphers/utils.js';
 * const key = randomBytes(32);
 * const mac = new Poly1305(key);
 * mac.update(new Uint8Array([1, 2, 3]));
 * mac.digest();
 * ```
 */
var Poly1305 = class {
  blockLen = 16
  outputLen = 16
  buffer = /* @__PURE__ */ new Uint8Array(16)
  r = /* @__PURE__ */ new Uint16Array(10)
  h = /* @__PURE__ */ new Uint16Array(10)
  pad = /* @__PURE__ */ new Uint16Array(8)
  pos = 0
  finished = false
  destroyed = false
  constructor(key) {
    key = copyBytes(abytes(key, 32, 'key'))
    const t0 = u8to16(key, 0)
    const t1 = u8to16(key, 2)
    const t2 = u8to16(key, 4)
    const t3 = u8to16(key, 6)
    const t4 = u8to16(key, 8)
    const t5 = u8to16(key, 10)
    const t6 = u8to16(key, 12)
    const t7 = u8to16(key, 14)
    this.r[0] = t0 & 8191
    this.r[1] = ((t0 >>> 13) | (t1 << 3)) & 8191
    this.r[2] = ((t1 >>> 10) | (t2 << 6)) & 7939
    this.r[3] = ((t2 >>> 7) | (t3 << 9)) & 8191
    this.r[4] = ((t3 >>> 4) | (t4 << 12)) & 255
    this.r[5] = (t4 >>> 1) & 8190
    this.r[6] = ((t4 >>> 14) | (t5 << 2)) & 8191
    this.r[7] = ((t5 >>> 11) | (t6 << 5)) & 8065
    this.r[8] = ((t6 >>> 8) | (t7 << 8)) & 8191
    this.r[9] = (t7 >>> 5) & 127
    for (let i = 0; i < 8; i++) this.pad[i] = u8to16(key, 16 + 2 * i)
  }
  process(data, offset, isLast = false) {
    const hibit = isLast ? 0 : 2048
    const { h, r } = this
    const r0 = r[0]
    const r1 = r[1]
    const r2 = r[2]
    const r3 = r[3]
    const r4 = r[4]
    const r5 = r[5]
    const r6 = r[6]
    const r7 = r[7]
    const r8 = r[8]
    const r9 = r[9]
    const t0 = u8to16(data, offset + 0)
    const t1 = u8to16(data, offset + 2)
    const t2 = u8to16(data, offset + 4)
    const t3 = u8to16(data, offset + 6)
    const t4 = u8to16(data, offset + 8)
    const t5 = u8to16(data, offset + 10)
    const t6 = u8to16(data, offset + 12)
    const t7 = u8to16(data, offset + 14)
    const h0 = h[0] + (t0 & 8191)
    const h1 = h[1] + (((t0 >>> 13) | (t1 << 3)) & 8191)
    const h2 = h[2] + (((t1 >>> 10) | (t2 << 6)) & 8191)
    const h3 = h[3] + (((t2 >>> 7) | (t3 << 9)) & 8191)
    const h4 = h[4] + (((t3 >>> 4) | (t4 << 12)) & 8191)
    const h5 = h[5] + ((t4 >>> 1) & 8191)
    const h6 = h[6] + (((t4 >>> 14) | (t5 << 2)) & 8191)
    const h7 = h[7] + (((t5 >>> 11) | (t6 << 5)) & 8191)
    const h8 = h[8] + (((t6 >>> 8) | (t7 << 8)) & 8191)
    const h9 = h[9] + ((t7 >>> 5) | hibit)
    let c = 0
    let d0 = c + h0 * r0 + h1 * (5 * r9) + h2 * (5 * r8) + h3 * (5 * r7) + h4 * (5 * r6)
    c = d0 >>> 13
    d0 &= 8191
    d0 += h5 * (5 * r5) + h6 * (5 * r4) + h7 * (5 * r3) + h8 * (5 * r2) + h9 * (5 * r1)
    c += d0 >>> 13
    d0 &= 8191
    let d1 = c + h0 * r1 + h1 * r0 + h2 * (5 * r9) + h3 * (5 * r8) + h4 * (5 * r7)
    c = d1 >>> 13
    d1 &= 8191
    d1 += h5 * (5 * r6) + h6 * (5 * r5) + h7 * (5 * r4) + h8 * (5 * r3) + h9 * (5 * r2)
    c += d1 >>> 13
    d1 &= 8191
    let d2 = c + h0 * r2 + h1 * r1 + h2 * r0 + h3 * (5 * r9) + h4 * (5 * r8)
    c = d2 >>> 13
    d2 &= 8191
    d2 += h5 * (5 * r7) + h6 * (5 * r6) + h7 * (5 * r5) + h8 * (5 * r4) + h9 * (5 * r3)
    c += d2 >>> 13
    d2 &= 8191
    let d3 = c + h0 * r3 + h1 * r2 + h2 * r1 + h3 * r0 + h4 * (5 * r9)
    c = d3 >>> 13
    d3 &= 8191
    d3 += h5 * (5 * r8) + h6 * (5 * r7) + h7 * (5 * r6) + h8 * (5 * r5) + h9 * (5 * r4)
    c += d3 >>> 13
    d3 &= 8191
    let d4 = c + h0 * r4 + h1 * r3 + h2 * r2 + h3 * r1 + h4 * r0
    c = d4 >>> 13
    d4 &= 8191
    d4 += h5 * (5 * r9) + h6 * (5 * r8) + h7 * (5 * r7) + h8 * (5 * r6) + h9 * (5 * r5)
    c += d4 >>> 13
    d4 &= 8191
    let d5 = c + h0 * r5 + h1 * r4 + h2 * r3 + h3 * r2 + h4 * r1
    c = d5 >>> 13
    d5 &= 8191
    d5 += h5 * r0 + h6 * (5 * r9) + h7 * (5 * r8) + h8 * (5 * r7) + h9 * (5 * r6)
    c += d5 >>> 13
    d5 &= 8191
    let d6 = c + h0 * r6 + h1 * r5 + h2 * r4 + h3 * r3 + h4 * r2
    c = d6 >>> 13
    d6 &= 8191
    d6 += h5 * r1 + h6 * r0 + h7 * (5 * r9) + h8 * (5 * r8) + h9 * (5 * r7)
    c += d6 >>> 13
    d6 &= 8191
    let d7 = c + h0 * r7 + h1 * r6 + h2 * r5 + h3 * r4 + h4 * r3
    c = d7 >>> 13
    d7 &= 8191
    d7 += h5 * r2 + h6 * r1 + h7 * r0 + h8 * (5 * r9) + h9 * (5 * r8)
    c += d7 >>> 13
    d7 &= 8191
    let d8 = c + h0 * r8 + h1 * r7 + h2 * r6 + h3 * r5 + h4 * r4
    c = d8 >>> 13
    d8 &= 8191
    d8 += h5 * r3 + h6 * r2 + h7 * r1 + h8 * r0 + h9 * (5 * r9)
    c += d8 >>> 13
    d8 &= 8191
    let d9 = c + h0 * r9 + h1 * r8 + h2 * r7 + h3 * r6 + h4 * r5
    c = d9 >>> 13
    d9 &= 8191
    d9 += h5 * r4 + h6 * r3 + h7 * r2 + h8 * r1 + h9 * r0
    c += d9 >>> 13
    d9 &= 8191
    c = ((c << 2) + c) | 0
    c = (c + d0) | 0
    d0 = c & 8191
    c = c >>> 13
    d1 += c
    h[0] = d0
    h[1] = d1
    h[2] = d2
    h[3] = d3
    h[4] = d4
    h[5] = d5
    h[6] = d6
    h[7] = d7
    h[8] = d8
    h[9] = d9
  }
  finalize() {
    const { h, pad } = this
    const g = /* @__PURE__ */ new Uint16Array(10)
    let c = h[1] >>> 13
    h[1] &= 8191
    for (let i = 2; i < 10; i++) {
      h[i] += c
      c = h[i] >>> 13
      h[i] &= 8191
    }
    h[0] += c * 5
    c = h[0] >>> 13
    h[0] &= 8191
    h[1] += c
    c = h[1] >>> 13
    h[1] &= 8191
    h[2] += c
    g[0] = h[0] + 5
    c = g[0] >>> 13
    g[0] &= 8191
    for (let i = 1; i < 10; i++) {
      g[i] = h[i] + c
      c = g[i] >>> 13
      g[i] &= 8191
    }
    g[9] -= 8192
    let mask = (c ^ 1) - 1
    for (let i = 0; i < 10; i++) g[i] &= mask
    mask = ~mask
    for (let i = 0; i < 10; i++) h[i] = (h[i] & mask) | g[i]
    h[0] = (h[0] | (h[1] << 13)) & 65535
    h[1] = ((h[1] >>> 3) | (h[2] << 10)) & 65535
    h[2] = ((h[2] >>> 6) | (h[3] << 7)) & 65535
    h[3] = ((h[3] >>> 9) | (h[4] << 4)) & 65535
    h[4] = ((h[4] >>> 12) | (h[5] << 1) | (h[6] << 14)) & 65535
    h[5] = ((h[6] >>> 2) | (h[7] << 11)) & 65535
    h[6] = ((h[7] >>> 5) | (h[8] << 8)) & 65535
    h[7] = ((h[8] >>> 8) | (h[9] << 5)) & 65535
    let f = h[0] + pad[0]
    h[0] = f & 65535
    for (let i = 1; i < 8; i++) {
      f = (((h[i] + pad[i]) | 0) + (f >>> 16)) | 0
      h[i] = f & 65535
    }
    clean(g)
  }
  update(data) {
    aexists(this)
    abytes(data)
    data = copyBytes(data)
    const { buffer, blockLen } = this
    const len = data.length
    for (let pos = 0; pos < len; ) {
      const take = Math.min(blockLen - this.pos, len - pos)
      if (take === blockLen) {
        for (; blockLen <= len - pos; pos += blockLen) this.process(data, pos)
        continue
      }
      buffer.set(data.subarray(pos, pos + take), this.pos)
      this.pos += take
      pos += take
      if (this.pos === blockLen) {
        this.process(buffer, 0, false)
        this.pos = 0
      }
    }
    return this
  }
  destroy() {
    this.destroyed = true
    clean(this.h, this.r, this.buffer, this.pad)
  }
  digestInto(out) {
    aexists(this)
    aoutput(out, this)
    this.finished = true
    const { buffer, h } = this
    let { pos } = this
    if (pos) {
      buffer[pos++] = 1
      for (; pos < 16; pos++) buffer[pos] = 0
      this.process(buffer, 0, true)
    }
    this.finalize()
    let opos = 0
    for (let i = 0; i < 8; i++) {
      out[opos++] = h[i] >>> 0
      out[opos++] = h[i] >>> 8
    }
  }
  digest() {
    const { buffer, outputLen } = this
    this.digestInto(buffer)
    const res = buffer.slice(0, outputLen)
    this.destroy()
    return res
  }
}
/**
 * Poly1305 MAC from RFC 8439.
 * @param msg - Message bytes to authenticate.
 * @param key - 32-byte Poly1305 one-time key.
 * @returns 16-byte authentication tag.
 * @example
 * Authenticates one message with a one-shot Poly1305 call and a fresh key.
 *
 * ```ts
 * import { poly1305 } from '@noble/ciphers/_poly1305.js';
 * import { randomBytes } from '@noble/ciphers/utils.js';
 * const key = randomBytes(32);
 * poly1305(new Uint8Array(), key);
 * ```
 */
var poly1305 = /* @__PURE__ */ wrapMacConstructor(32, key => new Poly1305(key))
// ../../node_modules/.pnpm/@noble+ciphers@2.4.0/node_modules/@noble/ciphers/chacha.js
/**
 * ChaCha stream cipher, released
 * in 2008. Developed after Salsa20, ChaCha aims to increase diffusion per round.
 * It was standardized in
 * {@link https://www.rfc-editor.org/rfc/rfc8439 | RFC 8439} and
 * is now used in TLS 1.3.
 *
 * {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha | XChaCha20}
 * extended-nonce variant is also provided. Similar to XSalsa, it's safe to use with
 * randomly-generated nonces.
 *
 * Check out
 * {@link http://cr.yp.to/chacha/chacha-20080128.pdf | PDF},
 * {@link https://en.wikipedia.org/wiki/Salsa20 | wiki}, and
 * {@link https://cr.yp.to/chacha.html | website}.
 *
 * @module
 */
/**
 * ChaCha core function. Uses an unrolled loop (chachaCore, hchacha) - 4x
 * faster than a simple loop, but larger & harder to read. A simple-loop
 * reference version lives in `test/misc/micro-ciphers.ts`;
 * `test/arx.test.ts` keeps the two aligned.
 * The specific implementation is selected in `createCipher` below.
 */
/** RFC 8439 §2.3 block core for `state = constants | key | counter | nonce`. */
function chachaCore(s, k, n, out, cnt, rounds = 20) {
  const y00 = s[0],
    y01 = s[1],
    y02 = s[2],
    y03 = s[3],
    y04 = k[0],
    y05 = k[1],
    y06 = k[2],
    y07 = k[3],
    y08 = k[4],
    y09 = k[5],
    y10 = k[6],
    y11 = k[7],
    y12 = cnt,
    y13 = n[0],
    y14 = n[1],
    y15 = n[2]
  let x00 = y00,
    x01 = y01,
    x02 = y02,
    x03 = y03,
    x04 = y04,
    x05 = y05,
    x06 = y06,
    x07 = y07,
    x08 = y08,
    x09 = y09,
    x10 = y10,
    x11 = y11,
    x12 = y12,
    x13 = y13,
    x14 = y14,
    x15 = y15
  for (let r = 0; r < rounds; r += 2) {
    x00 = (x00 + x04) | 0
    x12 = rotl(x12 ^ x00, 16)
    x08 = (x08 + x12) | 0
    x04 = rotl(x04 ^ x08, 12)
    x00 = (x00 + x04) | 0
    x12 = rotl(x12 ^ x00, 8)
    x08 = (x08 + x12) | 0
    x04 = rotl(x04 ^ x08, 7)
    x01 = (x01 + x05) | 0
    x13 = rotl(x13 ^ x01, 16)
    x09 = (x09 + x13) | 0
    x05 = rotl(x05 ^ x09, 12)
    x01 = (x01 + x05) | 0
    x13 = rotl(x13 ^ x01, 8)
    x09 = (x09 + x13) | 0
    x05 = rotl(x05 ^ x09, 7)
    x02 = (x02 + x06) | 0
    x14 = rotl(x14 ^ x02, 16)
    x10 = (x10 + x14) | 0
    x06 = rotl(x06 ^ x10, 12)
    x02 = (x02 + x06) | 0
    x14 = rotl(x14 ^ x02, 8)
    x10 = (x10 + x14) | 0
    x06 = rotl(x06 ^ x10, 7)
    x03 = (x03 + x07) | 0
    x15 = rotl(x15 ^ x03, 16)
    x11 = (x11 + x15) | 0
    x07 = rotl(x07 ^ x11, 12)
    x03 = (x03 + x07) | 0
    x15 = rotl(x15 ^ x03, 8)
    x11 = (x11 + x15) | 0
    x07 = rotl(x07 ^ x11, 7)
    x00 = (x00 + x05) | 0
    x15 = rotl(x15 ^ x00, 16)
    x10 = (x10 + x15) | 0
    x05 = rotl(x05 ^ x10, 12)
    x00 = (x00 + x05) | 0
    x15 = rotl(x15 ^ x00, 8)
    x10 = (x10 + x15) | 0
    x05 = rotl(x05 ^ x10, 7)
    x01 = (x01 + x06) | 0
    x12 = rotl(x12 ^ x01, 16)
    x11 = (x11 + x12) | 0
    x06 = rotl(x06 ^ x11, 12)
    x01 = (x01 + x06) | 0
    x12 = rotl(x12 ^ x01, 8)
    x11 = (x11 + x12) | 0
    x06 = rotl(x06 ^ x11, 7)
    x02 = (x02 + x07) | 0
    x13 = rotl(x13 ^ x02, 16)
    x08 = (x08 + x13) | 0
    x07 = rotl(x07 ^ x08, 12)
    x02 = (x02 + x07) | 0
    x13 = rotl(x13 ^ x02, 8)
    x08 = (x08 + x13) | 0
    x07 = rotl(x07 ^ x08, 7)
    x03 = (x03 + x04) | 0
    x14 = rotl(x14 ^ x03, 16)
    x09 = (x09 + x14) | 0
    x04 = rotl(x04 ^ x09, 12)
    x03 = (x03 + x04) | 0
    x14 = rotl(x14 ^ x03, 8)
    x09 = (x09 + x14) | 0
    x04 = rotl(x04 ^ x09, 7)
  }
  let oi = 0
  out[oi++] = (y00 + x00) | 0
  out[oi++] = (y01 + x01) | 0
  out[oi++] = (y02 + x02) | 0
  out[oi++] = (y03 + x03) | 0
  out[oi++] = (y04 + x04) | 0
  out[oi++] = (y05 + x05) | 0
  out[oi++] = (y06 + x06) | 0
  out[oi++] = (y07 + x07) | 0
  out[oi++] = (y08 + x08) | 0
  out[oi++] = (y09 + x09) | 0
  out[oi++] = (y10 + x10) | 0
  out[oi++] = (y11 + x11) | 0
  out[oi++] = (y12 + x12) | 0
  out[oi++] = (y13 + x13) | 0
  out[oi++] = (y14 + x14) | 0
  out[oi++] = (y15 + x15) | 0
}
/**
 * ChaCha stream cipher. Conforms to RFC 8439 (IETF, TLS). 12-byte nonce, 4-byte counter.
 * With smaller nonce, it's not safe to make it random (CSPRNG), due to collision chance.
 * @param key - 32-byte key.
 * @param nonce - 12-byte nonce.
 * @param data - Input bytes to xor with the keystream.
 * @param output - Optional destination buffer.
 * @param counter - Initial block counter.
 * @returns Encrypted or decrypted bytes.
 * @example
 * Encrypts bytes with the RFC 8439 ChaCha20 stream cipher and a fresh key/nonce.
 *
 * ```ts
 * import { chacha20 } from '@noble/ciphers/chacha.js';
 * import { randomBytes } from '@noble/ciphers/utils.js';
 * const key = randomBytes(32);
 * const nonce = randomBytes(12);
 * chacha20(key, nonce, new Uint8Array(4));
 * ```
 */
var chacha20 = /* @__PURE__ */ createCipher(chachaCore, {
  counterRight: false,
  counterLength: 4,
  allowShortKeys: false,
})
var ZEROS16 = /* @__PURE__ */ new Uint8Array(16)
var updatePadded = (h, msg) => {
  h.update(msg)
  const leftover = msg.length % 16
  if (leftover) h.update(ZEROS16.subarray(leftover))
}
var ZEROS32 = /* @__PURE__ */ new Uint8Array(32)
function computeTag(fn, key, nonce, ciphertext, AAD) {
  if (AAD !== void 0) abytes(AAD, void 0, 'AAD')
  const authKey = fn(key, nonce, ZEROS32)
  const lengths = u64Lengths(ciphertext.length, AAD ? AAD.length : 0, true)
  const h = poly1305.create(authKey)
  if (AAD) updatePadded(h, AAD)
  updatePadded(h, ciphertext)
  h.update(lengths)
  const res = h.digest()
  clean(authKey, lengths)
  return res
}
/**
 * AEAD algorithm from RFC 8439.
 * Salsa20 and chacha (RFC 8439) use poly1305 differently.
 * We could have composed them, but it's hard because of authKey:
 * In salsa20, authKey changes position in salsa stream.
 * In chacha, authKey can't be computed inside computeTag, it modifies the counter.
 */
var _poly1305_aead = xorStream => (key, nonce, AAD) => {
  const tagLength = 16
  return {
    encrypt(plaintext, output) {
      const plength = plaintext.length
      output = getOutput(plength + tagLength, output, false)
      output.set(plaintext)
      const oPlain = output.subarray(0, -16)
      xorStream(key, nonce, oPlain, oPlain, 1)
      const tag = computeTag(xorStream, key, nonce, oPlain, AAD)
      output.set(tag, plength)
      clean(tag)
      return output
    },
    decrypt(ciphertext, output) {
      output = getOutput(ciphertext.length - tagLength, output, false)
      const data = ciphertext.subarray(0, -16)
      const passedTag = ciphertext.subarray(-16)
      const tag = computeTag(xorStream, key, nonce, data, AAD)
      if (!equalBytes(passedTag, tag)) {
        clean(tag)
        throw new Error('invalid tag')
      }
      output.set(ciphertext.subarray(0, -16))
      xorStream(key, nonce, output, output, 1)
      clean(tag)
      return output
    },
  }
}
/**
 * ChaCha20-Poly1305 from RFC 8439.
 *
 * Unsafe to use random nonces under the same key, due to collision chance.
 * Prefer XChaCha instead.
 * @param key - 32-byte key.
 * @param nonce - 12-byte nonce.
 * @param AAD - Additional authenticated data.
 * @returns AEAD cipher instance.
 * @example
 * Encrypts and authenticates plaintext with a fresh key and nonce.
 *
 * ```ts
 * import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
 * import { randomBytes } from '@noble/ciphers/utils.js';
 * const key = randomBytes(32);
 * const nonce = randomBytes(12);
 * const aad = new TextEncoder().encode('session metadata');
 * const cipher = chacha20poly1305(key, nonce, aad);
 * cipher.encrypt(new Uint8Array([1, 2, 3]));
 * ```
 */
var chacha20poly1305 = /* @__PURE__ */ wrapCipher(
  {
    blockSize: 64,
    nonceLength: 12,
    tagLength: 16,
    withAAD: true,
  },
  /* @__PURE__ */ _poly1305_aead(chacha20),
)
// ../../packages/walletconnect/dist/crypto/cipher.js
/**
 * Encrypts bytes with ChaCha20-Poly1305 (RFC 8439 §2.8). Returns the ciphertext, followed by the tag of 16 bytes.
 *
 * @param key 32 bytes.
 * @param nonce 12 bytes, never the same twice under one key.
 */
function encrypt(key, nonce, plaintext, additional) {
  return chacha20poly1305(key, nonce, additional).encrypt(plaintext)
}
/**
 * Decrypts the output of {@link encrypt}. Returns `undefined` if the key, the nonce, the additional data or the sealed
 * bytes do not match.
 *
 * @param key 32 bytes.
 * @param nonce 12 bytes.
 * @param sealed Ciphertext and tag.
 */
function decrypt(key, nonce, sealed, additional) {
  try {
    return chacha20poly1305(key, nonce, additional).decrypt(sealed)
  } catch {
    return
  }
}
// ../../packages/walletconnect/dist/envelope/envelope.js
var ivLength = 12
var tagLength = 16
/**
 * Parses an envelope: `0|iv12|sealed` or `1|senderPublicKey32|iv12|sealed` in padded base64. Type 2 is rejected: it
 * is used in links and is not encrypted.
 *
 * @throws InvalidEnvelopeError for another type, alphabet or padding, and when it is too short
 */
function readEnvelope(message) {
  const bytes = fromBase64(message)
  const type = bytes?.[0]
  if (bytes && (type === 0 || type === 1)) {
    const ivAt = type === 1 ? 33 : 1
    if (bytes.length < ivAt + ivLength + tagLength)
      throw new InvalidEnvelopeError({ details: 'The envelope is too short' })
    const iv = bytes.slice(ivAt, ivAt + ivLength)
    const sealed = bytes.slice(ivAt + ivLength)
    return type === 0
      ? {
          type,
          iv,
          sealed,
        }
      : {
          type,
          senderPublicKey: bytes.slice(1, ivAt),
          iv,
          sealed,
        }
  }
  throw new InvalidEnvelopeError({ details: 'The message is not an envelope of type 0 or 1' })
}
/**
 * Decrypts an envelope (ChaCha20-Poly1305, RFC 8439) and returns its text.
 *
 * @param parameters.symKey 32 bytes.
 * @throws InvalidEnvelopeError
 */
function openEnvelope(parameters) {
  const envelope = readEnvelope(parameters.message)
  const bytes = decrypt(new Uint8Array(parameters.symKey), envelope.iv, envelope.sealed)
  if (!bytes) throw new InvalidEnvelopeError({ details: 'Sealed with another key, or changed' })
  try {
    return new TextDecoder('utf-8', {
      fatal: true,
      ignoreBOM: true,
    }).decode(bytes)
  } catch (cause) {
    throw new InvalidEnvelopeError({
      details: 'The text is not UTF-8',
      cause,
    })
  }
}
/**
 * Encrypts a text (ChaCha20-Poly1305, RFC 8439) with a new random nonce. Returns an envelope of type 0 in padded base64.
 *
 * @param parameters.symKey 32 bytes.
 */
function sealEnvelope(parameters) {
  const { symKey, plaintext } = parameters
  const iv = randomBytes(12)
  const sealed = encrypt(new Uint8Array(symKey), iv, new TextEncoder().encode(plaintext))
  return toBase64(new Uint8Array([0, ...iv, ...sealed]))
}
// ../../packages/walletconnect/dist/errors/relayErrors.js
/** The connection to the relay failed (`walletconnect/relay-unavailable`). */
var RelayUnavailableError = class extends WalletConnectError {
  name = 'RelayUnavailableError'
  constructor(parameters = {}) {
    super('The relay cannot be reached', {
      code: 'walletconnect/relay-unavailable',
      metaMessages: [
        'The network, a content security policy (connect-src), or the relay refused the connection.',
        'Try again, or connect with another wallet.',
      ],
      ...parameters,
    })
  }
}
/** The relay did not answer in time (`walletconnect/relay-timeout`). */
var RelayTimeoutError = class extends WalletConnectError {
  name = 'RelayTimeoutError'
  constructor(parameters = {}) {
    super('The relay did not answer in time', {
      code: 'walletconnect/relay-timeout',
      metaMessages: ['Try again, or connect with another wallet.'],
      ...parameters,
    })
  }
}
/** The relay answered a call with an error; `rpcCode` is its code (`walletconnect/relay-refused`). */
var RelayRefusedError = class extends WalletConnectError {
  name = 'RelayRefusedError'
  constructor(parameters) {
    super('The relay refused the call', {
      code: 'walletconnect/relay-refused',
      ...parameters,
    })
  }
}
/** The relay closed the connection and does not accept another attempt (`walletconnect/connection-refused`). */
var ConnectionRefusedError = class extends WalletConnectError {
  name = 'ConnectionRefusedError'
  constructor(parameters) {
    super('The relay refused the connection', {
      code: 'walletconnect/connection-refused',
      ...parameters,
    })
  }
}
/** The project does not allow this page's origin (`walletconnect/origin-not-allowed`). */
var OriginNotAllowedError = class extends WalletConnectError {
  name = 'OriginNotAllowedError'
  constructor(parameters = {}) {
    super('The relay does not serve this site', {
      code: 'walletconnect/origin-not-allowed',
      metaMessages: ["Add the page's origin to the project of `projectId`."],
      ...parameters,
    })
  }
}
/** The project id is unknown to the relay, or missing (`walletconnect/invalid-project-id`). */
var InvalidProjectIdError = class extends WalletConnectError {
  name = 'InvalidProjectIdError'
  constructor(parameters = {}) {
    super('The relay does not know this project', {
      code: 'walletconnect/invalid-project-id',
      metaMessages: ['Check `projectId`.'],
      ...parameters,
    })
  }
}
/** The relay rejected the token because the clock of this device is wrong (`walletconnect/clock-skew`). */
var ClockSkewError = class extends WalletConnectError {
  name = 'ClockSkewError'
  constructor(parameters = {}) {
    super('The clock of this device is wrong', {
      code: 'walletconnect/clock-skew',
      metaMessages: ['Set date and time of the device, then try again.'],
      ...parameters,
    })
  }
}
/** Maps the close frame of a relay to an error. Returns `undefined` when the client may connect again. */
function toCloseError(code, details) {
  if (/origin not allowed/i.test(details)) return new OriginNotAllowedError({ details })
  if (/invalid key/i.test(details)) return new InvalidProjectIdError({ details })
  if (/token (is )?(not yet valid|expired)/i.test(details)) return new ClockSkewError({ details })
  return code === 3e3 ? new ConnectionRefusedError({ details }) : void 0
}
var tabErrors = [
  RelayRefusedError,
  RelayTimeoutError,
  ConnectionRefusedError,
  OriginNotAllowedError,
  InvalidProjectIdError,
  ClockSkewError,
]
/** Creates the error that another tab reported. */
function fromTabError({ code, details, rpcCode }) {
  return (
    tabErrors
      .map(
        TabErrorClass =>
          new TabErrorClass({
            details,
            rpcCode,
          }),
      )
      .find(error => error.code === code) ?? new RelayUnavailableError({ details })
  )
}
// ../../packages/walletconnect/dist/errors/ProtocolError.js
/**
 * An error with a number of the WalletConnect specification. Either the wallet answered with it, or the client found it
 * before it sent the request. `code` is stable, `rpcCode` is the number. Unknown numbers have the code
 * `walletconnect/wallet-error`.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
 * @example
 * if (isError(error, 'walletconnect/user-rejected')) return
 */
var ProtocolError = class extends WalletConnectError {
  name = 'ProtocolError'
  constructor(rpcCode, options = {}) {
    const { code } = protocolErrors[rpcCode === 4001 ? 5e3 : rpcCode] ?? walletError
    super(textOf(code), {
      ...options,
      code,
      rpcCode,
    })
  }
}
/**
 * Code of each number of the specification. The message consists of the words of the code. Each code has a page in
 * `docs/errors`.
 */
var protocolErrors = {
  0: { code: 'walletconnect/proposal-expired' },
  1: { code: 'walletconnect/not-initialized' },
  2: { code: 'walletconnect/no-matching-key' },
  3: { code: 'walletconnect/restore-will-override' },
  4: { code: 'walletconnect/resubscribed' },
  5: { code: 'walletconnect/missing-or-invalid' },
  6: { code: 'walletconnect/expired' },
  7: { code: 'walletconnect/unknown-type' },
  8: { code: 'walletconnect/mismatched-topic' },
  9: { code: 'walletconnect/non-conforming-namespaces' },
  1001: { code: 'walletconnect/invalid-method' },
  1002: { code: 'walletconnect/invalid-event' },
  1003: { code: 'walletconnect/invalid-update-request' },
  1004: { code: 'walletconnect/invalid-extend-request' },
  1005: { code: 'walletconnect/invalid-session-settle-request' },
  3001: { code: 'walletconnect/unauthorized-method' },
  3002: { code: 'walletconnect/unauthorized-event' },
  3003: { code: 'walletconnect/unauthorized-update-request' },
  3004: { code: 'walletconnect/unauthorized-extend-request' },
  3005: { code: 'walletconnect/unauthorized-chain' },
  5e3: { code: 'walletconnect/user-rejected' },
  5001: { code: 'walletconnect/user-rejected-chains' },
  5002: { code: 'walletconnect/user-rejected-methods' },
  5003: { code: 'walletconnect/user-rejected-events' },
  5100: { code: 'walletconnect/unsupported-chains' },
  5101: { code: 'walletconnect/unsupported-methods' },
  5102: { code: 'walletconnect/unsupported-events' },
  5103: { code: 'walletconnect/unsupported-accounts' },
  5104: { code: 'walletconnect/unsupported-namespace-key' },
  6e3: { code: 'walletconnect/user-disconnected' },
  7e3: { code: 'walletconnect/session-settlement-failed' },
  7001: { code: 'walletconnect/no-session-for-topic' },
  8e3: { code: 'walletconnect/request-expired' },
  10001: { code: 'walletconnect/unsupported-wc-method' },
  11001: { code: 'walletconnect/malformed-auth-response' },
  11002: { code: 'walletconnect/malformed-auth-request' },
  11003: { code: 'walletconnect/auth-message-compromised' },
  11004: { code: 'walletconnect/signature-verification-failed' },
  11005: { code: 'walletconnect/auth-request-expired' },
  11006: { code: 'walletconnect/missing-issuer' },
  12001: { code: 'walletconnect/auth-rejected' },
  12002: { code: 'walletconnect/auth-disconnected' },
  [-32700]: { code: 'walletconnect/parse-error' },
  [-32600]: { code: 'walletconnect/invalid-request' },
  [-32601]: { code: 'walletconnect/method-not-found' },
  [-32602]: { code: 'walletconnect/invalid-params' },
  [-32603]: { code: 'walletconnect/internal-error' },
  [-32e3]: { code: 'walletconnect/server-error' },
}
/** Code of every other number. */
var walletError = { code: 'walletconnect/wallet-error' }
/** Returns the message of a code: "Invalid method" for `walletconnect/invalid-method`. */
function textOf(code) {
  const words = code.slice(code.indexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).replace(' wc ', ' wc_ ')
}
// ../../packages/walletconnect/dist/validate.js
/** Whether an untrusted value is an object and not an array. */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
/** Whether an untrusted value is a list of strings for each of which `match` returns true. */
function isStrings(value, match = () => true) {
  return Array.isArray(value) && value.every(item => typeof item === 'string' && match(item))
}
/** Whether an untrusted value is 32 bytes in lower-case hex: a topic, a public key or a symmetric key. */
function isKey(value) {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}
/** Parses an untrusted map of strings. Members of another type are removed. */
function readStringMap(value) {
  if (!isRecord(value)) return void 0
  return Object.fromEntries(Object.entries(value).filter(entry => typeof entry[1] === 'string'))
}
/** Parses the metadata of a peer. Returns `undefined` when it is malformed; unknown members are removed. */
function readMetadata(value) {
  if (!isRecord(value)) return void 0
  const { name, description, url, icons } = value
  if (typeof name !== 'string') return void 0
  return {
    name,
    description: typeof description === 'string' ? description : void 0,
    url: typeof url === 'string' ? url : void 0,
    icons: isStrings(icons) ? icons : void 0,
  }
}
// ../../packages/walletconnect/dist/namespaces/caip.js
/** Whether `value` is a CAIP-2 chain id, such as `eip155:1`. */
function isChainId(value) {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value)
}
/** Whether `value` is a CAIP-10 account id, such as `eip155:1:0xab…`. */
function isAccountId(value) {
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.test(value)
}
/** Whether `key` is a namespace (`eip155`) or a CAIP-2 chain id (`eip155:1`). */
function isNamespaceKey(key) {
  return /^[-a-z0-9]{3,8}(:[-_a-zA-Z0-9]{1,32})?$/.test(key)
}
/** Returns the namespace of a key or an id: `eip155` for `eip155:1`. */
function namespaceOf(id) {
  return id.split(':', 1)[0] ?? ''
}
/** Returns the CAIP-2 id of a CAIP-10 account id. */
function chainOf(account) {
  return account.slice(0, account.lastIndexOf(':'))
}
/** Whether a chain or account belongs to the namespace or chain `key`: `eip155:1` to `eip155`, not to `eip155:13`. */
function isWithin(key, id) {
  return id === key || id.startsWith(`${key}:`)
}
/** Returns the CAIP-2 ids of an entry: those of its key, its `chains` and its accounts. */
function chainsOf(key, namespace) {
  const { chains = [], accounts = [] } = namespace
  return /* @__PURE__ */ new Set([...(key.includes(':') ? [key] : []), ...chains, ...accounts.map(chainOf)])
}
// ../../packages/walletconnect/dist/namespaces/proposed.js
/**
 * Checks a proposal before it is sent.
 *
 * @throws ProtocolError 5100, 5101, 5102 or 5104, and 5 when no namespace is proposed
 */
function assertProposal(proposed) {
  const entries = Object.entries(proposed)
  if (entries.length === 0) throw new ProtocolError(5, { details: 'optionalNamespaces is empty' })
  for (const [key, namespace] of entries) {
    const details = `optionalNamespaces["${key}"]`
    if (!isNamespaceKey(key)) throw new ProtocolError(5104, { details })
    if (!isStrings(namespace.methods)) throw new ProtocolError(5101, { details })
    if (!isStrings(namespace.events)) throw new ProtocolError(5102, { details })
    const chains = [...chainsOf(key, namespace)]
    if (chains.length === 0 || !chains.every(chain => isChainId(chain) && isWithin(key, chain)))
      throw new ProtocolError(5100, { details })
  }
}
/**
 * Returns the granted namespaces that were proposed; others are removed. A wallet may grant additional chains, methods
 * and events of a proposed namespace.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/namespaces
 * @throws ProtocolError 5104 (namespaces), 5100 (chains) or 5101 (methods) when none of the proposed ones is granted,
 * 5103 when no account is
 */
function conformNamespaces(granted, proposed) {
  const requested = Object.entries(proposed)
  const namespaces = new Set(requested.map(([key]) => namespaceOf(key)))
  const kept = Object.entries(granted).filter(([key]) => namespaces.has(namespaceOf(key)))
  if (kept.length === 0) throw new ProtocolError(5104)
  const chains = new Set(requested.flatMap(([key, namespace]) => [...chainsOf(key, namespace)]))
  const common = kept.filter(([key, namespace]) =>
    [...chainsOf(key, namespace)].some(chain => chains.has(chain)),
  )
  if (common.length === 0) throw new ProtocolError(5100)
  const methods = new Set(requested.flatMap(([, namespace]) => namespace.methods))
  if (methods.size > 0 && !common.some(([, namespace]) => namespace.methods.some(name => methods.has(name))))
    throw new ProtocolError(5101)
  if (!common.some(([, namespace]) => namespace.accounts.length > 0)) throw new ProtocolError(5103)
  return Object.fromEntries(kept)
}
// ../../packages/walletconnect/dist/session/sessions.js
/** Reason of a session that the user ended. */
var userDisconnected = {
  code: 6e3,
  message: 'User disconnected',
}
/** Longest delay of a timer; a longer one fires immediately. In milliseconds. */
var longestDelay = 2 ** 31 - 1
/** @throws ClientDestroyedError */
function assertAlive(context) {
  if (context.ended.aborted) throw new ClientDestroyedError()
}
/** Returns the active sessions, the oldest first. */
function getSessions(context) {
  const now = Date.now()
  return context.sessions
    .list()
    .map(({ session }) => session)
    .filter(({ expiry }) => expiry * 1e3 > now)
}
/**
 * Returns an active session.
 *
 * @throws ProtocolError 7001 when there is none
 * @throws ClientDestroyedError
 */
function findSession(context, topic) {
  assertAlive(context)
  const stored = context.sessions.get(topic)
  if (!stored || endIfExpired(context, stored.session)) throw new ProtocolError(7001)
  return stored
}
/** Returns the symmetric key of a session. @throws ProtocolError 2 when it is damaged */
function sessionKey({ symKey }) {
  const key = fromHex(symKey)
  if (!key) throw new ProtocolError(2)
  return key
}
/** Stores a new or changed session and emits `session`. */
function saveSession(context, stored) {
  context.sessions.put(stored)
  scheduleExpiry(context, stored.session)
  context.emitter.emit('session', { session: stored.session })
}
/** Stores the link with which the user opened the wallet, with its session. @throws ProtocolError 7001 */
function setLink(context, { topic, link }) {
  const stored = findSession(context, topic)
  saveSession(context, {
    ...stored,
    session: {
      ...stored.session,
      link,
    },
  })
}
/** Ends the session when it expires. */
function scheduleExpiry(context, { topic, expiry }) {
  clearTimeout(context.expiries.get(topic))
  if (context.ended.aborted) return
  const left = Math.max(0, expiry * 1e3 - Date.now())
  const timer = setTimeout(
    () => {
      const session = context.sessions.get(topic)?.session
      if (session && !endIfExpired(context, session)) scheduleExpiry(context, session)
    },
    Math.min(left, longestDelay),
  )
  context.expiries.set(topic, timer)
}
/** Ends a session that has expired. Returns whether it had. */
function endIfExpired(context, { topic, expiry }) {
  if (expiry * 1e3 > Date.now()) return false
  endSession(context, topic, {
    code: 6,
    message: 'Expired',
  })
  return true
}
/** Removes a session with its key from storage and emits `end`. */
function endSession(context, topic, reason) {
  context.sessions.remove(topic)
  releaseSession(context, topic, reason)
}
/** Releases timers, requests and the subscription of a session that is no longer stored, and emits `end`. */
function releaseSession(context, topic, reason) {
  clearTimeout(context.expiries.get(topic))
  context.expiries.delete(topic)
  for (const key of context.lastEvents.keys()) if (key.startsWith(topic)) context.lastEvents.delete(key)
  for (const request of [...context.pending.values()])
    if (request.topic === topic) request.fail(new ProtocolError(reason.code, { details: reason.message }))
  context.relay.unsubscribe(topic).catch(error => {
    context.logger?.debug('the relay was not notified that a topic has ended', {
      topic,
      error,
    })
  })
  context.emitter.emit('end', {
    topic,
    reason,
  })
}
// ../../packages/walletconnect/dist/pairing/createPairing.js
function createPairing(methods) {
  const topic = toHex(randomBytes(32))
  const symKey = randomBytes(32)
  const expiry = Math.floor(Date.now() / 1e3) + 300
  return {
    topic,
    symKey,
    expiry,
    uri: formatPairingUri({
      topic,
      symKey,
      expiry,
      methods,
    }),
  }
}
/** Formats the pairing URI for a QR code or a link. */
function formatPairingUri(parameters) {
  const { topic, symKey, expiry, methods } = parameters
  const expiryPart = expiry ? `&expiryTimestamp=${expiry}` : ''
  const methodsPart = methods ? `&methods=${methods.join()}` : ''
  return `wc:${topic}@2?relay-protocol=irn&symKey=${toHex(symKey)}${expiryPart}${methodsPart}`
}
// ../../packages/walletconnect/dist/createDeferred.js
function createDeferred() {
  let resolve = () => {}
  let reject = () => {}
  const promise = new Promise((...settle) => {
    ;[resolve, reject] = settle
  })
  promise.catch(() => {})
  return {
    promise,
    resolve,
    reject,
  }
}
// ../../packages/walletconnect/dist/crypto/hash.js
/** Returns the SHA-256 of `bytes` in hex: the topic of a key, or the identifier of a message. */
async function hashTopic(bytes) {
  const native = subtle()
  if (native) return toHex(new Uint8Array(await native.digest('SHA-256', bytes)))
  const { sha256 } = await loadLibrary()
  return toHex(sha256(bytes))
}
/** Derives the 32-byte key of a topic from a shared secret: HKDF-SHA256 (RFC 5869) without salt and info. */
async function deriveSymKey(sharedSecret) {
  const native = subtle()
  if (native) {
    const key = await native.importKey('raw', sharedSecret, 'HKDF', false, ['deriveBits'])
    const none = /* @__PURE__ */ new Uint8Array()
    const algorithm = {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: none,
      info: none,
    }
    return new Uint8Array(await native.deriveBits(algorithm, key, 256))
  }
  const { hkdf, sha256 } = await loadLibrary()
  return new Uint8Array(hkdf(sha256, sharedSecret, void 0, void 0, 32))
}
// ../../packages/walletconnect/dist/namespaces/granted.js
/**
 * Parses the namespaces that a wallet granted. Unknown members are removed.
 *
 * @throws ProtocolError 5100 to 5104 for the first member that is malformed
 */
function readNamespaces(value) {
  if (!isRecord(value)) throw new ProtocolError(5104)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, readNamespace(key, entry)]))
}
function readNamespace(key, entry) {
  if (!isNamespaceKey(key) || !isRecord(entry)) throw new ProtocolError(5104)
  const { chains, methods, events, accounts } = entry
  if (chains !== void 0 && !isStrings(chains, chain => isChainId(chain) && isWithin(key, chain)))
    throw new ProtocolError(5100)
  if (!isStrings(methods)) throw new ProtocolError(5101)
  if (!isStrings(events)) throw new ProtocolError(5102)
  if (!isStrings(accounts, account => isAccountId(account) && isWithin(key, account)))
    throw new ProtocolError(5103)
  return {
    ...(chains && { chains }),
    methods,
    events,
    accounts,
  }
}
/** Returns the entries of a session that apply to a chain: the entry of the chain and the entry of its namespace. */
function namespacesOfChain(namespaces, chainId) {
  return Object.entries(namespaces)
    .filter(([key, namespace]) => chainsOf(key, namespace).has(chainId))
    .map(([, namespace]) => namespace)
}
// ../../packages/walletconnect/dist/session/handleRequest.js
/** Handles a wallet's request on the topic of a session. Returns `undefined` if the session does not exist. */
function handleRequest(context, topic, request) {
  const stored = context.sessions.get(topic)
  if (!stored || endIfExpired(context, stored.session)) return void 0
  const { id, method } = request
  const handler = handlers.get(method)
  if (!handler) throw new ProtocolError(unsupportedCode(method))
  const isOnce = method === 'wc_sessionEvent' || method === 'wc_sessionExtend'
  if (context.handledBefore.has(`${topic} ${id}`)) return true
  if (isOnce && id <= (context.forgottenBefore.get(topic) ?? 0)) return true
  handler(context, stored, request)
  if (isOnce) rememberHandled(context, topic, id)
  return true
}
/** Returns the error code for a method that a dapp does not support. */
function unsupportedCode(method) {
  if (method === 'wc_sessionRequest') return 3001
  return method.startsWith('wc_') ? 10001 : 1001
}
/**
 * Stores the id of a handled request with its session, so that a relay cannot repeat the request after a reload. Ids
 * do not show the order of requests, since the clock of a wallet may go back: only the ids that no longer fit are kept
 * as one number, up to which every id counts as handled.
 */
function rememberHandled({ sessions, tab }, topic, id) {
  const stored = sessions.get(topic)
  if (!stored || (sessions.shared && !tab.owner)) return
  const seen = [...(stored.seen ?? []), id]
  const forgotten = Math.max(stored.forgotten ?? 0, ...seen.slice(0, -256))
  sessions.put({
    ...stored,
    seen: seen.slice(-256),
    ...(forgotten > 0 && { forgotten }),
  })
}
/**
 * `wc_sessionSettle` of a settled session. The relay delivers it again when the page was reloaded before it could
 * respond; any other settlement is refused.
 */
var onSettleAgain = (_context, { settleId }, { id }) => {
  if (id !== settleId) throw new ProtocolError(1005)
}
/**
 * `wc_sessionUpdate`: the wallet changes the granted namespaces. It may add chains, such as one that the dapp asked
 * it to add, but no namespace that was not proposed.
 */
var onUpdate = (context, stored, { id, params }) => {
  if (id === stored.updateId) return
  if (!isRecord(params) || isOlder(id, stored.updateId)) throw new ProtocolError(1003)
  const kept = Object.entries(readNamespaces(params.namespaces)).filter(([key]) =>
    stored.namespaces.includes(namespaceOf(key)),
  )
  if (kept.length === 0) throw new ProtocolError(5104)
  const session = {
    ...stored.session,
    namespaces: Object.fromEntries(kept),
  }
  saveSession(context, {
    ...stored,
    updateId: id,
    session,
  })
}
/** `wc_sessionExtend`: the wallet extends the session by at most seven days from now. It cannot shorten it. */
var onExtend = (context, stored, { params }) => {
  if (!isRecord(params)) throw new ProtocolError(1004)
  const { session } = stored
  const longest = Math.floor(Date.now() / 1e3) + sevenDays
  const requested = params.expiry
  if (requested !== void 0 && (typeof requested !== 'number' || !Number.isSafeInteger(requested)))
    throw new ProtocolError(1004)
  const expiry = Math.min(requested ?? longest, longest)
  if (expiry < session.expiry) throw new ProtocolError(1004)
  if (expiry > session.expiry)
    saveSession(context, {
      ...stored,
      session: {
        ...session,
        expiry,
      },
    })
}
/** `wc_sessionEvent`: the wallet emits an event that the session grants. */
var onEvent = (context, { session }, { id, params }) => {
  if (!isRecord(params) || !isRecord(params.event)) throw new ProtocolError(1002)
  const { chainId, event } = params
  const { name, data } = event
  if (!isChainId(chainId) || typeof name !== 'string') throw new ProtocolError(1002)
  const granted = namespacesOfChain(session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005)
  if (!granted.some(({ events }) => events.includes(name))) throw new ProtocolError(3002)
  const { topic } = session
  const key = `${topic} ${name}`
  if (isOlder(id, context.lastEvents.get(key) ?? 0)) return
  context.lastEvents.set(key, id)
  context.emitter.emit('event', {
    topic,
    chainId,
    name,
    data,
  })
}
/** `wc_sessionDelete`: the wallet ends the session, for any reason. */
var onDelete = (context, { session }, { params }) => {
  const { code, message } = isRecord(params) ? params : {}
  const reason =
    typeof code === 'number' && Number.isSafeInteger(code) && typeof message === 'string'
      ? {
          code,
          message,
        }
      : userDisconnected
  endSession(context, session.topic, reason)
}
var handlers = /*#__PURE__*/ new Map([
  ['wc_sessionSettle', onSettleAgain],
  ['wc_sessionUpdate', onUpdate],
  ['wc_sessionExtend', onExtend],
  ['wc_sessionEvent', onEvent],
  ['wc_sessionPing', () => {}],
  ['wc_sessionDelete', onDelete],
])
/** Whether a request is from an earlier millisecond than another; ids are milliseconds and three digits. */
function isOlder(id, than) {
  return Math.floor(id / 1e3) < Math.floor(than / 1e3)
}
// ../../packages/walletconnect/dist/session/pendingDeletes.js
var form = /^(\d+) ([0-9a-f]{64}) (\S+)$/
function createPendingDeletes(storage, storageKey) {
  const key = `${storageKey}.deletes`
  function list() {
    return (storage.get(key) ?? '').split('\n').flatMap(line => {
      const [, until, topic, message] = form.exec(line) ?? []
      const pending = {
        until: Number(until),
        topic: topic ?? '',
        message: message ?? '',
      }
      return pending.until * 1e3 > Date.now() ? [pending] : []
    })
  }
  function write(all) {
    const lines = all.map(({ until, topic, message }) => `${until} ${topic} ${message}`)
    if (lines.length > 0) storage.set(key, lines.slice(-16).join('\n'))
    else storage.remove(key)
  }
  return {
    list,
    add: pending => write([...list(), pending]),
    remove: ({ topic }) => write(list().filter(other => other.topic !== topic)),
  }
}
/** Ends a session, removes its key, then notifies the wallet as soon as the relay is available. */
async function disconnect(context, { topic }) {
  assertAlive(context)
  const stored = context.sessions.get(topic)
  if (!stored) return
  endSession(context, topic, userDisconnected)
  await sendDelete(context, topic, sessionKey(stored), stored.session.expiry)
}
/** Sends `wc_sessionDelete`. It is kept until the relay accepts it or the session expires in the wallet. */
async function sendDelete(context, topic, symKey, until = Math.floor(Date.now() / 1e3) + 300) {
  const payload = {
    id: context.nextId(),
    jsonrpc: '2.0',
    method: 'wc_sessionDelete',
    params: userDisconnected,
  }
  const pending = {
    topic,
    message: sealEnvelope({
      symKey,
      plaintext: JSON.stringify(payload),
    }),
    until,
  }
  context.pendingDeletes.add(pending)
  await publishDelete(context, pending)
}
/**
 * Publishes a pending delete. Resolves after at most ten seconds; if the relay has not accepted it by then, it is
 * retried as long as the page is open, and after the next load.
 */
async function publishDelete(context, pending) {
  const { topic, message, until } = pending
  const publish = async deadline => {
    await context.relay.publish(
      {
        topic,
        message,
        ...messages.delete,
      },
      { deadline },
    )
    context.pendingDeletes.remove(pending)
  }
  try {
    await publish(relayTimeout)
  } catch (error) {
    context.logger?.warn('the wallet was not notified yet that the session has ended', {
      topic,
      error,
    })
    const left = until * 1e3 - Date.now()
    if (left > 0 && !context.ended.aborted) publish(left).catch(() => {})
  }
}
// ../../packages/walletconnect/dist/session/readSettlement.js
/**
 * Creates a session from the params of `wc_sessionSettle`.
 *
 * @throws ProtocolError 1005 (malformed, another controller than the wallet that approved, or expired), 5100 to 5104 (namespaces)
 */
function readSettlement(params, terms) {
  const { topic, pairingTopic, responder, proposed } = terms
  if (!isRecord(params) || !isRecord(params.controller)) throw new ProtocolError(1005)
  const { controller, expiry } = params
  const peer = readMetadata(controller.metadata)
  const now = Math.floor(Date.now() / 1e3)
  if (!peer || controller.publicKey !== responder) throw new ProtocolError(1005)
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry) || expiry <= now)
    throw new ProtocolError(1005)
  const granted = readTerms(params)
  return {
    topic,
    pairingTopic,
    peer,
    expiry: Math.min(expiry, now + sevenDays),
    ...granted,
    namespaces: conformNamespaces(granted.namespaces, proposed),
  }
}
/**
 * Parses the namespaces and properties of a session, from a wallet or from storage.
 *
 * @throws ProtocolError 5100 to 5104
 */
function readTerms(value) {
  const { namespaces, sessionProperties, scopedProperties, sessionConfig } = value
  return {
    namespaces: readNamespaces(namespaces),
    sessionProperties: readStringMap(sessionProperties),
    scopedProperties: isRecord(scopedProperties) ? scopedProperties : void 0,
    sessionConfig:
      isRecord(sessionConfig) && typeof sessionConfig.disableDeepLink === 'boolean'
        ? { disableDeepLink: sessionConfig.disableDeepLink }
        : void 0,
  }
}
// ../../packages/walletconnect/dist/session/openMessage.js
/**
 * Decrypts and parses a message of a peer. Returns `undefined` when this tab does not know the topic.
 *
 * @throws ProtocolError 7 (type), InvalidEnvelopeError, InvalidPublicKeyError, or TypeError when the text is not JSON-RPC
 */
async function openMessage(context, topic, message) {
  const key = keyOf(context, topic)
  if (!key) return void 0
  const envelope = readEnvelope(message)
  if (typeof key !== 'function' && envelope.type !== 0) throw new ProtocolError(7)
  const symKey = typeof key === 'function' ? await key(envelope) : key
  const payload = readJsonRpc(
    openEnvelope({
      symKey,
      message,
    }),
  )
  if (!payload) throw new TypeError('no JSON-RPC')
  return {
    symKey,
    payload,
  }
}
function keyOf(context, topic) {
  const privateTopic = context.privateTopics.get(topic)
  if (privateTopic) return privateTopic.symKey
  const stored = context.sessions.get(topic)
  return stored && sessionKey(stored)
}
/** Parses a JSON-RPC request or response. Returns `undefined` for any other text. */
function readJsonRpc(text) {
  const payload = parse(text)
  if (!isRecord(payload) || payload.jsonrpc !== '2.0') return void 0
  const { id, method, params, error } = payload
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return void 0
  if (typeof method === 'string')
    return {
      id,
      method,
      params,
    }
  if (isRecord(error)) {
    const { code, message } = error
    if (!Number.isSafeInteger(code) || typeof code !== 'number' || typeof message !== 'string') return void 0
    return {
      id,
      error: {
        code,
        message,
      },
    }
  }
  return 'result' in payload && error === void 0
    ? {
        id,
        result: payload.result,
      }
    : void 0
}
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}
// ../../packages/walletconnect/dist/session/sendRequest.js
/**
 * Sends a request and resolves to the result that the peer responds with.
 *
 * @throws ProtocolError with the peer's number; 8000 when no response came in time; 6000 or another when the session
 * ended in the meantime
 * @throws AbortedError
 */
function sendRequest(context, parameters) {
  const { topic, method, params, timeout, signal, onSent } = parameters
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError({ cause: signal.reason }))
    const id = context.nextId()
    const timer = setTimeout(() => fail(new ProtocolError(8e3)), timeout)
    const abort = () => fail(new AbortedError({ cause: signal?.reason }))
    signal?.addEventListener('abort', abort)
    function end(settle) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      context.pending.delete(id)
      settle()
    }
    function fail(error) {
      end(() => reject(error))
    }
    context.pending.set(id, {
      topic,
      fail,
      receive: response =>
        end(() =>
          'error' in response
            ? reject(new ProtocolError(response.error.code, { details: response.error.message }))
            : resolve(response.result),
        ),
    })
    sendMessage(
      context,
      {
        ...parameters,
        payload: {
          id,
          method,
          params,
        },
      },
      { signal },
    )
      .then(
        () =>
          context.pending.has(id) &&
          onSent?.({
            id,
            topic,
          }),
      )
      .catch(fail)
  })
}
/** Encrypts and publishes a message. Resolves when the relay has accepted it. */
async function sendMessage(context, { topic, symKey, payload, kind }, options) {
  const message = sealEnvelope({
    symKey,
    plaintext: JSON.stringify({
      jsonrpc: '2.0',
      ...payload,
    }),
  })
  await context.relay.publish(
    {
      topic,
      message,
      ...kind,
    },
    options,
  )
}
// ../../packages/walletconnect/dist/session/receive.js
/**
 * Handles a message of the relay. The messages of a topic are handled in order. No message of a peer makes this throw.
 * Resolves when the message is handled and the response is sent, so that the relay may delete it.
 */
async function receive(context, message) {
  const { topic, owner } = message
  context.tab.owner = owner
  const handled = (context.queues.get(topic) ?? Promise.resolve())
    .then(() => handle(context, message))
    .catch(error => {
      context.logger?.warn('a message of a wallet was ignored', {
        topic,
        error,
      })
    })
  context.queues.set(topic, handled)
  const respond = await handled
  if (context.queues.get(topic) === handled) context.queues.delete(topic)
  await respond?.()
}
/** Returns a function that sends the response, if any. */
async function handle(context, { topic, message, owner }) {
  const opened = await openMessage(context, topic, message)
  if (!opened || context.ended.aborted) return void 0
  const { payload, symKey } = opened
  if (!('method' in payload)) {
    const request = context.pending.get(payload.id)
    if (request && (request.topic === topic || request.alsoTopic === topic)) await request.receive(payload)
    return
  }
  const privateTopic = context.privateTopics.get(topic)
  const isResponsible = owner || !context.sessions.shared
  if (!privateTopic && !isResponsible && payload.method !== 'wc_sessionEvent') return void 0
  if (!isNew(context, topic, payload)) return void 0
  const outcome = await attempt(context, () =>
    privateTopic ? privateTopic.receive(payload) : handleRequest(context, topic, payload),
  )
  if (outcome === void 0 || (!privateTopic && !isResponsible)) return void 0
  return () =>
    respond(context, {
      topic,
      symKey,
      request: payload,
      outcome,
    })
}
/** Whether a request was not handled yet: the relay delivers at least once, and a wallet may seal a request twice. */
function isNew({ handled }, topic, { id }) {
  const key = `${topic} ${id}`
  if (handled.has(key)) return false
  handled.add(key)
  for (const oldest of handled) {
    if (handled.size <= 8192) break
    handled.delete(oldest)
  }
  return true
}
async function attempt({ logger }, act) {
  try {
    return await act()
  } catch (error) {
    logger?.warn('a request of a wallet was refused', { error })
    return error instanceof ProtocolError ? error : new ProtocolError(-32603)
  }
}
/** Responds to a request of the wallet. Retries as long as the relay would store the response. */
async function respond(context, { topic, symKey, request: { id, method }, outcome }) {
  const response =
    outcome === true
      ? { result: true }
      : {
          error: {
            code: outcome.rpcCode,
            message: outcome.shortMessage,
          },
        }
  const [tag, ttl] = responses.get(method) ?? defaultResponse
  try {
    await sendMessage(
      context,
      {
        topic,
        symKey,
        kind: {
          tag,
          ttl,
          prompt: false,
        },
        payload: {
          id,
          ...response,
        },
      },
      { deadline: ttl * 1e3 },
    )
  } catch (error) {
    context.logger?.warn('a request of a wallet could not be answered', {
      topic,
      method,
      error,
    })
  }
}
// ../../packages/walletconnect/dist/session/restore.js
/** Restores the stored sessions. @see WalletConnectClient.restore */
async function restore(context) {
  assertAlive(context)
  for (const pending of context.pendingDeletes.list()) publishDelete(context, pending)
  const topics = []
  for (const { session } of context.sessions.list()) {
    if (endIfExpired(context, session)) continue
    scheduleExpiry(context, session)
    topics.push(session.topic)
  }
  if (topics.length > 0) {
    await Promise.all(
      topics.map(topic =>
        context.relay.subscribe(topic).catch(error => {
          context.logger?.warn('a session is stored, but the relay does not deliver it yet', {
            topic,
            error,
          })
        }),
      ),
    )
    if (context.relay.getStatus() === 'open') await fetchMailbox(context, topics)
  }
  return getSessions(context)
}
/**
 * Handles the messages that the relay stored for these topics, before it delivers them. Waits at most ten seconds and
 * does not throw when the relay is unavailable or stores no messages.
 */
async function fetchMailbox(context, topics) {
  try {
    const answer = await context.relay.call('irn_batchFetchMessages', { topics }, { deadline: relayTimeout })
    const queued = isRecord(answer) && Array.isArray(answer.messages) ? answer.messages : []
    await Promise.all(queued.map(entry => receiveQueued(context, topics, entry)))
  } catch (error) {
    context.logger?.debug('the mailbox was not read', { error })
  }
}
async function receiveQueued(context, topics, entry) {
  if (!isRecord(entry)) return
  const { topic, message } = entry
  if (typeof topic !== 'string' || typeof message !== 'string' || !topics.includes(topic)) return
  await receive(context, {
    topic,
    message,
    owner: context.tab.owner,
  })
}
// ../../packages/walletconnect/dist/pairing/openAttempt.js
/** Maximum of approvals of one proposal; a wallet that retries sends a new approval. */
var approvalLimit = 4
/** Waits for a wallet to approve and settle a proposal, until it expires. */
function openAttempt(context, parameters) {
  const { id, pairing, keyPair, proposed } = parameters
  const { relay, privateTopics, pending } = context
  /** Topics of sessions that a wallet approved but has not settled yet. */
  const approved = /* @__PURE__ */ new Set()
  let state = 'pending'
  const { promise: approval, resolve, reject } = createDeferred()
  const timer = setTimeout(() => void expire(), pairing.expiry * 1e3 - Date.now())
  const end = () => fail(new ClientDestroyedError())
  context.ended.addEventListener('abort', end)
  pending.set(id, {
    topic: pairing.topic,
    receive: onResponse,
    fail,
  })
  privateTopics.set(pairing.topic, {
    symKey: pairing.symKey,
    receive: onPairingRequest,
  })
  function close() {
    state = 'closed'
    clearTimeout(timer)
    context.ended.removeEventListener('abort', end)
    pending.delete(id)
    for (const topic of [pairing.topic, ...approved]) {
      privateTopics.delete(topic)
      relay.unsubscribe(topic).catch(() => {})
    }
  }
  function fail(error) {
    close()
    reject(error)
  }
  async function onResponse(response) {
    if ('error' in response) {
      const { code, message } = response.error
      return fail(new ProtocolError(code, { details: message }))
    }
    const responder = readApproval(response.result)
    if (!responder || approved.size >= approvalLimit) throw new ProtocolError(5, { details: 'approval' })
    const symKey = await deriveSymKey(await keyPair.agree(responder))
    const topic = await hashTopic(symKey)
    if (state === 'closed' || approved.has(topic)) return
    approved.add(topic)
    privateTopics.set(topic, {
      symKey,
      receive: request =>
        onSettle(
          {
            topic,
            symKey,
            responder: toHex(responder),
          },
          request,
        ),
    })
    await relay.subscribe(topic, { deadline: pairing.expiry * 1e3 - Date.now() })
  }
  function onSettle(candidate, { id, method, params }) {
    const { topic, symKey, responder } = candidate
    if (method !== 'wc_sessionSettle') throw new ProtocolError(unsupportedCode(method))
    if (state !== 'pending') {
      sendDelete(context, topic, symKey)
      return
    }
    const session = settle()
    approved.delete(topic)
    privateTopics.delete(topic)
    saveSession(context, {
      session,
      symKey: toHex(symKey),
      namespaces: [...new Set(Object.keys(proposed).map(namespaceOf))],
      settleId: id,
      updateId: id,
    })
    close()
    parameters.onSettled?.(params)
    resolve(session)
    return true
    function settle() {
      try {
        return readSettlement(params, {
          topic,
          responder,
          pairingTopic: pairing.topic,
          proposed,
        })
      } catch (error) {
        if (error instanceof ProtocolError && error.rpcCode !== 1005) fail(error)
        throw error
      }
    }
  }
  function onPairingRequest({ method }) {
    if (method === 'wc_pairingDelete') fail(new ProtocolError(6e3))
    else if (method !== 'wc_pairingPing') throw new ProtocolError(unsupportedCode(method))
    return true
  }
  async function expire() {
    const late = Date.now() - pairing.expiry * 1e3 > 1e3 || relay.getStatus() !== 'open'
    if (state === 'pending' && late) {
      await fetchMailbox(context, [pairing.topic])
      if (approved.size > 0) await fetchMailbox(context, [...approved])
    }
    if (state !== 'closed') fail(new ProtocolError(0))
  }
  return {
    approval,
    fail,
    cancel(reason) {
      if (state !== 'pending') return
      state = 'cancelled'
      reject(new AbortedError({ cause: reason }))
    },
  }
}
/** Parses the public key of an approval. Returns `undefined` when the response is malformed. */
function readApproval(result) {
  if (!isRecord(result) || !isKey(result.responderPublicKey)) return void 0
  return fromHex(result.responderPublicKey)
}
// ../../packages/walletconnect/dist/pairing/propose.js
/**
 * Creates a pairing and proposes a session to the wallet that scans its URI.
 *
 * @throws ProtocolError 5100 to 5104 and 5 for an invalid proposal
 * @throws AbortedError, ClientDestroyedError, and the errors of the relay
 */
async function propose(context, parameters) {
  const { signal, optionalNamespaces } = parameters
  assertAlive(context)
  assertProposal(optionalNamespaces)
  if (signal?.aborted) throw new AbortedError({ cause: signal.reason })
  const pairing = createPairing()
  const keyPair = await createKeyPair()
  const id = context.nextId()
  const attempt = openAttempt(context, {
    id,
    pairing,
    keyPair,
    proposed: optionalNamespaces,
  })
  const cancel = () => attempt.cancel(signal?.reason)
  signal?.addEventListener('abort', cancel)
  attempt.approval.catch(() => {}).finally(() => signal?.removeEventListener('abort', cancel))
  const params = proposalParams(context, {
    ...parameters,
    pairing,
    publicKey: toHex(keyPair.publicKey),
  })
  try {
    if (signal?.aborted) throw new AbortedError({ cause: signal.reason })
    await sendProposal(
      context,
      pairing,
      {
        id,
        method: 'wc_sessionPropose',
        params,
      },
      { signal },
    )
  } catch (error) {
    attempt.fail(error)
    throw signal?.aborted ? new AbortedError({ cause: signal.reason }) : error
  }
  const { uri, expiry } = pairing
  return {
    uri,
    expiry,
    approval: attempt.approval,
    cancel: () => attempt.cancel(),
  }
}
/** Returns the params of `wc_sessionPropose`. Required namespaces are deprecated; the settlement is checked instead. */
function proposalParams({ metadata }, parameters) {
  const { optionalNamespaces, sessionProperties, scopedProperties, pairing, publicKey } = parameters
  return {
    requiredNamespaces: {},
    optionalNamespaces,
    relays: [{ protocol: 'irn' }],
    pairingTopic: pairing.topic,
    expiryTimestamp: pairing.expiry,
    proposer: {
      publicKey,
      metadata,
    },
    sessionProperties,
    scopedProperties,
  }
}
/** Sends a proposal with `wc_proposeSession`, or with `irn_publish` if the relay does not support that method. */
async function sendProposal(context, { topic, symKey }, payload, options) {
  const message = sealEnvelope({
    symKey,
    plaintext: JSON.stringify({
      jsonrpc: '2.0',
      ...payload,
    }),
  })
  const { relay } = context
  try {
    const { ttl } = messages.propose
    const params = {
      pairingTopic: topic,
      sessionProposal: message,
      ttl,
      correlationId: payload.id,
    }
    await relay.call('wc_proposeSession', params, options)
    relay.adopt(topic)
    if (!context.privateTopics.has(topic)) relay.unsubscribe(topic).catch(() => {})
  } catch (error) {
    if (!isUnknownMethod(error)) throw error
    await relay.subscribe(topic, options)
    await relay.publish(
      {
        topic,
        message,
        ...messages.propose,
      },
      options,
    )
  }
}
/** Whether a relay refused a call because it does not support the method. */
function isUnknownMethod(error) {
  if (!(error instanceof RelayRefusedError)) return false
  return error.rpcCode === -32601 || /method/i.test(error.details ?? '')
}
// ../../packages/walletconnect/dist/relay/identity.js
/** Loads the identity of this client from storage. Creates and stores one if it is missing or damaged. */
function loadIdentity(parameters) {
  const { storage, storageKey } = parameters
  const key = `${storageKey}.identity`
  const stored = fromHex(storage.get(key) ?? '')
  if (stored?.length === 32) return createIdentity(stored)
  const seed = randomBytes(32)
  storage.set(key, toHex(seed))
  return createIdentity(seed)
}
/**
 * Creates an identity from the seed of an Ed25519 key (RFC 8032) with WebCrypto, or with a library that is loaded where
 * WebCrypto lacks the curve.
 *
 * @param seed 32 bytes.
 */
async function createIdentity(seed) {
  const native = subtle()
  const key = await importSecretKey('Ed25519', seed)
  const publicKey = native && key && fromBase64Url((await native.exportKey('jwk', key)).x ?? '')
  if (native && key && publicKey)
    return {
      clientId: toClientId(publicKey),
      sign: async bytes => new Uint8Array(await native.sign('Ed25519', key, bytes)),
    }
  const { ed25519 } = await loadLibrary()
  return {
    clientId: toClientId(ed25519.getPublicKey(seed)),
    sign: async bytes => new Uint8Array(ed25519.sign(bytes, seed)),
  }
}
function toClientId(publicKey) {
  return `did:key:z${encodeBase58(new Uint8Array([237, 1, ...publicKey]))}`
}
// ../../packages/walletconnect/dist/relay/connectUrl.js
/** Returns the URL of the relay with a new token, the project id and the user agent. */
async function connectUrl(parameters) {
  const { relayUrl, projectId, environment } = parameters
  const auth = await createRelayJwt({
    identity: await loadIdentity(parameters),
    audience: relayUrl,
    now: environment.now(),
  })
  const host = environment.page?.host
  const query = new URLSearchParams({
    auth,
    ...(projectId && { projectId }),
    ua: `${userAgentPrefix}/unknown/${host ? `browser:${host}` : 'node'}`,
  })
  return `${relayUrl}${relayUrl.includes('?') ? '&' : '?'}${query}`
}
/**
 * Creates the JWT (EdDSA) that authenticates a connection to a relay. It is valid for one day.
 *
 * @param parameters.audience URL of the relay, exactly as it is configured.
 * @param parameters.now Milliseconds since 1970.
 * @param parameters.subject Unique 32 bytes in hex. Default: random.
 */
async function createRelayJwt(parameters) {
  const { identity, audience, now, subject = toHex(randomBytes(32)) } = parameters
  const iat = Math.floor(now / 1e3)
  const payload = {
    iss: identity.clientId,
    sub: subject,
    aud: audience,
    iat,
    exp: iat + oneDay,
  }
  const text = new TextEncoder()
  const data = [
    {
      alg: 'EdDSA',
      typ: 'JWT',
    },
    payload,
  ]
    .map(part => toBase64Url(text.encode(JSON.stringify(part))))
    .join('.')
  return `${data}.${toBase64Url(await identity.sign(text.encode(data)))}`
}
// ../../packages/walletconnect/dist/relay/createCalls.js
function createCalls(parameters) {
  const { now, start, onCancel, timeoutError } = parameters
  const pending = /* @__PURE__ */ new Map()
  return {
    pending,
    add: (call, { deadline, signal }) =>
      new Promise((resolve, reject) => {
        const key = `${call.tab}.${call.id}`
        const cancel = error => {
          added.settle(error)
          onCancel(call)
        }
        const abort = () => cancel(new AbortedError({ cause: signal?.reason }))
        const timer = setTimeout(() => cancel(timeoutError()), deadline)
        signal?.addEventListener('abort', abort)
        const added = {
          ...call,
          until: now() + deadline,
          running: void 0,
          settle(error, result) {
            clearTimeout(timer)
            signal?.removeEventListener('abort', abort)
            pending.delete(key)
            added.running?.abort()
            if (error) reject(error)
            else resolve(result)
          },
        }
        pending.set(key, added)
        start(added)
      }),
  }
}
// ../../packages/walletconnect/dist/relay/readFrame.js
/** Parses a message of the relay. Returns `undefined` when it is malformed. */
function readFrame(data) {
  let frame
  try {
    frame = JSON.parse(String(data))
  } catch {
    return
  }
  if (!isRecord(frame)) return void 0
  const { id, params } = frame
  if (frame.method === 'irn_subscription') {
    const { topic, message } = isRecord(params) && isRecord(params.data) ? params.data : {}
    if (typeof topic !== 'string' || typeof message !== 'string') return void 0
    return typeof id === 'string' || typeof id === 'number'
      ? {
          kind: 'push',
          id,
          topic,
          message,
        }
      : void 0
  }
  if (typeof id !== 'string' || 'method' in frame) return void 0
  const { error } = frame
  if (isRecord(error))
    return {
      kind: 'error',
      id,
      code: typeof error.code === 'number' ? error.code : void 0,
      message: typeof error.message === 'string' ? error.message : void 0,
      draining: isRecord(error.data) && error.data.reason === 'draining',
    }
  return 'result' in frame
    ? {
        kind: 'result',
        id,
        result: frame.result,
      }
    : void 0
}
// ../../packages/walletconnect/dist/relay/createSocket.js
/** A socket to the relay that is opened when needed, probed, and reopened when it fails. */
function createSocket(parameters) {
  const { environment, logger, url, isNeeded, probe, onOpen, onClose, onMessage, onStatus } = parameters
  const { now } = environment
  const pending = /* @__PURE__ */ new Map()
  let status = 'idle'
  let socket
  let attempt = {}
  let failures = 0
  let failure
  let timer
  let heartbeat
  let lastReceivedAt = 0
  let pendingSince
  function setStatus(next) {
    if (status === next) return
    status = next
    onStatus(status)
  }
  async function open() {
    if (status === 'connecting' || status === 'open') return
    clearTimeout(timer)
    const current = {}
    attempt = current
    timer = setTimeout(() => fail(new RelayTimeoutError({ details: 'No connection was made' })), relayTimeout)
    setStatus('connecting')
    try {
      const address = await url()
      if (attempt !== current) return
      if (!environment.WebSocket) throw new TypeError('This platform has no WebSocket')
      const opening = new environment.WebSocket(address)
      socket = opening
      opening.onopen = () => socket === opening && onOpened()
      opening.onmessage = ({ data }) => socket === opening && receive(opening, data)
      opening.onerror = () => socket === opening && fail(new RelayUnavailableError())
      opening.onclose = ({ code, reason }) => {
        if (socket !== opening) return
        const refused = toCloseError(code, reason)
        fail(
          refused ?? new RelayUnavailableError({ details: `Closed with ${code} ${reason}`.trim() }),
          refused,
        )
      }
    } catch (cause) {
      if (attempt === current) fail(new RelayUnavailableError({ cause }))
    }
  }
  function onOpened() {
    clearTimeout(timer)
    lastReceivedAt = now()
    failure = void 0
    heartbeat = setInterval(checkHeartbeat, heartbeatInterval)
    setStatus('open')
    onOpen()
  }
  function receive(from, data) {
    lastReceivedAt = now()
    pendingSince = void 0
    failures = 0
    const frame = readFrame(data)
    if (!frame) {
      logger?.debug('the relay sent something that is no frame')
      return
    }
    if (frame.kind === 'push') {
      const { id, topic, message } = frame
      onMessage(topic, message).then(() => {
        if (socket === from)
          from.send(
            JSON.stringify({
              id,
              jsonrpc: '2.0',
              result: true,
            }),
          )
      })
      return
    }
    if (frame.kind === 'error' && frame.draining) return
    const settle = pending.get(frame.id)
    pending.delete(frame.id)
    if (frame.kind === 'result') settle?.resolve(frame.result)
    else
      settle?.reject(
        new RelayRefusedError({
          details: frame.message,
          rpcCode: frame.code,
        }),
      )
  }
  function drop() {
    const old = socket
    socket = void 0
    attempt = {}
    pendingSince = void 0
    pending.clear()
    clearTimeout(timer)
    clearInterval(heartbeat)
    old?.close()
  }
  function fail(error, refused) {
    drop()
    failure = error
    logger?.warn('no connection with the relay', {
      code: error.code,
      details: error.details,
    })
    onClose(refused)
    if (isNeeded() && !refused) timer = setTimeout(open, backoff(failures++))
    setStatus('closed')
  }
  function checkHeartbeat() {
    const at = now()
    if (pendingSince !== void 0 && at - pendingSince >= 1e4)
      fail(new RelayTimeoutError({ details: 'The connection is dead' }))
    else if (at - lastReceivedAt >= 15e3) {
      if (!isNeeded()) close()
      else if (pendingSince === void 0) probe()
    }
  }
  function close() {
    drop()
    setStatus('idle')
  }
  return {
    getStatus: () => status,
    getFailure: () => failure,
    open: () => void open(),
    send(method, params, settle) {
      let id = relayId(now())
      while (pending.has(id)) id = relayId(now())
      pending.set(id, settle)
      pendingSince ??= now()
      socket?.send(
        JSON.stringify({
          id,
          jsonrpc: '2.0',
          method,
          params,
        }),
      )
      return id
    },
    forget: id => void pending.delete(id),
    wake() {
      failures = 0
      if (status === 'closed' && isNeeded()) open()
      if (status !== 'open' || !isNeeded()) return
      if (pendingSince === void 0) probe()
      const since = pendingSince
      const suspect = socket
      setTimeout(() => {
        if (since === void 0 || socket !== suspect || pendingSince !== since) return
        fail(new RelayTimeoutError({ details: 'The connection was dead when the page came back' }))
        open()
      }, wakeTimeout)
    },
    close,
  }
}
/**
 * Returns the delay before the next attempt in milliseconds: doubled with each failure, and randomly reduced by up to
 * half, so that the clients of a restarted relay do not reconnect at the same time.
 */
function backoff(failures) {
  return Math.min(backoffLimit, 500 * 2 ** failures) * (0.5 + Math.random() / 2)
}
/** Returns the id of a call as relays expect it: milliseconds and six random digits, a string of 19 digits. */
function relayId(now) {
  const random = crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0] ?? 0
  return `${now}${String(random % 1e6).padStart(6, '0')}`
}
// ../../packages/walletconnect/dist/relay/createConnection.js
function createConnection(parameters) {
  const { topics } = parameters
  const calls = /* @__PURE__ */ new Set()
  const waiters = /* @__PURE__ */ new Map()
  /** Subscription id of each topic of the current socket. Empty until the relay has answered. */
  const subscribed = /* @__PURE__ */ new Map()
  const socket = createSocket({
    ...parameters,
    isNeeded: () => calls.size + waiters.size + topics().size > 0,
    probe() {
      const [topic] = topics()
      if (topic !== void 0) socket.send('irn_subscribe', { topic })
    },
    onOpen() {
      sync()
      for (const call of calls) call.send()
    },
    onClose(refused) {
      subscribed.clear()
      if (!refused) return
      for (const call of calls) call.reject(refused)
      for (const topic of waiters.keys()) settleWaiters(topic, waiter => waiter.reject(refused))
    },
  })
  function settleWaiters(topic, settle) {
    const set = waiters.get(topic)
    waiters.delete(topic)
    set?.forEach(settle)
  }
  function sync() {
    const missing = [...topics()].filter(topic => !subscribed.has(topic))
    if (missing.length === 0) return
    if (socket.getStatus() !== 'open') {
      socket.open()
      return
    }
    while (missing.length > 0) subscribeAll(missing.splice(0, 500))
  }
  function subscribeAll(batch) {
    for (const topic of batch) subscribed.set(topic, '')
    const single = batch.length === 1
    const params = single ? { topic: batch[0] } : { topics: batch }
    socket.send(single ? 'irn_subscribe' : 'irn_batchSubscribe', params, {
      resolve(result) {
        const ids = Array.isArray(result) ? result : [result]
        batch.forEach((topic, index) => {
          const id = ids[index]
          if (subscribed.has(topic)) subscribed.set(topic, typeof id === 'string' && id ? id : 'unnamed')
          settleWaiters(topic, waiter => waiter.resolve(void 0))
        })
      },
      reject(error) {
        for (const topic of batch) {
          subscribed.delete(topic)
          settleWaiters(topic, waiter => waiter.reject(error))
        }
      },
    })
  }
  return {
    getStatus: socket.getStatus,
    getFailure: socket.getFailure,
    wake: socket.wake,
    close() {
      subscribed.clear()
      socket.close()
    },
    sync,
    call: (method, params, signal) =>
      new Promise((resolve, reject) => {
        let id
        const end = () => {
          calls.delete(call)
          if (id !== void 0) socket.forget(id)
          signal.removeEventListener('abort', end)
        }
        const call = {
          send() {
            id = socket.send(method, params, call)
          },
          resolve(result) {
            end()
            resolve(result)
          },
          reject(error) {
            end()
            reject(error)
          },
        }
        signal.addEventListener('abort', end)
        calls.add(call)
        if (socket.getStatus() === 'open') call.send()
        else socket.open()
      }),
    async subscribe(topic, signal) {
      if (subscribed.get(topic)) return
      await new Promise((resolve, reject) => {
        const waiter = {
          resolve,
          reject,
        }
        const set = (waiters.get(topic) ?? /* @__PURE__ */ new Set()).add(waiter)
        waiters.set(topic, set)
        signal.addEventListener('abort', () => {
          set.delete(waiter)
          if (set.size === 0 && waiters.get(topic) === set) waiters.delete(topic)
        })
        queueMicrotask(sync)
      })
    },
    adopt(topic) {
      if (socket.getStatus() === 'open') subscribed.set(topic, subscribed.get(topic) || 'adopted')
    },
    unsubscribe(topic) {
      const id = subscribed.get(topic)
      subscribed.delete(topic)
      if (id !== void 0 && socket.getStatus() === 'open')
        socket.send('irn_unsubscribe', {
          topic,
          id,
        })
    },
  }
}
// ../../packages/walletconnect/dist/relay/createInbox.js
/**
 * Returns a function that delivers each message to the listeners once, however often it arrives, and resolves when all
 * of them have handled it. A duplicate that arrives in the meantime resolves at the same time.
 */
function createInbox(listeners, logger) {
  const deliveries = /* @__PURE__ */ new Map()
  let last = Promise.resolve()
  async function notify(message, listener) {
    try {
      await listener(message)
    } catch (error) {
      logger?.error('a listener of the relay failed', { error })
    }
  }
  async function start(message) {
    const { message: text } = message
    const key = await hashTopic(new TextEncoder().encode(text)).catch(() => text)
    const delivery =
      deliveries.get(key) ?? Promise.all([...listeners].map(listener => notify(message, listener)))
    deliveries.set(key, delivery)
    const [oldest] = deliveries.keys()
    if (deliveries.size > 8192 && oldest !== void 0) deliveries.delete(oldest)
    return { delivery }
  }
  return async message => {
    const started = last.then(() => start(message))
    last = started
    await (await started).delivery
  }
}
// ../../packages/walletconnect/dist/relay/leaderLock.js
/**
 * Requests the leader lock: with Web Locks, otherwise by an election among the tabs. A tab that cannot communicate with
 * others becomes its own leader immediately.
 */
function requestLeaderLock(parameters) {
  const { BroadcastChannel, locks } = parameters.environment
  if (BroadcastChannel && locks) return requestWebLock(parameters, locks)
  let released = false
  let lock
  if (!BroadcastChannel) parameters.onAcquire()
  else
    import('./electLeader.C0vAQBSx.js').then(
      ({ electLeader }) => {
        const times = {
          electionWait: 150,
          ownerInterval,
          ownerTimeout,
        }
        if (!released) lock = electLeader(parameters, BroadcastChannel, times)
      },
      () => {
        if (!released) parameters.onAcquire()
      },
    )
  return {
    steal: () => lock?.steal(),
    release() {
      released = true
      lock?.release()
    },
  }
}
/** Requests the lock as a Web Lock: the browser passes it on when its tab closes or crashes. */
function requestWebLock({ name, onAcquire, onLose }, locks) {
  let stop = new AbortController()
  let released = false
  function request(steal) {
    stop = new AbortController()
    const { signal } = stop
    const options = steal ? { steal } : { signal }
    let granted = false
    locks
      .request(name, options, () => {
        if (signal.aborted) return
        granted = true
        onAcquire()
        return new Promise(resolve => signal.addEventListener('abort', () => resolve()))
      })
      .catch(() => {
        if (signal.aborted || released) return
        if (!granted) return onAcquire()
        onLose()
        request(false)
      })
  }
  request(false)
  return {
    steal() {
      stop.abort()
      request(true)
    },
    release() {
      released = true
      stop.abort()
    },
  }
}
// ../../packages/walletconnect/dist/relay/tabMessage.js
var text = value => typeof value === 'string' && value !== ''
var flag = value => typeof value === 'boolean'
var optional = type => value => value === void 0 || typeof value === type
var shapes = {
  owner: { status: value => ['idle', 'connecting', 'open', 'closed'].includes(String(value)) },
  ping: { wake: flag },
  topics: { topics: value => Array.isArray(value) && value.every(text) },
  call: {
    id: text,
    method: value => /^(irn|wc)_[a-z]+$/i.test(String(value)),
    params: isRecord,
    deadline: value => typeof value === 'number' && value > 0,
  },
  cancel: { id: text },
  answer: {
    to: text,
    id: text,
    error: value =>
      value === void 0 ||
      (isRecord(value) &&
        text(value.code) &&
        optional('string')(value.details) &&
        optional('number')(value.rpcCode)),
  },
  message: {
    topic: text,
    message: text,
  },
  bye: {},
}
/** Validates a message of another tab, since every script of the origin can post one. Returns `undefined` if malformed. */
function readTabMessage(data) {
  if (!isRecord(data) || !text(data.from) || typeof data.type !== 'string') return void 0
  if (!Object.hasOwn(shapes, data.type)) return void 0
  return Object.entries(shapes[data.type]).every(([name, check]) => check(data[name])) ? data : void 0
}
// ../../packages/walletconnect/dist/relay/createTabs.js
function createTabs(parameters) {
  const { name, environment, onAcquire, onLose, onOwner, onMessage, needsOwner } = parameters
  const { page } = environment
  const id = toHex(randomBytes(8))
  let joined = false
  let channel
  let lock
  let owner
  let watch
  let ownerTimer
  const isOwner = () => owner === id
  function setOwner(next) {
    clearTimeout(ownerTimer)
    ownerTimer = void 0
    owner = next
  }
  function post(message) {
    channel?.postMessage({
      ...message,
      from: id,
    })
  }
  function postToOwner(message) {
    if (isOwner()) return
    post(
      owner === void 0
        ? {
            type: 'ping',
            wake: false,
          }
        : message,
    )
    ownerTimer ??= setTimeout(() => {
      setOwner(void 0)
      lock?.steal()
    }, ownerTimeout)
  }
  function handle(message) {
    const { from, type } = message
    if (isOwner()) {
      onMessage(message)
      return
    }
    const known = from === owner
    if (!known && type !== 'owner') return
    setOwner(type === 'bye' ? void 0 : from)
    onMessage(message)
    if (!known) onOwner()
  }
  return {
    id,
    isOwner,
    join() {
      if (joined) return
      joined = true
      if (environment.BroadcastChannel) {
        channel = new environment.BroadcastChannel(name)
        channel.onmessage = ({ data }) => {
          const message = readTabMessage(data)
          if (message) handle(message)
        }
      }
      lock = requestLeaderLock({
        name,
        tab: id,
        environment,
        onAcquire() {
          setOwner(id)
          onAcquire()
        },
        onLose() {
          setOwner(void 0)
          onLose()
        },
      })
      if (isOwner()) return
      postToOwner({
        type: 'ping',
        wake: false,
      })
      watch = setInterval(() => {
        if (page?.document.visibilityState === 'visible' && needsOwner())
          postToOwner({
            type: 'ping',
            wake: false,
          })
      }, heartbeatInterval)
    },
    post,
    postToOwner,
    leave() {
      if (!joined) return
      joined = false
      post({ type: 'bye' })
      clearInterval(watch)
      const owned = isOwner()
      setOwner(void 0)
      lock?.release()
      channel?.close()
      channel = void 0
      if (owned) onLose()
    },
  }
}
// ../../packages/walletconnect/dist/relay/createTopics.js
function createTopics() {
  const tabs = /* @__PURE__ */ new Map()
  function of(tab) {
    const topics = tabs.get(tab) ?? /* @__PURE__ */ new Set()
    tabs.set(tab, topics)
    return topics
  }
  function all() {
    return new Set([...tabs.values()].flatMap(topics => [...topics]))
  }
  return {
    of,
    all,
    replace(tab, topics) {
      const before = [...of(tab)]
      of(tab).clear()
      for (const topic of topics) of(tab).add(topic)
      const left = all()
      return before.filter(topic => !left.has(topic))
    },
    keepOnly(tab) {
      for (const other of tabs.keys()) if (other !== tab) tabs.delete(other)
    },
  }
}
/** Calls the relay for a tab, and adds the topic that the call subscribes to those of the tab. */
async function callRelay({ connection, topics }, { tab, method, params }, signal) {
  if (method === 'irn_subscribe') {
    const topic = String(params.topic)
    topics.of(tab).add(topic)
    return connection.subscribe(topic, signal)
  }
  const result = await connection.call(method, params, signal)
  if (method === 'wc_proposeSession') {
    const topic = String(params.pairingTopic)
    topics.of(tab).add(topic)
    connection.adopt(topic)
  }
  return result
}
// ../../packages/walletconnect/dist/relay/environment.js
/** Returns the APIs of the current realm. */
function readEnvironment() {
  const { document, location, navigator, WebSocket, BroadcastChannel } = globalThis
  const page = document && {
    window: globalThis,
    document,
    host: location?.host ?? '',
  }
  return {
    WebSocket,
    page,
    locks: page && navigator?.locks,
    BroadcastChannel: page && BroadcastChannel,
    now: Date.now,
  }
}
/** Calls back when the page is hidden and when it, or the network, is available again. Returns a function that stops it. */
function watchPage(page, { onHide, onReturn }) {
  if (!page) return () => {}
  const { window, document } = page
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onReturn)
  window.addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onReturn)
    window.removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
// ../../packages/walletconnect/dist/relay/createRelay.js
/**
 * Creates a connection to the relay. It opens a socket only when it is needed; the tabs of an origin share one socket.
 *
 * @example
 * const relay = createRelay({ relayUrl: 'ws://localhost:4500', storage, storageKey: 'app' })
 * relay.onMessage(({ topic, message }) => receive(topic, message))
 * await relay.subscribe(topic)
 */
function createRelay(parameters) {
  const { relayUrl, projectId = '', storageKey, logger } = parameters
  const environment = {
    ...readEnvironment(),
    ...parameters.environment,
  }
  const listeners = /* @__PURE__ */ new Set()
  const statusListeners = /* @__PURE__ */ new Set()
  const deliver = createInbox(listeners, logger)
  const topics = createTopics()
  let status = 'idle'
  let lastId = 0
  let destroyed = false
  const tabs = createTabs({
    name: `latchkit.relay:${JSON.stringify([storageKey, relayUrl, projectId])}`,
    environment,
    onAcquire() {
      setStatus(connection.getStatus())
      connection.sync()
      calls.pending.forEach(startCall)
    },
    onLose() {
      topics.keepOnly(tabs.id)
      for (const call of calls.pending.values()) {
        call.running?.abort()
        if (call.tab !== tabs.id) call.settle(new AbortedError())
      }
      connection.close()
    },
    onOwner() {
      postTopics()
      calls.pending.forEach(startCall)
    },
    onMessage: handleTabMessage,
    needsOwner,
  })
  /** The topics of this tab. */
  const ownTopics = topics.of(tabs.id)
  const connection = createConnection({
    environment,
    logger,
    url: () =>
      connectUrl({
        ...parameters,
        environment,
      }),
    topics: () => (tabs.isOwner() ? topics.all() : /* @__PURE__ */ new Set()),
    onMessage(topic, message) {
      tabs.post({
        type: 'message',
        topic,
        message,
      })
      return deliver({
        topic,
        message,
        owner: true,
      })
    },
    onStatus: setStatus,
  })
  const calls = createCalls({
    now: environment.now,
    start: startCall,
    onCancel({ tab, id }) {
      if (tab === tabs.id && !tabs.isOwner())
        tabs.post({
          type: 'cancel',
          id,
        })
    },
    timeoutError: () =>
      (tabs.isOwner() && connection.getFailure()) ||
      (status === 'closed' ? new RelayUnavailableError() : new RelayTimeoutError()),
  })
  const unwatch = watchPage(environment.page, {
    onHide: tabs.leave,
    onReturn() {
      if (!needsOwner()) return
      tabs.join()
      if (tabs.isOwner()) connection.wake()
      else
        tabs.postToOwner({
          type: 'ping',
          wake: true,
        })
    },
  })
  function needsOwner() {
    return ownTopics.size + calls.pending.size > 0
  }
  function postTopics() {
    tabs.postToOwner({
      type: 'topics',
      topics: [...ownTopics],
    })
  }
  function setStatus(next) {
    if (tabs.isOwner())
      tabs.post({
        type: 'owner',
        status: next,
      })
    if (status === next) return
    status = next
    logger?.debug('relay', { status })
    for (const listener of statusListeners) listener(status)
  }
  function handleTabMessage(message) {
    const { from } = message
    const owner = tabs.isOwner()
    if (message.type === 'owner' && !owner) setStatus(message.status)
    else if (message.type === 'message' && !owner)
      deliver({
        topic: message.topic,
        message: message.message,
        owner,
      })
    else if (message.type === 'answer' && !owner) {
      const { to, id, error, result } = message
      if (to === tabs.id) calls.pending.get(`${to}.${id}`)?.settle(error && fromTabError(error), result)
    } else if (message.type === 'ping' && owner) {
      tabs.post({
        type: 'owner',
        status,
      })
      if (message.wake) connection.wake()
    } else if (message.type === 'topics' && owner) setTopics(from, message.topics)
    else if (message.type === 'call' && owner) answerCall(from, message)
    else if (message.type === 'cancel' && owner)
      calls.pending.get(`${from}.${message.id}`)?.settle(new AbortedError())
    else if (message.type === 'bye' && owner) {
      for (const call of calls.pending.values()) if (call.tab === from) call.settle(new AbortedError())
      setTopics(from, [])
    }
  }
  /** Makes the call of another tab. */
  async function answerCall(tab, message) {
    tabs.post({
      type: 'owner',
      status,
    })
    const { id, method, params, deadline } = message
    if (calls.pending.has(`${tab}.${id}`)) return
    try {
      const result = await calls.add(
        {
          tab,
          id,
          method,
          params,
        },
        { deadline },
      )
      tabs.post({
        type: 'answer',
        to: tab,
        id,
        result,
      })
    } catch (error) {
      if (!(error instanceof WalletConnectError) || error instanceof AbortedError) return
      const { code, details, rpcCode } = error
      tabs.post({
        type: 'answer',
        to: tab,
        id,
        error: {
          code,
          details,
          rpcCode,
        },
      })
    }
  }
  function setTopics(tab, tabTopics) {
    for (const topic of topics.replace(tab, tabTopics)) connection.unsubscribe(topic)
    connection.sync()
  }
  function startCall(call) {
    const { id, method, params, until } = call
    if (!tabs.isOwner()) {
      const deadline = Math.max(1, until - environment.now())
      tabs.postToOwner({
        type: 'call',
        id,
        method,
        params,
        deadline,
      })
      return
    }
    const running = new AbortController()
    call.running = running
    callRelay(
      {
        connection,
        topics,
      },
      call,
      running.signal,
    ).then(
      result => call.settle(void 0, result),
      error => call.settle(error),
    )
  }
  async function call(method, params, options = {}) {
    const { signal, deadline = relayTimeout } = options
    if (destroyed) throw new ClientDestroyedError()
    if (signal?.aborted) throw new AbortedError({ cause: signal.reason })
    tabs.join()
    lastId += 1
    return calls.add(
      {
        tab: tabs.id,
        id: String(lastId),
        method,
        params,
      },
      {
        deadline,
        signal,
      },
    )
  }
  return {
    getStatus: () => status,
    onStatus(listener) {
      statusListeners.add(listener)
      return () => void statusListeners.delete(listener)
    },
    async publish(message, options) {
      await call('irn_publish', message, options)
    },
    call,
    async subscribe(topic, options) {
      ownTopics.add(topic)
      await call('irn_subscribe', { topic }, options)
    },
    adopt(topic) {
      if (destroyed) return
      ownTopics.add(topic)
      tabs.join()
      if (tabs.isOwner()) connection.sync()
      else postTopics()
    },
    async unsubscribe(topic) {
      if (!ownTopics.delete(topic) || destroyed) return
      if (!tabs.isOwner()) postTopics()
      else if (!topics.all().has(topic)) connection.unsubscribe(topic)
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy() {
      destroyed = true
      unwatch()
      for (const pending of calls.pending.values()) pending.settle(new ClientDestroyedError())
      ownTopics.clear()
      tabs.leave()
      listeners.clear()
      statusListeners.clear()
    },
  }
}
// ../../packages/walletconnect/dist/session/createEmitter.js
function createEmitter(logger) {
  const listeners = {
    session: /* @__PURE__ */ new Set(),
    event: /* @__PURE__ */ new Set(),
    end: /* @__PURE__ */ new Set(),
    relay: /* @__PURE__ */ new Set(),
  }
  function listenersOf(event) {
    return listeners[event]
  }
  return {
    on(event, listener) {
      const known = listenersOf(event)
      known.add(listener)
      if (known.size === 11)
        logger?.warn('more listeners than expected; is one added with each render?', { event })
      return () => known.delete(listener)
    },
    emit(event, payload) {
      for (const listener of [...listenersOf(event)])
        try {
          listener(payload)
        } catch (error) {
          logger?.error('a listener threw', {
            event,
            error,
          })
        }
    },
  }
}
// ../../packages/walletconnect/dist/session/readStoredSession.js
/** Parses a storage entry of a session. Returns `undefined` when it is malformed. */
function readStoredSession(topic, value) {
  try {
    const entry = JSON.parse(value)
    if (!isRecord(entry) || !isRecord(entry.session)) return void 0
    const { session, symKey, namespaces, settleId, updateId, seen, forgotten } = entry
    const peer = readMetadata(session.peer)
    const { expiry, pairingTopic } = session
    if (!isKey(symKey) || !isKey(pairingTopic) || !peer || !isStrings(namespaces)) return void 0
    if (typeof expiry !== 'number' || typeof settleId !== 'number' || typeof updateId !== 'number')
      return void 0
    return {
      symKey,
      namespaces,
      settleId,
      updateId,
      seen: Array.isArray(seen) ? seen.filter(Number.isSafeInteger) : [],
      forgotten: typeof forgotten === 'number' ? forgotten : 0,
      session: {
        topic,
        pairingTopic,
        expiry,
        peer,
        ...readTerms(session),
        link: readLink(session.link),
      },
    }
  } catch {
    return
  }
}
function readLink(value) {
  if (!isRecord(value) || typeof value.href !== 'string') return void 0
  return {
    href: value.href,
    walletId: typeof value.walletId === 'string' ? value.walletId : void 0,
  }
}
// ../../packages/walletconnect/dist/session/createSessionStore.js
function createSessionStore(parameters) {
  const { storage, storageKey, logger, onChanged, onRemoved } = parameters
  const listKey = `${storageKey}.sessions`
  const keyOf = topic => `${listKey}.${topic}`
  const isStored = topic => storage.get(keyOf(topic)) !== void 0
  const sessions = /* @__PURE__ */ new Map()
  /** Topics that storage accepted, with a function that stops watching the entry. Another tab can remove only these. */
  const stored = /* @__PURE__ */ new Map()
  function listed(value = storage.get(listKey)) {
    return (value?.split(',') ?? []).filter(isKey)
  }
  function writeList() {
    const before = storage.get(listKey) ?? ''
    const list = [.../* @__PURE__ */ new Set([...listed(before), ...stored.keys()])].filter(isStored).join()
    if (list === before) return
    if (list) storage.set(listKey, list)
    else storage.remove(listKey)
  }
  /** Loads a session from storage. */
  function load(topic) {
    const value = storage.get(keyOf(topic))
    const entry = value === void 0 ? void 0 : readStoredSession(topic, value)
    if (entry) set(topic, entry)
    else if (value !== void 0) logger?.warn('left out a stored session that is broken', { topic })
    return entry
  }
  function set(topic, entry) {
    sessions.set(topic, entry)
    if (!stored.has(topic) && isStored(topic))
      stored.set(
        topic,
        storage.watch?.(keyOf(topic), value => onStored(topic, value)),
      )
  }
  function remove(topic) {
    sessions.delete(topic)
    stored.get(topic)?.()
    stored.delete(topic)
    if (isStored(topic)) storage.remove(keyOf(topic))
    writeList()
  }
  /** Handles a change by another tab. The value may be older than what this tab wrote since, so it is read again. */
  function onStored(topic, value) {
    const known = sessions.get(topic)
    if (value === void 0) {
      remove(topic)
      onRemoved(topic)
      return
    }
    const entry = load(topic)
    if (entry && JSON.stringify(known?.session) !== JSON.stringify(entry.session)) onChanged(entry)
  }
  function onListStored(value) {
    for (const topic of [...listed(value), ...listed()]) if (!sessions.has(topic)) onStored(topic, '')
    writeList()
  }
  for (const topic of listed()) if (!load(topic)) storage.remove(keyOf(topic))
  if (storage.get(listKey) !== void 0) writeList()
  const stop = storage.watch?.(listKey, onListStored)
  return {
    shared: storage.watch !== void 0,
    list: () => [...sessions.values()],
    get(topic) {
      if (!sessions.has(topic) && storage.watch) onStored(topic, '')
      return sessions.get(topic)
    },
    put(entry) {
      const { topic } = entry.session
      const value = JSON.stringify(entry)
      storage.set(keyOf(topic), value)
      set(topic, readStoredSession(topic, value) ?? entry)
      writeList()
    },
    remove,
    destroy() {
      stop?.()
      for (const stop of stored.values()) stop?.()
    },
  }
}
// ../../packages/walletconnect/dist/session/createContext.js
/** Creates the context of a client and connects it to the relay and to other tabs. `destroy` ends both. */
function createContext(relay, { metadata, storage, storageKey, logger }) {
  const emitter = createEmitter(logger)
  const end = new AbortController()
  const sessions = createSessionStore({
    storage,
    storageKey,
    logger,
    onChanged({ session }) {
      relay.adopt(session.topic)
      scheduleExpiry(context, session)
      emitter.emit('session', { session })
    },
    onRemoved: topic => releaseSession(context, topic, userDisconnected),
  })
  const context = {
    relay,
    metadata: completeMetadata(metadata),
    logger,
    emitter,
    sessions,
    pendingDeletes: createPendingDeletes(storage, storageKey),
    pending: /* @__PURE__ */ new Map(),
    privateTopics: /* @__PURE__ */ new Map(),
    queues: /* @__PURE__ */ new Map(),
    handled: /* @__PURE__ */ new Set(),
    handledBefore: new Set(
      sessions.list().flatMap(({ session, seen = [] }) => seen.map(id => `${session.topic} ${id}`)),
    ),
    forgottenBefore: new Map(sessions.list().map(({ session, forgotten = 0 }) => [session.topic, forgotten])),
    lastEvents: /* @__PURE__ */ new Map(),
    expiries: /* @__PURE__ */ new Map(),
    tab: { owner: true },
    nextId: createIds(),
    ended: end.signal,
  }
  const stopMessages = relay.onMessage(message => receive(context, message))
  const stopStatus = relay.onStatus(status => emitter.emit('relay', { status }))
  return {
    context,
    destroy() {
      if (end.signal.aborted) return
      end.abort()
      stopMessages()
      stopStatus()
      sessions.destroy()
      for (const timer of context.expiries.values()) clearTimeout(timer)
      for (const request of [...context.pending.values()]) request.fail(new ClientDestroyedError())
      relay.destroy()
    },
  }
}
/** Fills in missing metadata: wallets expect all four members. */
function completeMetadata({ name, description, url, icons }) {
  const origin = typeof location === 'undefined' ? '' : location.origin
  return {
    name,
    description: description ?? '',
    url: url ?? origin,
    icons: icons ?? [],
  }
}
/** Ids of one tab start at its own place within a period of this length, in milliseconds. */
var idPeriod = 4096
/**
 * Returns a function that creates request ids: microseconds since 1970, which is 16 digits. Each id is greater than the
 * last, even when the clock stops or goes back.
 *
 * The tabs of a page share sessions and their keys, so only the id shows the tab of a response. Each tab has a random
 * salt out of four million, and creates its ids from there in each period. An id is therefore up to four seconds off
 * the clock. More than 16 digits are not a safe integer.
 */
function createIds() {
  const salt = new DataView(randomBytes(4).buffer).getUint32(0) % (idPeriod * 1e3)
  let last = 0
  return () => {
    const period = Math.floor(Date.now() / idPeriod) * idPeriod
    last = Math.max(last + 1, period * 1e3 + salt)
    return last
  }
}
// ../../packages/walletconnect/dist/session/request.js
/**
 * Sends a request to the wallet of a session. A request that the session does not grant is refused and not sent.
 *
 * @throws ProtocolError 7001 (no such session), 3005 (chain), 3001 (method), 5 (expiry), 8000 (no response in time), or
 * with the wallet's number
 */
async function request(context, parameters) {
  const { topic, chainId, expiry = 300, signal, onSent } = parameters
  const { method, params } = parameters.request
  const stored = findSession(context, topic)
  const granted = namespacesOfChain(stored.session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005, { details: chainId })
  if (!granted.some(({ methods }) => methods.includes(method)))
    throw new ProtocolError(3001, { details: `${method} on ${chainId}` })
  if (!Number.isInteger(expiry) || expiry < 300 || expiry > 604800)
    throw new ProtocolError(5, { details: `expiry: 300 to ${sevenDays} seconds, not ${expiry}` })
  const expiryTimestamp = Math.floor(Date.now() / 1e3) + expiry
  return sendRequest(context, {
    topic,
    symKey: sessionKey(stored),
    method: 'wc_sessionRequest',
    params: {
      chainId,
      request: {
        method,
        params,
        expiryTimestamp,
      },
    },
    kind: {
      ...messages.request,
      ttl: expiry,
    },
    timeout: expiry * 1e3,
    signal,
    onSent,
  })
}
// ../../packages/walletconnect/dist/createWalletConnect.js
/**
 * Creates a WalletConnect client for a dapp. It opens a socket only when a method needs it, knows no chain and shares
 * nothing with other clients of the page.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign
 * @example
 * const client = createWalletConnect({ relayUrl, projectId, metadata: { name: 'App' }, storage, storageKey: 'app' })
 * const { uri, approval } = await client.propose({ optionalNamespaces })
 * const session = await approval
 */
function createWalletConnect(parameters) {
  const { relayUrl, projectId, storage, storageKey, logger } = parameters
  const { context, destroy } = createContext(
    createRelay({
      relayUrl,
      projectId,
      storage,
      storageKey,
      logger,
    }),
    parameters,
  )
  const load = async () => (await import('./lazyActions.vrMyBZo7.js')).lazyActions
  return {
    getSessions: () => getSessions(context),
    restore: () => restore(context),
    propose: parameters => propose(context, parameters),
    request: parameters => request(context, parameters),
    authenticate: async parameters => (await load()).authenticate(context, parameters),
    ping: async parameters => (await load()).ping(context, parameters),
    emit: async parameters => (await load()).emitEvent(context, parameters),
    extend: async parameters => (await load()).extend(context, parameters),
    disconnect: parameters => disconnect(context, parameters),
    setLink: parameters => setLink(context, parameters),
    on: context.emitter.on,
    destroy,
  }
}
// ../../packages/walletconnect/dist/exports/index.js
var exports_exports = /* @__PURE__ */ __exportAll({
  AbortedError: () => AbortedError,
  ProtocolError: () => ProtocolError,
  WalletConnectError: () => WalletConnectError,
  createWalletConnect: () => createWalletConnect,
})

export {
  AbortedError,
  assertAlive as m,
  assertProposal as v,
  ClientDestroyedError as j,
  chainOf as y,
  createDeferred as f,
  createKeyPair as E,
  createPairing as p,
  createWalletConnect,
  deriveSymKey as u,
  disconnect as s,
  exports_exports as t,
  findSession as h,
  fromBase64 as D,
  fromHex as O,
  hashTopic as d,
  isAccountId as b,
  isKey as S,
  isRecord as C,
  isStrings as w,
  messages as M,
  namespaceOf as x,
  namespacesOfChain as l,
  oneHour as N,
  openAttempt as i,
  ProtocolError,
  pingTimeout as P,
  proposalParams as n,
  readMetadata as T,
  saveSession as g,
  sendDelete as c,
  sendMessage as a,
  sendProposal as r,
  sendRequest as o,
  sessionKey as _,
  sevenDays as F,
  toBase64Url as k,
  toHex as A,
  WalletConnectError,
}
