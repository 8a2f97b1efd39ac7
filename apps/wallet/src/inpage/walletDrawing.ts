import type { WalletId } from '../common/types.js'

const colors: Record<WalletId, string> = { first: '#0f766e', second: '#b45309' }

/** A latch on a plate, as SVG. */
export function walletDrawing(id: WalletId): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="${colors[id]}"/><path d="M32 46V36a16 16 0 0 1 32 0v10" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><rect x="24" y="44" width="48" height="32" rx="8" fill="#fff"/><circle cx="48" cy="60" r="6" fill="${colors[id]}"/></svg>`
}
