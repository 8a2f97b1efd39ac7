export { requestActivityAtom, requestsAtom } from '../requests/atoms.js'
export { Eip1193Error, RequestAbortedError, RequestNotAllowedError } from '../requests/errors.js'
export { getRequestPolicy } from '../requests/getRequestPolicy.js'
export { type GuardProviderParameters, guardProvider } from '../requests/guardProvider.js'
export { type GuardRequestParameters, guardRequest } from '../requests/guardRequest.js'
export { type RejectRequestParameters, rejectRequest } from '../requests/rejectRequest.js'
export { rejectRequests } from '../requests/rejectRequests.js'
export type {
  AuthRequest,
  PendingRequest,
  RequestActivity,
  RequestOutcome,
  RequestPolicy,
} from '../requests/types.js'
