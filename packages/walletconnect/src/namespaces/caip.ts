import type { WalletConnectProposalNamespace } from '../types.js'

/** Whether `value` is a CAIP-2 chain id, such as `eip155:1`. */
export function isChainId(value: unknown): value is string {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value)
}

/** Whether `value` is a CAIP-10 account id, such as `eip155:1:0xab…`. */
export function isAccountId(value: string): boolean {
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.test(value)
}

/** Whether `key` is a namespace (`eip155`) or a CAIP-2 chain id (`eip155:1`). */
export function isNamespaceKey(key: string): boolean {
  return /^[-a-z0-9]{3,8}(:[-_a-zA-Z0-9]{1,32})?$/.test(key)
}

/** Returns the namespace of a key or an id: `eip155` for `eip155:1`. */
export function namespaceOf(id: string): string {
  return id.split(':', 1)[0] ?? ''
}

/** Returns the CAIP-2 id of a CAIP-10 account id. */
export function chainOf(account: string): string {
  return account.slice(0, account.lastIndexOf(':'))
}

/** Whether a chain or account belongs to the namespace or chain `key`: `eip155:1` to `eip155`, not to `eip155:13`. */
export function isWithin(key: string, id: string): boolean {
  return id === key || id.startsWith(`${key}:`)
}

/** Returns the CAIP-2 ids of an entry: those of its key, its `chains` and its accounts. */
export function chainsOf(
  key: string,
  namespace: WalletConnectProposalNamespace & { readonly accounts?: readonly string[] | undefined },
): ReadonlySet<string> {
  const { chains = [], accounts = [] } = namespace
  return new Set([...(key.includes(':') ? [key] : []), ...chains, ...accounts.map(chainOf)])
}
