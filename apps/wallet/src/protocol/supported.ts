/** EIP-5792: calls are sent one after another from ordinary accounts, so they are never atomic. */
export const atomicCapability = { atomic: { status: 'unsupported' } } as const

/** The methods that this wallet can execute in a WalletConnect session. */
export const supportedMethods: readonly string[] = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sendRawTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'solana_getAccounts',
  'solana_requestAccounts',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

export const supportedEvents: readonly string[] = ['accountsChanged', 'chainChanged']
