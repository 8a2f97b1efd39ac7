import { randomBytes } from 'node:crypto'
import { socialProvider } from '@latchkit/secure-protocol/api/socialLogin'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { socialLogin } from '../auth/tables.js'
import type { AuthContext } from '../auth/types.js'
import { sealEnvelope } from '../kek/env1.js'
import { checksOf, findLogin, isSecret, readReason, redirectUriOf, type SocialLogin } from './startSocial.js'

/** Tries to type the number of one sign-in. */
const numberTries = 3

/** Additional data of what a provider told. */
export const profileAad = (id: string, projectId: string) =>
  aad('social_login', 'profile_sealed', id, projectId, 'profile', 'v1')

/** How a callback ended. `handle` without a secret says that nothing came of it. */
export type FinishedLogin = {
  readonly status: 'done' | 'failed'
  readonly login: SocialLogin
  readonly handle: string
}

/**
 * Takes the answer of a provider in the browser that started the sign-in, once, and keeps who the person is until the
 * device that began it asks. Returns undefined when the answer is of no sign-in that this browser started here.
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
  if (!isSecret(context, found.cookieHmac, id, 'cookie', cookieOf(id) ?? '')) return undefined
  const checks = checksOf(context, found)
  if (state !== checks.state) return undefined
  const [login] = await context.orm
    .update(socialLogin)
    .set({ calledBackAt: context.now() })
    .where(and(eq(socialLogin.id, id), isNull(socialLogin.calledBackAt)))
    .returning()
  // An answer that comes twice: the first one stands.
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

/** What became of a number that was typed. */
export type NumberDecision = 'matched' | 'refused' | 'wrong-number' | 'ended'

/**
 * Lets the device that began a sign-in have it without the handle: the person typed the number which that device shows,
 * in the browser that signed in.
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
  // Counts before it compares, in one statement.
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
