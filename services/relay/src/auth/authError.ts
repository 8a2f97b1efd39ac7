/** A connection is refused. The message is the reason that the client is told. */
export class AuthError extends Error {
  override name = 'AuthError'
}
