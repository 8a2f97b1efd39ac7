import type { CredentialsConfig } from 'next-auth/providers/credentials'
import { authLogger } from './authLogger'
import { SignInRefusedError } from './SignInRefusedError'
import { verifySignIn } from './verifySignIn'

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
