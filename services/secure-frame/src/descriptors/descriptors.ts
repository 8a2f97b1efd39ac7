import type { ApprovalKey } from '../approval/approvalTexts.js'

/**
 * How an argument is shown, as ERC-7730 has it. `@.value` is the value of the call. The arguments of a function that has a
 * single tuple are those of the tuple.
 */
export type DescriptorField = {
  readonly label: ApprovalKey
  readonly path: string
  readonly format: 'amount' | 'tokenAmount' | 'addressName' | 'enum'
  /**
   * Of a token's amount: the argument with its address, or the address. `path.[0:20]` are the first bytes of an argument,
   * `path.[0]` the first of a list, and `path.[-20:]` and `path.[-1]` the last.
   */
  readonly token?: string | undefined
  /** Texts by number. */
  readonly values?: Readonly<Record<string, ApprovalKey>> | undefined
  /** Placeholder addresses, in lower case, for the caller and for the contract itself. */
  readonly aliases?: Readonly<Record<string, '@.from' | '@.to'>> | undefined
}

/** A file that addresses, signatures or kinds of arguments were read in, with the licence that it states. */
export type DescriptorSource = {
  /** `owner/name` on GitHub. */
  readonly source: string
  readonly path: string
  readonly commit: string
  /** SPDX id. */
  readonly licence: string
}

/** Effects of a contract's calls, in the form of ERC-7730, with our translated labels. */
export type Descriptor = {
  readonly owner: string
  /** Together they have all of the facts. */
  readonly sources: readonly DescriptorSource[]
  /** Chain id → address. */
  readonly deployments: Readonly<Record<number, string>>
  /** By signature. */
  readonly formats: Readonly<
    Record<string, { readonly intent: ApprovalKey; readonly fields: readonly DescriptorField[] }>
  >
}

const stETH = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'
const wstETH = '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const rates = { 1: 'rate.stable', 2: 'rate.variable' } as const

const mit = (source: string, path: string, commit: string): DescriptorSource => ({
  source,
  path,
  commit,
  licence: 'MIT',
})
const aaveBook = (name: string, commit: string) =>
  mit('bgd-labs/aave-address-book', `src/${name}.sol`, commit)
const lidoAbi = (path: string, commit: string) =>
  mit('lidofinance/lido-ethereum-sdk', `packages/sdk/src/${path}.ts`, commit)

const assetAmount = (label: ApprovalKey): DescriptorField => ({
  label,
  path: 'amount',
  format: 'tokenAmount',
  token: 'asset',
})
const onBehalfOf: DescriptorField = {
  label: 'approval.onBehalfOf',
  path: 'onBehalfOf',
  format: 'addressName',
}
const rateMode: DescriptorField = {
  label: 'approval.rateMode',
  path: 'interestRateMode',
  format: 'enum',
  values: rates,
}

/** The recipients 1 and 2 of a swap of SwapRouter02. What pays out takes them as they are. */
const recipient = (path: string): DescriptorField => ({
  label: 'approval.to',
  path,
  format: 'addressName',
  aliases: { [`0x${'0'.repeat(39)}1`]: '@.from', [`0x${'0'.repeat(39)}2`]: '@.to' },
})
const payee: DescriptorField = { label: 'approval.to', path: 'recipient', format: 'addressName' }
const tokens = (sold: string, bought: string, least = 'amountOutMinimum'): readonly DescriptorField[] => [
  { label: 'approval.sold', path: 'amountIn', format: 'tokenAmount', token: sold },
  { label: 'approval.bought', path: least, format: 'tokenAmount', token: bought },
]
/** Of a swap that buys an exact amount. A path of v3 then has the token that is bought first. */
const exactTokens = (sold: string, bought: string, most = 'amountInMaximum'): readonly DescriptorField[] => [
  { label: 'approval.soldAtMost', path: most, format: 'tokenAmount', token: sold },
  { label: 'approval.boughtExactly', path: 'amountOut', format: 'tokenAmount', token: bought },
]
const coins: DescriptorField = { label: 'approval.bought', path: 'amountMinimum', format: 'amount' }
const ofToken: DescriptorField = {
  label: 'approval.bought',
  path: 'amountMinimum',
  format: 'tokenAmount',
  token: 'token',
}
const feeRecipient: DescriptorField = { label: 'approval.feeTo', path: 'feeRecipient', format: 'addressName' }
const payOut = (...fields: readonly DescriptorField[]) => ({ intent: 'title.payOut', fields }) as const
const swapRouter = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'

/** Contracts that many use. */
export const descriptors: readonly Descriptor[] = [
  {
    owner: 'Aave',
    sources: [
      aaveBook('AaveV3Ethereum', '015296231fc4ffe5bcefd463d3680b4a0b07c59c'),
      aaveBook('AaveV3Optimism', '31aa2cbad39db0a46fec1bf3fb524eb4b9d3ff96'),
      aaveBook('AaveV3Polygon', '31aa2cbad39db0a46fec1bf3fb524eb4b9d3ff96'),
      aaveBook('AaveV3Base', '84f98485bf57a6b9b30a61e183eed1ad019ccfb6'),
      aaveBook('AaveV3Arbitrum', '9bf037efff3a325b8c7fa35ae90d021d65a7a29b'),
      aaveBook('AaveV3Avalanche', '84f98485bf57a6b9b30a61e183eed1ad019ccfb6'),
      mit(
        'aave-dao/aave-v3-origin',
        'src/contracts/interfaces/IPool.sol',
        '002a2b13e2be076ac15b6e7d6675128394287e5d',
      ),
    ],
    deployments: {
      1: '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
      10: '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
      137: '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
      8453: '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5',
      42161: '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
      43114: '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
    },
    formats: {
      'supply(address asset,uint256 amount,address onBehalfOf,uint16 referralCode)': {
        intent: 'title.supply',
        fields: [assetAmount('approval.supplied'), onBehalfOf],
      },
      'withdraw(address asset,uint256 amount,address to)': {
        intent: 'title.withdraw',
        fields: [
          assetAmount('approval.withdrawn'),
          { label: 'approval.to', path: 'to', format: 'addressName' },
        ],
      },
      'borrow(address asset,uint256 amount,uint256 interestRateMode,uint16 referralCode,address onBehalfOf)':
        {
          intent: 'title.borrow',
          fields: [assetAmount('approval.borrowed'), rateMode, onBehalfOf],
        },
      'repay(address asset,uint256 amount,uint256 interestRateMode,address onBehalfOf)': {
        intent: 'title.repay',
        fields: [assetAmount('approval.repaid'), rateMode, onBehalfOf],
      },
    },
  },
  {
    owner: 'Lido',
    sources: [
      aaveBook('AaveV2EthereumAssets', 'e061a951a004a5fee126d08787d423775beb56e4'),
      lidoAbi('stake/abi/steth', '37eadf27d93ea66dc2d494232bf03437833c6a69'),
    ],
    deployments: { 1: stETH },
    formats: {
      'submit(address referral)': {
        intent: 'title.stake',
        fields: [{ label: 'approval.staked', path: '@.value', format: 'amount' }],
      },
    },
  },
  {
    owner: 'Lido',
    sources: [
      aaveBook('AaveV3EthereumAssets', '69b867c952725ff6533989089474e527f442d10c'),
      lidoAbi('wrap/abi/wsteth', '10c697242a19cf55c391fcf8c59e8e0c2d8118a5'),
    ],
    deployments: { 1: wstETH },
    formats: {
      'wrap(uint256 stETHAmount)': {
        intent: 'title.wrap',
        fields: [{ label: 'approval.wrapped', path: 'stETHAmount', format: 'tokenAmount', token: stETH }],
      },
      'unwrap(uint256 wstETHAmount)': {
        intent: 'title.unwrap',
        fields: [{ label: 'approval.unwrapped', path: 'wstETHAmount', format: 'tokenAmount', token: wstETH }],
      },
    },
  },
  {
    owner: 'WETH',
    sources: [
      mit('Uniswap/sdk-core', 'src/entities/weth9.ts', '11df978645771a03a70c34412f9ad8d8ef98280c'),
      mit('Vectorized/solady', 'src/tokens/WETH.sol', '43bd3bede027cfb7a263f89d1ed35f26045c4c8f'),
    ],
    deployments: { 1: weth },
    formats: {
      'deposit()': {
        intent: 'title.wrap',
        fields: [{ label: 'approval.wrapped', path: '@.value', format: 'amount' }],
      },
    },
  },
  {
    owner: 'Uniswap',
    sources: [
      mit('Uniswap/sdk-core', 'src/addresses.ts', 'df74562d98d4baa3036f122ea51724d0a2e1b1ac'),
      mit('Uniswap/router-sdk', 'src/swapRouter.ts', 'dd025a8f94e128f446503819518e51090d34e794'),
      mit('Uniswap/router-sdk', 'src/paymentsExtended.ts', 'bbe9a68da65d2f24b5a87f22cd631182c8fbc8df'),
      mit('Uniswap/v3-sdk', 'src/payments.ts', '721c084fe3de61e4eaa858259efd4ec7c31cbcff'),
      {
        source: 'RigoBlock/v3-contracts',
        commit: '08062ecb69300c5b660cb40eaa0faf956545c9c5',
        path: 'contracts/protocol/extensions/adapters/AUniswap.sol',
        licence: 'Apache-2.0',
      },
    ],
    deployments: {
      1: swapRouter,
      10: swapRouter,
      56: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
      137: swapRouter,
      8453: '0x2626664c2603336E57B271c5C0b26F421741e481',
      42161: swapRouter,
      43114: '0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE',
    },
    formats: {
      'exactInput((bytes path,address recipient,uint256 amountIn,uint256 amountOutMinimum))': {
        intent: 'title.swap',
        fields: [...tokens('path.[0:20]', 'path.[-20:]'), recipient('recipient')],
      },
      'exactInputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 amountIn,uint256 amountOutMinimum,uint160 sqrtPriceLimitX96))':
        { intent: 'title.swap', fields: [...tokens('tokenIn', 'tokenOut'), recipient('recipient')] },
      'swapExactTokensForTokens(uint256 amountIn,uint256 amountOutMin,address[] path,address to)': {
        intent: 'title.swap',
        fields: [...tokens('path.[0]', 'path.[-1]', 'amountOutMin'), recipient('to')],
      },
      'exactOutput((bytes path,address recipient,uint256 amountOut,uint256 amountInMaximum))': {
        intent: 'title.swap',
        fields: [...exactTokens('path.[-20:]', 'path.[0:20]'), recipient('recipient')],
      },
      'exactOutputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 amountOut,uint256 amountInMaximum,uint160 sqrtPriceLimitX96))':
        { intent: 'title.swap', fields: [...exactTokens('tokenIn', 'tokenOut'), recipient('recipient')] },
      'swapTokensForExactTokens(uint256 amountOut,uint256 amountInMax,address[] path,address to)': {
        intent: 'title.swap',
        fields: [...exactTokens('path.[0]', 'path.[-1]', 'amountInMax'), recipient('to')],
      },
      'pull(address token,uint256 value)': {
        intent: 'title.tokenTransfer',
        fields: [{ label: 'approval.sold', path: 'value', format: 'tokenAmount', token: 'token' }],
      },
      // From the coins of the call, or of the one that it is part of.
      'wrapETH(uint256 value)': {
        intent: 'title.wrap',
        fields: [{ label: 'approval.wrapped', path: 'value', format: 'amount' }],
      },
      'unwrapWETH9(uint256 amountMinimum,address recipient)': payOut(coins, payee),
      // Pays the caller.
      'unwrapWETH9(uint256 amountMinimum)': payOut(coins),
      'unwrapWETH9WithFee(uint256 amountMinimum,address recipient,uint256 feeBips,address feeRecipient)':
        payOut(coins, payee, feeRecipient),
      'sweepToken(address token,uint256 amountMinimum,address recipient)': payOut(ofToken, payee),
      'sweepTokenWithFee(address token,uint256 amountMinimum,address recipient,uint256 feeBips,address feeRecipient)':
        payOut(ofToken, payee, feeRecipient),
    },
  },
]
