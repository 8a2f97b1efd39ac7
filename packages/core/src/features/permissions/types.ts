import type { CaipAddress, CaipNetworkId } from '../../types/namespace.js'

type Hex = `0x${string}`

/** An amount in the smallest unit of its asset, in hex. */
type Amount = Hex

/** A permission that an app may request, as ERC-7715 and its older drafts name it. Times are in seconds, starts since 1970. */
export type Permission =
  /** Coins up to a total amount. */
  | { readonly type: 'native-token-allowance'; readonly data: AllowanceData }
  /** Coins up to an amount in each period. */
  | { readonly type: 'native-token-periodic'; readonly data: PeriodicData }
  /** Coins as a stream. */
  | { readonly type: 'native-token-stream'; readonly data: StreamData }
  /** The same as `native-token-periodic`. */
  | { readonly type: 'native-token-recurring-allowance'; readonly data: RecurringData }
  | { readonly type: 'erc20-token-allowance'; readonly data: AllowanceData & OfToken }
  | { readonly type: 'erc20-token-periodic'; readonly data: PeriodicData & OfToken }
  | { readonly type: 'erc20-token-stream'; readonly data: StreamData & OfToken }
  /** The same as `erc20-token-periodic`. */
  | {
      readonly type: 'erc20-recurring-allowance'
      readonly data: RecurringData & { readonly token: Hex }
    }
  /** Tokens of an ERC-721 contract, each to be transferred once. */
  | {
      readonly type: 'erc721-token-transfer'
      readonly data: { readonly address: Hex; readonly tokenIds: readonly Hex[] }
    }
  /** Calls of functions of a contract. */
  | { readonly type: 'contract-call'; readonly data: ContractCallData }

/** A permission as an app requests it. */
export type AskedPermission = Permission & {
  /**
   * Whether the wallet may grant less or more than this if the user wants to (ERC-7715). The response has the granted
   * permission. Default: false.
   */
  readonly isAdjustmentAllowed?: boolean | undefined
}

type Said = {
  /** Reason for the request. Not every wallet shows it. */
  readonly justification?: string | undefined
}
type OfToken = { readonly tokenAddress: Hex }
type AllowanceData = Said &
  (
    | { readonly allowanceAmount: Amount; readonly startTime?: number | undefined }
    /** As the example of ERC-7715 names it. */
    | { readonly allowance: Amount }
  )
type PeriodicData = Said & {
  readonly periodAmount: Amount
  readonly periodDuration: number
  readonly startTime?: number | undefined
}
type StreamData = Said & {
  readonly initialAmount?: Amount | undefined
  readonly maxAmount?: Amount | undefined
  readonly amountPerSecond: Amount
  readonly startTime?: number | undefined
}
type RecurringData = { readonly allowance: Amount; readonly start: number; readonly period: number }
type ContractCallData = { readonly address: Hex } & (
  | {
      readonly abi: readonly object[]
      readonly functions: readonly {
        readonly functionName: string
        /** Required values of the arguments, in their order; null for any. */
        readonly args?: readonly ({ readonly operator: 'EQUAL'; readonly value: Hex } | null)[] | undefined
        /** Maximum wei of a call. Default: none. */
        readonly valueLimit?: Amount | undefined
      }[]
    }
  /** Signatures, such as `transfer(address,uint256)`. */
  | { readonly calls: readonly string[] }
)

/** A limit of a single permission: its maximum number of uses. */
export type PermissionPolicy = { readonly type: 'call-limit'; readonly data: { readonly count: number } }

/** The account that may use permissions: an account, or the account of a secp256k1 key (33 or 65 bytes). */
export type PermissionSigner =
  | { readonly type: 'account'; readonly data: { readonly address: Hex } }
  | { readonly type: 'key'; readonly data: PermissionKey }
  | { readonly type: 'keys'; readonly data: { readonly keys: readonly [PermissionKey] } }

type PermissionKey = { readonly type: 'secp256k1'; readonly publicKey: Hex }

/** A permission or a policy as a wallet or the gateway names it. Its data is not checked: do not act on it. */
export type NamedTerms = {
  readonly type: string
  readonly data: { readonly [name: string]: unknown }
}

/** Deployment of the account that granted a permission. Call it before the permission is first used. */
export type PermissionDependency = { readonly factory: Hex; readonly factoryData: Hex }

/** A permission that a wallet has granted. */
export type GrantedPermission = {
  /** keccak256 of the context, by which sessions are named. */
  readonly pci: Hex
  readonly chainId: Hex
  /** The granting account. */
  readonly address: Hex
  /** The account that may use it; undefined if the wallet does not name it. */
  readonly to: Hex | undefined
  /** First second after its end, since 1970; undefined if the wallet does not name it. */
  readonly expiry: number | undefined
  readonly permissions: readonly NamedTerms[]
  readonly policies: readonly NamedTerms[]
  /** The context to redeem (ERC-7710). It is of no use to accounts other than `to`. */
  readonly context: Hex
  /** The contract that redeems it. */
  readonly delegationManager: Hex | undefined
  /** Empty once the account is deployed. */
  readonly dependencies: readonly PermissionDependency[]
}

/** A permission that the account has granted, as the list of its sessions shows it. */
export type SmartSession = {
  /** keccak256 of the context. */
  readonly pci: Hex
  /** The granting account. */
  readonly address: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** Of the same network, in hex. */
  readonly chainId: Hex
  /** The account that may use it; undefined if the wallet does not name it. */
  readonly signer: Hex | undefined
  readonly status: 'active' | 'expired' | 'revoked'
  /** First second after its end, since 1970; undefined if the wallet does not name it. */
  readonly expiry: number | undefined
  /** In milliseconds since 1970; undefined if the gateway does not have it. */
  readonly createdAt: number | undefined
  readonly permissions: readonly NamedTerms[]
  readonly policies: readonly NamedTerms[]
  readonly context: Hex
  /** The app that has registered it, as reported by the app. Not verified. */
  readonly project: { readonly id?: string | undefined; readonly url?: string | undefined } | undefined
}
