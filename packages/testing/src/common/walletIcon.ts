import type { WalletId } from './types.js'

const colors: Record<WalletId, string> = { first: '#0f766e', second: '#b45309' }

/** A padlock on a plate, as SVG. */
const drawing = (id: WalletId) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="${colors[id]}"/><path d="M32 46V36a16 16 0 0 1 32 0v10" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><rect x="24" y="44" width="48" height="32" rx="8" fill="#fff"/><circle cx="48" cy="60" r="6" fill="${colors[id]}"/></svg>`

/** The wallet's icon as the data URI that EIP-6963 asks for. */
export function walletIcon(id: WalletId): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing(id))}`
}

/** The wallet's icon in base64, as Wallet Standard asks for. */
export function standardIcon(id: WalletId): `data:image/svg+xml;base64,${string}` {
  return `data:image/svg+xml;base64,${btoa(drawing(id))}`
}
