import type { Network } from '@latchkit/core'
import type { SignInRequest } from '@latchkit/core/siwx'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import { chainNames } from '../networks/chainNames.js'

/** What `solana:signIn` takes. Public networks have names in its text, others the beginning of their genesis hash. */
export function toSignInInput(
  request: SignInRequest,
  { caipNetworkId }: Network<'solana'>,
): SolanaSignInInput {
  const { chains: _, domain, uri, version, nonce, ...rest } = request
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = rest
  const [, name = caipNetworkId] = chainNames.find(([id]) => id === caipNetworkId) ?? []
  return {
    domain,
    uri,
    version,
    nonce,
    chainId: name.slice('solana:'.length),
    // Some wallets take a key without a value for one that has it.
    ...(statement === undefined ? {} : { statement }),
    ...(issuedAt === undefined ? {} : { issuedAt }),
    ...(expirationTime === undefined ? {} : { expirationTime }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources }),
  }
}
