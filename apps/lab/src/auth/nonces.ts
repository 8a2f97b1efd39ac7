/** Why the server does not take a nonce. */
type NonceRefusal = 'unknown' | 'expired'

/** Nonces that the server issued; each is good for one sign-in. */
type Nonces = {
  /** `life` in milliseconds. */
  issue(life: number): string
  /** Takes a nonce away, whatever comes of it: undefined where it was good. */
  take(nonce: string): NonceRefusal | undefined
}

/** Keeps at most this many, so that requests cannot fill the memory. */
const most = 10_000

/** Issued nonces, kept in memory. */
function createNonces(now: () => number = Date.now): Nonces {
  const expiries = new Map<string, number>()
  return {
    issue(life) {
      for (const [nonce, expiry] of expiries) if (expiry <= now()) expiries.delete(nonce)
      const [oldest] = expiries.keys()
      if (oldest !== undefined && expiries.size >= most) expiries.delete(oldest)
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      const nonce = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
      expiries.set(nonce, now() + life)
      return nonce
    },
    take(nonce) {
      const expiry = expiries.get(nonce)
      expiries.delete(nonce)
      if (expiry === undefined) return 'unknown'
      return expiry <= now() ? 'expired' : undefined
    },
  }
}

const key = Symbol.for('latchkit.lab.nonces')

/** The nonces of this process. Next bundles each route for itself, so that a module's own would not be the same. */
export function getNonces(): Nonces {
  const holder: typeof globalThis & { [key]?: Nonces } = globalThis
  holder[key] ??= createNonces()
  return holder[key]
}
