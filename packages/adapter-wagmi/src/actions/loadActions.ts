/** Loads what is not needed before a wallet is connected or a node is asked. */
export async function loadActions() {
  const { lazyActions } = await import('./lazyActions.js')
  return lazyActions
}
