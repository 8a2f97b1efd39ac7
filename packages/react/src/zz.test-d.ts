import type { WalletConnectModule } from '../../core/src/walletConnect/types.js'
import type * as ours from '../../walletconnect/src/exports/index.js'
declare const module: typeof ours
export const fits: WalletConnectModule = module
