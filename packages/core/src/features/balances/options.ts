import type { OptionChecks } from '../../types/configCheck.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import { isImageUrl } from '../../validate/isImageUrl.js'

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

/** Checks of these options, in development. */
export const balancesChecks = {
  options: {
    tokens(tokens = {}, { need }) {
      for (const [id, token] of Object.entries(tokens)) {
        // Not whether the network is listed: it may be added later.
        need(/^(\d+|[a-z\d]+:.+)$/.test(id), `tokens["${id}"]: is no CAIP-2 id and no number`)
        need(
          typeof token?.address === 'string' && ['string', 'undefined'].includes(typeof token.symbol),
          `tokens["${id}"]: pass { address, symbol?, image? }`,
        )
        need(
          token?.image === undefined || isImageUrl(token.image),
          `tokens["${id}"].image: pass the URL of an image`,
        )
      }
    },
  },
  flags: {},
} satisfies OptionChecks<BalancesOptions, Record<never, never>>
