import type { ApprovalKey } from '../approval/approvalTexts.js'

/** How an argument is shown, as ERC-7730 has it. `@.value` is the value of the call. */
export type DescriptorField = {
  readonly label: ApprovalKey
  readonly path: string
  readonly format: 'amount' | 'tokenAmount' | 'addressName' | 'enum'
  /** Of a token's amount: the argument with its address, or the address. */
  readonly token?: string | undefined
  /** Names by number. */
  readonly values?: Readonly<Record<string, string>> | undefined
}

/** What calls of a contract do, in the form of ERC-7730, with labels that are translated. */
export type Descriptor = {
  readonly owner: string
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
const rates = { 1: 'stable', 2: 'variable' }

const assetAmount = (label: ApprovalKey): DescriptorField => ({
  ...{ label, path: 'amount', format: 'tokenAmount', token: 'asset' },
})
const onBehalfOf: DescriptorField = {
  label: 'approval.onBehalfOf',
  path: 'onBehalfOf',
  format: 'addressName',
}
const rateMode: DescriptorField = {
  ...{ label: 'approval.rateMode', path: 'interestRateMode', format: 'enum', values: rates },
}

/** Contracts that many use. Where the facts are from is in `manifest.json`. */
export const descriptors: readonly Descriptor[] = [
  {
    owner: 'Aave',
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
    deployments: { 1: weth },
    formats: {
      'deposit()': {
        intent: 'title.wrap',
        fields: [{ label: 'approval.wrapped', path: '@.value', format: 'amount' }],
      },
    },
  },
]
