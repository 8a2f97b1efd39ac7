import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import type { ApprovalPlace, ApprovalPolicy } from '@latchkit/secure-protocol/api/policy'
import type { Exchange } from '../exchange/detachRequest.js'
import type { Translate } from '../messages.js'
import type { Server } from '../session/createServer.js'
import type { FrameStore } from '../session/openStore.js'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.js'
import type { Upgrades } from '../upgrade/createUpgrades.js'
import type { Accounts } from '../wallet/createAccounts.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { WindowLink } from '../window/createWindowLink.js'
import type { WindowApp } from '../window/windowMessages.js'
import type { Read } from './createReads.js'

/** Dependencies of a page's requests. */
export type RequestsParameters = {
  readonly read: Read
  /** Endpoints by the CAIP-2 id of their chain. Nothing is signed for another chain. */
  readonly rpcUrls: FrameConfig['rpcUrls']
  /** Calls the bundler of a chain. */
  readonly askBundler: Read
  readonly accounts: Pick<Accounts, 'getAddress'>
  readonly smartAccounts: Pick<SmartAccounts, 'find' | 'listChains' | 'owns' | 'hasEnforcers' | 'isDeployed'>
  readonly upgrades: Upgrades
  /** Batches that pages sent, and permissions that they were granted. */
  readonly store: Pick<FrameStore, 'getBatch' | 'keepBatch' | 'dropBatch' | 'getGrants' | 'changeGrants'>
  readonly root: HTMLElement
  readonly translate: Translate
  readonly origin: string
  readonly projectId: string
  readonly server: Server
  /** Requirements for approvals of the project. */
  readonly policy?: ApprovalPolicy | undefined
  /** Where a request is approved. */
  choosePlace(request: { readonly method: string; readonly params: unknown }): ApprovalPlace
  /** Name and icon of the app, if this page is a window. */
  readonly app?: WindowApp | undefined
  /** The window that the page opens for approvals. Absent where this page is a window of this site itself. */
  readonly link?: WindowLink | undefined
  /** Has a request answered in a window that this page is cut off from. */
  readonly exchange?: Exchange | undefined
  /** Origins of services that may pay fees. */
  readonly paymasters?: readonly string[] | undefined
  /** Contracts of smart accounts by the CAIP-2 id of their chain. */
  readonly accountChains?: FrameConfig['smartAccounts']
  /** The wallet of the session; rejects with LOGIN_REQUIRED or RECOVERY_REQUIRED. */
  getWallet(): Promise<OpenWallet>
  /** As `getWallet`, but the user may prove a factor in the visible frame first. */
  recoverWallet(): Promise<OpenWallet>
  /** The network of the page: a number on eip155, the CAIP-2 id on Solana. */
  getChainId(): number | string
  /** The submitted request deployed the smart account of a wallet. */
  deployed(wallet: OpenWallet, chainId: number): void
  /** The frame has to be shown, or hidden again. Resolves when the texts of its language are loaded. */
  shown(isShown: boolean): Promise<void>
}
