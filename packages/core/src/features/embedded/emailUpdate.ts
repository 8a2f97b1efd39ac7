import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'

/** A pending change of the login address. */
export type EmailUpdate = {
  /** The new address. */
  readonly email: string
  /** The required code: from the e-mail to the current address, or from the e-mail to the new address. */
  readonly step: 'verifyPrimaryOtp' | 'verifySecondaryOtp'
  /** Digits of the code; undefined: six. */
  readonly codeDigits?: 6 | 8 | undefined
  /** When the last e-mail was requested, in milliseconds since 1970. */
  readonly sentAt: number
}

/** Written by the actions of this folder only. */
export const emailUpdateFlowAtom: PrimitiveAtom<EmailUpdate | undefined> = /*#__PURE__*/ atom<
  EmailUpdate | undefined
>(undefined)

/**
 * The pending change of the login address; undefined when there is none.
 *
 * @example
 * client.store.get(emailUpdateAtom)?.step // 'verifySecondaryOtp'
 */
export const emailUpdateAtom: Atom<EmailUpdate | undefined> = /*#__PURE__*/ atom(get =>
  get(emailUpdateFlowAtom),
)
