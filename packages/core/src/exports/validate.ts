export { isAccountAddress, isAddress, isSignedMessage, isTransactionHash } from '../validate/validate.js'
