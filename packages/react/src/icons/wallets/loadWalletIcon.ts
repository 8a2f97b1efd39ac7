import { walletIcons } from './walletIcons.js'

const icons: Readonly<Record<string, (() => Promise<string>) | undefined>> = walletIcons

/** Fetches the logo of a built-in wallet from the app's own origin. */
export async function loadWalletIcon(id: string): Promise<string | undefined> {
  return Object.hasOwn(icons, id) ? icons[id]?.() : undefined
}
