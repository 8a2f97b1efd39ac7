'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { AccountButton, ConnectButton, NamespaceButton, useLatchkit } from '@latchkit/react'
import { type ComponentType, useEffect, useState } from 'react'

export type ButtonContentProps = {
  readonly kind?: string | undefined
  readonly label?: string | undefined
  readonly namespace?: string | undefined
  readonly showBalance?: true | undefined
  readonly showName?: true | undefined
}

/** The button of `<latchkit-button>`. An unknown kind is the button that connects. */
export function ButtonContent({ kind, label, namespace, ...shown }: ButtonContentProps) {
  const { client } = useLatchkit()
  if (kind === 'network') return <LazyNetwork />
  if (kind === 'account') return <AccountButton {...shown} />
  const adapter = client.adapters.find(one => one.namespace === namespace)
  return adapter ? (
    <NamespaceButton {...shown} label={label} namespace={adapter.namespace} />
  ) : (
    <ConnectButton {...shown} label={label} />
  )
}

/** `lazy` of React would keep a failed import for ever. */
function LazyNetwork() {
  const { client } = useLatchkit()
  const [Content, setContent] = useState<ComponentType>()
  useEffect(() => {
    importWithRetry(() => import('./NetworkContent.js')).then(
      ({ NetworkContent }) => setContent(() => NetworkContent),
      (error: unknown) => client.logger.error('The button of the network could not be loaded', { error }),
    )
  }, [client])
  return Content ? <Content /> : null
}
