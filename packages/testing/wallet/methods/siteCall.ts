import { base64 } from '@scure/base'
import { getAddress, type Hex, isAddress, isHex } from 'viem'
import { isRecord } from '../../src/common/isRecord.js'
import { RpcError } from '../../src/common/rpc.js'
import type { ApprovalRequest, Wallet, WalletId, WalletState } from '../../src/common/types.js'

/** A request of a site, from the extension's provider or from a WalletConnect session. */
export type SiteCall = {
  state: Pick<WalletState, 'chains' | 'solanaChains'>
  wallet: Wallet
  origin: string
  method: string
  params: unknown
}

/** An immediate result, or a request that needs a click first. */
export type Outcome = { result: unknown } | { approval: ApprovalRequest }

export type SiteMethod = (call: SiteCall) => Outcome | Promise<Outcome>

/** Returns the parameters of a call, which must be an array. */
export function parameterList({ method, params }: SiteCall): unknown[] {
  if (Array.isArray(params)) return params
  throw new RpcError(-32602, `${method} takes its parameters in an array.`)
}

/** Returns the account that a site names. Throws when the site is not connected to it. */
export function permittedAccount({ wallet, origin, method }: SiteCall, value: unknown): Hex {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw new RpcError(-32602, `${method} needs the address of an account.`)
  const address = getAddress(value)
  if (wallet.permissions[origin]?.includes(address)) return address
  throw new RpcError(4100, 'The site is not connected to this account.')
}

/** Returns the `chainId` of `[{ chainId: '0x…' }]`, as EIP-3326 and EIP-3085 pass it. */
export function chainIdParameter(call: SiteCall): { chainId: number; given: Record<string, unknown> } {
  const [given] = parameterList(call)
  if (!isRecord(given) || !isHex(given.chainId) || !Number.isSafeInteger(Number(given.chainId)))
    throw new RpcError(-32602, `${call.method} takes [{ chainId }] with a hexadecimal string.`)
  return { chainId: Number(given.chainId), given }
}

/** Returns bytes that are passed in base64, as text and decoded. */
export function base64Parameter(value: unknown, name: string): { text: string; bytes: Uint8Array } {
  try {
    if (typeof value === 'string') return { text: value, bytes: base64.decode(value) }
  } catch {
    // Reported below.
  }
  throw new RpcError(-32602, `\`${name}\` must be bytes.`)
}

/** Returns the network that a site is on. */
export function siteChainId(wallet: Wallet, origin: string): number {
  return wallet.chainIds[origin] ?? wallet.chainId
}

/** Returns the accounts that a site may see, the active one first. */
export function visibleAccounts(
  wallet: Wallet,
  origin: string,
  permissions: Wallet['permissions'] = wallet.permissions,
): Hex[] {
  const permitted = permissions[origin] ?? []
  if (!permitted.includes(wallet.active)) return permitted
  return [wallet.active, ...permitted.filter(address => address !== wallet.active)]
}

/** Returns the wallet as sites see it: a locked one has granted nothing. */
export function shownWallet(state: WalletState, id: WalletId): Wallet {
  const wallet = state.wallets[id]
  return state.settings.locked ? { ...wallet, permissions: {}, solanaPermissions: {} } : wallet
}

/** Returns the Solana addresses that a site may see, the active account's first. */
export function visibleSolanaAccounts(wallet: Wallet, origin: string): string[] {
  const visible = visibleAccounts(wallet, origin, wallet.solanaPermissions)
  return solanaAddresses(wallet.accounts, visible)
}

/** Returns the Solana addresses of accounts, in the order of the given EVM addresses. */
export function solanaAddresses(accounts: Wallet['accounts'], picked: readonly Hex[]): string[] {
  return picked.flatMap(address =>
    accounts.filter(account => account.address === address).map(account => account.solana.address),
  )
}
