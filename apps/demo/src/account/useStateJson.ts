import { useAccount, useConnections, useNetwork, useWalletInfo } from '@latchkit/react'

/** Values of the hooks, for developers and for scripts that watch the page. */
export function useStateJson() {
  const { status, isConnected, address, caipAddress, allAccounts } = useAccount()
  const { caipNetworkId, chainId, network, isSupported } = useNetwork()
  const { connections } = useConnections()
  const wallet = useWalletInfo()
  return {
    status,
    isConnected,
    address: address ?? null,
    caipAddress: caipAddress ?? null,
    allAccounts,
    wallet: wallet ? { name: wallet.name, identifier: wallet.identifier } : null,
    caipNetworkId: caipNetworkId ?? null,
    chainId: chainId ?? null,
    network: network?.name ?? null,
    isSupported,
    connections: connections.map(connection => ({
      connector: connection.connector.id,
      address: connection.address,
      caipNetworkId: connection.caipNetworkId,
    })),
  }
}
