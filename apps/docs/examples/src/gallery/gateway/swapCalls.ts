import { exampleTokens } from '../../wallet/exampleTokens.js'
import type { GatewayCall } from './serveGateway.js'

const chainId = 'eip155:1'
const native = `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`

/** The contract whose calls are swaps. */
export const swapRouter = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'

const tokens = exampleTokens.map(token => ({
  name: token.name,
  symbol: token.symbol,
  address: 'address' in token ? `${chainId}:${token.address}` : native,
  decimals: token.decimals,
  tags: ['popular'],
  logoUri: token.iconUrl,
}))

/** USDC, in its smallest unit, for the half of an ether. */
const toAmount = '1704560000'

/** Swaps of tokens. */
export function readSwapCall({ last, body }: GatewayCall): unknown {
  switch (last) {
    case 'tokens':
      return { tokens }
    case 'gas-price':
      return { standard: '1000000000', fast: '1', instant: '1' }
    case 'quotes':
      return { quotes: [{ id: null, toAmount, feeRate: '0' }] }
    case 'allowance':
      return { allowance: '0' }
    case 'build-transaction':
      return {
        tx: {
          from: body.userAddress,
          to: `${chainId}:${swapRouter}`,
          data: '0x12345678',
          value: body.from === native ? body.amount : '0',
          amount: toAmount,
          eip155: { gas: 180_000 },
        },
      }
    case 'price':
      return {
        fungibles: (Array.isArray(body.addresses) ? body.addresses : []).map(address => ({
          address,
          name: '',
          symbol: '',
          price: exampleTokens[tokens.findIndex(token => token.address === address)]?.price,
        })),
      }
    default:
      return undefined
  }
}
