export { isWalletScheme, readWebUrl } from '../validate/links.js'
export { isMixedScript, toSkeleton } from '../validate/skeleton.js'
export { isAccountAddress, isAddress, isSignedMessage, isTransactionHash } from '../validate/validate.js'
export { toVisibleLine, toVisibleText } from '../validate/visibleText.js'
