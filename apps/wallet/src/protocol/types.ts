import type { AuthTypes, PendingRequestTypes, ProposalTypes, SessionTypes } from '@walletconnect/types'
import type { Hex } from 'viem'
import type { ApprovalRequest, TransactionRequest, WalletChain } from '../common/types.js'

export type ProtocolSettings = {
  /** Shows nothing and answers nothing, as an app that has crashed. */
  silent: boolean
  /** Holds answers after the click until "Release". */
  answerLate: boolean
  autoReject: boolean
  /** Leaves one-click sign-ins to apps' fallback, an ordinary proposal. */
  noSignIn: boolean
  /** Which code a click on "Reject" answers a request with: both are in use. */
  rejectCode: 5000 | 4001
  /** Answers `solana_signTransaction` with the signature only, as some wallets do. */
  signatureOnly: boolean
}

/** Calls of `wallet_sendCalls` that were sent, for `wallet_getCallsStatus`. */
export type SentCalls = { chainId: number; hashes: Hex[] }

export type SessionEvent = { topic: string; chainId: string; event: { name: string; data: unknown } }

export type ProtocolError = { code: number; message: string; data?: string }

export type RpcReply = { result: unknown } | { error: ProtocolError }

/** A CAIP-74 object; the protocol's own types know no signatures but those of Ethereum. */
export type SignedStatement = Pick<AuthTypes.Cacao, 'h' | 'p'> & { s: { t: string; s: string } }

/** What was decided, as data: a held answer outlives a reload. */
export type Answer =
  | {
      kind: 'approve'
      id: number
      namespaces: SessionTypes.Namespaces
      scopedProperties: ProposalTypes.ScopedProperties
      /** Signed with the approval, for apps that asked for it in their proposal. */
      statements?: SignedStatement[] | undefined
    }
  | { kind: 'reject'; id: number; reason: ProtocolError }
  | { kind: 'signIn'; id: number; auths: AuthTypes.Cacao[] }
  | { kind: 'refuseSignIn'; id: number; reason: ProtocolError }
  | {
      kind: 'respond'
      id: number
      topic: string
      reply: RpcReply
      /** The session's new namespaces, told before the reply. */
      update?: SessionTypes.Namespaces | undefined
      /** Emitted after the reply. */
      events?: SessionEvent[] | undefined
    }

/** What the page keeps beside the protocol's own stores. */
export type ProtocolState = {
  settings: ProtocolSettings
  /** Networks that apps added. */
  chains: WalletChain[]
  /** Network in use, by session topic. */
  active: Record<string, number>
  calls: Record<string, SentCalls>
  held: Answer[]
}

/** Something that waits for a click. */
export type Ask =
  | { kind: 'proposal'; id: number; proposal: ProposalTypes.Struct }
  | { kind: 'signIn'; id: number; request: AuthTypes.PendingRequest }
  | { kind: 'request'; id: number; request: PendingRequestTypes.Struct }

export type Call = { to?: Hex | undefined; data?: Hex | undefined; value?: Hex | undefined }

/** A request that needs a click, in the form in which it is shown and carried out. */
export type ProtocolApproval =
  | ApprovalRequest
  | { kind: 'signTransaction'; chainId: number; transaction: TransactionRequest }
  | { kind: 'rawTransaction'; chainId: number; raw: Hex }
  | { kind: 'calls'; chainId: number; from: Hex; id: string; calls: Call[] }

/** What an app gets at once, or what needs a click first. */
export type ProtocolOutcome = { result: unknown } | { approval: ProtocolApproval }
