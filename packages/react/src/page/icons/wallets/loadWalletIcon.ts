import { builtInWalletNames } from '@latchkit/core/wallets'
import { firstWalletIcons } from './firstWalletIcons.js'

/** The logo of a built-in wallet if it is part of the modal's module. */
export function getWalletIcon(id: string): string | undefined {
  return Object.hasOwn(firstWalletIcons, id) ? firstWalletIcons[id] : undefined
}

/** Wallets that wagmi's connectors reach by a library, without a picture. The other ones are built-in wallets. */
const libraryWallets = ['app.base.account', 'safe']

/** Returns the logo of a wallet that the kit knows, loaded from the app's own origin where it is not here yet. */
export async function loadWalletIcon(id: string): Promise<string | undefined> {
  const known = getWalletIcon(id)
  if (known || !(libraryWallets.includes(id) || builtInWalletNames.some(wallet => wallet.id === id)))
    return known
  return (await import('../../../areas/connect/moreWalletIcons.js')).moreWalletIcons[id]
}
