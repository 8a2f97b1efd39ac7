import type { CaipAddress } from '../../../types/namespace.js'
import { isSession, sessionAddress, toAccountKey } from '../flow/accounts.js'
import type { SiwxAdapter, SiwxSession } from '../types.js'
import { type CreateNextAuthClientParameters, createNextAuthClient } from './createNextAuthClient.js'
import { ClientSessionError } from './errors.js'

/** Parameters of {@link createNextAuthSiwx}. */
export type CreateNextAuthSiwxParameters = CreateNextAuthClientParameters & {
  /** Id of the credentials provider that takes `message` and `signature`. Default: `siwx`. */
  readonly provider?: string | undefined
  /** Default: the CSRF token, which the server can compare and which lives as long as its cookie. */
  readonly getNonce?: (() => Promise<string>) | undefined
  /** Reads the signed session from the server's session. Default: `session.siwx`. */
  readonly readSession?: ((session: unknown) => SiwxSession | undefined) | undefined
}

/**
 * Creates a `siwx.adapter` on an app's own next-auth 4, without importing it: the credentials provider receives `message`
 * and `signature`, checks them with `verifySiwxSession`, and the `session` callback returns them as `session.siwx`. A
 * next-auth server keeps one session at a time.
 *
 * @throws ClientFetchError `siwx/client-fetch-error`, from its methods
 * @throws ClientSessionError `siwx/client-session-error`, from its methods
 * @throws UnknownProviderError `siwx/unknown-provider`, from its methods
 *
 * @example
 * createLatchkit({ ...config, siwx: { adapter: createNextAuthSiwx({ provider: 'siwx' }) } })
 */
export function createNextAuthSiwx(parameters: CreateNextAuthSiwxParameters = {}): SiwxAdapter {
  const { provider = 'siwx', readSession = readSiwx } = parameters
  const auth = createNextAuthClient(parameters)

  async function find(): Promise<SiwxSession | undefined> {
    const session = await auth.getSession()
    try {
      return session === undefined ? undefined : readSession(session)
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
  const isOf = (session: SiwxSession, caipAddress: CaipAddress) =>
    toAccountKey(sessionAddress(session)) === toAccountKey(caipAddress)

  return {
    getNonce: () => parameters.getNonce?.() ?? auth.getCsrfToken(),
    async verify({ message, signature }) {
      const { ok } = await auth.signIn(provider, { message, signature })
      return ok
    },
    async getSession({ caipAddress }) {
      const session = await find()
      return session && isOf(session, caipAddress) ? session : undefined
    },
    async getSessions() {
      const session = await find()
      return session ? [session] : []
    },
    async signOut({ caipAddress }) {
      if (caipAddress) {
        const session = await find()
        if (!session || !isOf(session, caipAddress)) return
      }
      await auth.signOut()
    },
  }
}

/** A session without `siwx` comes from another provider of the same server and is ignored. */
function readSiwx(session: unknown): SiwxSession | undefined {
  const { siwx } = (typeof session === 'object' && session !== null ? session : {}) as {
    readonly [key: string]: unknown
  }
  if (siwx === undefined || siwx === null) return undefined
  if (!isSession(siwx)) throw new ClientSessionError()
  return siwx
}
