import { isError } from '@latchkit/core/errors'
import type { Alert } from './types.js'

const messages: { readonly [code: string]: string } = {
  'walletconnect/invalid-project-id': 'Invalid Project ID',
  'walletconnect/origin-not-allowed': 'Invalid App Configuration',
}

/** The alert for an error that only the app's developer can mend. */
export function alertOf(error: unknown): Alert | undefined {
  const message = isError(error) ? messages[error.code] : undefined
  return message && isError(error) ? { code: error.code, message } : undefined
}
