import { importWithRetry } from '@latchkit/core/connection'
import type { Latchkit } from '../../page/latchkit/types.js'
import type { FailureNames, SendFailure } from './sections/describeFailure.js'

/**
 * Returns the text for an error of a transfer. The code of these texts loads with the first of them; without it, the
 * text is `fallback`.
 */
export async function readFailure(
  latchkit: Latchkit,
  { error, fallback, ...names }: FailureNames & { readonly error: unknown; readonly fallback: string },
): Promise<SendFailure> {
  try {
    const { describeFailure } = await importWithRetry(() => import('./sections/describeFailure.js'))
    return describeFailure(latchkit, error, names)
  } catch {
    return { field: 'form', message: fallback }
  }
}
