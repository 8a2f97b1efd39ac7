/** Fetches web3.js, the largest part by far, at first need. */
export async function loadWeb3() {
  return import('@solana/web3.js')
}
