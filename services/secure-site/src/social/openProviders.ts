import type { SocialProvider } from '@latchkit/secure-protocol/api/socialLogin'
import { importPKCS8, SignJWT } from 'jose'
import * as client from 'openid-client'
import { isLocalHost } from '../projects/readSiteProjects.js'
import { type Profile, type ProviderKind, providerKinds } from './profiles.js'
import type { ProviderSettings } from './readProviders.js'

/** Values that bind a sign-in to the request that started it. */
export type LoginChecks = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** A provider for which the site has a client. */
export type Provider = {
  readonly issuer: string
  /** The URL of the provider that starts a sign-in. */
  getUrl(redirectUri: string, checks: LoginChecks): Promise<URL>
  /**
   * Checks the provider's request to the redirect URI (state, issuer, PKCE, nonce, signature) and reads the profile. Tokens
   * are not stored. Rejects for any failed check.
   *
   * @param form - the parameters, of the query or of a posted form
   */
  finish(redirectUri: string, form: URLSearchParams, checks: LoginChecks): Promise<Profile>
}

/** Providers by name. */
export type Providers = ReadonlyMap<SocialProvider, Provider>

/** Opens the providers of the settings. Endpoints of OpenID providers are fetched once, at the first use. */
export function openProviders(settings: ReadonlyMap<SocialProvider, ProviderSettings>): Providers {
  return new Map([...settings].map(([name, own]) => [name, openProvider(providerKinds[name], own)]))
}

function openProvider(kind: ProviderKind, own: ProviderSettings): Provider {
  const issuer = own.endpoints?.issuer ?? kind.issuer
  let pinned: Promise<client.Configuration> | undefined
  const configure = (): Promise<client.Configuration> => {
    pinned ??= discover(kind, own, issuer).catch(error => {
      pinned = undefined
      throw error
    })
    return pinned
  }
  return {
    issuer,
    async getUrl(redirectUri, { state, nonce, verifier }) {
      return client.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: kind.scope,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(kind.kind === 'openid' && { nonce, ...(kind.isFormPost && { response_mode: 'form_post' }) }),
      })
    },
    async finish(redirectUri, form, { state, nonce, verifier }) {
      const configuration = await configure()
      const answer = new URL(redirectUri)
      answer.search = String(form)
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      if (kind.kind === 'openid') {
        const secret = own.privateKey === undefined ? undefined : await signAppleSecret(own)
        const tokens = await client.authorizationCodeGrant(
          configuration,
          answer,
          { ...checks, expectedNonce: nonce, idTokenExpected: true },
          secret === undefined ? undefined : { client_secret: secret },
        )
        return kind.readProfile(tokens.claims(), form)
      }
      const tokens = await client.authorizationCodeGrant(configuration, answer, checks)
      const api = own.endpoints?.api ?? kind.api
      return kind.readProfile(async path => {
        const url = new URL(`${api}${path}`)
        const headers = new Headers({ accept: 'application/json', 'user-agent': 'latchkit-secure-site' })
        const sent = client.fetchProtectedResource(
          configuration,
          tokens.access_token,
          url,
          'GET',
          null,
          headers,
        )
        const response = await sent
        if (!response.ok) throw new TypeError(`${path}: ${response.status}`)
        return response.json()
      })
    },
  }
}

async function discover(kind: ProviderKind, own: ProviderSettings, issuer: string) {
  const { clientId, clientSecret = '' } = own
  const isInsecure = isLocalHost(new URL(issuer).hostname)
  if (kind.kind === 'openid') {
    // Apple's secret is created for each use, and sent as a parameter.
    const auth = own.privateKey === undefined ? client.ClientSecretPost(clientSecret) : client.None()
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      { id_token_signed_response_alg: kind.algorithm },
      auth,
      { execute: isInsecure ? [client.allowInsecureRequests] : [] },
    )
    // Also for tokens that came directly from the provider.
    client.enableNonRepudiationChecks(configuration)
    return configuration
  }
  const configuration = new client.Configuration(
    {
      issuer,
      authorization_endpoint: own.endpoints?.authorization ?? kind.authorization,
      token_endpoint: own.endpoints?.token ?? kind.token,
    },
    clientId,
    {},
    kind.clientAuth === 'basic'
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret),
  )
  if (isInsecure) client.allowInsecureRequests(configuration)
  return configuration
}

/** The secret of a client at Apple: a JWT that its developer signed, here for five minutes. */
async function signAppleSecret({ clientId, teamId = '', keyId = '', privateKey = '' }: ProviderSettings) {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'ES256'))
}
