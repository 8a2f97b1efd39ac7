// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
var U32_MASK64 = /* @__PURE__ */ (() => BigInt(2 ** 32 - 1))()
var _32n = /* @__PURE__ */ BigInt(32)
function fromBig(n, le = false) {
  if (le)
    return {
      h: Number(n & U32_MASK64),
      l: Number((n >> _32n) & U32_MASK64),
    }
  return {
    h: Number((n >> _32n) & U32_MASK64) | 0,
    l: Number(n & U32_MASK64) | 0,
  }
}
function split(lst, le = false) {
  const len = lst.length
  const Ah = new Uint32Array(len)
  const Al = new Uint32Array(len)
  for (let i = 0; i < len; i++) {
    const { h, l } = fromBig(lst[i], le)
    ;[Ah[i], Al[i]] = [h, l]
  }
  return [Ah, Al]
}
var fromNumH = n => (n / 2 ** 32) | 0
var fromNumL = n => n >>> 0
function setU64FromNum(view, byteOffset, n, isLE) {
  const h = fromNumH(n)
  const l = fromNumL(n)
  view.setUint32(byteOffset, isLE ? l : h, isLE)
  view.setUint32(byteOffset + 4, isLE ? h : l, isLE)
}
var shrSH = (h, _l, s) => h >>> s
var shrSL = (h, l, s) => (h << (32 - s)) | (l >>> s)
var rotrSH = (h, l, s) => (h >>> s) | (l << (32 - s))
var rotrSL = (h, l, s) => (h << (32 - s)) | (l >>> s)
var rotrBH = (h, l, s) => (h << (64 - s)) | (l >>> (s - 32))
var rotrBL = (h, l, s) => (h >>> (s - 32)) | (l << (64 - s))
function add(Ah, Al, Bh, Bl) {
  const l = (Al >>> 0) + (Bl >>> 0)
  return {
    h: (Ah + Bh + ((l / 2 ** 32) | 0)) | 0,
    l: l | 0,
  }
}
var add3L = (Al, Bl, Cl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0)
var add3H = (low, Ah, Bh, Ch) => (Ah + Bh + Ch + ((low / 2 ** 32) | 0)) | 0
var add4L = (Al, Bl, Cl, Dl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0)
var add4H = (low, Ah, Bh, Ch, Dh) => (Ah + Bh + Ch + Dh + ((low / 2 ** 32) | 0)) | 0
var add5L = (Al, Bl, Cl, Dl, El) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0) + (El >>> 0)
var add5H = (low, Ah, Bh, Ch, Dh, Eh) => (Ah + Bh + Ch + Dh + Eh + ((low / 2 ** 32) | 0)) | 0
// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/utils.js
/**
 * Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
 * @param a - value to test
 * @returns `true` when the value is a Uint8Array-compatible view.
 * @example
 * Check whether a value is a Uint8Array-compatible view.
 * ```ts
 * isBytes(new Uint8Array([1, 2, 3]));
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
 * Asserts something is a non-negative integer.
 * @param n - number to validate
 * @param title - label included in thrown errors
 * @returns The validated number.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validate a non-negative integer option.
 * ```ts
 * anumber(32, 'length');
 * ```
 */
function anumber(n, title = '') {
  if (typeof n !== 'number') throw new TypeError(atitle(title) + 'expected number, got ' + typeof n)
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + 'expected integer >= 0, got ' + n)
  return n
}
/**
 * Asserts something is a boolean.
 * @param value - value to validate
 * @param title - label included in thrown errors
 * @returns The validated boolean.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Validate a boolean option.
 * ```ts
 * abool(true, 'enableXOF');
 * ```
 */
function abool(value, title = '') {
  if (typeof value !== 'boolean')
    throw new TypeError(atitle(title) + 'expected boolean, got type=' + typeof value)
  return value
}
/**
 * Asserts something is Uint8Array.
 * @param value - value to validate
 * @param length - optional exact length constraint
 * @param title - label included in thrown errors
 * @returns The validated byte array.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validate that a value is a byte array.
 * ```ts
 * abytes(new Uint8Array([1, 2, 3]));
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
/**
 * Asserts something is a wrapped hash constructor.
 * @param h - hash constructor to validate
 * @throws On wrong argument types or invalid hash wrapper shape. {@link TypeError}
 * @throws On invalid hash metadata ranges or values. {@link RangeError}
 * @throws If the hash metadata allows empty outputs or block sizes. {@link Error}
 * @example
 * Validate a callable hash wrapper.
 * ```ts
 * import { ahash } from '@noble/hashes/utils.js';
 * import { sha256 } from '@noble/hashes/sha2.js';
 * ahash(sha256);
 * ```
 */
function ahash(h) {
  if (typeof h !== 'function' || typeof h.create !== 'function')
    throw new TypeError('expected hash wrapped by utils.createHasher')
  anumber(h.outputLen)
  anumber(h.blockLen)
  if (h.outputLen < 1 || h.blockLen < 1) throw new Error('hash blockLen / outputLen must be >= 1')
}
var aobject = (value, label) => {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new TypeError(
      (label === 'object' ? '' : `"${label}" `) + 'expected object, got type=' + typeof value,
    )
}
var aopts = (value, label) => {
  aobject(value, label)
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`)
  if (Object.hasOwn(value, '__proto__')) throw new TypeError(`"${label}.__proto__" is not allowed`)
}
/**
 * Asserts a hash instance has not been destroyed or finished.
 * @param instance - hash instance to validate
 * @param checkFinished - whether to reject finalized instances
 * @throws If the hash instance has already been destroyed or finalized. {@link Error}
 * @example
 * Validate that a hash instance is still usable.
 * ```ts
 * import { aexists } from '@noble/hashes/utils.js';
 * import { sha256 } from '@noble/hashes/sha2.js';
 * const hash = sha256.create();
 * aexists(hash);
 * ```
 */
function aexists(instance, checkFinished = true) {
  if (instance.destroyed) throw new Error('hash was destroyed')
  if (checkFinished && instance.finished) throw new Error('digest() was already called')
}
/**
 * Asserts output is a sufficiently-sized byte array.
 * @param out - destination buffer
 * @param instance - hash instance providing output length
 * Oversized buffers are allowed; downstream code only promises to fill the first `outputLen` bytes.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validate a caller-provided digest buffer.
 * ```ts
 * import { aoutput } from '@noble/hashes/utils.js';
 * import { sha256 } from '@noble/hashes/sha2.js';
 * const hash = sha256.create();
 * aoutput(new Uint8Array(hash.outputLen), hash);
 * ```
 */
function aoutput(out, instance) {
  abytes(out, void 0, 'output')
  const min = instance.outputLen
  if (!(out.length >= min)) throw new RangeError('"output" expected length >= ' + min)
}
/**
 * Casts a typed array view to Uint32Array.
 * `arr.byteOffset` must already be 4-byte aligned or the platform
 * Uint32Array constructor will throw.
 * @param arr - source typed array
 * @returns Uint32Array view over the same buffer.
 * @example
 * Reinterpret a byte array as 32-bit words.
 * ```ts
 * u32(new Uint8Array(8));
 * ```
 */
function u32(arr) {
  return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4))
}
/**
 * Zeroizes typed arrays in place. Warning: JS provides no guarantees.
 * @param arrays - arrays to overwrite with zeros
 * @example
 * Zeroize sensitive buffers in place.
 * ```ts
 * clean(new Uint8Array([1, 2, 3]));
 * ```
 */
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) arrays[i].fill(0)
}
/**
 * Creates a DataView for byte-level manipulation.
 * @param arr - source typed array
 * @returns DataView over the same buffer region.
 * @example
 * Create a DataView over an existing buffer.
 * ```ts
 * createView(new Uint8Array(4));
 * ```
 */
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength)
}
/**
 * Rotate-right operation for uint32 values.
 * @param word - source word
 * @param shift - shift amount in bits
 * @returns Rotated word.
 * @example
 * Rotate a 32-bit word to the right.
 * ```ts
 * rotr(0x12345678, 8);
 * ```
 */
function rotr(word, shift) {
  return (word << (32 - shift)) | (word >>> shift)
}
/** Whether the current platform is little-endian. */
var isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)()
/**
 * Byte-swap operation for uint32 values.
 * @param word - source word
 * @returns Word with reversed byte order.
 * @example
 * Reverse the byte order of a 32-bit word.
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
 * @param arr - array to mutate
 * @returns The same array after mutation; callers pass live state arrays here.
 * @example
 * Reverse the byte order of every word in place.
 * ```ts
 * byteSwap32(new Uint32Array([0x11223344]));
 * ```
 */
function byteSwap32(arr) {
  for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i])
  return arr
}
/**
 * Conditionally byte-swaps a Uint32Array on big-endian platforms.
 * @param u - array to normalize for host endianness
 * @returns Original or byte-swapped array depending on platform endianness.
 *   On big-endian runtimes this mutates `u` in place via `byteSwap32(...)`.
 * @example
 * Normalize a word array for host endianness.
 * ```ts
 * swap32IfBE(new Uint32Array([0x11223344]));
 * ```
 */
var swap32IfBE = isLE ? u => u : byteSwap32
var hasHexBuiltin = /* @__PURE__ */ (() =>
  typeof Uint8Array.from([]).toHex === 'function' && typeof Uint8Array.fromHex === 'function')()
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'))
/**
 * Convert byte array to hex string.
 * Uses the built-in function when available and assumes it matches the tested
 * fallback semantics.
 * @param bytes - bytes to encode
 * @returns Lowercase hexadecimal string.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Convert bytes to lowercase hexadecimal.
 * ```ts
 * bytesToHex(Uint8Array.from([0xca, 0xfe, 0x01, 0x23])); // 'cafe0123'
 * ```
 */
function bytesToHex(bytes) {
  abytes(bytes)
  if (hasHexBuiltin) return bytes.toHex()
  let hex = ''
  for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]]
  return hex
}
function asciiToBase16(ch) {
  return ch >= 48 && ch <= 57
    ? ch - 48
    : ch >= 65 && ch <= 70
      ? ch - 55
      : ch >= 97 && ch <= 102
        ? ch - 87
        : void 0
}
/**
 * Convert hex string to byte array. Uses built-in function, when available.
 * @param hex - hexadecimal string to decode
 * @returns Decoded bytes.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Decode lowercase hexadecimal into bytes.
 * ```ts
 * hexToBytes('cafe0123'); // Uint8Array.from([0xca, 0xfe, 0x01, 0x23])
 * ```
 */
function hexToBytes(hex) {
  if (typeof hex !== 'string') throw new TypeError('hex string expected, got ' + typeof hex)
  if (hasHexBuiltin)
    try {
      return Uint8Array.fromHex(hex)
    } catch (error) {
      if (error instanceof SyntaxError) throw new RangeError(error.message)
      throw error
    }
  const hl = hex.length
  const al = hl / 2
  if (hl % 2) throw new RangeError('hex string expected, got unpadded hex of length ' + hl)
  const array = new Uint8Array(al)
  for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
    const n1 = asciiToBase16(hex.charCodeAt(hi))
    const n2 = asciiToBase16(hex.charCodeAt(hi + 1))
    if (n1 === void 0 || n2 === void 0) {
      const char = hex[hi] + hex[hi + 1]
      throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi)
    }
    array[ai] = n1 * 16 + n2
  }
  return array
}
/**
 * Copies several Uint8Arrays into one.
 * @param arrays - arrays to concatenate
 * @returns Concatenated byte array.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Concatenate multiple byte arrays.
 * ```ts
 * concatBytes(new Uint8Array([1]), new Uint8Array([2]));
 * ```
 */
function concatBytes(...arrays) {
  let sum = 0
  for (let i = 0; i < arrays.length; i++) {
    const a = arrays[i]
    abytes(a)
    sum += a.length
  }
  const res = new Uint8Array(sum)
  for (let i = 0, pad = 0; i < arrays.length; i++) {
    const a = arrays[i]
    res.set(a, pad)
    pad += a.length
  }
  return res
}
/**
 * Merges default options and passed options.
 * @param defaults - base option object
 * @param opts - user overrides
 * @param title - label included in thrown override errors
 * @returns Fresh merged option object with a null prototype.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Merge user overrides onto default options.
 * ```ts
 * checkOpts({ dkLen: 32 }, { asyncTick: 10 });
 * ```
 */
function checkOpts(defaults, opts, title = 'opts') {
  aopts(defaults, 'defaults')
  if (opts !== void 0) aopts(opts, title)
  return Object.assign(Object.create(null), defaults, opts)
}
/**
 * Creates a callable hash function from a stateful class constructor.
 * @param hashCons - hash constructor or factory
 * @param info - optional metadata such as DER OID
 * @returns Frozen callable hash wrapper with `.create()`.
 *   Wrapper construction eagerly calls `hashCons(undefined)` once to read
 *   `outputLen` / `blockLen`, so constructor side effects happen at module
 *   init time.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Wrap a stateful hash constructor into a callable helper.
 * ```ts
 * import { createHasher } from '@noble/hashes/utils.js';
 * import { sha256 } from '@noble/hashes/sha2.js';
 * const wrapped = createHasher(sha256.create, { oid: sha256.oid });
 * wrapped(new Uint8Array([1]));
 * ```
 */
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== 'function')
    throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons)
  info = checkOpts({}, info, 'info')
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest()
  const tmp = hashCons(void 0)
  hashC.outputLen = tmp.outputLen
  hashC.blockLen = tmp.blockLen
  hashC.canXOF = tmp.canXOF
  hashC.create = opts => hashCons(opts)
  Object.assign(hashC, info)
  return Object.freeze(hashC)
}
/**
 * Cryptographically secure PRNG backed by `crypto.getRandomValues`.
 * @param bytesLength - number of random bytes to generate
 * @returns Random bytes.
 * The platform `getRandomValues()` implementation still defines any
 * single-call length cap, and this helper rejects oversize requests
 * with a stable library `RangeError` instead of host-specific errors.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @throws If the current runtime does not provide `crypto.getRandomValues`. {@link Error}
 * @example
 * Generate a fresh random key or nonce.
 * ```ts
 * const key = randomBytes(16);
 * ```
 */
function randomBytes(bytesLength = 32) {
  anumber(bytesLength, 'bytesLength')
  const cr = typeof globalThis === 'object' ? globalThis.crypto : null
  if (typeof cr?.getRandomValues !== 'function') throw new Error('crypto.getRandomValues must be defined')
  if (bytesLength > 65536) throw new RangeError(`"bytesLength" expected <= 65536, got ${bytesLength}`)
  return cr.getRandomValues(new Uint8Array(bytesLength))
}
/**
 * Creates OID metadata for NIST hashes with prefix `06 09 60 86 48 01 65 03 04 02`.
 * @param suffix - final OID byte for the selected hash.
 *   The helper accepts any byte even though only the documented NIST hash
 *   suffixes are meaningful downstream.
 * @returns Object containing the DER-encoded OID.
 * @example
 * Build OID metadata for a NIST hash.
 * ```ts
 * oidNist(0x01);
 * ```
 */
var oidNist = suffix => ({ oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix]) })

export {
  abool as t,
  abytes as n,
  add as y,
  add3H as b,
  add3L as x,
  add4H as S,
  add4L as C,
  add5H as w,
  add5L as T,
  aexists as r,
  ahash as i,
  anumber as a,
  aoutput as o,
  bytesToHex as s,
  clean as c,
  concatBytes as l,
  createHasher as u,
  createView as d,
  hexToBytes as f,
  isBytes as p,
  oidNist as m,
  randomBytes as h,
  rotr as g,
  rotrBH as E,
  rotrBL as D,
  rotrSH as O,
  rotrSL as k,
  setU64FromNum as A,
  shrSH as j,
  shrSL as M,
  split as N,
  swap32IfBE as _,
  u32 as v,
}
