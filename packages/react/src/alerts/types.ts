/** Something the app's developer must know and the visitor cannot mend. */
export type Alert = {
  /** Stable code of the error behind it. */
  readonly code: string
  readonly message: string
}
