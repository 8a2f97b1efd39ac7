export { encodeRedemption, type RedeemedCall } from '../features/permissions/encodeRedemption.js'
