/** The only networks this wallet signs transactions for: its keys are public. */
export const localChainIds: readonly number[] = [31337, 31338]
