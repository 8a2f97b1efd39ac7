import { atom } from 'jotai/vanilla'
import type { BaseError } from '../../../errors/BaseError.js'

/**
 * Why the service takes no event of this app: its origin or project is not allowed. It is set at most once, and no
 * event is sent after it.
 *
 * @example
 * client.store.sub(analyticsErrorAtom, () => console.warn(client.store.get(analyticsErrorAtom)?.message))
 */
export const analyticsErrorAtom = /*#__PURE__*/ atom<BaseError | undefined>(undefined)
