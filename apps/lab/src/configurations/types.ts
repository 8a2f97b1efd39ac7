/** One page of the lab: what of the kit it turns on. */
export type Configuration = {
  /** Last part of the page's address. */
  readonly id: string
  readonly title: string
  readonly adapters: 'wagmi' | 'solana' | 'both'
}
