import { secureFrameParts } from './secureFrame/secureFrameParts.js'
import { siwxParts } from './siwx/siwxParts.js'
import { walletConnectParts } from './walletConnect/walletConnectParts.js'

/** What the features load at first use, one module: an app that needs the part of one feature mostly needs the others. */
export const parts = { secureFrameParts, siwxParts, walletConnectParts }
