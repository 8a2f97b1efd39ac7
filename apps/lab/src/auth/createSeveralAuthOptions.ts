import type { SiwxSession } from '@latchkit/core/siwx'
import type { NextRequest } from 'next/server'
import type { AuthOptions } from 'next-auth'
import { getToken } from 'next-auth/jwt'
import { createAuthOptions } from './createAuthOptions'

/** Each has a message and a signature, and a browser sends no more than a few cookies of 4 kB. */
const most = 5

const idOf = ({ data }: SiwxSession) => `${data.chainId}:${data.accountAddress}`

const isValid = ({ data: { expirationTime } }: SiwxSession) =>
  expirationTime === undefined || Date.parse(expirationTime) > Date.now()

/** next-auth with a session of each account: signing in adds to those that the cookie of the request has. */
export async function createSeveralAuthOptions(request: NextRequest): Promise<AuthOptions> {
  const before = (await getToken({ req: request }))?.accounts ?? []
  return {
    ...createAuthOptions(),
    callbacks: {
      jwt({ token, user, trigger, session }) {
        const added = user?.siwx
        if (added) {
          const others = before.filter(other => isValid(other) && idOf(other) !== idOf(added))
          return { ...token, accounts: [...others, added].slice(-most) }
        }
        // Data from a browser may end a session and change nothing else.
        if (trigger === 'update' && typeof session?.signOut === 'string')
          return {
            ...token,
            accounts: (token.accounts ?? []).filter(other => idOf(other) !== session.signOut),
          }
        return token
      },
      session: ({ session, token }) => ({ ...session, siwx: (token.accounts ?? []).filter(isValid) }),
    },
  }
}
