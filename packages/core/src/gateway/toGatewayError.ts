import { HttpStatusError } from '../http/errors.js'
import { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from './errors.js'

/** Names the refusals that the app's configuration causes; every other error is returned as it is. */
export function toGatewayError(error: unknown): unknown {
  if (!(error instanceof HttpStatusError)) return error
  const text = JSON.stringify(error.body) ?? ''
  if (text.includes('Unauthorized: origin not allowed')) return new OriginNotAllowedError({ cause: error })
  if (text.includes('Unauthorized: invalid key')) return new InvalidProjectIdError({ cause: error })
  if (/JWT validation error: .*not yet valid/.test(text)) return new TokenNotYetValidError({ cause: error })
  return error
}
