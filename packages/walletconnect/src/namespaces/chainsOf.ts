import type { WalletConnectProposalNamespace } from '../types.js'
import { chainOf } from './chainOf.js'

/** The CAIP-2 ids that an entry is about: by its key, its `chains` and its accounts. */
export function chainsOf(
  key: string,
  namespace: WalletConnectProposalNamespace & { readonly accounts?: readonly string[] | undefined },
): ReadonlySet<string> {
  const { chains = [], accounts = [] } = namespace
  return new Set([...(key.includes(':') ? [key] : []), ...chains, ...accounts.map(chainOf)])
}
