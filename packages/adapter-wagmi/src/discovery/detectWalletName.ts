// Those that also claim to be another wallet come before it.
const names: readonly (readonly [flag: string, name: string])[] = [
  ['isRabby', 'Rabby Wallet'],
  ['isBraveWallet', 'Brave Wallet'],
  ['isCoinbaseWallet', 'Coinbase Wallet'],
  ['isTrust', 'Trust Wallet'],
  ['isTrustWallet', 'Trust Wallet'],
  ['isPhantom', 'Phantom'],
  ['isOkxWallet', 'OKX Wallet'],
  ['isBitKeep', 'Bitget Wallet'],
  ['isZerion', 'Zerion'],
  ['isRainbow', 'Rainbow'],
  ['isTokenPocket', 'TokenPocket'],
  ['isImToken', 'imToken'],
  ['isFrame', 'Frame'],
  ['isTally', 'Taho'],
  ['isMetaMask', 'MetaMask'],
]

/** What to call a wallet that does not announce itself. */
export function detectWalletName(provider: object): string {
  const flags = provider as { readonly [flag: string]: unknown }
  return names.find(([flag]) => flags[flag] === true)?.[1] ?? 'Browser wallet'
}
