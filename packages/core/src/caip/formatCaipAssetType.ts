import { parseCaipAssetType } from './parseCaipAssetType.js'

/**
 * Writes a CAIP-19 asset type, or asset id with `tokenId`.
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
