/** Where Multicall3 stands on every public chain. */
export const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
