import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { type startSocial as call, socialProvider } from '@latchkit/secure-protocol/api/socialLogin'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { socialLogin } from '../auth/tables.js'
import type { AuthContext, Caller } from '../auth/types.js'
import { ApiError } from '../errors.js'
import type { LoginChecks } from './openProviders.js'

/** Milliseconds that a sign-in at a provider may take. */
const loginLife = 600_000

/** A sign-in at a provider, as the database has it. */
export type SocialLogin = typeof socialLogin.$inferSelect

/**
 * Begins a sign-in at a provider, for the device key of the caller alone.
 *
 * @throws ApiError PROJECT_UNKNOWN, ORIGIN_NOT_ALLOWED, PROVIDER_UNKNOWN, RATE_LIMITED
 */
export async function startSocial(
  context: AuthContext,
  { projectId, parentOrigin, provider }: CallBody<typeof call>,
  { thumbprint, agent, address, language }: Caller,
): Promise<CallAnswer<typeof call>> {
  const project = context.projects.get(projectId)
  if (!project) throw new ApiError('PROJECT_UNKNOWN', 'Unauthorized: invalid key')
  if (!project.origins.includes(parentOrigin))
    throw new ApiError('ORIGIN_NOT_ALLOWED', 'Unauthorized: origin not allowed')
  await context.limits.charge('hour', { key: `social:${address}`, limit: 30 })
  const isOffered = project.wallet.providers?.includes(provider) ?? true
  if (!isOffered || !context.providers.has(provider))
    throw new ApiError('PROVIDER_UNKNOWN', `${provider}: this site has no client at the provider`)
  const id = randomUUID()
  const number = String(randomInt(0, 100)).padStart(2, '0')
  const createdAt = context.now()
  const expiresAt = createdAt + loginLife
  await context.orm.insert(socialLogin).values({
    id,
    projectId,
    parentOrigin,
    provider,
    thumbprint,
    agent,
    language,
    number,
    attempts: 0,
    createdAt,
    expiresAt,
  })
  return { id, uri: `${context.publicUrl}/oauth/start?tx=${id}`, number, expiresAt }
}

/** What the start of a sign-in sends to the browser. */
export type StartedLogin = {
  readonly login: SocialLogin
  /** At the provider. */
  readonly url: URL
  /** Value of the cookie that binds the callback to this browser. */
  readonly cookie: string
}

/**
 * Takes a sign-in into the browser that opened its address, once: whoever opens it again gets nothing. Returns why it
 * cannot be started otherwise.
 *
 * @param returnUri - where to end, one of the project's redirect URIs; undefined in a window
 */
export async function beginLogin(
  context: AuthContext,
  id: string,
  returnUri: string | undefined,
): Promise<StartedLogin | 'ended' | 'return-refused' | 'provider-away'> {
  const found = await findLogin(context, id)
  const provider = context.providers.get(socialProvider.safeParse(found?.provider).data ?? 'google')
  if (!found || !provider || found.startedAt !== null) return 'ended'
  const { redirectUris = [] } = context.projects.get(found.projectId)?.wallet ?? {}
  if (returnUri !== undefined && !redirectUris.includes(returnUri)) return 'return-refused'
  // Before it is taken: what the provider does not answer may be opened again.
  const url = await provider
    .getUrl(redirectUriOf(context, found.provider), checksOf(context, found))
    .catch((error: unknown) => {
      context.logger.warn({ provider: found.provider, reason: readReason(error) }, 'a provider is away')
      return undefined
    })
  if (!url) return 'provider-away'
  const cookie = randomBytes(32).toString('base64url')
  const [login] = await context.orm
    .update(socialLogin)
    .set({
      startedAt: context.now(),
      returnUri: returnUri ?? null,
      cookieHmac: context.secrets.hmac('social', id, 'cookie', cookie),
    })
    .where(and(eq(socialLogin.id, id), isNull(socialLogin.startedAt)))
    .returning()
  return login ? { login, url, cookie } : 'ended'
}

/** A sign-in whose ten minutes are not over. */
export async function findLogin({ orm, now }: AuthContext, id: string): Promise<SocialLogin | undefined> {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const [login] = await orm
    .select()
    .from(socialLogin)
    .where(and(eq(socialLogin.id, id), gt(socialLogin.expiresAt, now()), isNull(socialLogin.consumedAt)))
  return login
}

/** Each provider has a redirect URI of its own: what one answers is never taken for what another did. */
export function redirectUriOf({ publicUrl }: AuthContext, provider: string): string {
  return `${publicUrl}/oauth/callback/${provider}`
}

/** State, nonce and verifier, made from the server's secret for this login and its device key: none is stored. */
export function checksOf({ secrets }: AuthContext, { id, thumbprint, provider }: SocialLogin): LoginChecks {
  const make = (name: string) => secrets.hmac('social', id, name, thumbprint, provider).toString('base64url')
  return { state: `${id}.${make('state')}`, nonce: make('nonce'), verifier: make('verifier') }
}

/** Whether a value is the one whose HMAC was stored. */
export function isSecret(
  { secrets }: AuthContext,
  stored: Uint8Array | null,
  id: string,
  name: 'cookie' | 'handle',
  value: string,
): boolean {
  return stored !== null && timingSafeEqual(stored, secrets.hmac('social', id, name, value))
}

/** Why a provider failed, for the log: codes of the library and of Node, never what was sent. */
export function readReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? `: ${error.code}` : ''
  return error instanceof Error ? `${error.name}${code}` : 'unknown'
}

/** Deletes sign-ins that are over. */
export async function deleteOldLogins({ orm, now }: AuthContext): Promise<void> {
  await orm.delete(socialLogin).where(lte(socialLogin.expiresAt, now()))
}
