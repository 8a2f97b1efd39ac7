import type { ApprovalRequest, Wallet, WalletId, WalletState } from '../../common/types.js'
import type { Background } from '../types.js'

export type Call = {
  background: Background
  state: WalletState
  wallet: Wallet
  walletId: WalletId
  origin: string
  method: string
  params: unknown
}

/** A result at once, or a request that needs a click first. */
export type Outcome = { result: unknown } | { approval: ApprovalRequest }

export type Method = (call: Call) => Outcome | Promise<Outcome>
