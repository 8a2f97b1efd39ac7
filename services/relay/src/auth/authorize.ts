import { type Projects, refuseCaller } from '@latchkit/service-base'
import { AuthError, verifyToken } from './verifyToken.js'

/** Credentials of a client, presented before its connection is accepted. */
export type Credentials = {
  readonly query: URLSearchParams
  /** Absent for clients other than browsers. */
  readonly origin: string | undefined
}

/** Rules that accept or refuse clients. */
export type AccessRules = {
  /** Public URLs of the relay, without a trailing slash. */
  readonly audiences: ReadonlySet<string>
  readonly projects: Projects | undefined
}

/**
 * Checks a connection and returns its client id.
 *
 * @throws AuthError with the reason for the client
 */
export function authorize({ query, origin }: Credentials, rules: AccessRules): string {
  const reason = refuseCaller(rules.projects, query.get('projectId'), origin)
  if (reason) throw new AuthError(reason)
  return verifyToken(query.get('auth'), rules.audiences, Date.now() / 1_000)
}
