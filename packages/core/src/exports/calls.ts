export { CallsError } from '../features/calls/errors.js'
export {
  type GetCallsStatusParameters,
  type GetCallsStatusReturnType,
  getCallsStatus,
} from '../features/calls/getCallsStatus.js'
export {
  type AtomicStatus,
  type GetCapabilitiesParameters,
  type GetCapabilitiesReturnType,
  getCapabilities,
  type WalletCapabilities,
} from '../features/calls/getCapabilities.js'
export {
  type CallsStatusQueryOptions,
  type CapabilitiesQueryOptions,
  callsStatusQueryOptions,
  capabilitiesQueryOptions,
} from '../features/calls/queries.js'
export {
  type SendCallsParameters,
  type SendCallsReturnType,
  sendCalls,
} from '../features/calls/sendCalls.js'
export { type ShowCallsStatusParameters, showCallsStatus } from '../features/calls/showCallsStatus.js'
