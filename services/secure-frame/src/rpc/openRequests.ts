import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { askBundler } from '@latchkit/secure-protocol/api/smartAccounts'
import type { Server } from '../session/createServer.js'
import type { FrameStore } from '../session/openStore.js'
import { createBundler } from '../smartAccount/createBundler.js'
import { createSmartAccounts, type SmartAccounts } from '../smartAccount/createSmartAccounts.js'
import { createUpgrades } from '../upgrade/createUpgrades.js'
import { type Accounts, createAccounts } from '../wallet/createAccounts.js'
import type { Signer } from '../wallet/createSigner.js'
import { createReads } from './createReads.js'
import { createRequests, type RpcRequests } from './createRequests.js'
import type { RequestsParameters } from './types.js'

/** Parameters that the frame shares with a window of this site that has a separate session. */
type Common =
  | 'read'
  | 'rpcUrls'
  | 'askBundler'
  | 'accounts'
  | 'smartAccounts'
  | 'upgrades'
  | 'projectId'
  | 'policy'

/** Opens the accounts of a wallet and the handlers of their requests. `store` keeps batches and permissions. */
export function openRequests({
  config,
  owners,
  signer,
  hasSmartAccounts,
  ...own
}: Omit<RequestsParameters, Common | 'accountChains' | 'paymasters'> & {
  readonly config: FrameConfig
  readonly server: Server
  /** Keeps the addresses of the keys that own smart accounts. */
  readonly owners: Pick<FrameStore, 'getOwner' | 'setOwner'>
  readonly signer: Signer
  /** Whether the page uses smart accounts. */
  readonly hasSmartAccounts: boolean
}): { readonly accounts: Accounts; readonly smartAccounts: SmartAccounts; readonly rpc: RpcRequests } {
  const { rpcUrls, smartAccounts: chains, projectId, approvals, paymasters } = config
  const read = createReads(rpcUrls)
  const smartAccounts = createSmartAccounts({ chains, read, store: owners, signer, isOff: !hasSmartAccounts })
  const accounts = createAccounts(smartAccounts)
  const rpc = createRequests({
    ...own,
    read,
    rpcUrls,
    accounts,
    smartAccounts,
    projectId,
    paymasters,
    policy: approvals,
    accountChains: chains,
    upgrades: createUpgrades({ rpcUrls, chains, read }),
    askBundler: createBundler(body => own.server.call(askBundler, body)),
  })
  return { accounts, smartAccounts, rpc }
}
