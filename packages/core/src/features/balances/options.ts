import type { CaipNetworkId } from '../../types/namespace.js'

/** A token whose balance is shown as the account balance. */
export type ShownToken = {
  /** Of the ERC-20 contract, or of the mint on Solana. */
  readonly address: string
  /** Default: the symbol of the contract. Mints of Solana have none: the start of the address is shown there instead. */
  readonly symbol?: string | undefined
  /**
   * Image of the token in the modal, beside its balance and in lists of tokens. A `data:` URI, or a URL that the app's
   * Content-Security-Policy allows. Default: no image beside the balance; lists have that of the gateway.
   */
  readonly image?: string | undefined
}

/** Options of `createClient` for balances. */
export type BalancesOptions = {
  /**
   * Tokens whose balance is shown as the account balance, in buttons, in the account view and by `useBalance`, by CAIP-2 id
   * or eip155 number. Absent networks show their own currency.
   */
  readonly tokens?: { readonly [id in CaipNetworkId | number]?: ShownToken } | undefined
}
