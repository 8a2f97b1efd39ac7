import type { CaipAddress } from '../../../types/namespace.js'
import { isSession, sessionAddress, toAccountKey } from '../accounts.js'
import { SignInRefusedError } from '../errors.js'
import type { SiwxAdapter, SiwxSession } from '../types.js'
import { type CreateNextAuthClientParameters, createNextAuthClient } from './createNextAuthClient.js'
import { ClientSessionError } from './errors.js'

/** Parameters of {@link createNextAuthSiwx}. */
export type CreateNextAuthSiwxParameters = CreateNextAuthClientParameters & {
  /** Id of the credentials provider that takes `message` and `signature`. Default: `siwx`. */
  readonly provider?: string | undefined
  /** Default: the CSRF token, which the server can compare and which lives as long as its cookie. */
  readonly getNonce?: (() => Promise<string>) | undefined
  /**
   * Whether the server keeps sessions of several accounts, as a list. To end one of several, `{ signOut }` with its CAIP-10
   * id is sent to the `jwt` callback with the trigger `update`. Default: false.
   */
  readonly hasSeveral?: boolean | undefined
  /** Reads the signed session, or the list of them, from the server's session. Default: `session.siwx`. */
  readonly readSession?: ((session: unknown) => SiwxSession | readonly SiwxSession[] | undefined) | undefined
}

/**
 * Creates a `siwx.adapter` on an app's own next-auth 4, without importing it: the credentials provider receives `message`
 * and `signature`, checks them with `verifySiwxSession`, and the `session` callback returns them as `session.siwx`. A
 * next-auth server keeps one session at a time, unless its callbacks keep a list: see `hasSeveral`.
 *
 * @throws ClientFetchError `siwx/client-fetch-error`, from its methods
 * @throws ClientSessionError `siwx/client-session-error`, from its methods
 * @throws UnknownProviderError `siwx/unknown-provider`, from its methods
 * @throws SignInRefusedError `siwx/refused`, from `verify`; its reason is the message of the error that `authorize` threw
 *
 * @example
 * createLatchkit({ ...config, siwx: { adapter: createNextAuthSiwx({ provider: 'siwx' }) } })
 */
export function createNextAuthSiwx(parameters: CreateNextAuthSiwxParameters = {}): SiwxAdapter {
  const { provider = 'siwx', hasSeveral = false, readSession = readSiwx } = parameters
  const auth = createNextAuthClient(parameters)

  async function list(): Promise<readonly SiwxSession[]> {
    const session = await auth.getSession()
    try {
      return session === undefined ? [] : [readSession(session) ?? []].flat()
    } catch (cause) {
      const error = cause instanceof ClientSessionError ? cause : new ClientSessionError({ cause })
      await auth.log(
        'CLIENT_SESSION_ERROR',
        { message: error.metaMessages[0] ?? error.shortMessage },
        'session',
      )
      throw error
    }
  }
  const isOf = (caipAddress: CaipAddress) => (session: SiwxSession) =>
    toAccountKey(sessionAddress(session)) === toAccountKey(caipAddress)

  return {
    hasSeveral,
    getNonce: () => parameters.getNonce?.() ?? auth.getCsrfToken(),
    async verify({ message, signature }) {
      const { ok, status, error } = await auth.signIn(provider, { message, signature })
      if (!ok) throw new SignInRefusedError({ reason: toReason(provider, status, error) })
      return true
    },
    async getSession({ caipAddress }) {
      return (await list()).find(isOf(caipAddress))
    },
    getSessions: list,
    async signOut({ caipAddress }) {
      if (caipAddress) {
        const sessions = await list()
        const session = sessions.find(isOf(caipAddress))
        if (!session) return
        if (sessions.length > 1) return auth.update({ signOut: sessionAddress(session) })
      }
      await auth.signOut()
    },
  }
}

/** Why the server refused, for the developer. */
function toReason(provider: string, status: number, error: string | undefined): string {
  switch (error) {
    case 'CredentialsSignin':
      return `\`authorize\` of the provider "${provider}" returned null. Throw an error with the reason there.`
    case 'MissingCSRF':
      return 'The CSRF token did not match the cookie, or the server did not receive the cookie.'
    default:
      return error || `The session server refused the sign-in: HTTP status code: ${status}`
  }
}

/** A session without `siwx` comes from another provider of the same server and is ignored. */
function readSiwx(session: unknown): readonly SiwxSession[] | undefined {
  const { siwx } = (typeof session === 'object' && session !== null ? session : {}) as {
    readonly [key: string]: unknown
  }
  if (siwx === undefined || siwx === null) return undefined
  const sessions: readonly unknown[] = Array.isArray(siwx) ? siwx : [siwx]
  if (!sessions.every(isSession)) throw new ClientSessionError()
  return sessions
}
