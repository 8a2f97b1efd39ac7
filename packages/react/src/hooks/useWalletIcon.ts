'use client'
import type { Wallet } from '@latchkit/core/wallets'
import { getWalletIcon, loadWalletIcon } from '../icons/wallets/loadWalletIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'
import { useLatchkit } from './useLatchkit.js'

/** Logo of a wallet: the one of `connectorImages`, else what it announced, else what the app or a directory names, else the one of the kit. */
export function useWalletIcon(wallet: Wallet | undefined): string | undefined {
  const { connectorImages = {} } = useLatchkit().client.config
  const ids = wallet ? [...wallet.connectors.map(({ id }) => id), wallet.id, wallet.rdns ?? ''] : []
  const given = connectorImages[ids.find(id => connectorImages[id]) ?? '']
  const own = given ?? wallet?.connectors.find(({ icon }) => icon)?.icon ?? wallet?.iconUrl
  // The app may list a built-in wallet under an id of its own.
  const id = wallet?.rdns ?? wallet?.id
  const here = own ?? (id && getWalletIcon(id))
  const loaded = useBuiltInIcon(here ? undefined : id, loadWalletIcon)
  return here ?? loaded
}
