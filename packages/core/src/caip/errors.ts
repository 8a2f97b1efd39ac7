import { BaseError } from '../errors/BaseError.js'

/**
 * A value is not a [CAIP-2](https://chainagnostic.org/CAIPs/caip-2) network id. Code `caip/invalid-network-id`; `rpcCode`
 * is 32603.
 */
export class InvalidCaipNetworkIdError extends BaseError {
  override readonly name = 'InvalidCaipNetworkIdError'
  readonly rpcCode = 32603

  constructor(value: unknown) {
    super('Invalid chain id', {
      code: 'caip/invalid-network-id',
      metaMessages: [`"${String(value)}" is not a CAIP-2 id. Write namespace:reference, such as eip155:1.`],
    })
  }
}

/** A value is not a [CAIP-10](https://chainagnostic.org/CAIPs/caip-10) account id. Code `caip/invalid-address`. */
export class InvalidCaipAddressError extends BaseError {
  override readonly name = 'InvalidCaipAddressError'

  constructor(value: unknown) {
    super('Invalid CAIP Address', {
      code: 'caip/invalid-address',
      metaMessages: [
        `"${String(value)}" is not a CAIP-10 id. Write namespace:reference:address, such as eip155:1:0xab16….`,
      ],
    })
  }
}

/** A value is not a [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) asset type or id. Code `caip/invalid-asset`. */
export class InvalidCaipAssetError extends BaseError {
  override readonly name = 'InvalidCaipAssetError'

  constructor(value: unknown) {
    super('Invalid CAIP asset', {
      code: 'caip/invalid-asset',
      metaMessages: [
        `"${String(value)}" is not a CAIP-19 id. Write chain/standard:reference, such as eip155:1/slip44:60.`,
      ],
    })
  }
}
