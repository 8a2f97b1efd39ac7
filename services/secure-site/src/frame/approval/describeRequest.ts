import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { decodeAbiParameters, formatUnits, getAddress } from 'viem/utils'
import { FrameError } from '../FrameError.js'
import type { MessageKey } from '../messages.js'
import type { Read } from '../rpc/createReads.js'
import type { TransactionToSign } from '../wallet/signerMessages.js'

/** One line of an approval. `text` is shown as it is, `key` is translated. */
export type ApprovalRow = {
  readonly label: MessageKey
  readonly value: { readonly text: string } | { readonly key: MessageKey }
}

/** What the user is shown. It is made of what is signed, never of what the page says about it. */
export type Description = {
  readonly title: MessageKey
  readonly rows: readonly ApprovalRow[]
  readonly warnings: readonly MessageKey[]
  /** The wallet cannot read what is done: a second confirmation is needed. */
  readonly isUnreadable: boolean
}

const row = (label: MessageKey, text: string): ApprovalRow => ({ label, value: { text } })

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
      `The message signs in to ${toVisibleText(domain)}, the request comes from ${host}`,
    )
  return {
    title: domain === undefined ? 'title.message' : 'title.signIn',
    rows: [row('approval.message', toVisibleText(text))],
    warnings: [],
    isUnreadable: false,
  }
}

/**
 * Describes typed data, field by field.
 *
 * @see EIP-712
 * @throws FrameError -32602 for another network, an unknown field of the domain, or data that does not fit its types
 */
export function describeTypedData(typedData: unknown, chainId: number): Description {
  const { domain, message, primaryType } = readTypedData(typedData)
  for (const name of Object.keys(domain))
    if (!['name', 'version', 'chainId', 'verifyingContract', 'salt'].includes(name))
      throw new FrameError(rpcCodes.invalidParams, `Unknown field of the domain: ${toVisibleText(name)}`)
  if (domain.chainId !== undefined && Number(domain.chainId) !== chainId)
    throw new FrameError(rpcCodes.invalidParams, `The data is for network ${Number(domain.chainId)}`)
  const shown = { domain, [primaryType]: message }
  return {
    title: 'title.typedData',
    rows: [row('approval.typedData', toVisibleText(JSON.stringify(shown, undefined, 2)))],
    warnings: [],
    isUnreadable: false,
  }
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

/** Name of a network as the frame knows it, never as the page says it. */
export function getNetworkName(chainId: number | string): string {
  if (typeof chainId === 'string') return solanaNetworks[chainId] ?? chainId
  const known = networks[chainId]
  return known ? `${known.name} (${chainId})` : `eip155:${chainId}`
}

const selectors = { transfer: '0xa9059cbb', approve: '0x095ea7b3' }
/** An allowance of at least this much counts as unlimited. */
const unlimited = 2n ** 255n

/** Describes a transaction by its bytes: a transfer, a transfer or an approval of an ERC-20 token, or a call. */
export async function describeTransaction(read: Read, transaction: TransactionToSign): Promise<Description> {
  const { chainId, to, value, data, gas, maxFeePerGas } = transaction
  const symbol = networks[chainId]?.symbol ?? 'ETH'
  const native = (amount: bigint) => `${formatUnits(amount, 18)} ${symbol}`
  const fee = row('approval.fee', native(BigInt(gas) * BigInt(maxFeePerGas)))
  const amount = row('approval.amount', native(BigInt(value)))
  if (to === null)
    return unreadable([
      { label: 'approval.to', value: { key: 'approval.createContract' } },
      amount,
      row('approval.data', data),
      fee,
    ])
  if (data === '0x')
    return {
      title: 'title.transfer',
      rows: [row('approval.to', getAddress(to)), amount, fee],
      warnings: [],
      isUnreadable: false,
    }
  const token = BigInt(value) === 0n ? await readTokenCall(read, transaction) : undefined
  if (!token)
    return unreadable([row('approval.contract', getAddress(to)), amount, row('approval.data', data), fee])
  const isUnlimited = token.isApproval && token.amount >= unlimited
  return {
    title: token.isApproval ? 'title.tokenApproval' : 'title.tokenTransfer',
    rows: [
      row(token.isApproval ? 'approval.spender' : 'approval.to', token.party),
      {
        label: 'approval.amount',
        value: isUnlimited
          ? { key: 'unlimited' }
          : { text: `${formatUnits(token.amount, token.decimals)} ${token.symbol}` },
      },
      row('approval.contract', getAddress(to)),
      fee,
    ],
    warnings: isUnlimited ? ['warning.unlimited', 'warning.tokenInTransit'] : ['warning.tokenInTransit'],
    isUnreadable: false,
  }
}

function unreadable(rows: readonly ApprovalRow[]): Description {
  return { title: 'title.call', rows, warnings: ['warning.unreadable'], isUnreadable: true }
}

/** A call of ERC-20's `transfer` or `approve` with nothing after its two arguments, on a contract that tells decimals. */
async function readTokenCall(read: Read, { chainId, to, data }: TransactionToSign) {
  const selector = data.slice(0, 10).toLowerCase()
  const isApproval = selector === selectors.approve
  if ((!isApproval && selector !== selectors.transfer) || data.length !== 10 + 128) return undefined
  const call = (callData: string) => read(`eip155:${chainId}`, 'eth_call', [{ to, data: callData }, 'latest'])
  try {
    const [party, amount] = decodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }],
      `0x${data.slice(10)}`,
    )
    const [decimals, symbol] = await Promise.all([call('0x313ce567'), call('0x95d89b41')])
    const [places] = decodeAbiParameters([{ type: 'uint8' }], decimals as `0x${string}`)
    const [name] = decodeAbiParameters([{ type: 'string' }], symbol as `0x${string}`)
    return { isApproval, party, amount, decimals: places, symbol: toVisibleText(name.slice(0, 24)) }
  } catch {
    return undefined
  }
}

type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: unknown
  readonly primaryType: string
}

function readTypedData(typedData: unknown): TypedData {
  const { domain, message, primaryType } = (typedData ?? {}) as Partial<TypedData>
  if (
    typeof domain !== 'object' ||
    domain === null ||
    typeof primaryType !== 'string' ||
    message === undefined
  )
    throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
  return { domain, message, primaryType }
}

/** The text that the bytes are in UTF-8; `undefined` when they are no text, or none that could be read. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Characters that change how others are shown, or are not seen: controls but for line feed and tab, marks of direction,
 * zero-width characters, tags, lone surrogates. The selector that makes a sign an emoji is seen.
 */
const hidden = /(?!\n|\t|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A text in which every character that is not seen, or changes the direction of others, stands as its code point, so that
 * what is read is what is signed.
 *
 * @example
 * toVisibleText('pay\u202e001') // 'pay⟨U+202E⟩001'
 */
function toVisibleText(text: string): string {
  return text.replace(hidden, character => {
    const code = character.codePointAt(0) ?? 0
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
  })
}
