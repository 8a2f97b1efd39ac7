import type { FrameLane } from '../protocol/lanes.js'
import { frameTimeouts } from '../protocol/limits.js'
import type { FrameRequestType } from '../protocol/requests.js'

/** A request on its way. */
export type Job = {
  readonly id: string
  readonly type: FrameRequestType
  readonly payload: unknown
  /** Of an RPC_REQUEST or an APPROVAL_RETURNED. */
  readonly method: string | undefined
  readonly lane: FrameLane
  state: 'waiting' | 'sent'
  timer: ReturnType<typeof setTimeout> | undefined
  /** Given up on this side: its answer is dropped. It keeps its place until the frame has dropped it too. */
  isAbandoned: boolean
  readonly onTimeout: (() => void) | undefined
  settle(outcome: { readonly payload: unknown } | { readonly error: unknown }): void
}

/** Whether a request that is no approval may show the frame all the same, for what the user has to do first. */
export function mayShow(type: FrameRequestType): boolean {
  return type === 'GET_USER'
}

/** How long an answer may take from when the frame was asked, in milliseconds. */
export function getTimeout(type: FrameRequestType, lane: FrameLane): number {
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
