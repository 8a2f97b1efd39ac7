import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { alertMessages } from '../../shared/alerts/alertMessages.js'

/** A problem that only the app's developer can solve. */
export type Alert = {
  /** Stable code of the error behind it. */
  readonly code: string
  readonly message: keyof typeof alertMessages
}

/** The alert that is shown. */
export const alertAtom: PrimitiveAtom<Alert | undefined> = /*#__PURE__*/ atom<Alert | undefined>(undefined)
