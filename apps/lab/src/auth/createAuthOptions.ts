import type { AuthOptions } from 'next-auth'
import { authLogger } from './authLogger'
import { siwxProvider } from './siwxProvider'

/** next-auth as the lab runs it: the proof stands in the encrypted cookie, and the page gets it back to compare. */
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
        // What the person signed ends when it says so, however long the cookie lasts.
        if (!siwx || (end !== undefined && Date.parse(end) <= Date.now())) return session
        return { ...session, siwx }
      },
    },
  }
}
