import type { CaipNetworkParts } from './caipNetworkId.js'
import { InvalidCaipAssetError } from './errors.js'

/**
 * Formats a CAIP-19 asset type, or an asset id with `tokenId`.
 *
 * @throws InvalidCaipAssetError
 * @example
 * formatCaipAssetType({ caipNetworkId: 'eip155:1', assetNamespace: 'slip44', assetReference: '60' })
 */
export function formatCaipAssetType(parameters: {
  readonly caipNetworkId: string
  readonly assetNamespace: string
  readonly assetReference: string
  readonly tokenId?: string | undefined
}): string {
  const { caipNetworkId, assetNamespace, assetReference, tokenId } = parameters
  const value = `${caipNetworkId}/${assetNamespace}:${assetReference}${tokenId === undefined ? '' : `/${tokenId}`}`
  parseCaipAssetType(value)
  return value
}

/** A CAIP-19 asset type, or asset id when `tokenId` is there, in its parts. */
export type CaipAssetParts = CaipNetworkParts & {
  readonly caipNetworkId: string
  /** Such as `erc20` or `slip44`. */
  readonly assetNamespace: string
  readonly assetReference: string
  readonly tokenId?: string | undefined
}

const pattern =
  /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32})\/([-a-z0-9]{3,8}):([-.%a-zA-Z0-9]{1,128})(?:\/([-.%a-zA-Z0-9]{1,78}))?$/

/**
 * Parses a CAIP-19 asset type or asset id.
 *
 * @throws InvalidCaipAssetError
 * @see https://chainagnostic.org/CAIPs/caip-19
 * @example
 * parseCaipAssetType('eip155:1/erc721:0x06012c8cf97BEaD5deAe237070F9587f8E7A266d/771769').tokenId // '771769'
 */
export function parseCaipAssetType(value: string): CaipAssetParts {
  const [, namespace, reference, assetNamespace, assetReference, tokenId] = pattern.exec(value) ?? []
  if (!namespace || !reference || !assetNamespace || !assetReference) throw new InvalidCaipAssetError(value)
  const caipNetworkId = `${namespace}:${reference}`
  return { namespace, reference, caipNetworkId, assetNamespace, assetReference, tokenId }
}
