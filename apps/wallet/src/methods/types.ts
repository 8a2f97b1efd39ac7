import type { ApprovalRequest, Wallet, WalletState } from '../common/types.js'

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
