import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { SocialProvider } from '../types.js'

/** A social login that the page was left for. */
export type SocialReturn = {
  readonly provider: SocialProvider
  /** `returning` until the wallet is connected. */
  readonly step: 'returning' | 'failed'
}

/** Written by the actions of this folder only. */
export const socialFlowAtom: PrimitiveAtom<SocialReturn | undefined> = /*#__PURE__*/ atom<
  SocialReturn | undefined
>(undefined)

/**
 * The social login that this page was left for, until it is connected; undefined when there is none.
 *
 * @example
 * client.store.get(socialReturnAtom)?.step // 'failed'
 */
export const socialReturnAtom: Atom<SocialReturn | undefined> = /*#__PURE__*/ atom(get => get(socialFlowAtom))
