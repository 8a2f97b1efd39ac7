'use client'
import type { Wallet } from '@latchkit/core/wallets'
import { getWalletIcon, loadWalletIcon } from '../icons/wallets/loadWalletIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'
import { useOptions } from './useOptions.js'

/**
 * Logo of a wallet: that of `connectorImages`, else what it announced, else what the app or a directory names, else that of the kit, whose rarer logos
 * are loaded at first need. A `data:` URI, or a URL that the app's policy has to allow. Undefined while there is none.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const icon = useWalletIcon(row)
 * icon && <img src={icon} alt="" width={40} height={40} />
 */
export function useWalletIcon(wallet: Wallet | undefined): string | undefined {
  const { connectorImages = {} } = useOptions()
  const ids = wallet ? [...wallet.connectors.map(({ id }) => id), wallet.id, wallet.rdns ?? ''] : []
  const given = connectorImages[ids.find(id => connectorImages[id]) ?? '']
  const own = given ?? wallet?.connectors.find(({ icon }) => icon)?.icon ?? wallet?.iconUrl
  // The app may list a built-in wallet under an id of its own.
  const id = wallet?.rdns ?? wallet?.id
  const here = own ?? (id && getWalletIcon(id))
  const loaded = useBuiltInIcon(here ? undefined : id, loadWalletIcon)
  return here ?? loaded
}
