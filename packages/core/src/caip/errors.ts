import { BaseError } from '../errors/BaseError.js'

/**
 * A value is not a [CAIP-2](https://chainagnostic.org/CAIPs/caip-2) network id. Code `caip/invalid-network-id`; `rpcCode`
 * is 32603.
 *
 * @error caip/invalid-network-id
 * @why The text is not a [CAIP-2](https://chainagnostic.org/CAIPs/caip-2) id of the form `namespace:reference`. Its
 * `rpcCode` is 32603.
 * @solution Write `eip155:1`, not `1` or `0x1`. `formatCaipNetworkId` creates the id.
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

/**
 * A value is not a [CAIP-10](https://chainagnostic.org/CAIPs/caip-10) account id. Code `caip/invalid-address`.
 *
 * @error caip/invalid-address
 * @why The text is not a [CAIP-10](https://chainagnostic.org/CAIPs/caip-10) id of the form
 * `namespace:reference:address`.
 * @solution Add the chain to a plain address with `formatCaipAddress`.
 */
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

/**
 * A value is not a [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) asset type or id. Code `caip/invalid-asset`.
 *
 * @error caip/invalid-asset
 * @why The text is not a [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) asset type or asset id.
 * @solution Write `chain/standard:reference`, such as `eip155:1/slip44:60`, and append `/tokenId` for a single token.
 */
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
