import type { Balance, Network } from '@latchkit/core'
import type { ShownToken } from '@latchkit/core/balances'
import { isAddress } from '@latchkit/core/validate'
import { InvalidAddressError, InvalidAnswerError, MintNotFoundError } from '../errors.js'
import { readAccounts, readLamports } from '../rpc/methods.js'
import { requestNode } from '../rpc/node.js'
import { readMint } from '../transfer/mint.js'
import type { Runtime } from '../types.js'

export type GetBalanceParameters = {
  readonly address: string
  readonly network: Network<'solana'>
  readonly token?: ShownToken | undefined
  readonly signal?: AbortSignal | undefined
}

/** Reads the balance of an account in lamports, or of a token, from the app's own RPC endpoint. */
export async function getBalance(
  runtime: Runtime,
  { address, network, token, signal }: GetBalanceParameters,
): Promise<Balance> {
  for (const value of token ? [address, token.address] : [address])
    if (!isAddress('solana', value))
      throw new InvalidAddressError({ value, reason: 'is not a Solana address' })
  if (token) return readToken(runtime, { address, network, token, signal })
  const params = [address, { commitment: 'confirmed' }]
  const value = await readLamports(runtime, network, { method: 'getBalance', params, signal })
  const { decimals, symbol } = network.nativeCurrency
  return { value, decimals, symbol }
}

/** Adds up the token accounts of the owner: besides the associated account there may be others. */
async function readToken(
  runtime: Runtime,
  { address, network, token, signal }: GetBalanceParameters & { readonly token: ShownToken },
): Promise<Balance> {
  const mint = token.address
  const method = 'getTokenAccountsByOwner'
  const params = [address, { mint }, { encoding: 'jsonParsed', commitment: 'confirmed' }]
  const [[minted], answer] = await Promise.all([
    readAccounts(runtime, network, [mint]),
    requestNode(runtime, { network, method, params, signal }),
  ])
  const known = readMint(minted)
  if (!known) throw new MintNotFoundError({ mint, caipNetworkId: network.caipNetworkId })
  const { value } = answer as { readonly value?: unknown }
  if (!Array.isArray(value)) throw new InvalidAnswerError({ method })
  const amounts = value.map((row: ParsedAccount | null) => {
    const { amount, uiAmountString } = row?.account?.data?.parsed?.info?.tokenAmount ?? {}
    if (typeof amount !== 'string' || !/^\d+$/.test(amount)) throw new InvalidAnswerError({ method })
    return readShown(uiAmountString, known.decimals) ?? BigInt(amount)
  })
  return {
    value: amounts.reduce((sum, amount) => sum + amount, 0n),
    decimals: known.decimals,
    symbol: token.symbol ?? `${mint.slice(0, 4)}…`,
  }
}

/** The amount as wallets show it, with the interest or the scale of the mint; undefined where the node does not tell. */
function readShown(text: unknown, decimals: number): bigint | undefined {
  if (typeof text !== 'string' || !/^\d+(\.\d+)?$/.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

/** As nodes answer `jsonParsed`, not yet checked. */
type ParsedAccount = {
  readonly account?: {
    readonly data?: {
      readonly parsed?: {
        readonly info?: {
          readonly tokenAmount?: { readonly amount?: unknown; readonly uiAmountString?: unknown }
        }
      }
    }
  }
}
