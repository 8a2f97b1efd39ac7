'use client'
import type { Wallet } from '@latchkit/core/wallets'
import { getWalletIcon, loadWalletIcon } from '../icons/wallets/loadWalletIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'
import { useOptions } from './useOptions.js'

/**
 * Logo of a wallet: from `connectorImages`, else announced by the wallet, else from the app or a directory, else from
 * the kit, which loads rarer logos on demand. A `data:` URI, or a URL that the app's policy has to allow. Undefined if
 * not available.
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
  // The app may list a built-in wallet under a different id.
  const id = wallet?.rdns ?? wallet?.id
  const here = own ?? (id && getWalletIcon(id))
  const loaded = useBuiltInIcon(here ? undefined : id, loadWalletIcon)
  return here ?? loaded
}
