import { frameTimeouts, limits } from '../protocol/limits.js'
import { notSafeMethods } from '../protocol/methods.js'
import type { FrameRequestType } from '../protocol/requests.js'

/** Requests that wait for each other: approvals one by one, reads eight at a time, the rest at once. */
export type Lane = 'approval' | 'read' | 'free'

/** What each lane may have at the frame, and waiting for it. */
export const lanes: Readonly<Record<Lane, { readonly sent: number; readonly waiting: number }>> = {
  approval: { sent: limits.openApprovals, waiting: limits.queuedApprovals },
  read: { sent: limits.pendingReads, waiting: 256 },
  free: { sent: 16, waiting: 256 },
}

/** A request on its way. */
export type Job = {
  readonly id: string
  readonly type: FrameRequestType
  readonly payload: unknown
  /** Of an RPC_REQUEST. */
  readonly method: string | undefined
  readonly lane: Lane
  state: 'waiting' | 'sent'
  timer: ReturnType<typeof setTimeout> | undefined
  /** Given up on this side: its answer is dropped. An approval keeps its place until the frame has dropped it too. */
  isAbandoned: boolean
  readonly onTimeout: (() => void) | undefined
  settle(outcome: { readonly payload: unknown } | { readonly error: unknown }): void
}

export function getLane(type: FrameRequestType, method: string | undefined): Lane {
  if (type === 'DOWNGRADE_ACCOUNT' || (method !== undefined && notSafeMethods.includes(method)))
    return 'approval'
  return type === 'RPC_REQUEST' ? 'read' : 'free'
}

/** Whether a request that is no approval may show the frame all the same, for what the user has to do first. */
export function mayShow(type: FrameRequestType): boolean {
  return type === 'GET_USER'
}

/** How long an answer may take from when the frame was asked, in milliseconds. */
export function getTimeout(type: FrameRequestType, lane: Lane): number {
  if (lane === 'approval') return frameTimeouts.approval
  switch (type) {
    case 'GET_USER':
    case 'OPEN_WALLET':
      return frameTimeouts.approval
    case 'CONNECT_EMAIL':
    case 'CONNECT_DEVICE':
    case 'CONNECT_OTP':
    case 'CONNECT_SOCIAL':
    case 'GET_SOCIAL_REDIRECT_URI':
      return frameTimeouts.login
    case 'SIGN_OUT':
    case 'RPC_ABORT':
      return frameTimeouts.signOut
    default:
      return frameTimeouts.other
  }
}
