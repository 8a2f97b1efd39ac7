// What the features load at first use, one module: an app that needs the part of one feature mostly needs the others too.
export { secureFrameParts } from './secureFrame/secureFrameParts.js'
export { siwxParts } from './siwx/siwxParts.js'
export { walletConnectParts } from './walletConnect/walletConnectParts.js'
