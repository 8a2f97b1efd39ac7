export {
  anyDelegate,
  type Caveat,
  type Delegation,
  decodePermissionContext,
  encodePermissionContext,
  encodeRevocation,
  hashDelegation,
  rootAuthority,
  type SignedDelegation,
  toDelegationTypedData,
} from '../delegations.js'
export { type DelegationDescription, describeDelegation } from '../describeDelegation.js'
export { type Enforcers, publicEnforcers } from '../enforcers.js'
export { toCaveats } from '../toCaveats.js'
export type { EqualData, Grant, Permission, Spending } from '../types.js'
