/** Loads web3.js, the largest part by far, at first need. */
export async function loadWeb3() {
  const { web3 } = await import('./web3.js')
  return web3
}
