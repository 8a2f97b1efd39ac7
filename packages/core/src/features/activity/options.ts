/** Flags of the activity. */
export type ActivityFlags = {
  /** Past transactions; needs the gateway. Default: true. */
  readonly history: boolean
}
