/** Values of the kit's hooks and of wagmi's, as the lab page writes them. */
export type LabState = {
  status: 'disconnected' | 'connecting' | 'connected' | 'reconnecting'
  isConnected: boolean
  address?: `0x${string}`
  allAccounts: string[]
  /** Of the embedded wallet. */
  accountType?: 'eoa' | 'smartAccount'
  caipAddress?: string
  caipNetworkId?: string
  isSupported: boolean
  connections: { connector: string; address: string; caipNetworkId: string }[]
  connectors: string[]
  /** Provider of the social login. */
  social?: string
  wallet?: { name: string; identifier: string }
  siwx: {
    status: 'loading' | 'authenticated' | 'unauthenticated'
    isPending: boolean
    error?: string
    session?: {
      data: { accountAddress: string; chainId: string; nonce: string; expirationTime?: string }
      message: string
      signature: `0x${string}`
    }
  }
  modal: { open: boolean; loading: boolean; view?: string }
  balance?: string
  wagmi: {
    status: string
    address?: string
    addresses?: string[]
    chainId?: number
    connector?: string
    connections: string[]
  }
}

export type LabResult = {
  action: string
  value?: unknown
  error?: { name: string; code?: unknown; message: string }
}
