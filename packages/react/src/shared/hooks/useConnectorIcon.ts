'use client'
import type { Connector } from '@latchkit/core'
import { useBuiltInIcon } from '../../page/hooks/useBuiltInIcon.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { loadWalletIcon } from '../../page/icons/wallets/loadWalletIcon.js'

/** Image of a connector: from `connectorImages`, else announced by the wallet, else from the kit. */
export function useConnectorIcon(connector: Connector | undefined): string | undefined {
  const { connectorImages } = useOptions()
  const own = connector && (connectorImages?.[connector.id] ?? connector.icon)
  const loaded = useBuiltInIcon(own ? undefined : (connector?.rdns ?? connector?.id), loadWalletIcon)
  return own ?? loaded
}
