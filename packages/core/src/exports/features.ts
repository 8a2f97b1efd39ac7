export { optionsVersionAtom } from '../client/atoms.js'
export { resolveFeatures } from '../client/resolveFeatures.js'
export { type UpdateFeaturesParameters, updateFeatures } from '../client/updateFeatures.js'
export { type UpdateOptionsParameters, updateOptions } from '../client/updateOptions.js'
export {
  getNamespaceSupport,
  getNetworkServices,
  type NamespaceSupport,
} from '../features/networks/support.js'
export { isRestrictedTimeZone } from '../features/regions/feature.js'
