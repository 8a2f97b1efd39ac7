export { resolveFeatures } from '../client/resolveFeatures.js'
export { getNetworkServices } from '../features/networks/getNetworkServices.js'
export { getNamespaceSupport, type NamespaceSupport } from '../features/networks/support.js'
export { isRestrictedTimeZone } from '../features/regions/feature.js'
