import type { SiwxSession } from '@latchkit/core/siwx'

declare module 'next-auth' {
  interface User {
    siwx?: SiwxSession
  }
  interface Session {
    siwx?: SiwxSession
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    siwx?: SiwxSession
    /** Of the server with sessions of several accounts. */
    accounts?: readonly SiwxSession[]
  }
}
