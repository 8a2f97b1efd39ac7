import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { type startSocial as call, socialProvider } from '@latchkit/secure-protocol/api/socialLogin'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { socialLogin } from '../auth/tables.js'
import type { AuthContext, Caller } from '../auth/types.js'
import { ApiError } from '../errors.js'
import type { LoginChecks } from './openProviders.js'

/** Maximum duration of a sign-in at a provider (ms). */
const loginLife = 600_000

/** A sign-in at a provider, as the database has it. */
export type SocialLogin = typeof socialLogin.$inferSelect

/**
 * Starts a sign-in at a provider, for the caller's device key only.
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
  if (!project.allows(parentOrigin))
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
  return { id, uri: `${context.publicUrl}/oauth/start?tx=${id}&language=${language}`, number, expiresAt }
}

/** Data that the start of a sign-in sends to the browser. */
export type StartedLogin = {
  readonly login: SocialLogin
  /** URL of the provider. */
  readonly url: URL
  /** Value of the cookie that binds the callback to this browser. */
  readonly cookie: string
}

/**
 * Binds a sign-in to the browser that opened its URL, once: opening it again has no effect. Otherwise returns the reason
 * why it cannot start.
 *
 * @param returnUri - redirect URI of the project to return to; undefined in a window
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
  // Runs before the sign-in is taken: a start that the provider does not answer can be opened again.
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

/** A sign-in within its ten minutes. */
export async function findLogin({ orm, now }: AuthContext, id: string): Promise<SocialLogin | undefined> {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const [login] = await orm
    .select()
    .from(socialLogin)
    .where(and(eq(socialLogin.id, id), gt(socialLogin.expiresAt, now()), isNull(socialLogin.consumedAt)))
  return login
}

/** Each provider has a separate redirect URI, so that the answer of a provider is never taken for the answer of another. */
export function redirectUriOf({ publicUrl }: AuthContext, provider: string): string {
  return `${publicUrl}/oauth/callback/${provider}`
}

/** State, nonce and verifier, derived from the server's secret for this login and its device key; not stored. */
export function checksOf({ secrets }: AuthContext, { id, thumbprint, provider }: SocialLogin): LoginChecks {
  const make = (name: string) => secrets.hmac('social', id, name, thumbprint, provider).toString('base64url')
  return { state: `${id}.${make('state')}`, nonce: make('nonce'), verifier: make('verifier') }
}

/** Whether a value matches the stored HMAC. */
export function isSecret(
  { secrets }: AuthContext,
  stored: Uint8Array | null,
  id: string,
  name: 'cookie' | 'handle',
  value: string,
): boolean {
  return stored !== null && timingSafeEqual(stored, secrets.hmac('social', id, name, value))
}

/** Reason of a provider's failure, for the log: codes of the library and of Node, never the sent data. */
export function readReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? `: ${error.code}` : ''
  return error instanceof Error ? `${error.name}${code}` : 'unknown'
}

/** Deletes expired sign-ins. */
export async function deleteOldLogins({ orm, now }: AuthContext): Promise<void> {
  await orm.delete(socialLogin).where(lte(socialLogin.expiresAt, now()))
}
