import { signInText } from './signInText.js'
import type { SignInInput } from './types.js'

/** The texts an account signs in with: the site's own domain where the site names none. */
export function signInTexts(inputs: readonly SignInInput[], address: string, origin: string): string[] {
  return inputs.map(input => signInText({ ...input, domain: input.domain ?? new URL(origin).host, address }))
}
