import type { alertMessages } from '../i18n/en/alerts.js'

/** Something the app's developer must know and the visitor cannot mend. */
export type Alert = {
  /** Stable code of the error behind it. */
  readonly code: string
  readonly message: keyof typeof alertMessages
}
