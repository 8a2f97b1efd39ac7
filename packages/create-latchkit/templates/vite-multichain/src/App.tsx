import { NamespaceButton, useAccount } from '@latchkit/react'

export function App() {
  return (
    <main>
      <h1>app-name</h1>
      <Chain namespace="eip155" title="Ethereum" />
      <Chain namespace="solana" title="Solana" />
    </main>
  )
}

/** An account of each namespace is connected by itself. */
function Chain({ namespace, title }: { namespace: 'eip155' | 'solana'; title: string }) {
  const { address } = useAccount({ namespace })
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <NamespaceButton namespace={namespace} />
      <p>{address ? `Connected: ${address}` : 'No wallet is connected.'}</p>
    </section>
  )
}
