/** Settles when nothing is under way between page and wallets: they answer within a few turns of the event loop. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve))
}
