import { namespaceOf } from '../namespaces/caip.js'
import { createRecap, decodeRecap, encodeRecap, mergeRecaps } from './recap.js'
import type { AuthenticateParameters } from './types.js'

/** What the wallet is to sign, and where it may sign it. A recap stands last among the resources. */
export function authPayload(
  parameters: AuthenticateParameters,
  chains: readonly string[],
  methods: readonly string[],
): { readonly [name: string]: unknown } {
  const { domain, uri, statement, exp, nbf, requestId } = parameters
  const iat = parameters.iat ?? new Date().toISOString()
  const resources = [...(parameters.resources ?? [])]
  if (methods.length > 0) {
    const wanted = createRecap(namespaceOf(chains[0] ?? ''), 'request', methods)
    const last = decodeRecap(resources.at(-1) ?? '')
    if (last) resources.pop()
    resources.push(encodeRecap(last ? mergeRecaps(wanted, last) : wanted))
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
    // An empty list would add a heading to the message of some wallets.
    resources: resources.length > 0 ? resources : undefined,
  }
}

/** What an account of a chain, a CAIP-2 id, is to sign against a replay. */
export function nonceOf({ nonce, nonces = {} }: AuthenticateParameters, chainId: string): string {
  const namespace = namespaceOf(chainId)
  return (Object.hasOwn(nonces, namespace) ? nonces[namespace] : undefined) ?? nonce
}
