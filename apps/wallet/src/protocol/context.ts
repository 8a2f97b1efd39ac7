import type { ProtocolConfig } from '../common/protocolConfig.js'
import type { WalletAccount } from '../common/types.js'
import type { Kit } from './kit/createKit.js'
import type { Store } from './kit/createStore.js'
import type { ProtocolApproval } from './types.js'

/** What the parts of the page share. */
export type Context = {
  kit: Kit
  store: Store
  config: ProtocolConfig
  accounts: WalletAccount[]
  /** Requests that were read and wait for a click, by id. */
  approvals: Map<number, ProtocolApproval>
  /** Ids of what is being read or answered. */
  underWay: Set<number>
  /** Draws the page again. */
  changed(): void
}
