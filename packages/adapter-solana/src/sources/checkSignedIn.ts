import type { SignInRequest } from '@latchkit/core/siwx'
import { SignInMismatchError } from '../errors.js'

/**
 * Lets only the answer to what was asked pass: this site, this nonce, this account. Whoever verifies the session
 * reads the rest.
 *
 * @throws SignInMismatchError `solana/sign-in-mismatch`
 */
export function checkSignedIn(message: string, { domain, nonce }: SignInRequest, address: string): void {
  const [head, account, ...lines] = message.split('\n')
  if (head !== `${domain} wants you to sign in with your Solana account:`)
    throw new SignInMismatchError({ field: 'domain' })
  if (account !== address) throw new SignInMismatchError({ field: 'account' })
  if (lines.filter(line => line.startsWith('Nonce: ')).join() !== `Nonce: ${nonce}`)
    throw new SignInMismatchError({ field: 'nonce' })
}
