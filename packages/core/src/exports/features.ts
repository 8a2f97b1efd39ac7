export { resolveFeatures } from '../client/resolveFeatures.js'
export { getNamespaceSupport } from '../networks/support.js'
