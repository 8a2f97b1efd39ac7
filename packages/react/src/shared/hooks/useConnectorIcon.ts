'use client'
import type { Connector } from '@latchkit/core'
import { useOptions } from '../../page/hooks/useOptions.js'

/** Image of a connector: from `connectorImages`, else announced by the wallet. */
export function useConnectorIcon(connector: Connector | undefined): string | undefined {
  const { connectorImages } = useOptions()
  return connector && (connectorImages?.[connector.id] ?? connector.icon)
}
