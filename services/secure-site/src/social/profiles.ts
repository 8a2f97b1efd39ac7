import type { SocialProvider } from '@latchkit/secure-protocol/api/socialLogin'
import * as z from 'zod/mini'

/** A provider's profile of a user. */
export type Profile = {
  /** Never assigned to another user by this issuer. */
  readonly subject: string
  /** Only an address that the provider reports as verified. */
  readonly email: string | null
  readonly userName: string | null
}

/** Sign-in method of a provider. `Api` calls a path of the provider's API with the access token. */
export type ProviderKind = {
  readonly issuer: string
  readonly scope: string
} & (
  | {
      /** OpenID Connect: endpoints by discovery, the user in the ID token. */
      readonly kind: 'openid'
      readonly algorithm: 'RS256'
      readonly isFormPost: boolean
      readProfile(claims: unknown, form: URLSearchParams): Profile
    }
  | {
      readonly kind: 'oauth'
      readonly authorization: string
      readonly token: string
      readonly api: string
      readonly clientAuth: 'basic' | 'body'
      readProfile(ask: (path: string) => Promise<unknown>): Promise<Profile>
    }
)

const isTrue = z.pipe(
  z.union([z.boolean(), z.string()]),
  z.transform(value => value === true || value === 'true'),
)
const claims = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(isTrue),
  name: z.optional(z.string()),
})
const verified = ({ email, email_verified }: z.output<typeof claims>) =>
  email !== undefined && email_verified === true ? email : null
const appleUser = z.object({
  name: z.optional(z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) })),
})
const githubUser = z.object({ id: z.int(), login: z.string() })
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))
const xUser = z.object({
  data: z.object({ id: z.string(), username: z.string(), confirmed_email: z.optional(z.string()) }),
})
const discordUser = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  verified: z.optional(z.boolean()),
})
const facebookUser = z.object({ id: z.string(), name: z.optional(z.string()) })

/** The six providers, from their public references. */
export const providerKinds = {
  google: {
    kind: 'openid',
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    algorithm: 'RS256',
    isFormPost: false,
    readProfile(input) {
      const person = claims.parse(input)
      return { subject: person.sub, email: verified(person), userName: person.name ?? null }
    },
  },
  apple: {
    kind: 'openid',
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    algorithm: 'RS256',
    // Apple requires this mode for requests of a name or an address.
    isFormPost: true,
    readProfile(input, form) {
      const person = claims.parse(input)
      // Sent only with the first sign-in, unsigned, and so plain text.
      const user = appleUser.safeParse(readJson(form.get('user')))
      const { firstName, lastName } = user.data?.name ?? {}
      const userName = [firstName, lastName].filter(Boolean).join(' ') || null
      return { subject: person.sub, email: verified(person), userName }
    },
  },
  github: {
    kind: 'oauth',
    issuer: 'https://github.com/login/oauth',
    authorization: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    api: 'https://api.github.com',
    scope: 'read:user user:email',
    clientAuth: 'body',
    async readProfile(ask) {
      const person = githubUser.parse(await ask('/user'))
      const emails = githubEmails.parse(await ask('/user/emails'))
      const own = emails.find(({ primary }) => primary)
      return { subject: String(person.id), email: own?.verified ? own.email : null, userName: person.login }
    },
  },
  x: {
    kind: 'oauth',
    issuer: 'https://x.com',
    authorization: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    api: 'https://api.x.com',
    scope: 'tweet.read users.read users.email',
    clientAuth: 'basic',
    async readProfile(ask) {
      const { data } = xUser.parse(await ask('/2/users/me?user.fields=confirmed_email'))
      return { subject: data.id, email: data.confirmed_email ?? null, userName: data.username }
    },
  },
  discord: {
    kind: 'oauth',
    issuer: 'https://discord.com',
    authorization: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    api: 'https://discord.com/api',
    scope: 'identify email',
    clientAuth: 'body',
    async readProfile(ask) {
      const person = discordUser.parse(await ask('/users/@me'))
      const email = person.verified === true ? (person.email ?? null) : null
      return { subject: person.id, email, userName: person.global_name ?? person.username }
    },
  },
  facebook: {
    kind: 'oauth',
    issuer: 'https://www.facebook.com',
    authorization: 'https://www.facebook.com/dialog/oauth',
    token: 'https://graph.facebook.com/oauth/access_token',
    api: 'https://graph.facebook.com',
    scope: 'public_profile',
    clientAuth: 'body',
    // Facebook does not report whether it verified an address, so the address is not requested.
    async readProfile(ask) {
      const person = facebookUser.parse(await ask('/me?fields=id,name'))
      return { subject: person.id, email: null, userName: person.name ?? null }
    },
  },
} as const satisfies { readonly [provider in SocialProvider]: ProviderKind }

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
