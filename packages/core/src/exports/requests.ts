export {
  Eip1193Error,
  MethodNotFoundError,
  RequestAbortedError,
  RequestNotAllowedError,
} from '../features/requests/errors.js'
export { getRequestPolicy } from '../features/requests/getRequestPolicy.js'
export { type GuardProviderParameters, guardProvider } from '../features/requests/guardProvider.js'
export { type GuardRequestParameters, guardRequest } from '../features/requests/guardRequest.js'
export {
  type RejectRequestParameters,
  rejectRequest,
  rejectRequests,
} from '../features/requests/rejectRequest.js'
export { requestActivityAtom, requestsAtom } from '../features/requests/start/atoms.js'
export { takeReturnedRequest } from '../features/requests/takeReturnedRequest.js'
export type {
  AuthRequest,
  PendingRequest,
  RequestActivity,
  RequestOutcome,
  RequestPolicy,
  ReturnedRequest,
} from '../features/requests/types.js'
