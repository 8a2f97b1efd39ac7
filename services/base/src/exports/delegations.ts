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
} from '../delegations/delegations.js'
export { type DelegationDescription, describeDelegation } from '../delegations/describeDelegation.js'
export { type Enforcers, publicEnforcers } from '../delegations/enforcers.js'
export { toCaveats } from '../delegations/toCaveats.js'
export type { EqualData, Grant, Permission, Spending } from '../delegations/types.js'
