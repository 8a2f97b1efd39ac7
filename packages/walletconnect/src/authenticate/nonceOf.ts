import { namespaceOf } from '../namespaces/namespaceOf.js'
import type { AuthenticateParameters } from './types.js'

/** What an account of a chain, a CAIP-2 id, is to sign against a replay. */
export function nonceOf({ nonce, nonces = {} }: AuthenticateParameters, chainId: string): string {
  const namespace = namespaceOf(chainId)
  return (Object.hasOwn(nonces, namespace) ? nonces[namespace] : undefined) ?? nonce
}
