import type { FailedTransactionMetadata } from 'litesvm'
import type { Json } from '../json.js'
import { instructionErrorNames } from './instructionErrorNames.js'
import { transactionErrorNames } from './transactionErrorNames.js'

/** The error of litesvm in the JSON form that nodes write: a name, or an object with one member. */
export function toTransactionError(err: ReturnType<FailedTransactionMetadata['err']>): Json {
  if (typeof err === 'number') return transactionErrorNames[err] ?? 'SanitizeFailure'
  if ('err' in err) {
    const inner = err.err()
    if (typeof inner === 'number')
      return { InstructionError: [err.index, instructionErrorNames[inner] ?? 'GenericError'] }
    return { InstructionError: [err.index, 'code' in inner ? { Custom: inner.code } : 'BorshIoError'] }
  }
  if ('index' in err) return { DuplicateInstruction: err.index }
  const name = err.constructor.name.replace('TransactionError', '')
  return { [name]: { account_index: err.accountIndex } }
}
