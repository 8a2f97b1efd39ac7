/** An error with a code of EIP-1193 or EIP-1474, as pages expect of wallets of either kind. */
export function pageError(code: number, message: string): Error & { code: number } {
  return Object.assign(new Error(message), { code })
}
