import type { WalletId } from '../common/types.js'
import { walletDrawing } from './walletDrawing.js'

/** A latch on a plate, as the data URI that EIP-6963 asks for. */
export function walletIcon(id: WalletId): string {
  return `data:image/svg+xml,${encodeURIComponent(walletDrawing(id))}`
}
