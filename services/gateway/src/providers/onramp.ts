import type { HistoryRow } from './historyRow.js'

/** An amount in a currency. */
export type Money = { readonly amount: string; readonly currency: string }

/** Assets and payment options, in the form of `GET /v1/onramp/options`. */
export type OnrampOptions = {
  readonly paymentCurrencies: readonly {
    readonly id: string
    readonly payment_method_limits: readonly {
      readonly id: string
      readonly min: string
      readonly max: string
    }[]
  }[]
  readonly purchaseCurrencies: readonly {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly networks: readonly {
      readonly name: string
      readonly display_name: string
      readonly chain_id: string
      readonly contract_address: string
    }[]
  }[]
}

/** Cost and amount of a purchase, in the form of `POST /v1/onramp/quote`. */
export type OnrampQuote = {
  readonly quoteId: string
  readonly paymentTotal: Money
  readonly paymentSubtotal: Money
  readonly purchaseAmount: Money
  readonly coinbaseFee: Money
  readonly networkFee: Money
}

/** Query for a purchase. */
export type OnrampAsked = {
  /** Id or symbol, as in the options. */
  readonly purchaseCurrency: string
  readonly paymentCurrency: string
  /** In the payment currency. */
  readonly amount: number
  /** Name of a network, as in the options. */
  readonly network: string
}

/** A source of purchases. Each function throws CallRefused and ProviderError. */
export type Onramp = {
  readOptions(signal: AbortSignal): Promise<OnrampOptions>
  quote(asked: OnrampAsked, signal: AbortSignal): Promise<OnrampQuote>
  /** Returns the page where the visitor pays. */
  createUrl(
    asked: OnrampAsked & {
      readonly account: string
      readonly partnerUserId: string | undefined
      /** IP address of the visitor. */
      readonly ipAddress: string | undefined
    },
    /** Origin of this gateway. */
    origin: string,
    signal: AbortSignal,
  ): Promise<string>
  /** Reads the purchases of an account, newest first, including pending ones. */
  readonly readPurchases?: (
    chainId: string,
    account: string,
    signal: AbortSignal,
  ) => Promise<readonly HistoryRow[]>
}
