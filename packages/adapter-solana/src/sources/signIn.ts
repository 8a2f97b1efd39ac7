import type { Network } from '@latchkit/core'
import type { SignInRequest } from '@latchkit/core/siwx'
import { SignInMismatchError } from '../errors.js'
import { chainNames } from '../networks.js'
import { pickGiven } from '../pickGiven.js'
import type { SignInInput } from './walletStandard.js'

/** Creates the input of `solana:signIn`. Its text has names for public networks, else the start of the genesis hash. */
export function toSignInInput(request: SignInRequest, { caipNetworkId }: Network<'solana'>): SignInInput {
  const {
    domain,
    uri,
    version,
    nonce,
    statement,
    issuedAt,
    expirationTime,
    notBefore,
    requestId,
    resources,
  } = request
  const [, name = caipNetworkId] = chainNames.find(([id]) => id === caipNetworkId) ?? []
  const chainId = name.slice('solana:'.length)
  const rest = { statement, issuedAt, expirationTime, notBefore, requestId, resources }
  return pickGiven({ domain, uri, version, nonce, chainId, ...rest })
}

/**
 * Checks that a signed message has the requested site and nonce, and the account. The verification of the session
 * checks the rest.
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
