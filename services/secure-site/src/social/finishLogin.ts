import { randomBytes } from 'node:crypto'
import { socialProvider } from '@latchkit/secure-protocol/api/socialLogin'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { socialLogin } from '../auth/tables.js'
import type { AuthContext } from '../auth/types.js'
import { sealEnvelope } from '../kek/env1.js'
import { checksOf, findLogin, isSecret, readReason, redirectUriOf, type SocialLogin } from './startSocial.js'

/** Allowed attempts at the number of a sign-in. */
const numberTries = 3

/** Additional data of a provider's profile. */
export const profileAad = (id: string, projectId: string) =>
  aad('social_login', 'profile_sealed', id, projectId, 'profile', 'v1')

/** Result of a callback. `handle` without a secret: the sign-in failed, or the browser has no cookie of it. */
export type FinishedLogin = {
  readonly status: 'done' | 'failed'
  readonly login: SocialLogin
  readonly handle: string
}

/**
 * Processes the answer of a provider in the browser that started the sign-in, once, and stores the identity until the
 * device that started it requests it. Fails when the browser has no cookie of the sign-in: it is another one, or drops
 * cookies. Returns undefined when the answer does not match a sign-in that was started here.
 *
 * @param cookieOf - the cookie of a sign-in in this browser
 */
export async function finishLogin(
  context: AuthContext,
  provider: string,
  form: URLSearchParams,
  cookieOf: (id: string) => string | undefined,
): Promise<FinishedLogin | undefined> {
  const state = form.get('state') ?? ''
  const [id = ''] = state.split('.')
  const found = await findLogin(context, id)
  const opened = context.providers.get(socialProvider.safeParse(provider).data ?? 'google')
  if (!found || !opened || found.provider !== provider) return undefined
  const checks = checksOf(context, found)
  if (state !== checks.state) return undefined
  // The login stays open for the browser that started it. The secret is empty: it ends the wait of an app in this browser.
  if (!isSecret(context, found.cookieHmac, id, 'cookie', cookieOf(id) ?? ''))
    return { status: 'failed', login: found, handle: `${id}.` }
  const [login] = await context.orm
    .update(socialLogin)
    .set({ calledBackAt: context.now() })
    .where(and(eq(socialLogin.id, id), isNull(socialLogin.calledBackAt)))
    .returning()
  // The first of two identical answers counts.
  if (!login) return undefined
  try {
    const profile = await opened.finish(redirectUriOf(context, provider), form, checks)
    const secret = randomBytes(32).toString('base64url')
    const plain = new Uint8Array(Buffer.from(JSON.stringify({ ...profile, issuer: opened.issuer })))
    await context.orm
      .update(socialLogin)
      .set({
        profileSealed: await sealEnvelope(context.kek, plain, profileAad(id, login.projectId)),
        handleHmac: context.secrets.hmac('social', id, 'handle', secret),
      })
      .where(eq(socialLogin.id, id))
    return { status: 'done', login, handle: `${id}.${secret}` }
  } catch (error) {
    context.logger.warn({ provider, reason: readReason(error) }, 'a social login failed')
    await context.orm.update(socialLogin).set({ consumedAt: context.now() }).where(eq(socialLogin.id, id))
    context.wakes.emit(id)
    return { status: 'failed', login, handle: id }
  }
}

/** Result of a typed number. */
export type NumberDecision = 'matched' | 'refused' | 'wrong-number' | 'ended'

/**
 * Lets the device that started a sign-in redeem it without the handle: the user typed the number that the device shows, in
 * the browser that signed in.
 *
 * @param number - two digits; undefined to refuse
 */
export async function matchNumber(
  context: AuthContext,
  handle: string,
  number: string | undefined,
): Promise<NumberDecision> {
  const [id = '', secret = ''] = handle.split('.')
  const found = await findLogin(context, id)
  if (!found || !isSecret(context, found.handleHmac, id, 'handle', secret)) return 'ended'
  const isOpen = and(
    eq(socialLogin.id, id),
    isNull(socialLogin.consumedAt),
    isNull(socialLogin.matchedAt),
    lt(socialLogin.attempts, numberTries),
  )
  const now = context.now()
  const end = () => context.orm.update(socialLogin).set({ consumedAt: now }).where(isOpen).returning()
  if (number === undefined) {
    const refused = await end()
    context.wakes.emit(id)
    return refused.length > 0 ? 'refused' : 'ended'
  }
  // Increments the counter before the comparison, in a single statement.
  const [tried] = await context.orm
    .update(socialLogin)
    .set({ attempts: sql`${socialLogin.attempts} + 1` })
    .where(isOpen)
    .returning()
  if (!tried) return 'ended'
  const isRight = number === tried.number
  if (!isRight && tried.attempts < numberTries) return 'wrong-number'
  await context.orm
    .update(socialLogin)
    .set(isRight ? { matchedAt: now } : { consumedAt: now })
    .where(eq(socialLogin.id, id))
  context.wakes.emit(id)
  return isRight ? 'matched' : 'ended'
}
