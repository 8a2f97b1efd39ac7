import type { ApprovalRequest, Wallet, WalletId, WalletState } from '../../common/types.js'
import type { Background } from '../types.js'

/** A request of a site, whatever way it came. */
export type SiteCall = {
  state: Pick<WalletState, 'chains' | 'solanaChains'>
  wallet: Wallet
  origin: string
  method: string
  params: unknown
}

/** A request that came to the extension. */
export type Call = SiteCall & { background: Background; walletId: WalletId; state: WalletState }

/** A result at once, or a request that needs a click first. */
export type Outcome = { result: unknown } | { approval: ApprovalRequest }

export type SiteMethod = (call: SiteCall) => Outcome | Promise<Outcome>

export type Method = (call: Call) => Outcome | Promise<Outcome>
