'use client'
import {
  useAccount,
  useActiveNamespace,
  useBalance,
  useConnections,
  useConnectors,
  useModal,
  useNetwork,
  useSiwx,
  useWalletInfo,
} from '@latchkit/react'
import { useEffect, useState } from 'react'

/** Values of the kit's hooks, as JSON. */
export function LabState({ label }: { label: string }) {
  const { status, isConnected, address, allAccounts, caipAddress } = useAccount()
  const { namespace, namespaces } = useActiveNamespace()
  const evm = useAccount({ namespace: 'eip155' })
  const solana = useAccount({ namespace: 'solana' })
  const { caipNetworkId, isSupported, networks } = useNetwork()
  const { connections } = useConnections()
  const connectors = useConnectors()
  const wallet = useWalletInfo()
  const siwx = useSiwx()
  const { state: modal } = useModal()
  const { balance } = useBalance()
  const [isReady, setReady] = useState(false)
  // Presses before it are lost: what the server sent has no handlers yet.
  useEffect(() => setReady(true), [])
  const state = {
    status,
    isConnected,
    address,
    allAccounts: allAccounts.map(account => account.address),
    caipAddress,
    namespace,
    namespaces,
    accounts: { eip155: evm.address, solana: solana.address },
    caipNetworkId,
    isSupported,
    networks: networks.map(network => network.caipNetworkId),
    connections: connections.map(connection => ({
      connector: connection.connector.id,
      namespace: connection.connector.namespace,
      address: connection.address,
      caipNetworkId: connection.caipNetworkId,
    })),
    connectors: connectors.map(({ id, namespace }) => `${namespace}:${id}`),
    wallet: wallet && { name: wallet.name, identifier: wallet.identifier },
    siwx: {
      status: siwx.status,
      session: siwx.session,
      isPending: siwx.isPending,
      error: siwx.error?.code,
    },
    modal,
    balance: balance && String(balance.value),
  }
  return (
    <section className="panel" aria-label={label}>
      <h2>State</h2>
      <pre className="state" data-testid="lab-state" data-ready={isReady}>
        {JSON.stringify(state, null, 1)}
      </pre>
    </section>
  )
}
