import type { AuthTypes, PendingRequestTypes, ProposalTypes, SessionTypes } from '@walletconnect/types'
import type { Hex } from 'viem'
import type { SentCalls } from '../../src/common/callTypes.js'
import type {
  ApprovalRequest,
  TransactionRequest,
  WalletAccount,
  WalletChain,
  WalletConnectConfig,
} from '../../src/common/types.js'
import type { Kit } from './kit/createKit.js'
import type { Store } from './kit/createStore.js'

export type WalletConnectSettings = {
  /** Shows nothing and answers nothing, like an app that has crashed. */
  silent: boolean
  /** Holds answers after the click until "Release". */
  answerLate: boolean
  autoReject: boolean
  /** Ignores one-click sign-ins, so that apps fall back to an ordinary proposal. */
  noSignIn: boolean
  /** The error code of a rejected request. Wallets use both. */
  rejectCode: 5000 | 4001
  /** Answers `solana_signTransaction` with the signature only, as some wallets do. */
  signatureOnly: boolean
}

export type SessionEvent = { topic: string; chainId: string; event: { name: string; data: unknown } }

export type JsonRpcError = { code: number; message: string; data?: string }

export type RpcReply = { result: unknown } | { error: JsonRpcError }

/** A CAIP-74 object. WalletConnect's own type has Ethereum signatures only. */
export type SignedStatement = Pick<AuthTypes.Cacao, 'h' | 'p'> & { s: { t: string; s: string } }

/** A decision as data, so that a held answer outlives a reload. */
export type Answer =
  | {
      kind: 'approve'
      id: number
      namespaces: SessionTypes.Namespaces
      scopedProperties: ProposalTypes.ScopedProperties
      /** Signed with the approval, for apps that request it in their proposal. */
      statements?: SignedStatement[] | undefined
    }
  | { kind: 'reject'; id: number; reason: JsonRpcError }
  | { kind: 'signIn'; id: number; auths: AuthTypes.Cacao[] }
  | { kind: 'rejectSignIn'; id: number; reason: JsonRpcError }
  | {
      kind: 'respond'
      id: number
      topic: string
      reply: RpcReply
      /** The session's new namespaces, sent before the reply. */
      update?: SessionTypes.Namespaces | undefined
      /** Emitted after the reply. */
      events?: SessionEvent[] | undefined
    }

/** Data that the page stores besides WalletConnect's own stores. */
export type WalletConnectState = {
  settings: WalletConnectSettings
  /** Networks that apps added. */
  chains: WalletChain[]
  /** The network in use, by session topic. */
  active: Record<string, number>
  calls: Record<string, SentCalls>
  held: Answer[]
}

/** Something that waits for a click. */
export type PendingItem =
  | { kind: 'proposal'; id: number; proposal: ProposalTypes.Struct }
  | { kind: 'signIn'; id: number; request: AuthTypes.PendingRequest }
  | { kind: 'request'; id: number; request: PendingRequestTypes.Struct }

/** A request that needs a click, in the form in which it is shown and executed. */
export type WalletConnectApproval =
  | ApprovalRequest
  | { kind: 'signTransaction'; chainId: number; transaction: TransactionRequest }
  | { kind: 'rawTransaction'; chainId: number; raw: Hex }

/** An immediate result, or a request that needs a click first. */
export type WalletConnectOutcome = { result: unknown } | { approval: WalletConnectApproval }

/** State that the parts of the page share. */
export type Context = {
  kit: Kit
  store: Store
  config: WalletConnectConfig
  accounts: WalletAccount[]
  /** Requests that were read and wait for a click, by id. */
  approvals: Map<number, WalletConnectApproval>
  /** Ids of requests that are being read. */
  reading: Set<number>
  /** Renders the page again, after a change of the store, of the maps above or of WalletConnect's stores. */
  changed(): void
}
