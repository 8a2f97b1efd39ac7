import type { NamespaceAdapter } from '@latchkit/core'

/** For an adapter without a chain: the call of the router of `swapPlugin` is read as a swap of any amounts. */
export const readAnySwap: Required<Pick<NamespaceAdapter, 'getSwapReader'>> = {
  getSwapReader: async () => ({
    routers: [{ address: '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45' }],
    read: async () => ({ spends: 0n, receives: 2n ** 128n, others: [] }),
  }),
}
