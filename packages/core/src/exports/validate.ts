export { isAccountAddress } from '../validate/isAccountAddress.js'
export { isAddress } from '../validate/isAddress.js'
export { isSignedMessage } from '../validate/isSignedMessage.js'
export { isTransactionHash } from '../validate/isTransactionHash.js'
