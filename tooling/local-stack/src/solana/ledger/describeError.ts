import type { Json } from '../rpc/json.js'

const transactionTexts: Record<string, string> = {
  AccountInUse: 'Account in use',
  AccountLoadedTwice: 'Account loaded twice',
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  SignatureFailure: 'Transaction did not pass signature verification',
  InvalidProgramForExecution: 'This program may not be used for executing instructions',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  TooManyAccountLocks: 'Transaction locked too many accounts',
  AddressLookupTableNotFound: "Transaction loads an address table account that doesn't exist",
  InvalidAddressLookupTableOwner: 'Transaction loads an address table account with an invalid owner',
  InvalidAddressLookupTableData: 'Transaction loads an address table account with invalid data',
  InvalidAddressLookupTableIndex: 'Transaction address table lookup uses an invalid index',
  MaxLoadedAccountsDataSizeExceeded: 'Transaction exceeded max loaded accounts data size cap',
}

const instructionTexts: Record<string, string> = {
  GenericError: 'generic instruction error',
  InvalidArgument: 'invalid program argument',
  InvalidInstructionData: 'invalid instruction data',
  InvalidAccountData: 'invalid account data for instruction',
  AccountDataTooSmall: 'account data too small for instruction',
  InsufficientFunds: 'insufficient funds for instruction',
  IncorrectProgramId: 'incorrect program id for instruction',
  MissingRequiredSignature: 'missing required signature for instruction',
  AccountAlreadyInitialized: 'instruction requires an uninitialized account',
  UninitializedAccount: 'instruction requires an initialized account',
  NotEnoughAccountKeys: 'insufficient account keys for instruction',
  UnsupportedProgramId: 'Unsupported program id',
  MissingAccount: 'An account required by the instruction is missing',
  ComputationalBudgetExceeded: 'Computational budget exceeded',
  PrivilegeEscalation: 'Cross-program invocation with unauthorized signer or writable account',
  ProgramFailedToComplete: 'Program failed to complete',
  InvalidAccountOwner: 'Invalid account owner',
  ArithmeticOverflow: 'Program arithmetic overflowed',
  IllegalOwner: 'Provided owner is not allowed',
  InvalidSeeds: 'Could not create program address with signer seeds due to invalid seeds',
}

/** A transaction error as the sentence that nodes put into their messages. */
export function describeError(err: Json): string {
  if (typeof err === 'string') return transactionTexts[err] ?? err
  if (typeof err !== 'object' || err === null || Array.isArray(err)) return String(err)
  const [name, value] = Object.entries(err)[0] ?? []
  if (name === 'InstructionError' && Array.isArray(value))
    return `Error processing Instruction ${value[0]}: ${describeInstruction(value[1])}`
  if (name === 'InsufficientFundsForRent')
    return `Transaction results in an account (${indexOf(value)}) with insufficient funds for rent`
  if (name === 'DuplicateInstruction')
    return `Transaction contains a duplicate instruction (${String(value)}) that is not allowed`
  return `${name}`
}

function describeInstruction(err: Json): string {
  if (typeof err === 'string') return instructionTexts[err] ?? err
  if (typeof err === 'object' && err !== null && 'Custom' in err)
    return `custom program error: 0x${Number(err.Custom).toString(16)}`
  return 'Failed to serialize or deserialize account data'
}

const indexOf = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null && 'account_index' in value ? String(value.account_index) : ''
