import type { AuthOptions } from 'next-auth'
import type { EmailConfig } from 'next-auth/providers/email'
import { createAuthOptions, siwxProvider } from './createAuthOptions'

const mail: EmailConfig = {
  id: 'email',
  name: 'Email',
  type: 'email',
  server: '',
  from: '',
  maxAge: 60,
  sendVerificationRequest: () => {},
  options: {},
}

/** Session servers with one thing wrong each, by the last part of their address. */
export const faults: { readonly [fault: string]: () => AuthOptions } = {
  'no-secret': () => ({ ...createAuthOptions(), secret: '' }),
  'no-authorize': () => {
    const { authorize: _, ...provider } = siwxProvider()
    return { ...createAuthOptions(), providers: [provider as ReturnType<typeof siwxProvider>] }
  },
  'email-without-adapter': () => ({ ...createAuthOptions(), providers: [mail] }),
  'adapter-without-methods': () => ({ ...createAuthOptions(), providers: [mail], adapter: {} }),
  'credentials-in-database': () => ({ ...createAuthOptions(), session: { strategy: 'database' } }),
  // Responses that a page cannot read, and responses that it cannot get.
  'unreadable-session': () => ({
    ...createAuthOptions(),
    callbacks: {
      ...createAuthOptions().callbacks,
      session: ({ session }) => ({ ...session, siwx: 'nothing that was signed' }),
    },
  }),
  'failing-session': createAuthOptions,
}
