import { isError } from '@latchkit/core/errors'

/** The code of the error that a promise ends with; undefined when it ends well. */
export async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  try {
    await promise
    return undefined
  } catch (error) {
    return isError(error) ? error.code : `foreign: ${error}`
  }
}
