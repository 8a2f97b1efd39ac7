import {
  n as abytes$1,
  y as add,
  b as add3H,
  x as add3L,
  S as add4H,
  C as add4L,
  w as add5H,
  T as add5L,
  r as aexists,
  a as anumber$1,
  o as aoutput,
  s as bytesToHex$1,
  c as clean,
  l as concatBytes$1,
  u as createHasher,
  d as createView,
  f as hexToBytes$1,
  p as isBytes$1,
  m as oidNist,
  h as randomBytes$1,
  g as rotr,
  E as rotrBH,
  D as rotrBL,
  O as rotrSH,
  k as rotrSL,
  A as setU64FromNum,
  j as shrSH,
  M as shrSL,
  N as split,
} from './utils.BR1mB4U0.js'

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_md.js
/**
 * Internal Merkle-Damgard hash utils.
 * @module
 */
/**
 * Shared 32-bit conditional boolean primitive reused by SHA-256, SHA-1, and MD5 `F`.
 * Returns bits from `b` when `a` is set, otherwise from `c`.
 * The XOR form is equivalent to MD5's `F(X,Y,Z) = XY v not(X)Z` because the masked terms never
 * set the same bit.
 * @param a - selector word
 * @param b - word chosen when selector bit is set
 * @param c - word chosen when selector bit is clear
 * @returns Mixed 32-bit word.
 * @example
 * Combine three words with the shared 32-bit choice primitive.
 * ```ts
 * Chi(0xffffffff, 0x12345678, 0x87654321);
 * ```
 */
function Chi(a, b, c) {
  return (a & b) ^ (~a & c)
}
/**
 * Shared 32-bit majority primitive reused by SHA-256 and SHA-1.
 * Returns bits shared by at least two inputs.
 * @param a - first input word
 * @param b - second input word
 * @param c - third input word
 * @returns Mixed 32-bit word.
 * @example
 * Combine three words with the shared 32-bit majority primitive.
 * ```ts
 * Maj(0xffffffff, 0x12345678, 0x87654321);
 * ```
 */
function Maj(a, b, c) {
  return (a & b) ^ (a & c) ^ (b & c)
}
/**
 * Merkle-Damgard hash construction base class.
 * Could be used to create MD5, RIPEMD, SHA1, SHA2.
 * Accepts only byte-aligned `Uint8Array` input, even when the underlying spec describes bit
 * strings with partial-byte tails.
 * @param blockLen - internal block size in bytes
 * @param outputLen - digest size in bytes
 * @param padOffset - trailing length field size in bytes
 * @param isLE - whether length and state words are encoded in little-endian
 * @example
 * Use a concrete subclass to get the shared Merkle-Damgard update/digest flow.
 * ```ts
 * import { _SHA1 } from '@noble/hashes/legacy.js';
 * const hash = new _SHA1();
 * hash.update(new Uint8Array([97, 98, 99]));
 * hash.digest();
 * ```
 */
var HashMD = class {
  blockLen
  outputLen
  canXOF = false
  padOffset
  isLE
  buffer
  view
  finished = false
  length = 0
  pos = 0
  destroyed = false
  constructor(blockLen, outputLen, padOffset, isLE) {
    this.blockLen = blockLen
    this.outputLen = outputLen
    this.padOffset = padOffset
    this.isLE = isLE
    this.buffer = new Uint8Array(blockLen)
    this.view = createView(this.buffer)
  }
  update(data) {
    aexists(this)
    abytes$1(data)
    const { view, buffer, blockLen } = this
    const len = data.length
    let processed = false
    for (let pos = 0; pos < len; ) {
      const take = Math.min(blockLen - this.pos, len - pos)
      if (take === blockLen) {
        const dataView = createView(data)
        for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos)
        processed = true
        continue
      }
      buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos)
      this.pos += take
      pos += take
      if (this.pos === blockLen) {
        this.process(view, 0)
        this.pos = 0
        processed = true
      }
    }
    this.length += data.length
    if (processed) this.roundClean()
    return this
  }
  digestInto(out) {
    aexists(this)
    aoutput(out, this)
    this.finished = true
    const { buffer, view, blockLen, isLE } = this
    let { pos } = this
    buffer[pos++] = 128
    buffer.fill(0, pos)
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0)
      buffer.fill(0)
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE)
    this.process(view, 0)
    this.roundClean()
    const oview = out === buffer ? view : createView(out)
    const len = this.outputLen
    const outLen = len / 4
    const state = this.get()
    if (len % 4 || outLen > state.length) throw new Error('invalid outputLen')
    for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE)
  }
  digest() {
    const { buffer, outputLen } = this
    this.digestInto(buffer)
    const res = buffer.slice(0, outputLen)
    this.destroy()
    return res
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this
    to.destroyed = destroyed
    to.finished = finished
    to.length = length
    to.pos = pos
    if (pos) to.buffer.set(buffer)
    return to
  }
  clone() {
    return this._cloneInto()
  }
}
/**
 * Initial SHA-2 state: fractional parts of square roots of first 16 primes 2..53.
 * Check out `test/misc/sha2-gen-iv.js` for recomputation guide.
 */
/** Initial SHA256 state from RFC 6234 §6.1: the first 32 bits of the fractional parts of the
 * square roots of the first eight prime numbers. Exported as a shared table; callers must treat
 * it as read-only because constructors copy words from it by index. */
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225,
])
/** Initial SHA512 state from RFC 6234 §6.3: eight RFC 64-bit `H(0)` words stored as sixteen
 * big-endian 32-bit halves. Derived from the fractional parts of the square roots of the first
 * eight prime numbers. Exported as a shared table; callers must treat it as read-only because
 * constructors copy halves from it by index. */
var SHA512_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703, 4089235720, 3144134277, 2227873595, 1013904242, 4271175723, 2773480762, 1595750129, 1359893119,
  2917565137, 2600822924, 725511199, 528734635, 4215389547, 1541459225, 327033209,
])
// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/sha2.js
/**
 * SHA2 hash function. A.k.a. sha256, sha384, sha512, sha512_224, sha512_256.
 * SHA256 is the fastest hash implementable in JS, even faster than Blake3.
 * Check out {@link https://www.rfc-editor.org/rfc/rfc4634 | RFC 4634} and
 * {@link https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf | FIPS 180-4}.
 * @module
 */
/**
 * SHA-224 / SHA-256 round constants from RFC 6234 §5.1: the first 32 bits
 * of the cube roots of the first 64 primes (2..311).
 */
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080,
  310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774,
  264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808,
  3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291,
  1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817,
  3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218,
  1537002063, 1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479,
  3329325298,
])
/** Reusable SHA-224 / SHA-256 message schedule buffer `W_t` from RFC 6234 §6.2 step 1. */
var SHA256_W = /* @__PURE__ */ new Uint32Array(64)
/** Internal SHA-224 / SHA-256 compression engine from RFC 6234 §6.2. */
var SHA2_32B = class extends HashMD {
  A = 0
  B = 0
  C = 0
  D = 0
  E = 0
  F = 0
  G = 0
  H = 0
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false)
    this.A = IV[0] | 0
    this.B = IV[1] | 0
    this.C = IV[2] | 0
    this.D = IV[3] | 0
    this.E = IV[4] | 0
    this.F = IV[5] | 0
    this.G = IV[6] | 0
    this.H = IV[7] | 0
  }
  get() {
    const { A, B, C, D, E, F, G, H } = this
    return [A, B, C, D, E, F, G, H]
  }
  set(A, B, C, D, E, F, G, H) {
    this.A = A | 0
    this.B = B | 0
    this.C = C | 0
    this.D = D | 0
    this.E = E | 0
    this.F = F | 0
    this.G = G | 0
    this.H = H | 0
  }
  _cloneInto(to) {
    ;(to ||= new this.constructor()).set(...this.get())
    return this._cloneIntoMeta(to)
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false)
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15]
      const W2 = SHA256_W[i - 2]
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ (W15 >>> 3)
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ (W2 >>> 10)
      SHA256_W[i] = (s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16]) | 0
    }
    let { A, B, C, D, E, F, G, H } = this
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25)
      const T1 = (H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i]) | 0
      const T2 = ((rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C)) | 0
      H = G
      G = F
      F = E
      E = (D + T1) | 0
      D = C
      C = B
      B = A
      A = (T1 + T2) | 0
    }
    A = (A + this.A) | 0
    B = (B + this.B) | 0
    C = (C + this.C) | 0
    D = (D + this.D) | 0
    E = (E + this.E) | 0
    F = (F + this.F) | 0
    G = (G + this.G) | 0
    H = (H + this.H) | 0
    this.set(A, B, C, D, E, F, G, H)
  }
  roundClean() {
    clean(SHA256_W)
  }
  destroy() {
    this.destroyed = true
    this.set(0, 0, 0, 0, 0, 0, 0, 0)
    clean(this.buffer)
  }
}
/** Internal SHA-256 hash class grounded in RFC 6234 §6.2. */
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV)
  }
}
var K512 = /* @__PURE__ */ (() =>
  split(
    [
      '0x428a2f98d728ae22',
      '0x7137449123ef65cd',
      '0xb5c0fbcfec4d3b2f',
      '0xe9b5dba58189dbbc',
      '0x3956c25bf348b538',
      '0x59f111f1b605d019',
      '0x923f82a4af194f9b',
      '0xab1c5ed5da6d8118',
      '0xd807aa98a3030242',
      '0x12835b0145706fbe',
      '0x243185be4ee4b28c',
      '0x550c7dc3d5ffb4e2',
      '0x72be5d74f27b896f',
      '0x80deb1fe3b1696b1',
      '0x9bdc06a725c71235',
      '0xc19bf174cf692694',
      '0xe49b69c19ef14ad2',
      '0xefbe4786384f25e3',
      '0x0fc19dc68b8cd5b5',
      '0x240ca1cc77ac9c65',
      '0x2de92c6f592b0275',
      '0x4a7484aa6ea6e483',
      '0x5cb0a9dcbd41fbd4',
      '0x76f988da831153b5',
      '0x983e5152ee66dfab',
      '0xa831c66d2db43210',
      '0xb00327c898fb213f',
      '0xbf597fc7beef0ee4',
      '0xc6e00bf33da88fc2',
      '0xd5a79147930aa725',
      '0x06ca6351e003826f',
      '0x142929670a0e6e70',
      '0x27b70a8546d22ffc',
      '0x2e1b21385c26c926',
      '0x4d2c6dfc5ac42aed',
      '0x53380d139d95b3df',
      '0x650a73548baf63de',
      '0x766a0abb3c77b2a8',
      '0x81c2c92e47edaee6',
      '0x92722c851482353b',
      '0xa2bfe8a14cf10364',
      '0xa81a664bbc423001',
      '0xc24b8b70d0f89791',
      '0xc76c51a30654be30',
      '0xd192e819d6ef5218',
      '0xd69906245565a910',
      '0xf40e35855771202a',
      '0x106aa07032bbd1b8',
      '0x19a4c116b8d2d0c8',
      '0x1e376c085141ab53',
      '0x2748774cdf8eeb99',
      '0x34b0bcb5e19b48a8',
      '0x391c0cb3c5c95a63',
      '0x4ed8aa4ae3418acb',
      '0x5b9cca4f7763e373',
      '0x682e6ff3d6b2b8a3',
      '0x748f82ee5defb2fc',
      '0x78a5636f43172f60',
      '0x84c87814a1f0ab72',
      '0x8cc702081a6439ec',
      '0x90befffa23631e28',
      '0xa4506cebde82bde9',
      '0xbef9a3f7b2c67915',
      '0xc67178f2e372532b',
      '0xca273eceea26619c',
      '0xd186b8c721c0c207',
      '0xeada7dd6cde0eb1e',
      '0xf57d4f7fee6ed178',
      '0x06f067aa72176fba',
      '0x0a637dc5a2c898a6',
      '0x113f9804bef90dae',
      '0x1b710b35131c471b',
      '0x28db77f523047d84',
      '0x32caab7b40c72493',
      '0x3c9ebe0a15c9bebc',
      '0x431d67c49c100d4c',
      '0x4cc5d4becb3e42b6',
      '0x597f299cfc657e2a',
      '0x5fcb6fab3ad6faec',
      '0x6c44198c4a475817',
    ].map(n => BigInt(n)),
  ))()
var SHA512_Kh = /* @__PURE__ */ (() => K512[0])()
var SHA512_Kl = /* @__PURE__ */ (() => K512[1])()
var SHA512_W_H = /* @__PURE__ */ new Uint32Array(80)
var SHA512_W_L = /* @__PURE__ */ new Uint32Array(80)
/** Internal SHA-384 / SHA-512 compression engine from RFC 6234 §6.4. */
var SHA2_64B = class extends HashMD {
  Ah = 0
  Al = 0
  Bh = 0
  Bl = 0
  Ch = 0
  Cl = 0
  Dh = 0
  Dl = 0
  Eh = 0
  El = 0
  Fh = 0
  Fl = 0
  Gh = 0
  Gl = 0
  Hh = 0
  Hl = 0
  constructor(outputLen, IV) {
    super(128, outputLen, 16, false)
    this.Ah = IV[0] | 0
    this.Al = IV[1] | 0
    this.Bh = IV[2] | 0
    this.Bl = IV[3] | 0
    this.Ch = IV[4] | 0
    this.Cl = IV[5] | 0
    this.Dh = IV[6] | 0
    this.Dl = IV[7] | 0
    this.Eh = IV[8] | 0
    this.El = IV[9] | 0
    this.Fh = IV[10] | 0
    this.Fl = IV[11] | 0
    this.Gh = IV[12] | 0
    this.Gl = IV[13] | 0
    this.Hh = IV[14] | 0
    this.Hl = IV[15] | 0
  }
  get() {
    const { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this
    return [Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl]
  }
  set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl) {
    this.Ah = Ah | 0
    this.Al = Al | 0
    this.Bh = Bh | 0
    this.Bl = Bl | 0
    this.Ch = Ch | 0
    this.Cl = Cl | 0
    this.Dh = Dh | 0
    this.Dl = Dl | 0
    this.Eh = Eh | 0
    this.El = El | 0
    this.Fh = Fh | 0
    this.Fl = Fl | 0
    this.Gh = Gh | 0
    this.Gl = Gl | 0
    this.Hh = Hh | 0
    this.Hl = Hl | 0
  }
  _cloneInto(to) {
    ;(to ||= new this.constructor()).set(...this.get())
    return this._cloneIntoMeta(to)
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4) {
      SHA512_W_H[i] = view.getUint32(offset)
      SHA512_W_L[i] = view.getUint32((offset += 4))
    }
    for (let i = 16; i < 80; i++) {
      const W15h = SHA512_W_H[i - 15] | 0
      const W15l = SHA512_W_L[i - 15] | 0
      const s0h = rotrSH(W15h, W15l, 1) ^ rotrSH(W15h, W15l, 8) ^ shrSH(W15h, W15l, 7)
      const s0l = rotrSL(W15h, W15l, 1) ^ rotrSL(W15h, W15l, 8) ^ shrSL(W15h, W15l, 7)
      const W2h = SHA512_W_H[i - 2] | 0
      const W2l = SHA512_W_L[i - 2] | 0
      const s1h = rotrSH(W2h, W2l, 19) ^ rotrBH(W2h, W2l, 61) ^ shrSH(W2h, W2l, 6)
      const s1l = rotrSL(W2h, W2l, 19) ^ rotrBL(W2h, W2l, 61) ^ shrSL(W2h, W2l, 6)
      const SUMl = add4L(s0l, s1l, SHA512_W_L[i - 7], SHA512_W_L[i - 16])
      const SUMh = add4H(SUMl, s0h, s1h, SHA512_W_H[i - 7], SHA512_W_H[i - 16])
      SHA512_W_H[i] = SUMh | 0
      SHA512_W_L[i] = SUMl | 0
    }
    let { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this
    for (let i = 0; i < 80; i++) {
      const sigma1h = rotrSH(Eh, El, 14) ^ rotrSH(Eh, El, 18) ^ rotrBH(Eh, El, 41)
      const sigma1l = rotrSL(Eh, El, 14) ^ rotrSL(Eh, El, 18) ^ rotrBL(Eh, El, 41)
      const CHIh = (Eh & Fh) ^ (~Eh & Gh)
      const CHIl = (El & Fl) ^ (~El & Gl)
      const T1ll = add5L(Hl, sigma1l, CHIl, SHA512_Kl[i], SHA512_W_L[i])
      const T1h = add5H(T1ll, Hh, sigma1h, CHIh, SHA512_Kh[i], SHA512_W_H[i])
      const T1l = T1ll | 0
      const sigma0h = rotrSH(Ah, Al, 28) ^ rotrBH(Ah, Al, 34) ^ rotrBH(Ah, Al, 39)
      const sigma0l = rotrSL(Ah, Al, 28) ^ rotrBL(Ah, Al, 34) ^ rotrBL(Ah, Al, 39)
      const MAJh = (Ah & Bh) ^ (Ah & Ch) ^ (Bh & Ch)
      const MAJl = (Al & Bl) ^ (Al & Cl) ^ (Bl & Cl)
      Hh = Gh | 0
      Hl = Gl | 0
      Gh = Fh | 0
      Gl = Fl | 0
      Fh = Eh | 0
      Fl = El | 0
      ;({ h: Eh, l: El } = add(Dh | 0, Dl | 0, T1h | 0, T1l | 0))
      Dh = Ch | 0
      Dl = Cl | 0
      Ch = Bh | 0
      Cl = Bl | 0
      Bh = Ah | 0
      Bl = Al | 0
      const All = add3L(T1l, sigma0l, MAJl)
      Ah = add3H(All, T1h, sigma0h, MAJh)
      Al = All | 0
    }
    ;({ h: Ah, l: Al } = add(this.Ah | 0, this.Al | 0, Ah | 0, Al | 0))
    ;({ h: Bh, l: Bl } = add(this.Bh | 0, this.Bl | 0, Bh | 0, Bl | 0))
    ;({ h: Ch, l: Cl } = add(this.Ch | 0, this.Cl | 0, Ch | 0, Cl | 0))
    ;({ h: Dh, l: Dl } = add(this.Dh | 0, this.Dl | 0, Dh | 0, Dl | 0))
    ;({ h: Eh, l: El } = add(this.Eh | 0, this.El | 0, Eh | 0, El | 0))
    ;({ h: Fh, l: Fl } = add(this.Fh | 0, this.Fl | 0, Fh | 0, Fl | 0))
    ;({ h: Gh, l: Gl } = add(this.Gh | 0, this.Gl | 0, Gh | 0, Gl | 0))
    ;({ h: Hh, l: Hl } = add(this.Hh | 0, this.Hl | 0, Hh | 0, Hl | 0))
    this.set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl)
  }
  roundClean() {
    clean(SHA512_W_H, SHA512_W_L)
  }
  destroy() {
    this.destroyed = true
    clean(this.buffer)
    this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  }
}
/** Internal SHA-512 hash class grounded in RFC 6234 §6.3 and §6.4. */
var _SHA512 = class extends SHA2_64B {
  constructor() {
    super(64, SHA512_IV)
  }
}
/**
 * SHA2-256 hash function from RFC 4634. In JS it's the fastest: even faster than Blake3. Some info:
 *
 * - Trying 2^128 hashes would get 50% chance of collision, using birthday attack.
 * - BTC network is doing 2^70 hashes/sec (2^95 hashes/year) as per 2025.
 * - Each sha256 hash is executing 2^18 bit operations.
 * - Good 2024 ASICs can do 200Th/sec with 3500 watts of power, corresponding to 2^36 hashes/joule.
 * @param msg - message bytes to hash
 * @param opts - Reserved hash options.
 * @returns Digest bytes.
 * @example
 * Hash a message with SHA2-256.
 * ```ts
 * sha256(new Uint8Array([97, 98, 99]));
 * ```
 */
var sha256 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1))
/**
 * SHA2-512 hash function from RFC 4634.
 * @param msg - message bytes to hash
 * @param opts - Reserved hash options.
 * @returns Digest bytes.
 * @example
 * Hash a message with SHA2-512.
 * ```ts
 * sha512(new Uint8Array([97, 98, 99]));
 * ```
 */
var sha512 = /* @__PURE__ */ createHasher(() => new _SHA512(), /* @__PURE__ */ oidNist(3))
// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/utils.js
/**
 * Hex, bytes and number utilities.
 * @module
 */
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
/**
 * Validates that a value is an array, optionally validating each element.
 * @param item - Value to validate.
 * @param title - Label included in thrown errors.
 * @param inner - Optional per-element validator, called with the element and its label.
 * @returns The validated array.
 * @example
 * Validate an array of points before batch processing.
 *
 * ```ts
 * aarray([1n, 2n], 'scalars');
 * ```
 */
function aarray(item, title, inner = () => {}) {
  if (!Array.isArray(item)) throw new TypeError(`"${title}" expected array, got type=${typeof item}`)
  for (let i = 0; i < item.length; i++) inner(item[i], `${title}[${i}]`)
  return item
}
/**
 * Validates that a value is a byte array.
 * @param value - Value to validate.
 * @param length - Optional exact byte length.
 * @param title - Optional field name.
 * @returns Original byte array.
 * @example
 * Reject non-byte input before passing data into curve code.
 *
 * ```ts
 * abytes(new Uint8Array(1));
 * ```
 */
var abytes = (value, length, title) => abytes$1(value, length, title)
/**
 * Validates that a value is a non-negative safe integer.
 * @param n - Value to validate.
 * @param title - Optional field name.
 * @returns The validated number.
 * @example
 * Validate a numeric length before allocating buffers.
 *
 * ```ts
 * anumber(1);
 * ```
 */
var anumber = anumber$1
/**
 * Asserts something is a plain object-ish value, not null or array.
 * @param value - Value to validate.
 * @param title - Label included in thrown errors.
 * @returns The validated object.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Validate an options object before checking fields.
 *
 * ```ts
 * aobject({ flag: true });
 * ```
 */
function aobject(value, title = 'object') {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new TypeError(
      title === 'object'
        ? 'expected valid options object'
        : `"${title}" expected object, got type=${typeof value}`,
    )
  return value
}
/**
 * Asserts something is a function.
 * @param value - Value to validate.
 * @param title - Label included in thrown errors.
 * @returns The validated function.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Validate a required method before calling it.
 *
 * ```ts
 * afunction(() => true, 'predicate');
 * ```
 */
function afunction(value, title) {
  if (typeof value !== 'function')
    throw new TypeError(`"${title}" is invalid: expected function, got ${typeof value}`)
  return value
}
/**
 * Encodes bytes as lowercase hex.
 * @param bytes - Bytes to encode.
 * @returns Lowercase hex string.
 * @example
 * Serialize bytes as hex for logging or fixtures.
 *
 * ```ts
 * bytesToHex(Uint8Array.of(1, 2, 3));
 * ```
 */
var bytesToHex = bytesToHex$1
/**
 * Concatenates byte arrays.
 * @param arrays - Byte arrays to join.
 * @returns Concatenated bytes.
 * @example
 * Join domain-separated chunks into one buffer.
 *
 * ```ts
 * concatBytes(Uint8Array.of(1), Uint8Array.of(2));
 * ```
 */
var concatBytes = (...arrays) => concatBytes$1(...arrays)
/**
 * Decodes lowercase or uppercase hex into bytes.
 * @param hex - Hex string to decode.
 * @returns Decoded bytes.
 * @example
 * Parse fixture hex into bytes before hashing.
 *
 * ```ts
 * hexToBytes('0102');
 * ```
 */
var hexToBytes = hex => hexToBytes$1(hex)
/**
 * Checks whether a value is a Uint8Array.
 * @param a - Value to inspect.
 * @returns `true` when `a` is a Uint8Array.
 * @example
 * Branch on byte input before decoding it.
 *
 * ```ts
 * isBytes(new Uint8Array(1));
 * ```
 */
var isBytes = isBytes$1
/**
 * Reads random bytes from the platform CSPRNG.
 * @param bytesLength - Number of random bytes to read.
 * @returns Fresh random bytes.
 * @example
 * Generate a random seed for a keypair.
 *
 * ```ts
 * randomBytes(2);
 * ```
 */
var randomBytes = bytesLength => randomBytes$1(bytesLength)
var _0n$5 = /* @__PURE__ */ BigInt(0)
var _1n$5 = /* @__PURE__ */ BigInt(1)
var atitle = title => (title ? `"${title}" ` : '')
/**
 * Validates that a flag is boolean.
 * @param value - Value to validate.
 * @param title - Optional field name.
 * @returns Original value.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Reject non-boolean option flags early.
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
 * Validates that a value is a non-negative bigint or safe integer.
 * @param n - Value to validate.
 * @returns The same validated value.
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validate one integer-like value before serializing it.
 *
 * ```ts
 * abignumber(1n);
 * ```
 */
function abignumber(n) {
  if (typeof n === 'bigint') {
    if (!isPosBig(n)) throw new RangeError('positive bigint expected, got ' + n)
  } else anumber(n)
  return n
}
/**
 * Validates that a value is a safe integer.
 * @param value - Integer to validate.
 * @param title - Optional field name.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validate a window size before scalar arithmetic uses it.
 *
 * ```ts
 * asafenumber(1);
 * ```
 */
function asafenumber(value, title = '') {
  if (typeof value !== 'number') {
    const prefix = title && `"${title}" `
    throw new TypeError(prefix + 'expected number, got type=' + typeof value)
  }
  if (!Number.isSafeInteger(value)) {
    const prefix = title && `"${title}" `
    throw new RangeError(prefix + 'expected safe integer, got ' + value)
  }
}
/**
 * Parses a big-endian hex string into bigint.
 * Accepts odd-length hex through the native `BigInt('0x' + hex)` parser and currently surfaces the
 * same native `SyntaxError` for malformed hex instead of wrapping it in a library-specific error.
 * @param hex - Hex string without `0x`.
 * @returns Parsed bigint value.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Parse a scalar from fixture hex.
 *
 * ```ts
 * hexToNumber('ff');
 * ```
 */
function hexToNumber(hex) {
  if (typeof hex !== 'string') throw new TypeError('hex string expected, got ' + typeof hex)
  return hex === '' ? _0n$5 : BigInt('0x' + hex)
}
/**
 * Parses big-endian bytes into bigint.
 * @param bytes - Bytes in big-endian order.
 * @returns Parsed bigint value.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Read a scalar encoded in network byte order.
 *
 * ```ts
 * bytesToNumberBE(Uint8Array.of(1, 0));
 * ```
 */
function bytesToNumberBE(bytes) {
  return hexToNumber(bytesToHex$1(bytes))
}
/**
 * Parses little-endian bytes into bigint.
 * @param bytes - Bytes in little-endian order.
 * @returns Parsed bigint value.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Read a scalar encoded in little-endian form.
 *
 * ```ts
 * bytesToNumberLE(Uint8Array.of(1, 0));
 * ```
 */
function bytesToNumberLE(bytes) {
  return hexToNumber(bytesToHex$1(copyBytes(abytes$1(bytes)).reverse()))
}
/**
 * Encodes a bigint into fixed-length big-endian bytes.
 * @param n - Number to encode.
 * @param len - Output length in bytes. Must be greater than zero.
 * @returns Big-endian byte array.
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @throws If a documented runtime validation or state check fails. {@link Error}
 * @example
 * Serialize a scalar into a 32-byte field element.
 *
 * ```ts
 * numberToBytesBE(255n, 2);
 * ```
 */
function numberToBytesBE(n, len) {
  anumber$1(len)
  if (len === 0) throw new Error('zero output length is invalid')
  n = abignumber(n)
  const expectedLen = len * 2
  const hex = n.toString(16)
  if (hex.length > expectedLen) throw new RangeError('number is too large')
  return hexToBytes$1(hex.padStart(expectedLen, '0'))
}
/**
 * Encodes a bigint into fixed-length little-endian bytes.
 * @param n - Number to encode.
 * @param len - Output length in bytes.
 * @returns Little-endian byte array.
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @throws If a documented runtime validation or state check fails. {@link Error}
 * @example
 * Serialize a scalar for little-endian protocols.
 *
 * ```ts
 * numberToBytesLE(255n, 2);
 * ```
 */
function numberToBytesLE(n, len) {
  return numberToBytesBE(n, len).reverse()
}
/**
 * Copies Uint8Array. We can't use u8a.slice(), because u8a can be Buffer,
 * and Buffer#slice creates mutable copy. Never use Buffers!
 * @param bytes - Bytes to copy.
 * @returns Detached copy.
 * @example
 * Make an isolated copy before mutating serialized bytes.
 *
 * ```ts
 * copyBytes(Uint8Array.of(1, 2, 3));
 * ```
 */
function copyBytes(bytes) {
  return Uint8Array.from(abytes(bytes))
}
/**
 * Checks whether n is non-negative bigint. Historical name.
 * @param n - candidate value
 * @returns `true` when the value is bigint and 0 or larger
 * @example
 * Check a candidate scalar before range validation.
 *
 * ```ts
 * isPosBig(2n);
 * ```
 */
function isPosBig(n) {
  return typeof n === 'bigint' && _0n$5 <= n
}
/**
 * Checks whether a bigint lies inside a half-open range.
 * @param n - Candidate value.
 * @param min - Inclusive lower bound.
 * @param max - Exclusive upper bound.
 * @returns `true` when the value is inside the range.
 * @example
 * Check whether a candidate scalar fits the field order.
 *
 * ```ts
 * inRange(2n, 1n, 3n);
 * ```
 */
function inRange(n, min, max) {
  return isPosBig(n) && isPosBig(min) && isPosBig(max) && min <= n && n < max
}
/**
 * Asserts `min <= n < max`. NOTE: upper bound is exclusive.
 * @param title - Value label for error messages.
 * @param n - Candidate value.
 * @param min - Inclusive lower bound.
 * @param max - Exclusive upper bound.
 * Wrong-type inputs are not separated from out-of-range values here: they still flow through the
 * shared `RangeError` path because this is only a throwing wrapper around `inRange(...)`.
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Assert that a bigint stays within one half-open range.
 *
 * ```ts
 * aInRange('x', 2n, 1n, 256n);
 * ```
 */
function aInRange(title, n, min, max) {
  if (!inRange(n, min, max))
    throw new RangeError('expected valid ' + title + ': ' + min + ' <= n < ' + max + ', got ' + n)
}
/**
 * Calculates amount of bits in a bigint.
 * Same as `n.toString(2).length`
 * TODO: merge with nLength in modular
 * @param n - Value to inspect.
 * @returns Bit length.
 * @throws If the value is negative. {@link Error}
 * @example
 * Measure the bit length of a scalar before serialization.
 *
 * ```ts
 * bitLen(8n);
 * ```
 */
function bitLen(n) {
  if (n < _0n$5) throw new Error('expected non-negative bigint, got ' + n)
  return n === _0n$5 ? 0 : n.toString(2).length
}
/**
 * Calculate mask for N bits. Not using ** operator with bigints because of old engines.
 * Same as BigInt(`0b${Array(i).fill('1').join('')}`)
 * @param n - Number of bits. Negative widths are currently passed through to raw bigint shift
 *   semantics and therefore produce `-1n`.
 * @returns Bitmask value.
 * @example
 * Calculate mask for N bits.
 *
 * ```ts
 * bitMask(4);
 * ```
 */
var bitMask = n => {
  asafenumber(n, 'n')
  return (_1n$5 << BigInt(n)) - _1n$5
}
/**
 * Validates declared required and optional field types on a plain object.
 * Extra keys are intentionally ignored because many callers validate only the subset they use from
 * richer option bags or runtime objects.
 * This walks field schemas and formats detailed errors, so avoid it on hot paths; use direct
 * one-line guards such as `aobject()`, `afunction()`, `abool()`, or `asafenumber()` instead.
 * @param object - Object to validate.
 * @param fields - Required field types.
 * @param optFields - Optional field types.
 * @param title - Object label included in thrown errors.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Check user options before building a curve helper.
 *
 * ```ts
 * validateObject({ flag: true }, { flag: 'boolean' });
 * ```
 */
function validateObject(object, fields = {}, optFields = {}, title = 'object') {
  aobject(object, title)
  aobject(fields, 'fields')
  aobject(optFields, 'optFields')
  function checkField(fieldName, expectedType, isOpt) {
    const label = title === 'object' ? `param "${String(fieldName)}"` : `"${title}.${String(fieldName)}"`
    const val = object[fieldName]
    if (!Object.hasOwn(object, fieldName) && (isOpt ? val !== void 0 : expectedType !== 'function'))
      throw new TypeError(`${label} is invalid: expected own property`)
    if (isOpt && val === void 0) return
    const current = typeof val
    if (current !== expectedType || val === null)
      throw new TypeError(`${label} is invalid: expected ${expectedType}, got ${current}`)
  }
  const iter = (f, isOpt) => Object.entries(f).forEach(([k, v]) => checkField(k, v, isOpt))
  iter(fields, false)
  iter(optFields, true)
}
// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/modular.js
/**
 * Utils for modular division and fields.
 * Field over 11 is a finite (Galois) field is integer number operations `mod 11`.
 * There is no division: it is replaced by modular multiplicative inverse.
 * @module
 */
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$4 = /* @__PURE__ */ BigInt(0)
var _1n$4 = /* @__PURE__ */ BigInt(1)
var _2n$3 = /* @__PURE__ */ BigInt(2)
var _3n$1 = /* @__PURE__ */ BigInt(3)
var _4n$2 = /* @__PURE__ */ BigInt(4)
var _5n$1 = /* @__PURE__ */ BigInt(5)
var _7n = /* @__PURE__ */ BigInt(7)
var _8n$2 = /* @__PURE__ */ BigInt(8)
var _9n = /* @__PURE__ */ BigInt(9)
var _15n = /* @__PURE__ */ BigInt(15)
var _16n = /* @__PURE__ */ BigInt(16)
var POW_WINDOWED_MIN = /* @__PURE__ */ BigInt('0x10000000000000000')
/**
 * @param a - Dividend value.
 * @param b - Positive modulus.
 * @returns Reduced value in `[0, b)` only when `b` is positive.
 * @throws If the modulus is not positive. {@link Error}
 * @example
 * Normalize a bigint into one field residue.
 *
 * ```ts
 * mod(-1n, 5n);
 * ```
 */
function mod(a, b) {
  if (b <= _0n$4) throw new Error('mod: expected positive modulus, got ' + b)
  const result = a % b
  return result >= _0n$4 ? result : b + result
}
/**
 * Efficiently raise num to a power with modular reduction.
 * Unsafe in some contexts: uses ladder, so can expose bigint bits.
 * Low-level helper: callers that need canonical residues must pass a valid `num` for the chosen
 * modulus instead of relying on the `power===0/1` fast paths to normalize it.
 * @param num - Base value.
 * @param power - Exponent value.
 * @param modulo - Reduction modulus.
 * @returns Modular exponentiation result.
 * @throws If the modulus or exponent is invalid. {@link Error}
 * @example
 * Raise one bigint to a modular power.
 *
 * ```ts
 * pow(2n, 6n, 11n) // 64n % 11n == 9n
 * ```
 */
function pow(num, power, modulo) {
  if (modulo <= _1n$4) throw new Error('pow: expected modulus > 1, got ' + modulo)
  if (typeof power !== 'bigint') throw new TypeError('invalid exponent: expected bigint, got ' + typeof power)
  if (power < _0n$4) throw new Error('invalid exponent, negatives unsupported')
  if (power === _0n$4) return _1n$4
  if (power === _1n$4) return num
  let d = num % modulo
  if (d < _0n$4) d += modulo
  if (power < POW_WINDOWED_MIN) {
    let p = _1n$4
    while (power > _0n$4) {
      if (power & _1n$4) p = (p * d) % modulo
      d = (d * d) % modulo
      power >>= _1n$4
    }
    return p
  }
  const digits = []
  while (power > _0n$4) {
    digits.push(Number(power & _15n))
    power >>= _4n$2
  }
  const table = new Array(16)
  table[0] = _1n$4
  table[1] = d
  for (let i = 2; i < 16; i++) table[i] = (table[i - 1] * d) % modulo
  let p = table[digits[digits.length - 1]]
  for (let w = digits.length - 2; w >= 0; w--) {
    p = (p * p) % modulo
    p = (p * p) % modulo
    p = (p * p) % modulo
    p = (p * p) % modulo
    const digit = digits[w]
    if (digit !== 0) p = (p * table[digit]) % modulo
  }
  return p
}
/**
 * Does `x^(2^power)` mod p. `pow2(30, 4)` == `30^(2^4)`.
 * Low-level helper: callers that need canonical residues must pass a valid `x` for the chosen
 * modulus; the `power===0` fast path intentionally returns the input unchanged.
 * @param x - Base value.
 * @param power - Number of squarings.
 * @param modulo - Reduction modulus.
 * @returns Repeated-squaring result.
 * @throws If the exponent is negative. {@link Error}
 * @example
 * Apply repeated squaring inside one field.
 *
 * ```ts
 * pow2(3n, 2n, 11n);
 * ```
 */
function pow2(x, power, modulo) {
  if (modulo <= _1n$4) throw new Error('pow2: expected modulus > 1, got ' + modulo)
  if (power < _0n$4) throw new Error('pow2: expected non-negative exponent, got ' + power)
  let res = x
  while (power-- > _0n$4) {
    res *= res
    res %= modulo
  }
  return res
}
/**
 * Inverses number over modulo.
 * Implemented using the {@link https://brilliant.org/wiki/extended-euclidean-algorithm/ | extended Euclidean algorithm}.
 * @param number - Value to invert.
 * @param modulo - Modulus greater than 1.
 * @returns Multiplicative inverse.
 * @throws If the modulus is invalid or the inverse does not exist. {@link Error}
 * @example
 * Compute one modular inverse with the extended Euclidean algorithm.
 *
 * ```ts
 * invert(3n, 11n);
 * ```
 */
function invert(number, modulo) {
  if (number === _0n$4) throw new Error('invert: expected non-zero number')
  if (modulo <= _1n$4) throw new Error('invert: expected modulus > 1, got ' + modulo)
  let a = mod(number, modulo)
  let b = modulo
  let x = _0n$4,
    u = _1n$4
  while (a !== _0n$4) {
    const q = b / a
    const r = b - a * q
    const m = x - u * q
    ;(b = a), (a = r), (x = u), (u = m)
  }
  if (b !== _1n$4) throw new Error('invert: does not exist')
  return mod(x, modulo)
}
function assertIsSquare(Fp, root, n) {
  const F = Fp
  if (!F.eql(F.sqr(root), n)) throw new Error('Cannot find square root')
}
function aoddModulus(order, fnName) {
  if ((order & _1n$4) === _0n$4) throw new Error(fnName + ': expected odd modulus, got ' + order)
}
function sqrt3mod4(Fp, n) {
  const F = Fp
  const p1div4 = (F.ORDER + _1n$4) / _4n$2
  const root = F.pow(n, p1div4)
  assertIsSquare(F, root, n)
  return root
}
function sqrt5mod8(Fp, n) {
  const F = Fp
  const p5div8 = (F.ORDER - _5n$1) / _8n$2
  const n2 = F.mul(n, _2n$3)
  const v = F.pow(n2, p5div8)
  const nv = F.mul(n, v)
  const i = F.mul(F.mul(nv, _2n$3), v)
  const root = F.mul(nv, F.sub(i, F.ONE))
  assertIsSquare(F, root, n)
  return root
}
function sqrt9mod16(P) {
  const Fp_ = Field(P)
  const tn = tonelliShanks(P)
  const c1 = tn(Fp_, Fp_.neg(Fp_.ONE))
  const c2 = tn(Fp_, c1)
  const c3 = tn(Fp_, Fp_.neg(c1))
  const c4 = (P + _7n) / _16n
  return (Fp, n) => {
    const F = Fp
    let tv1 = F.pow(n, c4)
    let tv2 = F.mul(tv1, c1)
    const tv3 = F.mul(tv1, c2)
    const tv4 = F.mul(tv1, c3)
    const e1 = F.eql(F.sqr(tv2), n)
    const e2 = F.eql(F.sqr(tv3), n)
    tv1 = F.cmov(tv1, tv2, e1)
    tv2 = F.cmov(tv4, tv3, e2)
    const e3 = F.eql(F.sqr(tv2), n)
    const root = F.cmov(tv1, tv2, e3)
    assertIsSquare(F, root, n)
    return root
  }
}
/**
 * Tonelli-Shanks square root search algorithm.
 * This implementation is variable-time: it searches data-dependently for the first non-residue `Z`
 * and for the smallest `i` in the main loop, unlike RFC 9380 Appendix I.4's constant-time shape.
 * 1. {@link https://eprint.iacr.org/2012/685.pdf | eprint 2012/685}, page 12
 * 2. Square Roots from 1; 24, 51, 10 to Dan Shanks
 * @param P - field order
 * @returns function that takes field Fp (created from P) and number n
 * @throws If the field is too small, non-prime, or the square root does not exist. {@link Error}
 * @example
 * Construct a square-root helper for primes that need Tonelli-Shanks.
 *
 * ```ts
 * import { Field, tonelliShanks } from '@noble/curves/abstract/modular.js';
 * const Fp = Field(17n);
 * const sqrt = tonelliShanks(17n)(Fp, 4n);
 * ```
 */
function tonelliShanks(P) {
  if (P < _3n$1) throw new Error('sqrt is not defined for small field')
  aoddModulus(P, 'tonelliShanks')
  let Q = P - _1n$4
  let S = 0
  while (Q % _2n$3 === _0n$4) {
    Q /= _2n$3
    S++
  }
  let Z = _2n$3
  const _Fp = Field(P)
  while (FpLegendre(_Fp, Z) === 1)
    if (Z++ > 1e3) throw new Error('Cannot find square root: probably non-prime P')
  if (S === 1) return sqrt3mod4
  const cc = _Fp.pow(Z, Q)
  const Q1div2 = (Q + _1n$4) / _2n$3
  return function tonelliSlow(Fp, n) {
    const F = Fp
    if (F.is0(n)) return n
    if (FpLegendre(F, n) !== 1) throw new Error('Cannot find square root')
    let M = S
    let c = F.mul(F.ONE, cc)
    let t = F.pow(n, Q)
    let R = F.pow(n, Q1div2)
    while (!F.eql(t, F.ONE)) {
      if (F.is0(t)) throw new Error('Cannot find square root: probably non-prime P')
      let i = 1
      let t_tmp = F.sqr(t)
      while (!F.eql(t_tmp, F.ONE)) {
        i++
        t_tmp = F.sqr(t_tmp)
        if (i === M) throw new Error('Cannot find square root')
      }
      const exponent = _1n$4 << BigInt(M - i - 1)
      const b = F.pow(c, exponent)
      M = i
      c = F.sqr(b)
      t = F.mul(t, c)
      R = F.mul(R, b)
    }
    return R
  }
}
/**
 * Square root for a finite field. Will try optimized versions first:
 *
 * 1. P ≡ 3 (mod 4)
 * 2. P ≡ 5 (mod 8)
 * 3. P ≡ 9 (mod 16)
 * 4. Tonelli-Shanks algorithm
 *
 * Different algorithms can give different roots, it is up to user to decide which one they want.
 * For example there is FpSqrtOdd/FpSqrtEven to choose a root by oddness
 * (used for hash-to-curve).
 * @param P - Field order.
 * @returns Square-root helper. The generic fallback inherits Tonelli-Shanks' variable-time
 *   behavior and this selector assumes prime-field-style integer moduli.
 * @throws If the field is unsupported or the square root does not exist. {@link Error}
 * @example
 * Choose the square-root helper appropriate for one field modulus.
 *
 * ```ts
 * import { Field, FpSqrt } from '@noble/curves/abstract/modular.js';
 * const Fp = Field(17n);
 * const sqrt = FpSqrt(17n)(Fp, 4n);
 * ```
 */
function FpSqrt(P) {
  aoddModulus(P, 'Fp.sqrt')
  if (P % _4n$2 === _3n$1) return sqrt3mod4
  if (P % _8n$2 === _5n$1) return sqrt5mod8
  if (P % _16n === _9n) return sqrt9mod16(P)
  return tonelliShanks(P)
}
/**
 * @param num - Value to inspect.
 * @param modulo - Field modulus.
 * @returns `true` when the least-significant little-endian bit is set.
 * @throws If the modulus is invalid for `mod(...)`. {@link Error}
 * @example
 * Inspect the low bit used by little-endian sign conventions.
 *
 * ```ts
 * isNegativeLE(3n, 11n);
 * ```
 */
var isNegativeLE = (num, modulo) => (mod(num, modulo) & _1n$4) === _1n$4
var FIELD_FIELDS = [
  'create',
  'isValid',
  'is0',
  'neg',
  'inv',
  'sqrt',
  'sqr',
  'eql',
  'add',
  'sub',
  'mul',
  'pow',
  'div',
  'addN',
  'subN',
  'mulN',
  'sqrN',
]
/**
 * @param field - Field implementation.
 * @returns Validated field. This only checks the arithmetic subset needed by generic helpers; it
 *   does not guarantee full runtime-method coverage for serialization, batching, `cmov`, or
 *   field-specific extras beyond positive `BYTES` / `BITS`.
 * @throws If the field shape or numeric metadata are invalid. {@link Error}
 * @example
 * Check that a field implementation exposes the operations curve code expects.
 *
 * ```ts
 * import { Field, validateField } from '@noble/curves/abstract/modular.js';
 * const Fp = validateField(Field(17n));
 * ```
 */
function validateField(field) {
  aobject(field, 'field')
  if (typeof field.ORDER !== 'bigint')
    throw new TypeError('param "ORDER" is invalid: expected bigint, got ' + typeof field.ORDER)
  asafenumber(field.BYTES, 'BYTES')
  asafenumber(field.BITS, 'BITS')
  for (const name of FIELD_FIELDS) afunction(field[name], 'field.' + name)
  if (field.BYTES < 1 || field.BITS < 1) throw new Error('invalid field: expected BYTES/BITS > 0')
  if (field.ORDER <= _1n$4) throw new Error('invalid field: expected ORDER > 1, got ' + field.ORDER)
  return field
}
function FpInvertBatch(Fp, nums, passZero = false) {
  validateField(Fp)
  aarray(nums, 'nums')
  abool(passZero, 'passZero')
  const F = Fp
  const inverted = new Array(nums.length).fill(passZero ? F.ZERO : void 0)
  const multipliedAcc = nums.reduce((acc, num, i) => {
    if (F.is0(num)) return acc
    inverted[i] = acc
    return F.mul(acc, num)
  }, F.ONE)
  const invertedAcc = F.inv(multipliedAcc)
  nums.reduceRight((acc, num, i) => {
    if (F.is0(num)) return acc
    inverted[i] = F.mul(acc, inverted[i])
    return F.mul(acc, num)
  }, invertedAcc)
  return inverted
}
/**
 * Legendre symbol.
 * Legendre constant is used to calculate Legendre symbol (a | p)
 * which denotes the value of a^((p-1)/2) (mod p).
 *
 * * (a | p) ≡ 1    if a is a square (mod p), quadratic residue
 * * (a | p) ≡ -1   if a is not a square (mod p), quadratic non residue
 * * (a | p) ≡ 0    if a ≡ 0 (mod p)
 * @param Fp - Field implementation.
 * @param n - Value to inspect.
 * @returns Legendre symbol.
 * @throws If the powered value does not match a valid Legendre symbol. {@link Error}
 * @example
 * Compute the Legendre symbol of one field element.
 *
 * ```ts
 * import { Field, FpLegendre } from '@noble/curves/abstract/modular.js';
 * const Fp = Field(17n);
 * const symbol = FpLegendre(Fp, 4n);
 * ```
 */
function FpLegendre(Fp, n) {
  validateField(Fp)
  const F = Fp
  aoddModulus(F.ORDER, 'FpLegendre')
  const p1mod2 = (F.ORDER - _1n$4) / _2n$3
  const powered = F.pow(n, p1mod2)
  const yes = F.eql(powered, F.ONE)
  const zero = F.eql(powered, F.ZERO)
  const no = F.eql(powered, F.neg(F.ONE))
  if (!yes && !zero && !no) throw new Error('invalid Legendre symbol result')
  return yes ? 1 : zero ? 0 : -1
}
/**
 * @param n - Curve order. Callers are expected to pass a positive order.
 * @param nBitLength - Optional cached bit length. Callers are expected to pass a positive cached
 *   value when overriding the derived bit length.
 * @returns Byte and bit lengths.
 * @throws If the order or cached bit length is invalid. {@link Error}
 * @example
 * Measure the encoding sizes needed for one modulus.
 *
 * ```ts
 * nLength(255n);
 * ```
 */
function nLength(n, nBitLength) {
  if (nBitLength !== void 0) anumber(nBitLength)
  if (n <= _0n$4) throw new Error('invalid n length: expected positive n, got ' + n)
  if (nBitLength !== void 0 && nBitLength < 1)
    throw new Error('invalid n length: expected positive bit length, got ' + nBitLength)
  const bits = bitLen(n)
  if (nBitLength !== void 0 && nBitLength < bits)
    throw new Error(`invalid n length: expected nBitLength (${nBitLength}) >= bitLen(n) (${bits})`)
  const _nBitLength = nBitLength !== void 0 ? nBitLength : bits
  return {
    nBitLength: _nBitLength,
    nByteLength: Math.ceil(_nBitLength / 8),
  }
}
var FIELD_SQRT = /* @__PURE__ */ new WeakMap()
var _Field = class {
  ORDER
  BITS
  BYTES
  isLE
  ZERO = _0n$4
  ONE = _1n$4
  _lengths
  _mod
  constructor(ORDER, opts = {}) {
    if (ORDER <= _1n$4) throw new Error('invalid field: expected ORDER > 1, got ' + ORDER)
    let _nbitLength = void 0
    this.isLE = false
    if (opts != null && typeof opts === 'object') {
      if (typeof opts.BITS === 'number') _nbitLength = opts.BITS
      if (typeof opts.sqrt === 'function')
        Object.defineProperty(this, 'sqrt', {
          value: opts.sqrt,
          enumerable: true,
        })
      if (typeof opts.isLE === 'boolean') this.isLE = opts.isLE
      if (opts.allowedLengths) this._lengths = Object.freeze(opts.allowedLengths.slice())
      if (typeof opts.modFromBytes === 'boolean') this._mod = opts.modFromBytes
    }
    const { nBitLength, nByteLength } = nLength(ORDER, _nbitLength)
    if (nByteLength > 2048) throw new Error('invalid field: expected ORDER of <= 2048 bytes')
    this.ORDER = ORDER
    this.BITS = nBitLength
    this.BYTES = nByteLength
    Object.freeze(this)
  }
  create(num) {
    return mod(num, this.ORDER)
  }
  isValid(num) {
    if (typeof num !== 'bigint')
      throw new TypeError('invalid field element: expected bigint, got ' + typeof num)
    return _0n$4 <= num && num < this.ORDER
  }
  is0(num) {
    return num === _0n$4
  }
  isValidNot0(num) {
    return !this.is0(num) && this.isValid(num)
  }
  isOdd(num) {
    return (num & _1n$4) === _1n$4
  }
  neg(num) {
    return mod(-num, this.ORDER)
  }
  eql(lhs, rhs) {
    return lhs === rhs
  }
  sqr(num) {
    return mod(num * num, this.ORDER)
  }
  add(lhs, rhs) {
    return mod(lhs + rhs, this.ORDER)
  }
  sub(lhs, rhs) {
    return mod(lhs - rhs, this.ORDER)
  }
  mul(lhs, rhs) {
    return mod(lhs * rhs, this.ORDER)
  }
  pow(num, power) {
    return pow(num, power, this.ORDER)
  }
  div(lhs, rhs) {
    return mod(lhs * invert(rhs, this.ORDER), this.ORDER)
  }
  sqrN(num) {
    return num * num
  }
  addN(lhs, rhs) {
    return lhs + rhs
  }
  subN(lhs, rhs) {
    return lhs - rhs
  }
  mulN(lhs, rhs) {
    return lhs * rhs
  }
  inv(num) {
    return invert(num, this.ORDER)
  }
  sqrt(num) {
    let sqrt = FIELD_SQRT.get(this)
    if (!sqrt) FIELD_SQRT.set(this, (sqrt = FpSqrt(this.ORDER)))
    return sqrt(this, num)
  }
  toBytes(num) {
    return this.isLE ? numberToBytesLE(num, this.BYTES) : numberToBytesBE(num, this.BYTES)
  }
  fromBytes(bytes, skipValidation = false) {
    abytes(bytes)
    const { _lengths: allowedLengths, BYTES, isLE, ORDER, _mod: modFromBytes } = this
    if (allowedLengths) {
      if (bytes.length < 1 || !allowedLengths.includes(bytes.length) || bytes.length > BYTES)
        throw new Error('Field.fromBytes: expected ' + allowedLengths + ' bytes, got ' + bytes.length)
      const padded = new Uint8Array(BYTES)
      padded.set(bytes, isLE ? 0 : padded.length - bytes.length)
      bytes = padded
    }
    if (bytes.length !== BYTES)
      throw new Error('Field.fromBytes: expected ' + BYTES + ' bytes, got ' + bytes.length)
    let scalar = isLE ? bytesToNumberLE(bytes) : bytesToNumberBE(bytes)
    if (modFromBytes) scalar = mod(scalar, ORDER)
    if (!skipValidation) {
      if (!this.isValid(scalar)) throw new Error('invalid field element: outside of range 0..ORDER')
    }
    return scalar
  }
  invertBatch(lst) {
    return FpInvertBatch(this, lst, true)
  }
  cmov(a, b, condition) {
    abool(condition, 'condition')
    return condition ? b : a
  }
}
/**
 * Creates a finite field. Major performance optimizations:
 * * 1. Denormalized operations like mulN instead of mul.
 * * 2. Identical object shape: never add or remove keys.
 * * 3. Frozen stable object shape; the lazy sqrt cache lives in a module-level `WeakMap`.
 * Fragile: always run a benchmark on a change.
 * Security note: operations and low-level serializers like `toBytes` don't check `isValid` for
 * all elements for performance and protocol-flexibility reasons; callers are responsible for
 * supplying valid elements when they need canonical field behavior.
 * This is low-level code, please make sure you know what you're doing.
 *
 * Note about field properties:
 * * CHARACTERISTIC p = prime number, number of elements in main subgroup.
 * * ORDER q = similar to cofactor in curves, may be composite `q = p^m`.
 *
 * @param ORDER - field order, probably prime, or could be composite
 * @param opts - Field options such as bit length or endianness. See {@link FieldOpts}.
 * @returns Frozen field instance with a stable object shape. This wrapper forwards `opts` straight
 *   into `_Field`, so it inherits `_Field`'s assumptions about cached sizes and `allowedLengths`.
 * @example
 * Construct one prime field with optional overrides.
 *
 * ```ts
 * Field(11n);
 * ```
 */
function Field(ORDER, opts = {}) {
  Object.freeze(_Field.prototype)
  return new _Field(ORDER, opts)
}
// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/curve.js
/**
 * Methods for elliptic curve multiplication by scalars.
 * Contains wNAF-based ScalarMultiplier, pippenger.
 * @module
 */
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$3 = /* @__PURE__ */ BigInt(0)
var _1n$3 = /* @__PURE__ */ BigInt(1)
var _4n$1 = /* @__PURE__ */ BigInt(4)
var BLIND_BYTES = 16
var BLIND_BITS = 128
var FW_WINDOW = 5
var TABLE_BYTES_MAX = /* @__PURE__ */ (() => 2 ** 31)()
/**
 * Validates the static surface of a point constructor.
 * This is only a cheap sanity check for the constructor hooks and fields consumed by generic
 * factories; it does not certify `BASE`/`ZERO` semantics or prove the curve implementation itself.
 * @param Point - Runtime point constructor.
 * @throws On missing constructor hooks or malformed field metadata. {@link TypeError}
 * @example
 * Check that one point constructor exposes the static hooks generic helpers need.
 *
 * ```ts
 * import { ed25519 } from '@noble/curves/ed25519.js';
 * import { validatePointCons } from '@noble/curves/abstract/curve.js';
 * validatePointCons(ed25519.Point);
 * ```
 */
function validatePointCons(Point) {
  const pc = Point
  if (typeof pc !== 'function') throw new TypeError('"Point" expected constructor, got type=' + typeof Point)
  afunction(pc.fromAffine, 'Point.fromAffine')
  afunction(pc.fromBytes, 'Point.fromBytes')
  afunction(pc.fromHex, 'Point.fromHex')
  aobject(pc.BASE, 'Point.BASE')
  aobject(pc.ZERO, 'Point.ZERO')
  validateField(pc.Fp)
  validateField(pc.Fn)
}
/**
 * Takes a bunch of Projective Points but executes only one
 * inversion on all of them. Inversion is very slow operation,
 * so this improves performance massively.
 * Optimization: converts a list of projective points to a list of identical points with Z=1.
 * Input points are left unchanged; the normalized points are returned as fresh instances.
 * @param c - Point constructor.
 * @param points - Projective points.
 * @returns Fresh projective points reconstructed from normalized affine coordinates.
 * @example
 * Batch-normalize projective points with a single shared inversion.
 *
 * ```ts
 * import { normalizeZ } from '@noble/curves/abstract/curve.js';
 * import { p256 } from '@noble/curves/nist.js';
 * const points = normalizeZ(p256.Point, [p256.Point.BASE, p256.Point.BASE.double()]);
 * ```
 */
function normalizeZ(c, points) {
  validatePointCons(c)
  validateMSMPoints(points, c)
  const invertedZs = FpInvertBatch(
    c.Fp,
    points.map(p => p.Z),
  )
  return points.map((p, i) => c.fromAffine(p.toAffine(invertedZs[i])))
}
function validateW(W, bits, min = 1) {
  if (!Number.isSafeInteger(W) || W < min || W > bits)
    throw new Error('invalid window size, expected [' + min + '..' + bits + '], got W=' + W)
}
function validateTableBytes(numPoints, fpBytes) {
  const bytes = numPoints * (4 * fpBytes + 128)
  if (bytes > TABLE_BYTES_MAX)
    throw new Error(
      'invalid window size: table would need ~' +
        Math.ceil(bytes / 2 ** 20) +
        ' MiB, max ' +
        TABLE_BYTES_MAX / 2 ** 20 +
        ' MiB',
    )
}
/**
 * Probes an RNG once, at construction time: returns `undefined` when it is unavailable —
 * throws or returns malformed bytes — so callers can downgrade to their unblinded /
 * deterministic constant-time fallback. Blinding is defense-in-depth (DPA/template
 * hardening), not a correctness or key-secrecy requirement, so availability-based
 * downgrade is acceptable.
 *
 * The downgrade decision is deliberately static. After a successful probe the RNG becomes
 * part of the trusted contract: later misbehavior must fail closed in per-call validation
 * (throw), never downgrade — a dynamic fallback would let a tampered RNG silently strip
 * blinding on demand. A probe can only ever classify broken environments, not adversarial
 * RNGs: a stateful RNG can always behave while probed and misbehave later.
 * @param randomBytes - RNG to probe, or `undefined` when the environment provides none.
 * @param length - Byte length requested from the probe call.
 * @returns The RNG when the probe produced `length` valid bytes; `undefined` otherwise.
 * @example
 * Probe an RNG once before enabling scalar blinding.
 *
 * ```ts
 * import { probeRandomBytes } from '@noble/curves/abstract/curve.js';
 * import { randomBytes } from '@noble/hashes/utils.js';
 * const rng = probeRandomBytes(randomBytes, 16);
 * ```
 */
function probeRandomBytes(randomBytes, length) {
  if (randomBytes === void 0) return void 0
  afunction(randomBytes, 'randomBytes')
  try {
    const probe = randomBytes(length)
    if (!isBytes(probe) || probe.length !== length) return void 0
  } catch {
    return
  }
  return randomBytes
}
function validateMSMPoints(points, c) {
  aarray(points, 'points')
  points.forEach((p, i) => {
    if (!(p instanceof c)) throw new Error('invalid point at index ' + i)
  })
}
function validateMSMScalars(scalars, field, maxScalar) {
  if (!Array.isArray(scalars)) throw new Error('array of scalars expected')
  scalars.forEach((s, i) => {
    if (!(maxScalar === void 0 ? field.isValid(s) : isPosBig(s) && s < maxScalar))
      throw new Error('invalid scalar at index ' + i)
  })
}
var pointWindowSizes = /* @__PURE__ */ new WeakMap()
function getWindowSize(P) {
  return pointWindowSizes.get(P) || 1
}
/** Table of odd multiples [1P, 3P, ..., (2⋅size−1)P]; width-W wNAF uses size = 2^(W−2). */
function oddMultiples(p, size) {
  const dbl = p.double()
  const t = [p]
  for (let j = 1; j < size; j++) t.push(t[j - 1].add(dbl))
  return t
}
/**
 * Width-W wNAF signed-digit recoding (W >= 2), LSB-first: digits are 0 or odd with
 * |digit| < 2^(W−1); nonzero density ~1/(W+1) (a nonzero digit is followed by W−1 zeros).
 */
function wnafDigits(n, W) {
  const size = 2 ** W
  const half = size / 2
  const mask = BigInt(size - 1)
  const d = []
  while (n > _0n$3) {
    let w = 0
    if (n & _1n$3) {
      w = Number(n & mask)
      if (w >= half) w -= size
      n -= BigInt(w)
    }
    d.push(w)
    n >>= _1n$3
  }
  return d
}
/**
 * Fixed-position signed-window recoding for precomputed wNAF: `n = Σ digits[w]⋅2^(w⋅W)` with
 * digits in `[−2^(W−1)+1, 2^(W−1)]`. Digit count is fixed by `windows` (callers reserve one
 * extra window for the final carry), so recoding length does not depend on the scalar.
 */
function signedWindowDigits(n, W, windows) {
  const size = 2 ** W
  const half = size / 2
  const mask = BigInt(size - 1)
  const shiftBy = BigInt(W)
  const d = []
  for (let w = 0; w < windows; w++) {
    let v = Number(n & mask)
    n >>= shiftBy
    if (v > half) {
      v -= size
      n += _1n$3
    }
    d.push(v)
  }
  if (n !== _0n$3) throw new Error('invalid wnaf')
  return d
}
/**
 * Shared vartime walk over per-scalar wNAF digit streams: one doubling of a single shared
 * accumulator per bit position of the longest recoding, one signed table addition per
 * nonzero digit. `tables[i]` must hold the odd multiples of the i-th point.
 */
function wnafWalk(zero, tables, digits) {
  let max = 0
  for (const d of digits) max = Math.max(max, d.length)
  let acc = zero
  for (let bit = max - 1; bit >= 0; bit--) {
    if (bit !== max - 1) acc = acc.double()
    for (let i = 0; i < digits.length; i++) {
      const w = digits[i][bit]
      if (w) {
        const item = tables[i][(Math.abs(w) - 1) >> 1]
        acc = acc.add(w < 0 ? item.negate() : item)
      }
    }
  }
  return acc
}
/**
 * Elliptic curve multiplication of Point by scalar.
 * Routes between cached-table, fixed-window, and one-shot wNAF paths; entry points validate
 * their own scalars (`mulCT`/`mulCTBlinded`: `1 <= s < Fn.ORDER`; `mulUnsafe`: up to the
 * `Fn.ORDER^4` DoS cap via {@link mulAddUnsafe}).
 * Table generation is expensive and happens on first call of `multiply()`
 * (or eagerly via `precompute(W, false)`). By default, `BASE` point is precomputed.
 *
 * Cached algorithm is signed fixed-window wNAF:
 * - table stores, for every window w, the multiples `[1..2^(W−1)]⋅2^(w⋅W)⋅P` — all doublings
 *   are baked in, so a multiplication is exactly one table addition per window
 * - window count is fixed (`ceil(bits/W) + 1`), so the point-operation count is scalar-independent
 *   (basis of the constant-time path)
 * - for a 256-bit curve and W=6: 44⋅32 = 1408 table points, 44 additions per multiply
 * - secret scalars are additionally blinded (see {@link ScalarMultiplier.mulCTBlinded}), which
 *   widens tables by 128 bits
 * @param Point - Point constructor.
 * @param randomBytes - RNG used for scalar blinding; required by the blinded secret path.
 * @example
 * Elliptic curve multiplication of Point by scalar.
 *
 * ```ts
 * import { ScalarMultiplier } from '@noble/curves/abstract/curve.js';
 * import { p256 } from '@noble/curves/nist.js';
 * const mul = new ScalarMultiplier(p256.Point);
 * ```
 */
var ScalarMultiplier = class {
  Point
  BASE
  ZERO
  randomBytes
  wnafPrecomputes = /* @__PURE__ */ new WeakMap()
  baseCanBeBlinded
  bits
  constructor(Point, randomBytes) {
    validatePointCons(Point)
    this.randomBytes = probeRandomBytes(randomBytes, BLIND_BYTES)
    this.Point = Point
    this.BASE = Point.BASE
    this.ZERO = Point.ZERO
    this.bits = Point.Fn.BITS
  }
  /**
   * Creates a signed fixed-window wNAF precomputation table: for every window w, the
   * multiples `[1..2^(W−1)]⋅2^(w⋅W)⋅P`, flattened. All doublings are baked into the table,
   * so cached multiplication is additions-only. `windows = ceil(bits/W) + 1`: the extra
   * window absorbs the final carry of signed-digit recoding.
   * For a 256-bit curve and W=6, the table is 44⋅32 = 1408 points.
   * @param point - Point instance
   * @param W - window size
   * @param bits - scalar bitlength the table must cover
   */
  buildWnafTable(point, W, bits) {
    const windows = Math.ceil(bits / W) + 1
    const half = 2 ** (W - 1)
    const comp = []
    let base = point
    for (let w = 0; w < windows; w++) {
      let acc = base
      for (let i = 0; i < half; i++) {
        comp.push(acc)
        acc = acc.add(base)
      }
      base = comp[comp.length - 1].double()
    }
    return {
      W,
      bits,
      windows,
      comp,
    }
  }
  /**
   * Implements ec multiplication using precomputed signed fixed-window wNAF tables.
   * Constant-time: fixed window count with one table addition per window — zero digits feed
   * the fake accumulator — and no doublings; the lookup scans the whole window slice.
   * Scalar bounds are validated by the public entry points ({@link ScalarMultiplier.mulCT},
   * {@link ScalarMultiplier.mulCTBlinded}, {@link ScalarMultiplier.mulUnsafe});
   * signedWindowDigits throws if `n` exceeds the table.
   * @returns real and fake (for const-time) points
   */
  wnafCachedCT(precomputes, n) {
    const { W, windows, comp } = precomputes
    const half = 2 ** (W - 1)
    const digits = signedWindowDigits(n, W, windows)
    let p = this.ZERO
    let f = this.BASE
    for (let w = 0; w < windows; w++) {
      const digit = digits[w]
      const start = w * half
      const idx = Math.abs(digit) - 1
      let sel = comp[start]
      for (let i = 1; i < half; i++) sel = i === idx ? comp[start + i] : sel
      const neg = sel.negate()
      if (digit === 0) f = f.add(comp[start])
      else p = p.add(digit < 0 ? neg : sel)
    }
    return {
      p,
      f,
    }
  }
  getWnafPrecomputes(W, point, bits, transform) {
    let entries = this.wnafPrecomputes.get(point)
    let comp = entries?.find(entry => entry.W === W && entry.bits === bits)
    if (!comp) {
      comp = this.buildWnafTable(point, W, bits)
      if (typeof transform === 'function')
        comp = {
          ...comp,
          comp: transform(comp.comp),
        }
      if (!entries) {
        entries = []
        this.wnafPrecomputes.set(point, entries)
      }
      entries.push(comp)
    }
    return comp
  }
  assertPoint(point) {
    if (!(point instanceof this.Point))
      throw new TypeError('"point" expected Point instance, got type=' + typeof point)
  }
  validateMulInput(point, scalar) {
    this.assertPoint(point)
    if (!inRange(scalar, _1n$3, this.Point.Fn.ORDER)) throw new Error('invalid scalar')
  }
  runCT(point, n, bits, transform) {
    const W = getWindowSize(point)
    if (W === 1) return this.fixedWindowCT(point, n, bits)
    return this.wnafCachedCT(this.getWnafPrecomputes(W, point, bits, transform), n)
  }
  mulCT(point, scalar, transform) {
    this.validateMulInput(point, scalar)
    return this.runCT(point, scalar, this.bits, transform)
  }
  mulCTBlinded(point, scalar, transform) {
    this.validateMulInput(point, scalar)
    if (this.randomBytes === void 0) throw new Error('randomBytes is required for scalar blinding')
    const bits = this.Point.Fn.BITS + BLIND_BITS
    const blind = this.randomBytes(BLIND_BYTES)
    if (!isBytes(blind) || blind.length !== BLIND_BYTES)
      throw new Error('randomBytes returned invalid byte array')
    blind[0] = (blind[0] & 63) | 128
    const n = scalar + bytesToNumberBE(blind) * this.Point.Fn.ORDER
    return this.runCT(point, n, bits, transform)
  }
  /**
   * Constant-time multiplication `n*point` for an un-precomputed point, via a small fixed window.
   * A cached wNAF table only pays off when reused; a flat 2^FW_WINDOW table (`size-1` adds) is
   * far cheaper to build for a single use. The point-operation sequence is independent of `n`:
   * build the table, then per window exactly FW_WINDOW doublings, a data-oblivious scan over
   * every table entry, and one addition (adds the identity when the window digit is 0 — never
   * skipped).
   *
   * `n` must be `< 2^bits`. Assumes complete addition (adding the identity costs the same as any
   * add), which holds for the Weierstrass/Edwards point types used here. The table is left in
   * projective form (no normalizeZ): normalizing this small a table costs more than the
   * mixed-add savings it would buy for a single multiply.
   * @returns real point `p`; `f` duplicates it only to match {@link wnafCachedCT}'s return shape
   * (this path needs no fake accumulator — its op-count is already scalar-independent).
   */
  fixedWindowCT(point, n, bits) {
    const W = FW_WINDOW
    const size = 32
    const mask = bitMask(W)
    const table = new Array(size)
    table[0] = this.ZERO
    for (let i = 1; i < size; i++) table[i] = table[i - 1].add(point)
    const windows = Math.ceil(bits / W)
    let acc = this.ZERO
    for (let window = windows - 1; window >= 0; window--) {
      if (window !== windows - 1) for (let d = 0; d < W; d++) acc = acc.double()
      const digit = Number((n >> BigInt(window * W)) & mask)
      let sel = table[0]
      for (let i = 1; i < size; i++) sel = i === digit ? table[i] : sel
      acc = acc.add(sel)
    }
    return {
      p: acc,
      f: acc,
    }
  }
  shouldBlind(point, cofactor) {
    if (this.randomBytes === void 0) return false
    if (cofactor === _1n$3) return true
    if (point !== this.BASE) return false
    if (this.baseCanBeBlinded === void 0)
      this.baseCanBeBlinded = this.mulUnsafe(this.BASE, this.Point.Fn.ORDER).is0()
    return this.baseCanBeBlinded
  }
  mulSecret(point, scalar, cofactor, transform) {
    return this.shouldBlind(point, cofactor)
      ? this.mulCTBlinded(point, scalar, transform)
      : this.mulCT(point, scalar, transform)
  }
  mulUnsafe(point, scalar, transform) {
    this.assertPoint(point)
    if (!isPosBig(scalar)) throw new Error('invalid scalar')
    const W = getWindowSize(point)
    if (W === 1 || scalar >= this.Point.Fn.ORDER) return mulAddUnsafe(this.Point, [point], [scalar], true)
    const precomputes = this.getWnafPrecomputes(W, point, this.bits, transform)
    return this.wnafCachedCT(precomputes, scalar).p
  }
  setWindowSize(point, W) {
    this.assertPoint(point)
    validateW(W, this.bits)
    validateTableBytes((Math.ceil((this.bits + BLIND_BITS) / W) + 1) * 2 ** (W - 1), this.Point.Fp.BYTES)
    pointWindowSizes.set(point, W)
    this.wnafPrecomputes.delete(point)
  }
  hasWindowSize(point) {
    return getWindowSize(point) !== 1
  }
}
/**
 * Combined multi-scalar multiplication `Σ scalars[i]⋅points[i]` via interleaved width-4 wNAF
 * (Strauss–Shamir). Every input gets its own table of odd multiples `[1P, 3P, 5P, 7P]` and
 * signed-digit recoding, but all walks share one doubling chain, so total cost is
 * `~bits` doublings + `L⋅bits/5` additions instead of `L⋅bits` doublings for separate
 * multiplications. Intended for the 2-4 point shapes of signature verification
 * (`R = u1⋅G + u2⋅P`); use {@link pippenger} for larger batches.
 *
 * Not constant-time: only for public inputs. Scalars must satisfy `0 <= s < Fn.ORDER`;
 * fold negative signs into the points before calling.
 * @param c - Point constructor.
 * @param points - Array of curve points.
 * @param scalars - Array of non-negative scalars, same length as points.
 * @param allowOversized - Replace the `s < Fn.ORDER` scalar check with a `Fn.ORDER^4` DoS cap.
 *   Off by default. For scalars that must NOT be reduced mod ORDER: torsion checks
 *   (`Fn.ORDER⋅P ≟ O`) and cofactor-clearing multiples. Walk length grows with `bitLen(s)`.
 * @returns Combined multiplication result; identity for empty input.
 * @throws If the point set or scalar set is invalid. {@link Error}
 * @example
 * Combined multi-scalar multiplication via Strauss–Shamir.
 *
 * ```ts
 * import { mulAddUnsafe } from '@noble/curves/abstract/curve.js';
 * import { p256 } from '@noble/curves/nist.js';
 * const G = p256.Point.BASE;
 * const R = mulAddUnsafe(p256.Point, [G, G.double()], [2n, 3n]); // 2⋅G + 3⋅(2⋅G)
 * ```
 */
function mulAddUnsafe(c, points, scalars, allowOversized = false) {
  validatePointCons(c)
  validateMSMPoints(points, c)
  abool(allowOversized, 'allowOversized')
  validateMSMScalars(scalars, c.Fn, allowOversized ? c.Fn.ORDER ** _4n$1 : void 0)
  if (points.length !== scalars.length) throw new Error('arrays of points and scalars must have equal length')
  const tables = points.map(p => oddMultiples(p, 4))
  const digits = scalars.map(n => wnafDigits(n, 4))
  return wnafWalk(c.ZERO, tables, digits)
}
function createField(order, field, isLE) {
  if (field) {
    if (field.ORDER !== order) throw new Error('Field.ORDER must match order: Fp == p, Fn == n')
    validateField(field)
    return field
  } else return Field(order, { isLE })
}
/**
 * Validates basic CURVE shape and field membership, then creates fields.
 * This does not prove that the generator is on-curve, that subgroup/order data are consistent, or
 * that the curve equation itself is otherwise sane.
 * @param type - Curve family.
 * @param CURVE - Curve parameters.
 * @param curveOpts - Optional field overrides. See {@link FpFn}:
 *   - `Fp` (optional): Optional base-field override.
 *   - `Fn` (optional): Optional scalar-field override.
 * @param FpFnLE - Whether field encoding is little-endian.
 * @returns Frozen curve parameters and fields.
 * @throws If the curve parameters or field overrides are invalid. {@link Error}
 * @example
 * Build curve fields from raw constants before constructing a curve instance.
 *
 * ```ts
 * const curve = createCurveFields('weierstrass', {
 *   p: 17n,
 *   n: 19n,
 *   h: 1n,
 *   a: 2n,
 *   b: 2n,
 *   Gx: 5n,
 *   Gy: 1n,
 * });
 * ```
 */
function createCurveFields(type, CURVE, curveOpts = {}, FpFnLE) {
  if (type !== 'weierstrass' && type !== 'edwards')
    throw new Error('expected curve type "weierstrass" or "edwards"')
  if (FpFnLE === void 0) FpFnLE = type === 'edwards'
  if (!CURVE || typeof CURVE !== 'object') throw new Error(`expected valid ${type} CURVE object`)
  validateObject(curveOpts)
  for (const p of ['p', 'n', 'h']) {
    const val = CURVE[p]
    if (!(isPosBig(val) && val !== _0n$3)) throw new Error(`CURVE.${p} must be positive bigint`)
  }
  const Fp = createField(CURVE.p, curveOpts.Fp, FpFnLE)
  const Fn = createField(CURVE.n, curveOpts.Fn, FpFnLE)
  const params = ['Gx', 'Gy', 'a', type === 'weierstrass' ? 'b' : 'd']
  for (const p of params)
    if (!Fp.isValid(CURVE[p])) throw new Error(`CURVE.${p} must be valid field element of CURVE.Fp`)
  CURVE = Object.freeze(Object.assign({}, CURVE))
  return {
    CURVE,
    Fp,
    Fn,
  }
}
/**
 * @param randomSecretKey - Secret-key generator.
 * @param getPublicKey - Public-key derivation helper.
 * @returns Keypair generator.
 * @example
 * Build a `keygen()` helper from existing secret-key and public-key primitives.
 *
 * ```ts
 * import { createKeygen } from '@noble/curves/abstract/curve.js';
 * import { p256 } from '@noble/curves/nist.js';
 * const keygen = createKeygen(p256.utils.randomSecretKey, p256.getPublicKey);
 * const pair = keygen();
 * ```
 */
function createKeygen(randomSecretKey, getPublicKey) {
  return function keygen(seed) {
    const secretKey = randomSecretKey(seed)
    return {
      secretKey,
      publicKey: getPublicKey(secretKey),
    }
  }
}
// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/edwards.js
/**
 * Twisted Edwards curve. The formula is: ax² + y² = 1 + dx²y².
 * For design rationale of types / exports, see weierstrass module documentation.
 * Untwisted Edwards curves exist, but they aren't used in real-world protocols.
 * @module
 */
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$2 = /* @__PURE__ */ BigInt(0)
var _1n$2 = /* @__PURE__ */ BigInt(1)
var _2n$2 = /* @__PURE__ */ BigInt(2)
var _4n = /* @__PURE__ */ BigInt(4)
var _8n$1 = /* @__PURE__ */ BigInt(8)
function isEdValidXY(Fp, CURVE, x, y) {
  const x2 = Fp.sqr(x)
  const y2 = Fp.sqr(y)
  const left = Fp.add(Fp.mul(CURVE.a, x2), y2)
  const right = Fp.add(Fp.ONE, Fp.mul(CURVE.d, Fp.mul(x2, y2)))
  return Fp.eql(left, right)
}
/**
 * @param params - Curve parameters. See {@link EdwardsOpts}.
 * @param extraOpts - Optional helpers and overrides. See {@link EdwardsExtraOpts}.
 * @returns Edwards point constructor. Generator validation here only checks
 *   that `(Gx, Gy)` satisfies the affine Edwards equation.
 *   RFC 8032 base-point constraints like `B != (0,1)` and `[L]B = 0`
 *   are left to the caller's chosen parameters, since eager subgroup
 *   validation here adds about 10-15ms to heavyweight imports like ed448.
 *   The returned constructor also eagerly marks `Point.BASE` for W=6
 *   precompute caching. Some code paths still assume
 *   `Fp.BYTES === Fn.BYTES`, so mismatched byte lengths are not fully audited here.
 * @throws If the curve parameters or Edwards overrides are invalid. {@link Error}
 * @example
 * ```ts
 * import { edwards } from '@noble/curves/abstract/edwards.js';
 * import { jubjub } from '@noble/curves/misc.js';
 * // Build a point constructor from explicit curve parameters, then use its base point.
 * const Point = edwards(jubjub.Point.CURVE());
 * Point.BASE.toHex();
 * ```
 */
function edwards(params, extraOpts = {}) {
  validateObject(extraOpts, {}, {}, 'extraOpts')
  const opts = extraOpts
  const validated = createCurveFields('edwards', params, opts, opts.FpFnLE)
  const { Fp, Fn } = validated
  const CURVE = validated.CURVE
  const { h: cofactor } = CURVE
  if (FpLegendre(Fp, CURVE.a) !== 1)
    throw new Error('edwards: CURVE.a must be a square in Fp for complete addition formulas')
  if (FpLegendre(Fp, CURVE.d) !== -1)
    throw new Error('edwards: CURVE.d must be a non-square in Fp for complete addition formulas')
  validateObject(
    opts,
    {},
    {
      uvRatio: 'function',
      randomBytes: 'function',
    },
  )
  const randomBytes$2 = opts.randomBytes === void 0 ? randomBytes : opts.randomBytes
  const MASK = _2n$2 << (BigInt(Fp.BYTES * 8) - _1n$2)
  function isOdd(n) {
    if (!Fp.isOdd) throw new Error('Field does not have .isOdd()')
    return Fp.isOdd(n)
  }
  const uvRatio =
    opts.uvRatio === void 0
      ? (u, v) => {
          try {
            return {
              isValid: true,
              value: Fp.sqrt(Fp.div(u, v)),
            }
          } catch (e) {
            return {
              isValid: false,
              value: _0n$2,
            }
          }
        }
      : opts.uvRatio
  if (!isEdValidXY(Fp, CURVE, CURVE.Gx, CURVE.Gy)) throw new Error('bad curve params: generator point')
  const mulA = Fp.eql(CURVE.a, Fp.neg(Fp.ONE))
    ? x => Fp.neg(x)
    : Fp.eql(CURVE.a, Fp.ONE)
      ? x => x
      : x => Fp.mul(CURVE.a, x)
  /**
   * Asserts coordinate is valid: 0 <= n < MASK.
   * Coordinates >= Fp.ORDER are allowed for zip215.
   */
  function acoord(title, n, banZero = false) {
    const min = banZero ? _1n$2 : _0n$2
    aInRange('coordinate ' + title, n, min, MASK)
    return n
  }
  function aedpoint(other) {
    if (!(other instanceof Point)) throw new Error('EdwardsPoint expected')
  }
  class Point {
    static BASE = new Point(CURVE.Gx, CURVE.Gy, Fp.ONE, Fp.mul(CURVE.Gx, CURVE.Gy))
    static ZERO = new Point(Fp.ZERO, Fp.ONE, Fp.ONE, Fp.ZERO)
    static Fp = Fp
    static Fn = Fn
    X
    Y
    Z
    T
    constructor(X, Y, Z, T) {
      this.X = acoord('x', X)
      this.Y = acoord('y', Y)
      this.Z = acoord('z', Z, true)
      this.T = acoord('t', T)
      Object.freeze(this)
    }
    static CURVE() {
      return CURVE
    }
    /**
     * Create one extended Edwards point from affine coordinates.
     * Does NOT validate that the point is on-curve or torsion-free.
     * Use `.assertValidity()` on adversarial inputs.
     */
    static fromAffine(p) {
      if (p instanceof Point) throw new Error('extended point not allowed')
      const { x, y } = p || {}
      acoord('x', x)
      acoord('y', y)
      return new Point(x, y, Fp.ONE, Fp.mul(x, y))
    }
    static fromBytes(bytes, zip215 = false) {
      const len = Fp.BYTES
      const { a, d } = CURVE
      bytes = copyBytes(abytes(bytes, len, 'point'))
      abool(zip215, 'zip215')
      const normed = copyBytes(bytes)
      const lastByte = bytes[len - 1]
      normed[len - 1] = lastByte & -129
      const y = bytesToNumberLE(normed)
      aInRange('point.y', y, _0n$2, zip215 ? MASK : Fp.ORDER)
      const y2 = Fp.sqr(y)
      const u = Fp.sub(y2, Fp.ONE)
      const v = Fp.sub(Fp.mulN(d, y2), a)
      let { isValid, value: x } = uvRatio(u, v)
      if (!isValid) throw new Error('bad point: invalid y coordinate')
      const isXOdd = isOdd(x)
      const isLastByteOdd = (lastByte & 128) !== 0
      if (!zip215 && Fp.is0(x) && isLastByteOdd) throw new Error('bad point: x=0 and x_0=1')
      if (isLastByteOdd !== isXOdd) x = Fp.neg(x)
      return Point.fromAffine({
        x,
        y,
      })
    }
    static fromHex(hex, zip215 = false) {
      return Point.fromBytes(hexToBytes(hex), zip215)
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    precompute(windowSize = 6, isLazy = true) {
      wnaf.setWindowSize(this, windowSize)
      if (!isLazy) this.multiply(_2n$2)
      return this
    }
    assertValidity() {
      const { a, d } = CURVE
      if (this.is0()) throw new Error('bad point: ZERO')
      const { X, Y, Z, T } = this
      const X2 = Fp.sqr(X)
      const Y2 = Fp.sqr(Y)
      const Z2 = Fp.sqr(Z)
      const Z4 = Fp.sqr(Z2)
      const aX2 = Fp.mul(X2, a)
      const left = Fp.mul(Fp.add(aX2, Y2), Z2)
      const right = Fp.add(Z4, Fp.mul(d, Fp.mul(X2, Y2)))
      if (!Fp.eql(left, right)) throw new Error('bad point: equation left != right (1)')
      const XY = Fp.mul(X, Y)
      const ZT = Fp.mul(Z, T)
      if (!Fp.eql(XY, ZT)) throw new Error('bad point: equation left != right (2)')
    }
    equals(other) {
      aedpoint(other)
      const { X: X1, Y: Y1, Z: Z1 } = this
      const { X: X2, Y: Y2, Z: Z2 } = other
      const X1Z2 = Fp.mul(X1, Z2)
      const X2Z1 = Fp.mul(X2, Z1)
      const Y1Z2 = Fp.mul(Y1, Z2)
      const Y2Z1 = Fp.mul(Y2, Z1)
      return Fp.eql(X1Z2, X2Z1) && Fp.eql(Y1Z2, Y2Z1)
    }
    is0() {
      return this.equals(Point.ZERO)
    }
    negate() {
      return new Point(Fp.neg(this.X), this.Y, this.Z, Fp.neg(this.T))
    }
    double() {
      const { X: X1, Y: Y1, Z: Z1 } = this
      const A = Fp.sqr(X1)
      const B = Fp.sqr(Y1)
      const C = Fp.mul(Fp.sqr(Z1), _2n$2)
      const D = mulA(A)
      const x1y1 = Fp.addN(X1, Y1)
      const E = Fp.sub(Fp.subN(Fp.sqr(x1y1), A), B)
      const G = Fp.addN(D, B)
      const F = Fp.subN(G, C)
      const H = Fp.subN(D, B)
      const X3 = Fp.mul(E, F)
      const Y3 = Fp.mul(G, H)
      const T3 = Fp.mul(E, H)
      const Z3 = Fp.mul(F, G)
      return new Point(X3, Y3, Z3, T3)
    }
    add(other) {
      aedpoint(other)
      const { d } = CURVE
      const { X: X1, Y: Y1, Z: Z1, T: T1 } = this
      const { X: X2, Y: Y2, Z: Z2, T: T2 } = other
      const A = Fp.mul(X1, X2)
      const B = Fp.mul(Y1, Y2)
      const C = Fp.mul(Fp.mulN(T1, d), T2)
      const D = Fp.mul(Z1, Z2)
      const E = Fp.sub(Fp.subN(Fp.mulN(Fp.addN(X1, Y1), Fp.addN(X2, Y2)), A), B)
      const F = Fp.subN(D, C)
      const G = Fp.addN(D, C)
      const H = Fp.sub(B, mulA(A))
      const X3 = Fp.mul(E, F)
      const Y3 = Fp.mul(G, H)
      const T3 = Fp.mul(E, H)
      const Z3 = Fp.mul(F, G)
      return new Point(X3, Y3, Z3, T3)
    }
    subtract(other) {
      aedpoint(other)
      return this.add(other.negate())
    }
    multiply(scalar) {
      if (!Fn.isValidNot0(scalar)) throw new RangeError('invalid scalar: expected 1 <= sc < curve.n')
      const { p, f } = wnaf.mulSecret(this, scalar, cofactor, normalize)
      return normalize([p, f])[0]
    }
    multiplyUnsafe(scalar) {
      if (!Fn.isValid(scalar)) throw new RangeError('invalid scalar: expected 0 <= sc < curve.n')
      if (scalar === _0n$2) return Point.ZERO
      if (this.is0() || scalar === _1n$2) return this
      return wnaf.mulUnsafe(this, scalar, normalize)
    }
    isSmallOrder() {
      return this.clearCofactor().is0()
    }
    isTorsionFree() {
      return wnaf.mulUnsafe(this, CURVE.n).is0()
    }
    toAffine(invertedZ) {
      let iz = invertedZ
      if (iz != null && typeof iz !== 'bigint')
        throw new TypeError('"invertedZ" expected bigint, got type=' + typeof iz)
      const { X, Y, Z } = this
      const is0 = this.is0()
      if (iz == null) iz = is0 ? Fp.create(_8n$1) : Fp.inv(Z)
      const x = Fp.mul(X, iz)
      const y = Fp.mul(Y, iz)
      const zz = Fp.mul(Z, iz)
      if (is0)
        return {
          x: Fp.ZERO,
          y: Fp.ONE,
        }
      if (!Fp.eql(zz, Fp.ONE)) throw new Error('invZ was invalid')
      return {
        x,
        y,
      }
    }
    clearCofactor() {
      if (cofactor === _1n$2) return this
      if (cofactor === _2n$2) return this.double()
      if (cofactor === _4n) return this.double().double()
      if (cofactor === _8n$1) return this.double().double().double()
      return this.multiplyUnsafe(cofactor)
    }
    toBytes() {
      const { x, y } = this.toAffine()
      const bytes = Fp.toBytes(y)
      bytes[bytes.length - 1] |= isOdd(x) ? 128 : 0
      return bytes
    }
    toHex() {
      return bytesToHex(this.toBytes())
    }
    toString() {
      return `<Point ${this.is0() ? 'ZERO' : this.toHex()}>`
    }
  }
  const normalize = points => normalizeZ(Point, points)
  const wnaf = new ScalarMultiplier(Point, randomBytes$2)
  if (wnaf.bits >= 6) Point.BASE.precompute(6)
  Object.freeze(Point.prototype)
  Object.freeze(Point)
  return Point
}
/**
 * Initializes EdDSA signatures over given Edwards curve.
 * @param Point - Edwards point constructor.
 * @param cHash - Hash function.
 * @param eddsaOpts - Optional signature helpers. See {@link EdDSAOpts}.
 * @returns EdDSA helper namespace.
 * @throws If the hash function, options, or derived point operations are invalid. {@link Error}
 * @example
 * Initializes EdDSA signatures over given Edwards curve.
 *
 * ```ts
 * import { eddsa } from '@noble/curves/abstract/edwards.js';
 * import { jubjub } from '@noble/curves/misc.js';
 * import { sha512 } from '@noble/hashes/sha2.js';
 * const sigs = eddsa(jubjub.Point, sha512);
 * const { secretKey, publicKey } = sigs.keygen();
 * const msg = new TextEncoder().encode('hello noble');
 * const sig = sigs.sign(msg, secretKey);
 * const isValid = sigs.verify(sig, msg, publicKey);
 * ```
 */
function eddsa(Point, cHash, eddsaOpts = {}) {
  validatePointCons(Point)
  if (typeof cHash !== 'function') throw new Error('"hash" function param is required')
  const hash = cHash
  const opts = eddsaOpts
  validateObject(
    opts,
    {},
    {
      adjustScalarBytes: 'function',
      randomBytes: 'function',
      domain: 'function',
      prehash: 'function',
      zip215: 'boolean',
      mapToCurve: 'function',
      toMontgomery: 'function',
      toMontgomerySecret: 'function',
    },
  )
  const { prehash } = opts
  const { BASE, Fp, Fn } = Point
  const outputLen = hash.outputLen
  const expectedLen = 2 * Fp.BYTES
  if (outputLen !== void 0) {
    asafenumber(outputLen, 'hash.outputLen')
    if (outputLen !== expectedLen) throw new Error(`hash.outputLen must be ${expectedLen}, got ${outputLen}`)
  }
  const randomBytes$3 = opts.randomBytes === void 0 ? randomBytes : opts.randomBytes
  const toMontgomery = opts.toMontgomery
  const toMontgomerySecret = opts.toMontgomerySecret
  const adjustScalarBytes = opts.adjustScalarBytes === void 0 ? bytes => bytes : opts.adjustScalarBytes
  const domain =
    opts.domain === void 0
      ? (data, ctx, phflag) => {
          abool(phflag, 'phflag')
          if (ctx.length || phflag) throw new Error('Contexts/pre-hash are not supported')
          return data
        }
      : opts.domain
  function modN_LE(hash) {
    return Fn.create(bytesToNumberLE(hash))
  }
  function getPrivateScalar(key) {
    const len = lengths.secretKey
    abytes(key, lengths.secretKey, 'secretKey')
    const hashed = abytes(hash(key), 2 * len, 'hashedSecretKey')
    const head = adjustScalarBytes(hashed.slice(0, len))
    return {
      head,
      prefix: hashed.slice(len, 2 * len),
      scalar: modN_LE(head),
    }
  }
  /** Convenience method that creates public key from scalar. RFC8032 5.1.5
   * Also exposes the derived scalar/prefix tuple and point form reused by sign().
   */
  function getExtendedPublicKey(secretKey) {
    const { head, prefix, scalar } = getPrivateScalar(secretKey)
    const point = BASE.multiply(scalar)
    return {
      head,
      prefix,
      scalar,
      point,
      pointBytes: point.toBytes(),
    }
  }
  /** Calculates EdDSA pub key. RFC8032 5.1.5. */
  function getPublicKey(secretKey) {
    return getExtendedPublicKey(secretKey).pointBytes
  }
  function hashDomainToScalar(context = Uint8Array.of(), ...msgs) {
    const msg = concatBytes(...msgs)
    return modN_LE(hash(domain(msg, abytes(context, void 0, 'context'), !!prehash)))
  }
  /** Signs message with secret key. RFC8032 5.1.6 */
  function sign(msg, secretKey, options = {}) {
    validateObject(options, {}, {}, 'options')
    msg = copyBytes(abytes(msg, void 0, 'message'))
    if (prehash) msg = prehash(msg)
    const { prefix, scalar, pointBytes } = getExtendedPublicKey(secretKey)
    const r = hashDomainToScalar(options.context, prefix, msg)
    const R = BASE.multiply(r).toBytes()
    const k = hashDomainToScalar(options.context, R, pointBytes, msg)
    const s = Fn.create(r + k * scalar)
    if (!Fn.isValid(s)) throw new Error('sign failed: invalid s')
    return abytes(concatBytes(R, Fn.toBytes(s)), lengths.signature, 'result')
  }
  const verifyOpts = { zip215: opts.zip215 }
  /**
   * Verifies EdDSA signature against message and public key. RFC 8032 §§5.1.7 and 5.2.7.
   * A cofactored verification equation is checked.
   */
  function verify(sig, msg, publicKey, options = verifyOpts) {
    validateObject(options)
    const { context } = options
    const zip215 = options.zip215 === void 0 ? !!verifyOpts.zip215 : options.zip215
    const len = lengths.signature
    sig = abytes(sig, len, 'signature')
    msg = abytes(msg, void 0, 'message')
    publicKey = abytes(publicKey, lengths.publicKey, 'publicKey')
    if (zip215 !== void 0) abool(zip215, 'zip215')
    if (prehash) msg = prehash(msg)
    const mid = len / 2
    const r = sig.subarray(0, mid)
    const s = bytesToNumberLE(sig.subarray(mid, len))
    let A, R, SB
    try {
      A = Point.fromBytes(publicKey, zip215)
      R = Point.fromBytes(r, zip215)
      SB = BASE.multiplyUnsafe(s)
    } catch (error) {
      return false
    }
    if (!zip215 && A.isSmallOrder()) return false
    const k = hashDomainToScalar(context, r, publicKey, msg)
    return R.add(A.multiplyUnsafe(k)).subtract(SB).clearCofactor().is0()
  }
  const _size = Fp.BYTES
  const lengths = {
    secretKey: _size,
    publicKey: _size,
    signature: 2 * _size,
    seed: _size,
  }
  function randomSecretKey(seed) {
    seed = seed === void 0 ? randomBytes$3(lengths.seed) : seed
    return abytes(seed, lengths.seed, 'seed')
  }
  function isValidSecretKey(key) {
    return isBytes(key) && key.length === lengths.secretKey
  }
  function isValidPublicKey(key, zip215) {
    try {
      return !!Point.fromBytes(key, zip215 === void 0 ? verifyOpts.zip215 : zip215)
    } catch (error) {
      return false
    }
  }
  const utils = {
    getExtendedPublicKey,
    randomSecretKey,
    isValidSecretKey,
    isValidPublicKey,
    /** Converts an Edwards public key to a companion Montgomery public key. */
    toMontgomery(publicKey) {
      if (toMontgomery === void 0) throw new Error('Montgomery conversion is not supported for this curve')
      return toMontgomery(Point.fromBytes(publicKey))
    },
    toMontgomerySecret(secretKey) {
      if (toMontgomerySecret === void 0)
        throw new Error('Montgomery conversion is not supported for this curve')
      return toMontgomerySecret(secretKey)
    },
  }
  Object.freeze(lengths)
  Object.freeze(utils)
  return Object.freeze({
    keygen: createKeygen(randomSecretKey, getPublicKey),
    getPublicKey,
    sign,
    verify,
    utils,
    Point,
    lengths,
  })
}
// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/montgomery.js
/**
 * Montgomery curve methods. It's not really whole montgomery curve,
 * just bunch of very specific methods for X25519 / X448 from
 * [RFC 7748](https://www.rfc-editor.org/rfc/rfc7748)
 * @module
 */
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$1 = /* @__PURE__ */ BigInt(0)
var _1n$1 = /* @__PURE__ */ BigInt(1)
var _2n$1 = /* @__PURE__ */ BigInt(2)
/**
 * Selector for cswap(): `P` to keep, `P + 1` to swap, chosen by the low bit of `swap`.
 * Higher bits are ignored, and `swap` is passed in whole rather than as a {0n, 1n} bit on
 * purpose: `P + (swap & _1n)` would short-circuit the addition whenever the bit is clear, which
 * is the very leak this construction avoids, one round-trip further down. Subtracting `swap`
 * with its low bit cleared keeps every operand full-width instead.
 * @param P - Field modulus.
 * @param swap - Value whose low bit selects; ignored above that bit.
 * @returns `P` when the low bit is clear, `P + 1` when it is set.
 */
function cmask(P, swap) {
  return P + swap - ((swap >> _1n$1) << _1n$1)
}
/**
 * Swap two field elements when `mask` is `P + 1`, keep them when it is `P`:
 *
 *   d    = 6P + x_3 - x_2
 *   x_2' = d * mask + x_2   (mod P)      x_3' = (x_2 + x_3) - x_2'
 *
 * The extra `6P * mask` vanishes modulo P, so `mask === P` leaves x_2 and `mask === P + 1`
 * leaves x_3. Without the offset, the reduction dividend changes sign with input order and crosses
 * BigInt limb boundaries; those classes measured differently on the tested Node/V8 build. For
 * canonical inputs, the deliberately left-associative `offset + x_3 - x_2` is between 5P and 7P,
 * keeping the dividend positive and in one word-count band for both RFC fields and masks. Six is
 * the smallest coefficient `c` for which the shared offset `cP` has that property.
 *
 * This reduced the tested sign/size timing ratios, but JavaScript BigInt has no constant-time
 * contract and the contents of the multiply and remainder still vary. Valid ladder states can
 * contain genuine zero coordinates; this construction does not mask those value-shape effects.
 * Computing `x_3'` independently as `((6P + x_2 - x_3) * mask + x_3) % P` is more symmetric.
 * On the tested Node/V8 build, it reduced the timing difference between keeping `(0, v)` and
 * swapping `(v, 0)`—both return `(0, v)`—from about 10%/13% for X25519/X448 to about 3%.
 * Successful calls cannot reach that zero-in-the-first-output case. For the case they can reach,
 * swapping `(0, v)` and keeping `(v, 0)` both return `(v, 0)`; the difference instead grew from
 * about 0.7%/1.1% to 2.7%/2.8%. The extra multiply/remainder also made public
 * `getSharedSecret()` about 16% slower. The retained one-remainder form measured about 2.5%
 * slower than the prior helper for public X25519 `getSharedSecret()` in the same environment.
 * x_3' falls out of the sum, which a swap leaves invariant: no second multiply or reduction is
 * needed. Bind `6P` once per field so production and the timing regression exercise the same
 * configured helper without paying for the multiplication in every ladder round.
 *
 * The returned function is called twice per ladder round, so it validates nothing. Both elements
 * MUST already be reduced mod P; unreduced input silently corrupts the kept-side output.
 * @param P - Field modulus.
 * @returns A field-bound swap function taking mask, x_2, and x_3.
 */
function cswap(P) {
  const offset = BigInt(6) * P
  return (mask, x_2, x_3) => {
    const sum = x_2 + x_3
    const a = ((offset + x_3 - x_2) * mask + x_2) % P
    return {
      x_2: a,
      x_3: sum - a,
    }
  }
}
function validateOpts(curve) {
  validateObject(
    curve,
    {
      P: 'bigint',
      type: 'string',
      adjustScalarBytes: 'function',
      powPminus2: 'function',
    },
    {
      randomBytes: 'function',
      scalarMultBase: 'function',
    },
  )
  return Object.freeze({ ...curve })
}
/**
 * @param curveDef - Montgomery curve definition.
 * @returns ECDH helper namespace.
 * @throws If the curve definition or derived shared point is invalid. {@link Error}
 * @example
 * Build an X25519 helper from curve parameters, then derive one public key.
 *
 * ```ts
 * import { montgomery } from '@noble/curves/abstract/montgomery.js';
 * const P = 2n ** 255n - 19n;
 * const mod = (num: bigint) => {
 *   const out = num % P;
 *   return out >= 0n ? out : out + P;
 * };
 * const pow = (num: bigint, power: bigint) => {
 *   let res = 1n;
 *   for (; power > 0n; power >>= 1n) {
 *     if (power & 1n) res = mod(res * num);
 *     num = mod(num * num);
 *   }
 *   return res;
 * };
 * const x25519 = montgomery({
 *   P,
 *   type: 'x25519',
 *   adjustScalarBytes(bytes: Uint8Array) {
 *     bytes[0] &= 248;
 *     bytes[31] &= 127;
 *     bytes[31] |= 64;
 *     return bytes;
 *   },
 *   powPminus2(x) {
 *     return pow(x, P - 2n);
 *   },
 * });
 * const publicKey = x25519.getPublicKey(new Uint8Array(32).fill(1));
 * ```
 */
function montgomery(curveDef) {
  const CURVE = validateOpts(curveDef)
  const { P, type, adjustScalarBytes, powPminus2, randomBytes: rand } = CURVE
  const mulBaseHook = CURVE.scalarMultBase
  const is25519 = type === 'x25519'
  if (!is25519 && type !== 'x448') throw new Error('invalid type')
  const randomBytes_ = rand === void 0 ? randomBytes : rand
  const montgomeryBits = is25519 ? 255 : 448
  const swap = cswap(P)
  const fieldLen = is25519 ? 32 : 56
  const Gu = is25519 ? BigInt(9) : BigInt(5)
  const a24 = is25519 ? BigInt(121665) : BigInt(39081)
  const minScalar = is25519 ? _2n$1 ** BigInt(254) : _2n$1 ** BigInt(447)
  const maxScalar =
    minScalar +
    (is25519 ? BigInt(8) * (_2n$1 ** BigInt(251) - _1n$1) : BigInt(4) * (_2n$1 ** BigInt(445) - _1n$1)) +
    _1n$1
  const modP = n => mod(n, P)
  const GuBytes = encodeU(Gu)
  function encodeU(u) {
    return numberToBytesLE(modP(u), fieldLen)
  }
  function decodeU(u) {
    const _u = copyBytes(abytes(u, fieldLen, 'uCoordinate'))
    if (is25519) _u[31] &= 127
    return modP(bytesToNumberLE(_u))
  }
  function decodeScalar(scalar) {
    return bytesToNumberLE(adjustScalarBytes(copyBytes(abytes(scalar, fieldLen, 'scalar'))))
  }
  /**
   * u coordinates whose order divides the cofactor, on the curve and on its quadratic twist -
   * the ladder sends every one of them to zero. Same blocklist libsodium and post-CVE-2017-0379
   * Libgcrypt carry. decodeU() reduces mod P first, so the non-canonical encodings P and P + 1
   * collapse onto 0 and 1, and `type` admits no curve beyond these two, so both lists are total.
   *
   * Complete by construction: x-only doubling sends u to (u^2 - 1)^2 / 4u(u^2 + a*u + 1). Order 4
   * therefore needs (u^2 - 1)^2 === 0, i.e. u = +-1; order 2 needs u(u^2 + a*u + 1) === 0, and
   * a^2 - 4 is a non-residue on both curves, leaving u = 0. curve448 stops there (cofactor 4);
   * curve25519 (cofactor 8) adds the two order-8 roots below. Cross-checked by clearing the
   * cofactor with those same doublings over 200k random u: no sixth value exists.
   */
  const lowOrderU = new Set(
    is25519
      ? [
          _0n$1,
          _1n$1,
          P - _1n$1,
          BigInt('325606250916557431795983626356110631294008115727848805560023387167927233504'),
          BigInt('39382357235489614581723060781553021112529911719440698176882885853963445705823'),
        ]
      : [_0n$1, _1n$1, P - _1n$1],
  )
  function scalarMult(scalar, u) {
    const pointU = decodeU(u)
    if (lowOrderU.has(pointU)) throw new Error('invalid private or public key received')
    const pu = montgomeryLadder(pointU, decodeScalar(scalar))
    if (pu === _0n$1) throw new Error('invalid private or public key received')
    return encodeU(pu)
  }
  function scalarMultBase(scalar) {
    if (mulBaseHook === void 0) return scalarMult(scalar, GuBytes)
    const k = decodeScalar(scalar)
    aInRange('scalar', k, minScalar, maxScalar)
    const pu = modP(mulBaseHook(k))
    if (pu === _0n$1) throw new Error('invalid private or public key received')
    return encodeU(pu)
  }
  const getPublicKey = scalarMultBase
  const getSharedSecret = scalarMult
  /**
   * Montgomery x-only multiplication ladder for the selected X25519/X448 curve.
   * @param pointU - decoded Montgomery u coordinate for the selected curve
   * @param scalar - decoded clamped scalar by which the point is multiplied
   * @returns resulting Montgomery u coordinate for the selected curve
   */
  function montgomeryLadder(u, scalar) {
    aInRange('u', u, _0n$1, P)
    aInRange('scalar', scalar, minScalar, maxScalar)
    const k = scalar
    const x_1 = u
    let x_2 = _1n$1
    let z_2 = _0n$1
    let x_3 = u
    let z_3 = _1n$1
    const kx = k ^ (k >> _1n$1)
    for (let t = BigInt(montgomeryBits - 1); t >= _0n$1; t--) {
      const mask = cmask(P, kx >> t)
      ;({ x_2, x_3 } = swap(mask, x_2, x_3))
      ;({ x_2: z_2, x_3: z_3 } = swap(mask, z_2, z_3))
      const A = x_2 + z_2
      const AA = modP(A * A)
      const B = x_2 - z_2
      const BB = modP(B * B)
      const E = AA - BB
      const C = x_3 + z_3
      const D = x_3 - z_3
      const DA = modP(D * A)
      const CB = modP(C * B)
      const dacb = DA + CB
      const da_cb = DA - CB
      x_3 = modP(dacb * dacb)
      z_3 = modP(x_1 * modP(da_cb * da_cb))
      x_2 = modP(AA * BB)
      z_2 = modP(E * (AA + modP(a24 * E)))
    }
    const mask = cmask(P, k)
    ;({ x_2, x_3 } = swap(mask, x_2, x_3))
    ;({ x_2: z_2, x_3: z_3 } = swap(mask, z_2, z_3))
    const z2 = powPminus2(z_2)
    return modP(x_2 * z2)
  }
  const lengths = {
    secretKey: fieldLen,
    publicKey: fieldLen,
    seed: fieldLen,
  }
  const randomSecretKey = seed => {
    seed = seed === void 0 ? randomBytes_(fieldLen) : seed
    abytes(seed, lengths.seed, 'seed')
    return seed
  }
  const utils = { randomSecretKey }
  Object.freeze(lengths)
  Object.freeze(utils)
  return Object.freeze({
    keygen: createKeygen(randomSecretKey, getPublicKey),
    getSharedSecret,
    getPublicKey,
    scalarMult,
    scalarMultBase,
    utils,
    GuBytes: GuBytes.slice(),
    lengths,
  })
}
// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/ed25519.js
/**
 * ed25519 Twisted Edwards curve with following addons:
 * - X25519 ECDH
 * - Ristretto cofactor elimination
 * - Elligator hash-to-group / point indistinguishability
 * @module
 */
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n = /* @__PURE__ */ BigInt(0)
var _1n = /* @__PURE__ */ BigInt(1)
var _2n = /* @__PURE__ */ BigInt(2)
var _3n = /* @__PURE__ */ BigInt(3)
var _5n = /* @__PURE__ */ BigInt(5)
var _8n = /* @__PURE__ */ BigInt(8)
var ed25519_CURVE_p = /* @__PURE__ */ BigInt(
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed',
)
var ed25519_CURVE = /* @__PURE__ */ (() => ({
  p: ed25519_CURVE_p,
  n: BigInt('0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed'),
  h: _8n,
  a: BigInt('0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffec'),
  d: BigInt('0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3'),
  Gx: BigInt('0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a'),
  Gy: BigInt('0x6666666666666666666666666666666666666666666666666666666666666658'),
}))()
function ed25519_pow_2_252_3(x) {
  const _10n = BigInt(10),
    _20n = BigInt(20),
    _40n = BigInt(40),
    _80n = BigInt(80)
  const P = ed25519_CURVE_p
  const b2 = (((x * x) % P) * x) % P
  const b5 = (pow2((pow2(b2, _2n, P) * b2) % P, _1n, P) * x) % P
  const b10 = (pow2(b5, _5n, P) * b5) % P
  const b20 = (pow2(b10, _10n, P) * b10) % P
  const b40 = (pow2(b20, _20n, P) * b20) % P
  const b80 = (pow2(b40, _40n, P) * b40) % P
  return {
    pow_p_5_8:
      (pow2((pow2((pow2((pow2(b80, _80n, P) * b80) % P, _80n, P) * b80) % P, _10n, P) * b10) % P, _2n, P) *
        x) %
      P,
    b2,
  }
}
function adjustScalarBytes(bytes) {
  bytes[0] &= 248
  bytes[31] &= 127
  bytes[31] |= 64
  return bytes
}
var ED25519_SQRT_M1 = /* @__PURE__ */ BigInt(
  '19681161376707505956807079304988542015446066515923890162744021073123829784752',
)
function uvRatio(u, v) {
  const P = ed25519_CURVE_p
  const v3 = mod(v * v * v, P)
  const pow = ed25519_pow_2_252_3(u * mod(v3 * v3 * v, P)).pow_p_5_8
  let x = mod(u * v3 * pow, P)
  const vx2 = mod(v * x * x, P)
  const root1 = x
  const root2 = mod(x * ED25519_SQRT_M1, P)
  const useRoot1 = vx2 === u
  const useRoot2 = vx2 === mod(-u, P)
  const noRoot = vx2 === mod(-u * ED25519_SQRT_M1, P)
  if (useRoot1) x = root1
  if (useRoot2 || noRoot) x = root2
  if (isNegativeLE(x, P)) x = mod(-x, P)
  return {
    isValid: useRoot1 || useRoot2,
    value: x,
  }
}
var ed25519_Point = /* @__PURE__ */ edwards(ed25519_CURVE, { uvRatio })
var Fp = /* @__PURE__ */ (() => ed25519_Point.Fp)()
function toMontgomery(point) {
  const { y } = point
  return Fp.toBytes(Fp.div(_1n + y, _1n - y))
}
function toMontgomerySecret(secretKey) {
  const size = ed25519_Point.Fp.BYTES
  abytes$1(secretKey, size)
  return adjustScalarBytes(sha512(secretKey.subarray(0, size))).subarray(0, size)
}
function ed(opts) {
  return eddsa(
    ed25519_Point,
    sha512,
    Object.assign(
      {
        adjustScalarBytes,
        toMontgomery,
        toMontgomerySecret,
        zip215: true,
      },
      opts,
    ),
  )
}
/**
 * ed25519 curve with EdDSA signatures.
 * Seeded `keygen(seed)` / `utils.randomSecretKey(seed)` reuse the provided
 * 32-byte seed buffer instead of copying it.
 * @example
 * Generate one Ed25519 keypair, sign a message, and verify it.
 *
 * ```js
 * import { ed25519 } from '@noble/curves/ed25519.js';
 * const { secretKey, publicKey } = ed25519.keygen();
 * // const publicKey = ed25519.getPublicKey(secretKey);
 * const msg = new TextEncoder().encode('hello noble');
 * const sig = ed25519.sign(msg, secretKey);
 * const isValid = ed25519.verify(sig, msg, publicKey); // ZIP215
 * // RFC8032 / FIPS 186-5
 * const isValid2 = ed25519.verify(sig, msg, publicKey, { zip215: false });
 * ```
 */
var ed25519 = /* @__PURE__ */ ed({})
/**
 * ECDH using curve25519 aka x25519.
 * `getSharedSecret()` rejects low-order peer inputs by default, and seeded
 * `keygen(seed)` reuses the provided 32-byte seed buffer instead of copying it.
 * @example
 * Derive one shared secret between two X25519 peers.
 *
 * ```js
 * import { x25519 } from '@noble/curves/ed25519.js';
 * const alice = x25519.keygen();
 * const bob = x25519.keygen();
 * const alicePublic = x25519.getPublicKey(alice.secretKey);
 * const shared = x25519.getSharedSecret(alice.secretKey, bob.publicKey);
 * ```
 */
var x25519 = /* @__PURE__ */ (() => {
  const P = ed25519_CURVE_p
  const powPminus2 = x => {
    const { pow_p_5_8, b2 } = ed25519_pow_2_252_3(x)
    return mod(pow2(pow_p_5_8, _3n, P) * b2, P)
  }
  return montgomery({
    P,
    type: 'x25519',
    powPminus2,
    adjustScalarBytes,
    scalarMultBase: k => {
      const kn = mod(k, ed25519_Point.Fn.ORDER)
      if (kn === _0n) return _0n
      const p = ed25519_Point.BASE.multiply(kn)
      return mod((p.Z + p.Y) * powPminus2(mod(p.Z - p.Y, P)), P)
    },
  })
})()

export { ed25519, sha256 as t, x25519 }
