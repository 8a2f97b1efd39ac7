import type { AuthOptions, LoggerInstance } from 'next-auth'
import type { CredentialsConfig } from 'next-auth/providers/credentials'
import { SignInRefusedError, verifySignIn } from './verifySignIn'

/** next-auth as the lab runs it: the proof is in the encrypted cookie, and the page gets it back to compare. */
export function createAuthOptions(): AuthOptions {
  return {
    providers: [siwxProvider()],
    session: { strategy: 'jwt' },
    pages: { signIn: '/sign-in' },
    logger: authLogger,
    callbacks: {
      jwt: ({ token, user }) => (user?.siwx ? { ...token, siwx: user.siwx } : token),
      session({ session, token: { siwx } }) {
        const end = siwx?.data.expirationTime
        // The signed session ends at its expiry, however long the cookie lasts.
        if (!siwx || (end !== undefined && Date.parse(end) <= Date.now())) return session
        return { ...session, siwx }
      },
    },
  }
}

/**
 * The credentials provider that takes a signed message. The site's name comes from NEXTAUTH_URL: a `Host` header is
 * whatever the caller writes, and would let in what another site had signed.
 */
export function siwxProvider(): CredentialsConfig {
  return {
    id: 'siwx',
    name: 'Wallet',
    type: 'credentials',
    credentials: { message: {}, signature: {} },
    async authorize(credentials) {
      const { message, signature } = credentials ?? {}
      if (typeof message !== 'string' || typeof signature !== 'string') return null
      const { host } = new URL(process.env.NEXTAUTH_URL ?? 'http://localhost:3000')
      const check = await verifySignIn({ message, signature, domain: host })
      if (!check.session) {
        authLogger.error?.('SIWX_REFUSED', new SignInRefusedError(check.refusal))
        return null
      }
      return { id: check.session.data.accountAddress, siwx: check.session }
    },
  }
}

/** One line for each code, so that a log can be read by tests and by people. */
const authLogger: Partial<LoggerInstance> = {
  error: (code, metadata) => process.stderr.write(`[auth][error][${code}] ${toText(metadata)}\n`),
  warn: code => process.stderr.write(`[auth][warn][${code}]\n`),
}

function toText(metadata: unknown): string {
  if (metadata instanceof Error) return metadata.message
  return JSON.stringify(metadata, (_, value) => (value instanceof Error ? value.message : value))
}
