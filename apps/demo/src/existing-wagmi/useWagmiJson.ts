import { useConnection, useConnections } from 'wagmi'

/** Values of wagmi's hooks. */
export function useWagmiJson() {
  const { status, isConnected, address, chainId, connector } = useConnection()
  const connections = useConnections()
  return {
    status,
    isConnected,
    address: address ?? null,
    chainId: chainId ?? null,
    connector: connector ? { id: connector.id, name: connector.name } : null,
    connections: connections.map(connection => ({
      connector: connection.connector.id,
      accounts: connection.accounts,
      chainId: connection.chainId,
    })),
  }
}
