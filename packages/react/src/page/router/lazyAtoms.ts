import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { alertAtom } from '../alerts/atoms.js'
import { toastAtom, toastPendingAtom } from '../toasts/atoms.js'
import { preparedAtom, routerAtom } from './atoms.js'

/** Number of shake animations of the card. */
export const shakesAtom: PrimitiveAtom<number> = /*#__PURE__*/ atom(0)

/** Text of the live region. */
export const announcementAtom: PrimitiveAtom<string> = /*#__PURE__*/ atom('')

/** Loaded logos of the kit, by the id of their wallet or network. */
export const builtInIconsAtom: PrimitiveAtom<{ readonly [key: string]: string | undefined }> =
  /*#__PURE__*/ atom<{ readonly [key: string]: string | undefined }>({})

/** Whether the user accepted the app's terms. */
export const consentAtom: PrimitiveAtom<boolean> = /*#__PURE__*/ atom(false)

/** The step that is rendered while the modal is closed. */
export const preparedEntryAtom = /*#__PURE__*/ atom(get => get(preparedAtom)?.entry)

/** Whether there is a step to go back to. */
export const canGoBackAtom = /*#__PURE__*/ atom(get => get(routerAtom).history.length > 1)

export const directionAtom = /*#__PURE__*/ atom(get => get(routerAtom).direction)

/** Whether the modal's element has to stay because of a toast or an alert. */
export const hasBarsAtom = /*#__PURE__*/ atom(get =>
  Boolean(get(toastPendingAtom) || get(toastAtom) || get(alertAtom)),
)
