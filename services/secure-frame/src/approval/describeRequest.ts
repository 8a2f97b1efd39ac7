import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { FrameError } from '../FrameError.js'
import type { ApprovalKey } from './approvalTexts.js'
import { toVisibleLine, toVisibleText } from './visibleText.js'
import type { Amount, WrittenText } from './writeText.js'

/** A text that is shown as it is but for its amounts, or one that is translated. */
export type ApprovalText =
  /** `icon` is a data URI. */
  | { readonly text: WrittenText; readonly icon?: string | undefined }
  | { readonly key: ApprovalKey; readonly values?: Readonly<Record<string, string | number>> | undefined }

/** One line of an approval. */
export type ApprovalRow = {
  /** A plain text is the name of a field in the data. */
  readonly label: ApprovalKey | { readonly text: string }
  readonly value: ApprovalText
  /** Name and value come from the app: they are displayed apart from the wallet's texts. */
  readonly isForeign?: boolean | undefined
  /** Starts a part, such as a call of a batch: its number. */
  readonly part?: string | undefined
}

/** Description that the user sees. It is built from the signed data, never from the page's claims about it. */
export type Description = {
  readonly title: ApprovalKey
  readonly rows: readonly ApprovalRow[]
  readonly warnings: readonly ApprovalKey[]
  /** The wallet cannot decode the request: a second confirmation is required. */
  readonly isUnreadable: boolean
}

/** A line of a text that is shown as it is but for its amounts. */
export const row = (label: ApprovalRow['label'], text: WrittenText): ApprovalRow => ({
  label,
  value: { text },
})

/**
 * Describes a message of `personal_sign`. A text that asks to sign in has to name the origin that the frame is bound to.
 *
 * @see ERC-4361
 * @throws FrameError -32602 when it names another site
 */
export function describeMessage(message: Uint8Array, origin: string): Description {
  const text = decodeText(message)
  if (text === undefined) {
    const bytes = Array.from(message, byte => byte.toString(16).padStart(2, '0')).join('')
    return {
      title: 'title.message',
      rows: [row('approval.bytes', `0x${bytes}`)],
      warnings: ['warning.unreadable'],
      isUnreadable: true,
    }
  }
  const [, scheme, domain] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?(\S+) wants you to sign in with your [^\n]+ account:/i.exec(text) ?? []
  const { host, protocol } = new URL(origin)
  if (domain !== undefined && (domain !== host || (scheme !== undefined && `${scheme}:` !== protocol)))
    throw new FrameError(
      rpcCodes.invalidParams,
      `The message signs in to ${toVisibleLine(domain)}, the request comes from ${host}`,
    )
  return {
    title: domain === undefined ? 'title.message' : 'title.signIn',
    rows: [row('approval.message', toVisibleText(text))],
    warnings: [],
    isUnreadable: false,
  }
}

/** An amount of the coin that a network of eip155 has, from its smallest unit. */
export function formatCoin(chainId: number, amount: bigint): readonly (string | Amount)[] {
  return [{ units: amount, decimals: 18 }, ` ${networks[chainId]?.symbol ?? 'ETH'}`]
}

const networks: Readonly<Record<number, { readonly name: string; readonly symbol: string }>> = {
  1: { name: 'Ethereum', symbol: 'ETH' },
  10: { name: 'OP Mainnet', symbol: 'ETH' },
  56: { name: 'BNB Smart Chain', symbol: 'BNB' },
  100: { name: 'Gnosis', symbol: 'xDAI' },
  137: { name: 'Polygon', symbol: 'POL' },
  8453: { name: 'Base', symbol: 'ETH' },
  42161: { name: 'Arbitrum One', symbol: 'ETH' },
  43114: { name: 'Avalanche', symbol: 'AVAX' },
}

const solanaNetworks: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'Solana Testnet',
}

/** Name of a network in the frame's own list; a name from the page is never used. */
export function getNetworkName(chainId: number | string): string {
  if (typeof chainId === 'string') return solanaNetworks[chainId] ?? chainId
  const known = networks[chainId]
  return known ? `${known.name} (${chainId})` : `eip155:${chainId}`
}

/** Decodes the bytes as UTF-8; `undefined` for bytes that are not text, or not readable text. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
