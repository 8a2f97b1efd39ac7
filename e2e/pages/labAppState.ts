/** Values of the kit's hooks on a page of `apps/lab`. */
export type LabAppState = {
  status: 'disconnected' | 'connecting' | 'connected' | 'reconnecting'
  isConnected: boolean
  address?: string
  allAccounts: string[]
  caipAddress?: string
  namespace?: 'eip155' | 'solana'
  namespaces: string[]
  accounts: { eip155?: string; solana?: string }
  caipNetworkId?: string
  isSupported: boolean
  networks: string[]
  connections: { connector: string; namespace: string; address: string; caipNetworkId: string }[]
  connectors: string[]
  wallet?: { name: string; identifier: string }
  siwx: {
    status: 'loading' | 'authenticated' | 'unauthenticated'
    session?: {
      data: { accountAddress: string; chainId: string; nonce: string; expirationTime?: string }
      message: string
      signature: string
    }
    isPending: boolean
    error?: string
  }
  modal: { open: boolean; loading: boolean; view?: string }
  balance?: string
}
