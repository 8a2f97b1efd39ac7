export { resolveFeatures } from '../client/resolveFeatures.js'
export { getNamespaceSupport } from '../features/networks/support.js'
