import {
  useAccount,
  useBalance,
  useConnections,
  useConnectors,
  useModal,
  useNetwork,
  useSiwx,
  useWalletInfo,
} from '@latchkit/react'
import { useAccount as useWagmiAccount, useConnections as useWagmiConnections } from 'wagmi'
import { wrapped } from './wrapped.js'

/** Values of the kit's hooks and of wagmi's, side by side. */
export function LabState() {
  const { status, isConnected, address, allAccounts, caipAddress, embeddedWalletInfo } = useAccount()
  const { caipNetworkId, isSupported, networks } = useNetwork()
  const { connections } = useConnections()
  const connectors = useConnectors()
  const wallet = useWalletInfo()
  const { state: modal } = useModal()
  const { balance } = useBalance()
  const siwx = useSiwx()
  const wagmi = useWagmiAccount()
  const wagmiConnections = useWagmiConnections()
  const state = {
    status,
    isConnected,
    address,
    allAccounts: allAccounts.map(account => account.address),
    accountType: embeddedWalletInfo?.accountType,
    caipAddress,
    caipNetworkId,
    isSupported,
    networks: networks.map(network => network.caipNetworkId),
    connections: connections.map(connection => ({
      connector: connection.connector.id,
      address: connection.address,
      caipNetworkId: connection.caipNetworkId,
    })),
    connectors: connectors.map(connector => connector.id),
    wallet: wallet && { name: wallet.name, identifier: wallet.identifier },
    /** Provider of the social login. */
    social: wallet?.social,
    modal,
    siwx: {
      status: siwx.status,
      isPending: siwx.isPending,
      error: siwx.error?.code,
      session: siwx.session,
    },
    balance: balance && String(balance.value),
    wagmi: {
      status: wagmi.status,
      address: wagmi.address,
      addresses: wagmi.addresses,
      chainId: wagmi.chainId,
      connector: wagmi.connector?.id,
      connections: wagmiConnections.map(connection => connection.connector.id),
    },
  }
  return (
    <pre style={wrapped} data-testid="lab-state">
      {JSON.stringify(state)}
    </pre>
  )
}
