import type { IdentityAccount } from './accounts.js'

/** How a provider without OpenID Connect departs from OAuth 2.0, and what its API tells of a person. */
export type OauthQuirks = {
  /** Where the secret of the client is read. */
  readonly clientAuth: 'basic' | 'body'
  /** Whether a code without a verifier (PKCE) is refused. */
  readonly needsPkce: boolean
  /** Status of a refused code: GitHub answers 200. */
  readonly refusedStatus: 200 | 400
  /** Suffix of the address of the app. */
  readonly fragment: '' | '#_=_'
  /** The provider's pages cut the window's opener. */
  readonly coop: boolean
  /** Path → body of an answer with the access token. */
  readonly answers: { readonly [path: string]: (account: IdentityAccount) => unknown }
}

/** The shapes are those of the providers' public references. */
export const oauthProfiles = {
  github: {
    clientAuth: 'body',
    needsPkce: false,
    refusedStatus: 200,
    fragment: '',
    coop: false,
    answers: {
      '/user': ({ subject, name }) => ({
        login: name,
        id: Number(BigInt(subject) % 1_000_000_000n),
        name,
        email: null,
      }),
      '/user/emails': ({ email, isVerified }) => [
        { email: `old.${email}`, primary: false, verified: true, visibility: null },
        { email, primary: true, verified: isVerified, visibility: 'private' },
      ],
    },
  },
  x: {
    clientAuth: 'basic',
    needsPkce: true,
    refusedStatus: 400,
    fragment: '',
    coop: true,
    answers: {
      '/2/users/me': ({ subject, name, email, isVerified }) => ({
        data: { id: subject, name, username: name, ...(isVerified && { confirmed_email: email }) },
      }),
    },
  },
  discord: {
    clientAuth: 'body',
    needsPkce: false,
    refusedStatus: 400,
    fragment: '',
    coop: false,
    answers: {
      '/users/@me': ({ subject, name, email, isVerified }) => ({
        id: subject,
        username: name,
        global_name: null,
        discriminator: '0',
        email,
        verified: isVerified,
      }),
    },
  },
  facebook: {
    clientAuth: 'body',
    needsPkce: false,
    refusedStatus: 400,
    fragment: '#_=_',
    coop: false,
    // Nothing says whether the address is verified.
    answers: { '/me': ({ subject, name, email }) => ({ id: subject, name, email }) },
  },
} as const satisfies { readonly [provider: string]: OauthQuirks }
