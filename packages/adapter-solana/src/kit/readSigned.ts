import {
  type Address,
  assertIsTransactionWithinSizeLimit,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  type ReadonlyUint8Array,
  type Transaction,
  type TransactionWithinSizeLimit,
  type TransactionWithLifetime,
} from '@solana/kit'
import { ChangedTransactionError, InvalidAnswerError } from '../errors.js'

type SignedTransaction = Transaction & TransactionWithinSizeLimit & TransactionWithLifetime

type ReadSignedParameters = {
  /** The transaction that the wallet was requested to sign. */
  readonly transaction: Transaction | (Transaction & TransactionWithLifetime)
  readonly address: Address
}

/**
 * Reads a transaction that a wallet signed. Wallets may add instructions, such as a priority fee. What they changed is
 * compiled again and compared with the request: the payer, the signers and the instructions of the app have to be there.
 *
 * @throws InvalidAnswerError `solana/invalid-answer`
 * @throws ChangedTransactionError `solana/transaction-changed`
 */
export async function readSigned(
  bytes: Uint8Array,
  { transaction, address }: ReadSignedParameters,
): Promise<SignedTransaction> {
  const { signed, message } = decode(bytes)
  assertIsTransactionWithinSizeLimit(signed)
  const signature = signed.signatures[address]
  if (!signature) throw new InvalidAnswerError({ method: 'signTransaction' })
  const earlier = Object.entries(transaction.signatures).filter(([, one]) => one)
  if (!isSame(signed.messageBytes, transaction.messageBytes)) {
    if (earlier.length > 0) throw new ChangedTransactionError({ change: 'what others have signed' })
    checkChange(transaction, signed)
  }
  // A wallet may drop what others signed before.
  const signatures = { ...signed.signatures, ...Object.fromEntries(earlier), [address]: signature }
  const known = 'lifetimeConstraint' in transaction ? transaction.lifetimeConstraint : undefined
  const isKnown = known && ('nonce' in known ? known.nonce : known.blockhash) === message.lifetimeToken
  return Object.freeze({
    ...signed,
    signatures: Object.freeze(signatures),
    lifetimeConstraint: isKnown
      ? known
      : await getTransactionLifetimeConstraintFromCompiledTransactionMessage(message),
  })
}

function decode(bytes: Uint8Array) {
  let cause: unknown
  try {
    const signed = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(signed.messageBytes)
    // Bytes that kit writes in another way, such as a tail, would be signed without being read.
    if (isSame(getCompiledTransactionMessageEncoder().encode(message), signed.messageBytes))
      return { signed, message }
  } catch (error) {
    cause = error
  }
  throw new InvalidAnswerError({ method: 'signTransaction', cause })
}

/** Compares a changed message with that of the request. */
function checkChange(before: Transaction, after: Transaction): void {
  const [asked, signed] = [readMessage(before), readMessage(after)]
  let at = 0
  const isLost = (instruction: string) => {
    at = signed.instructions.indexOf(instruction, at) + 1
    return at === 0
  }
  const change =
    asked.payer !== signed.payer
      ? 'its payer'
      : Object.keys(after.signatures).some(signer => !(signer in before.signatures))
        ? 'its signers'
        : asked.instructions.some(isLost) && 'an instruction'
  if (change) throw new ChangedTransactionError({ change })
}

/** The fields of a compiled message that are compared; those of version 1 have other names. */
type CompiledMessage = {
  readonly staticAccounts: readonly string[]
  readonly addressTableLookups?: readonly {
    readonly lookupTableAddress: string
    readonly writableIndexes: readonly number[]
    readonly readonlyIndexes: readonly number[]
  }[]
  readonly instructions?: readonly CompiledInstruction[]
  readonly instructionHeaders?: readonly CompiledInstruction[]
  readonly instructionPayloads?: readonly {
    readonly instructionAccountIndices?: readonly number[]
    readonly instructionData?: ReadonlyUint8Array
  }[]
}

type CompiledInstruction = {
  readonly programAddressIndex?: number
  readonly programAccountIndex?: number
  readonly accountIndices?: readonly number[]
  readonly data?: ReadonlyUint8Array
}

/** Wallets replace its instructions by those with their own fee. */
const computeBudget = 'ComputeBudget111111111111111111111111111111'

/** Reads the payer, and each instruction of the app as a text with its addresses. */
function readMessage({ messageBytes }: Transaction) {
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes) as CompiledMessage
  const { staticAccounts, addressTableLookups = [], instructionPayloads = [] } = message
  const fromTables = (['writableIndexes', 'readonlyIndexes'] as const).flatMap(kind =>
    addressTableLookups.flatMap(lookup => lookup[kind].map(index => `${lookup.lookupTableAddress} ${index}`)),
  )
  const accounts = [...staticAccounts, ...fromTables]
  const { instructions, instructionHeaders } = message
  const texts = (instructions ?? instructionHeaders ?? []).map((one, index) => {
    const { programAddressIndex = 0, programAccountIndex = programAddressIndex, accountIndices, data } = one
    const { instructionAccountIndices = accountIndices, instructionData = data } =
      instructionPayloads[index] ?? {}
    const addresses = instructionAccountIndices?.map(at => accounts[at])
    return JSON.stringify([accounts[programAccountIndex], addresses, [...(instructionData ?? [])]])
  })
  return {
    payer: staticAccounts[0],
    instructions: texts.filter(text => !text.startsWith(`["${computeBudget}`)),
  }
}

function isSame(one: ReadonlyUint8Array, other: ReadonlyUint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
