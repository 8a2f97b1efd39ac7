import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Latchkit } from '../latchkit/types.js'

/** An element of the app that contains the modal, instead of an element at the end of the body. */
export type Container = {
  readonly element: HTMLElement
  readonly embedded: boolean
  /** Shows the first view again, where the views are embedded: they cannot be closed. */
  readonly showFirst?: ((latchkit: Latchkit) => void) | undefined
}

export const containerAtom: PrimitiveAtom<Container | undefined> = /*#__PURE__*/ atom<Container | undefined>(
  undefined,
)
