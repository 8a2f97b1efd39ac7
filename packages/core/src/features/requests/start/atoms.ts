import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { PendingRequest, RequestActivity } from '../types.js'

/** Written by the actions of this folder only. */
export const activityAtom: PrimitiveAtom<RequestActivity> = /*#__PURE__*/ atom<RequestActivity>({
  pending: [],
  last: undefined,
})

/**
 * Requests to `auth` connectors: the pending requests, and the outcome of the last. For a user interface that shows
 * approvals; the modal of `@latchkit/react` does.
 *
 * @example
 * client.store.sub(requestActivityAtom, () => client.store.get(requestActivityAtom).last?.status)
 */
export const requestActivityAtom: Atom<RequestActivity> = /*#__PURE__*/ atom(get => get(activityAtom))

/**
 * Requests to `auth` connectors that are not answered yet, oldest first.
 *
 * @example
 * client.store.get(requestsAtom).filter(({ policy }) => policy === 'notSafe')
 */
export const requestsAtom: Atom<readonly PendingRequest[]> = /*#__PURE__*/ atom(
  get => get(activityAtom).pending,
)
