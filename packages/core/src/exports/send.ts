export { receiversAtom, sendAtom } from '../features/send/atoms.js'
export {
  type CheckedReceiver,
  type CheckReceiverParameters,
  checkReceiver,
  findLookalike,
  type ReceiverProblem,
} from '../features/send/checkReceiver.js'
export {
  type ConfirmSendParameters,
  confirmSend,
  type SendOutcome,
  type SentTransaction,
} from '../features/send/confirmSend.js'
export {
  AmountTooLowError,
  BelowReserveError,
  DecimalsMismatchError,
  InsufficientBalanceError,
  InsufficientGasError,
  InvalidReceiverError,
  ReceiverChangedError,
  SenderChangedError,
  SendFailedError,
  SendIncompleteError,
  SendPendingError,
} from '../features/send/errors.js'
export { getMaxAmount, type MaxAmount } from '../features/send/getMaxAmount.js'
export { type GetReceiversParameters, getReceivers } from '../features/send/getReceivers.js'
export type { KnownReceiver } from '../features/send/listReceivers.js'
export { restoreReceivers } from '../features/send/pastReceivers.js'
export { type PrepareSendParameters, prepareSend } from '../features/send/prepareSend.js'
export { toShownAmount } from '../features/send/shownAmount.js'
export { toNftToken } from '../features/send/toNftToken.js'
export type { SendPreview, SendState } from '../features/send/types.js'
export { resetSend, type UpdateSendParameters, updateSend } from '../features/send/updateSend.js'
export { type ParsedAmount, parseAmount, toAmountText } from '../validate/parseAmount.js'
