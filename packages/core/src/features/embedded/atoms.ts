import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { FrameLogin } from './types.js'

/** The login that the secure frame holds. Only the actions of this folder write it. */
export const frameLoginAtom: PrimitiveAtom<FrameLogin | undefined> = /*#__PURE__*/ atom<
  FrameLogin | undefined
>(undefined)

/** A pending login by e-mail. */
export type EmailLogin = {
  readonly email: string
  /** Required action: approve this device by the link of an e-mail, or enter the code of an e-mail. */
  readonly step: 'verifyDevice' | 'verifyOtp'
  /** Two digits to compare with those of the approval page; of `verifyDevice` only. */
  readonly number: string | undefined
  /** Digits of the code; undefined: six. */
  readonly codeDigits?: 6 | 8 | undefined
  /** When the mail was requested, in milliseconds since 1970. */
  readonly sentAt: number
}

/** Written by the actions of this folder only. */
export const emailFlowAtom: PrimitiveAtom<EmailLogin | undefined> = /*#__PURE__*/ atom<
  EmailLogin | undefined
>(undefined)

/**
 * The pending login by e-mail; undefined when there is none.
 *
 * @example
 * client.store.get(emailLoginAtom)?.step // 'verifyOtp'
 */
export const emailLoginAtom: Atom<EmailLogin | undefined> = /*#__PURE__*/ atom(get => get(emailFlowAtom))
