import type { Projects } from '../config/readProjects.js'
import { allowsOrigin } from './allowsOrigin.js'
import { AuthError } from './authError.js'
import { verifyToken } from './verifyToken.js'

/** What a connection shows of itself before it is accepted. */
export type Credentials = {
  readonly query: URLSearchParams
  /** Absent for clients that are no browsers: they could name any origin, so none is asked of them. */
  readonly origin: string | undefined
}

/** Who may come in. */
export type AccessRules = {
  /** Public URLs of the relay, without a slash at the end. */
  readonly audiences: ReadonlySet<string>
  readonly projects: Projects | undefined
}

/**
 * Returns the client id of a connection that may come in.
 *
 * @throws AuthError with the text that the client is told
 */
export function authorize({ query, origin }: Credentials, rules: AccessRules): string {
  if (rules.projects) {
    const projectId = query.get('projectId') ?? ''
    const origins = Object.hasOwn(rules.projects, projectId) ? rules.projects[projectId] : undefined
    if (!origins) throw new AuthError('Unauthorized: invalid key')
    if (origin !== undefined && !allowsOrigin(origins, origin)) {
      throw new AuthError('Unauthorized: origin not allowed')
    }
  }
  return verifyToken(query.get('auth'), rules.audiences, Date.now() / 1_000)
}
