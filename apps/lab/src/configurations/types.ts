/** Which chain families a page installs. */
export type LabAdapters = 'wagmi' | 'solana' | 'both' | 'none'

/** How a page signs people in, and where the proof is checked: in the page, or by next-auth on the server. */
export type LabSignIn = {
  readonly by: 'page' | 'next-auth'
  readonly required: boolean
  /** Life of a session in milliseconds. Default: no end. */
  readonly expiresIn?: number | undefined
  /** Path of the session server. Default: the one that works. */
  readonly authUrl?: string | undefined
}

/** One page of the lab: what of the kit it turns on. */
export type Configuration = {
  /** Last part of the page's address. */
  readonly id: string
  readonly title: string
  readonly adapters: LabAdapters
  readonly signIn?: LabSignIn | undefined
  readonly theme?: 'light' | 'dark' | undefined
  readonly locale?: string | undefined
  /** Only what is turned off or on against the defaults. */
  readonly features?: { readonly legalCheckbox?: boolean; readonly collapseWallets?: boolean } | undefined
  /** The views stand in the page, without a dialog. */
  readonly isInline?: boolean | undefined
  /** A second, independent instance stands beside the first. */
  readonly isTwice?: boolean | undefined
  /** What is remembered is kept in cookies, which the server reads for the first render. */
  readonly hasCookies?: boolean | undefined
  /** The page allows scripts by nonce only, and styles from its own origin only. */
  readonly isStrict?: boolean | undefined
  /** Reads and sends go to the app's own RPC endpoint alone, which is not the one that the network names. */
  readonly hasOwnRpc?: boolean | undefined
}
