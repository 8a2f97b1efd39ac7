export { isWalletScheme, readWebUrl } from '../validate/links.js'
export { isAccountAddress, isAddress, isSignedMessage, isTransactionHash } from '../validate/validate.js'
export { toVisibleLine, toVisibleText } from '../validate/visibleText.js'
