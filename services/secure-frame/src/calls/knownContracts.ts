/** A token, as its issuer publishes it. */
export type KnownToken = { readonly symbol: string; readonly decimals: number }

/** `chainId:address` in lower case → symbol and decimals. Nodes are not queried for these. */
const tokens: ReadonlyMap<string, KnownToken> = new Map(
  (
    [
      ['1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC', 6],
      ['1:0xdAC17F958D2ee523a2206206994597C13D831ec7', 'USDT', 6],
      ['1:0x6B175474E89094C44Da98b954EedeAC495271d0F', 'DAI', 18],
      ['1:0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'WETH', 18],
      ['1:0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 'WBTC', 8],
      ['1:0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', 'stETH', 18],
      ['1:0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0', 'wstETH', 18],
      ['10:0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 'USDC', 6],
      ['10:0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 'USDT', 6],
      ['10:0x4200000000000000000000000000000000000006', 'WETH', 18],
      ['56:0x55d398326f99059fF775485246999027B3197955', 'USDT', 18],
      ['56:0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 'USDC', 18],
      ['137:0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'USDC', 6],
      ['137:0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 'USDT', 6],
      ['137:0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', 'WETH', 18],
      ['8453:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 'USDC', 6],
      ['8453:0x4200000000000000000000000000000000000006', 'WETH', 18],
      ['42161:0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 'USDC', 6],
      ['42161:0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 'USDT', 6],
      ['42161:0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', 'WETH', 18],
      ['43114:0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 'USDC', 6],
    ] as const
  ).map(([key, symbol, decimals]) => [key.toLowerCase(), { symbol, decimals }]),
)

/** Contracts that spend tokens for many, by their address; with a network where the address is another one elsewhere. */
const contracts: ReadonlyMap<string, string> = new Map(
  (
    [
      ['0x000000000022D473030F116dDEE9F6B43aC78BA3', 'Permit2'],
      ['0x111111125421cA6dc452d289314280a0f8842A65', '1inch v6'],
      ['0xC92E8bdf79f0507f65a392b0ab4667716BFE0110', 'CoW Protocol'],
      ['0x1E0049783F008A0085193E00003D00cd54003c71', 'OpenSea'],
      ['1:0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', 'Uniswap v3 Router 2'],
      ['10:0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', 'Uniswap v3 Router 2'],
      ['56:0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2', 'Uniswap v3 Router 2'],
      ['137:0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', 'Uniswap v3 Router 2'],
      ['8453:0x2626664c2603336E57B271c5C0b26F421741e481', 'Uniswap v3 Router 2'],
      ['42161:0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', 'Uniswap v3 Router 2'],
      ['43114:0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE', 'Uniswap v3 Router 2'],
      ['1:0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', 'Uniswap Universal Router'],
      ['1:0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2', 'Aave v3'],
      ['8453:0xA238Dd80C259a72e81d7e4664a9801593F98d1c5', 'Aave v3'],
      ['10:0x794a61358D6845594F94dc1DB02A252b5b4814aD', 'Aave v3'],
      ['137:0x794a61358D6845594F94dc1DB02A252b5b4814aD', 'Aave v3'],
      ['42161:0x794a61358D6845594F94dc1DB02A252b5b4814aD', 'Aave v3'],
      ['43114:0x794a61358D6845594F94dc1DB02A252b5b4814aD', 'Aave v3'],
      ['1:0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0', 'wstETH'],
    ] as const
  ).map(([key, name]) => [key.toLowerCase(), name]),
)

/** Returns a token of this wallet's own list. */
export function findToken(chainId: number, address: string): KnownToken | undefined {
  return tokens.get(`${chainId}:${address}`.toLowerCase())
}

/** Returns the name of a contract of this wallet's own list. */
export function findContract(chainId: number, address: string): string | undefined {
  const key = address.toLowerCase()
  return contracts.get(`${chainId}:${key}`) ?? contracts.get(key)
}

/** Whether a token of this wallet's own list has the symbol, also in look-alike letters. */
export function isKnownSymbol(symbol: string): boolean {
  const asked = symbol.trim().toUpperCase()
  return [...tokens.values()].some(token => token.symbol.toUpperCase() === asked)
}
