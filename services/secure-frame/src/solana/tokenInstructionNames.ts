import { isTokenProgram, programs } from './programs.js'

/** Instructions of the token programs in the order of their first byte, as the programs name them. */
const names = [
  'InitializeMint',
  'InitializeAccount',
  'InitializeMultisig',
  'Transfer',
  'Approve',
  'Revoke',
  'SetAuthority',
  'MintTo',
  'Burn',
  'CloseAccount',
  'FreezeAccount',
  'ThawAccount',
  'TransferChecked',
  'ApproveChecked',
  'MintToChecked',
  'BurnChecked',
  'InitializeAccount2',
  'SyncNative',
  'InitializeAccount3',
  'InitializeMultisig2',
  'InitializeMint2',
  'GetAccountDataSize',
  'InitializeImmutableOwner',
  'AmountToUiAmount',
  'UiAmountToAmount',
  'InitializeMintCloseAuthority',
  'TransferFee',
  'ConfidentialTransfer',
  'DefaultAccountState',
  'Reallocate',
  'MemoTransfer',
  'CreateNativeMint',
  'InitializeNonTransferableMint',
  'InterestBearingMint',
  'CpiGuard',
  'InitializePermanentDelegate',
  'TransferHook',
  'ConfidentialTransferFee',
  'WithdrawExcessLamports',
  'MetadataPointer',
  'GroupPointer',
  'GroupMemberPointer',
  'ConfidentialMintBurn',
  'ScaledUiAmount',
  'Pausable',
  'UnwrapLamports',
]

/** Instructions of the extensions in the order of their second byte. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  TransferFee: [
    'InitializeTransferFeeConfig',
    'TransferCheckedWithFee',
    'WithdrawWithheldTokensFromMint',
    'WithdrawWithheldTokensFromAccounts',
    'HarvestWithheldTokensToMint',
    'SetTransferFee',
  ],
  ConfidentialTransfer: [
    'InitializeMint',
    'UpdateMint',
    'ConfigureAccount',
    'ApproveAccount',
    'EmptyAccount',
    'Deposit',
    'Withdraw',
    'Transfer',
    'ApplyPendingBalance',
    'EnableConfidentialCredits',
    'DisableConfidentialCredits',
    'EnableNonConfidentialCredits',
    'DisableNonConfidentialCredits',
    'TransferWithFee',
    'ConfigureAccountWithRegistry',
  ],
  DefaultAccountState: ['Initialize', 'Update'],
  MemoTransfer: ['Enable', 'Disable'],
  CpiGuard: ['Enable', 'Disable'],
  TransferHook: ['Initialize', 'Update'],
  Pausable: ['Initialize', 'Pause', 'Resume'],
}

/**
 * Name of an instruction of the Token program or Token-2022; `undefined` for other programs, and where it has none here.
 *
 * @see https://github.com/solana-program/token-2022
 * @example
 * getTokenInstructionName(programs.token2022, new Uint8Array([44, 1])) // 'Token-2022: Pausable.Pause'
 */
export function getTokenInstructionName(
  program: string,
  [first = -1, second = -1]: Uint8Array,
): string | undefined {
  const name = names[first]
  if (!isTokenProgram(program) || name === undefined) return undefined
  const inner = extensions[name]?.[second]
  const owner = program === programs.token2022 ? 'Token-2022' : 'Token'
  return `${owner}: ${inner === undefined ? name : `${name}.${inner}`}`
}
