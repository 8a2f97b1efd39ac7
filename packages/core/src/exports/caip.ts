export {
  type CaipAddressParts,
  formatCaipAddress,
  isCaipAddress,
  parseCaipAddress,
} from '../caip/caipAddress.js'
export { type CaipAssetParts, formatCaipAssetType, parseCaipAssetType } from '../caip/caipAssetType.js'
export { type CaipNetworkParts, formatCaipNetworkId, parseCaipNetworkId } from '../caip/caipNetworkId.js'
export { InvalidCaipAddressError, InvalidCaipAssetError, InvalidCaipNetworkIdError } from '../caip/errors.js'
export { isCaipNetworkId, isNamespace } from '../caip/isCaipNetworkId.js'
