import type { WalletIcon } from '@wallet-standard/base'
import type { WalletId } from '../common/types.js'
import { walletDrawing } from './walletDrawing.js'

/** The wallet's icon in base64, as Wallet Standard asks for. */
export function standardIcon(id: WalletId): WalletIcon {
  return `data:image/svg+xml;base64,${btoa(walletDrawing(id))}`
}
