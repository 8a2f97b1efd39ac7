import { createPublicKey, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, jwtVerify } from 'jose'
import Provider, { type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider'
import { createAccounts, renderSignIn } from './accounts.js'
import type { AnswerIdentity } from './serveOauth.js'

/**
 * An OpenID provider. `apple` answers by a form that a page posts, tells the name with the first sign-in only, writes
 * truth values as text, and takes a JWT that the app's developer signed as the secret of the client.
 *
 * @param issuer - its address, such as `http://localhost:4800/google`
 */
export async function serveOpenid(parameters: {
  readonly provider: 'google' | 'apple'
  readonly issuer: string
  readonly clientId: string
  /** For `apple` the public key that client secrets are signed by, as PEM. */
  readonly clientSecret: string
  isRedirect(uri: string): boolean
}): Promise<AnswerIdentity> {
  const { provider: name, issuer, clientId, clientSecret } = parameters
  const isApple = name === 'apple'
  const accounts = createAccounts(name)
  const greeted = new Set<string>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider: Provider = new Provider(issuer, {
    adapter: createAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    clients: [
      {
        client_id: clientId,
        client_secret: randomBytes(16).toString('hex'),
        redirect_uris: ['https://app.invalid/'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], name: [] },
    scopes: ['openid', 'email', 'profile', 'name'],
    // The claims of Google and Apple are in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => false },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
    renderError(context, out) {
      context.body = `${out.error}: ${out.error_description ?? ''}`
    },
    interactions: { url: (_context, interaction) => `/${name}/sign-in/${interaction.uid}` },
    findAccount(_context, subject) {
      const account = accounts.find(subject)
      if (!account) return undefined
      const { email, isVerified } = account
      const claims = {
        sub: subject,
        email,
        email_verified: isApple ? String(isVerified) : isVerified,
        ...(!isApple && { name: account.name }),
      }
      // biome-ignore lint/suspicious/noExplicitAny: Apple's text is not what the types of the library have.
      return { accountId: subject, claims: async () => claims as any }
    },
    // No consent is requested.
    async loadExistingGrant({ oidc }) {
      const { client, session, params } = oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope(String(params?.scope ?? 'openid'))
      await grant.save()
      return grant
    },
  } satisfies Configuration)
  provider.Client.prototype.redirectUriAllowed = uri => parameters.isRedirect(uri)
  provider.Client.prototype.compareClientSecret = async given => {
    if (!isApple) return given === clientSecret
    const key = createPublicKey(clientSecret)
    return jwtVerify(given, key, { subject: clientId, audience: 'https://appleid.apple.com' }).then(
      () => true,
      () => false,
    )
  }
  if (isApple) {
    provider.use(async (context, next) => {
      await next()
      const { body, oidc } = context
      const subject = oidc?.session?.accountId
      if (typeof body !== 'string' || !body.includes('name="code"') || !subject) return
      if (greeted.has(subject)) return
      greeted.add(subject)
      const [firstName] = (accounts.find(subject)?.name ?? '').split('.')
      const user = JSON.stringify({ name: { firstName, lastName: 'Test' } }).replaceAll('"', '&quot;')
      context.body = body.replace('</form>', `<input type="hidden" name="user" value="${user}"/></form>`)
    })
  }
  const answer = provider.callback()
  return async (request, response, url, body) => {
    if (!url.pathname.startsWith('/sign-in/')) return answer(request, response)
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(renderSignIn(name))
      return
    }
    const result =
      body.get('decision') === 'allow'
        ? { login: { accountId: accounts.signIn(body).subject, remember: false } }
        : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result)
  }
}

/** Keeps what the library stores in memory. Its own such store prints a warning. */
function createAdapter(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload>()
  return model => {
    const keyOf = (id: string) => `${model}:${id}`
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      [...stored].find(([key, payload]) => key.startsWith(`${model}:`) && payload[field] === value)?.[1]
    return {
      upsert: async (id, payload) => void stored.set(keyOf(id), payload),
      find: async id => stored.get(keyOf(id)),
      findByUid: uid => findBy('uid', uid),
      findByUserCode: code => findBy('userCode', code),
      async consume(id) {
        const payload = stored.get(keyOf(id))
        if (payload) stored.set(keyOf(id), { ...payload, consumed: Math.floor(Date.now() / 1000) })
      },
      destroy: async id => void stored.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key)
      },
    }
  }
}
