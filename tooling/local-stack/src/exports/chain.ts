export { deployBasics } from '../chain/deployBasics.js'
export { devAccounts } from '../chain/devAccounts.js'
export { startAnvil } from '../chain/startAnvil.js'
export { endProcess, watchChildren } from '../process/watchChildren.js'
