import { namespaceOf } from '../namespaces/caip.js'
import { createRecap, decodeRecap, encodeRecap, mergeRecaps } from './recap.js'
import type { AuthenticateParameters } from './types.js'

/** Creates the content that a wallet signs, for the given chains. A recap is the last of the resources. */
export function authPayload(
  parameters: AuthenticateParameters,
  chains: readonly string[],
  methods: readonly string[],
): { readonly [name: string]: unknown } {
  const { domain, uri, statement, exp, nbf, requestId } = parameters
  const iat = parameters.iat ?? new Date().toISOString()
  const resources = [...(parameters.resources ?? [])]
  if (methods.length > 0) {
    const recap = createRecap(namespaceOf(chains[0] ?? ''), 'request', methods)
    const last = decodeRecap(resources.at(-1) ?? '')
    if (last) resources.pop()
    resources.push(encodeRecap(last ? mergeRecaps(recap, last) : recap))
  }
  return {
    type: 'caip122',
    chains,
    statement,
    aud: uri,
    domain,
    version: '1',
    nonce: nonceOf(parameters, chains[0] ?? ''),
    iat,
    exp,
    nbf,
    requestId,
    // With an empty list some wallets add a heading to the message.
    resources: resources.length > 0 ? resources : undefined,
  }
}

/** Returns the nonce for the accounts of a chain. */
export function nonceOf({ nonce, nonces = {} }: AuthenticateParameters, chainId: string): string {
  const namespace = namespaceOf(chainId)
  return (Object.hasOwn(nonces, namespace) ? nonces[namespace] : undefined) ?? nonce
}
