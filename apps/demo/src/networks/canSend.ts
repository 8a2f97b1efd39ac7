/** Ids of the chains where money is worth nothing. */
const localIds: readonly unknown[] = [31337, 31338]

/** Whether the demo sends on a network: on local chains only, so that no real wallet spends real money here. */
export function canSend(chainId: number | string | undefined): chainId is number {
  return localIds.includes(chainId)
}
