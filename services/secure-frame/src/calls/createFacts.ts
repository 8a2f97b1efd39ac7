import type { Hex } from 'viem'
import { decodeAbiParameters } from 'viem/utils'
import { toPlainLine } from '../approval/visibleText.js'
import type { Read } from '../rpc/createReads.js'
import { findToken } from './knownContracts.js'

/** Kind of a token contract, for displaying its amounts. */
export type Token =
  /** `isKnown`: from the wallet's own list; otherwise read from the contract through the site's node. */
  | {
      readonly kind: 'amounts'
      readonly symbol: string
      readonly decimals: number
      readonly isKnown: boolean
    }
  /** ERC-721 or ERC-1155. */
  | { readonly kind: 'items' }
  | { readonly kind: 'none' }

/** Code at an address; `delegated` is an account that runs the code of a contract (EIP-7702). */
export type Code = 'none' | 'contract' | 'delegated' | 'unknown'

/** Facts of a network, from the site's endpoints. Each is requested once; the functions never reject. */
export type Facts = { token(address: Hex): Promise<Token>; code(address: Hex): Promise<Code> }

/** Larger than the digits of any amount: a token with more decimals is deceptive. */
const mostDecimals = 36

export function createFacts(read: Read, chainId: number): Facts {
  const chain = `eip155:${chainId}`
  const call = (to: Hex, data: Hex) => read(chain, 'eth_call', [{ to, data }, 'latest']) as Promise<Hex>

  async function readToken(to: Hex): Promise<Token> {
    const known = findToken(chainId, to)
    if (known) return { kind: 'amounts', ...known, isKnown: true }
    try {
      const [places, name] = await Promise.all([call(to, '0x313ce567'), call(to, '0x95d89b41')])
      const decimals = Number(BigInt(places))
      if (places.length !== 66 || decimals > mostDecimals) return { kind: 'none' }
      return { kind: 'amounts', symbol: readSymbol(name), decimals, isKnown: false }
    } catch {
      const supports = (id: string) =>
        call(to, `0x01ffc9a7${id.padEnd(64, '0')}`)
          .then(answer => BigInt(answer) === 1n)
          .catch(() => false)
      const [isItem, isItems] = await Promise.all([supports('80ac58cd'), supports('d9b67a26')])
      return { kind: isItem || isItems ? 'items' : 'none' }
    }
  }

  async function readCode(address: Hex): Promise<Code> {
    const code = await read(chain, 'eth_getCode', [address, 'latest']).catch(() => undefined)
    if (typeof code !== 'string') return 'unknown'
    if (code === '0x') return 'none'
    return code.toLowerCase().startsWith('0xef0100') ? 'delegated' : 'contract'
  }
  return { token: once(readToken), code: once(readCode) }
}

/** Letters of a symbol. */
const longestSymbol = 24

/** Some old tokens answer by 32 bytes. */
function readSymbol(answer: Hex): string {
  const isWord = answer.length === 66
  const [text] = decodeAbiParameters([{ type: isWord ? 'bytes32' : 'string' }], answer) as readonly [string]
  if (!isWord) return toPlainLine(text, longestSymbol)
  const bytes =
    text
      .slice(2)
      .replace(/(?:00)+$/, '')
      .match(/../g) ?? []
  const decoded = new TextDecoder().decode(new Uint8Array(bytes.map(byte => Number.parseInt(byte, 16))))
  return toPlainLine(decoded, longestSymbol)
}

function once<result>(ask: (address: Hex) => Promise<result>): (address: Hex) => Promise<result> {
  const asked = new Map<string, Promise<result>>()
  return address => {
    const key = address.toLowerCase()
    const found = asked.get(key) ?? ask(address)
    asked.set(key, found)
    return found
  }
}
