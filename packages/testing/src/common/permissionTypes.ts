import type { Hex } from 'viem'

type EnforcerName =
  | `Allowed${'Calldata' | 'Methods' | 'Targets'}`
  | `ERC20${'PeriodTransfer' | 'Streaming' | 'TransferAmount'}`
  | 'ERC721Transfer'
  | 'ExactCalldata'
  | 'LimitedCalls'
  | `NativeToken${'PeriodTransfer' | 'Streaming' | 'TransferAmount'}`
  | 'Redeemer'
  | 'Timestamp'
  | 'ValueLte'

/** The contracts by which accounts grant permissions: those of the Delegation Framework 1.3.0. */
export type PermissionContracts = {
  /** `EIP7702StatelessDeleGator`, whose code an account gets before it first grants a permission. */
  account: Hex
  delegationManager: Hex
  /** Caveat enforcers, by the name of their contract. */
  enforcers: { readonly [name in `${EnforcerName}Enforcer`]: Hex }
}

/** A permission that a site asks for, with what the wallet filled in. */
export type AskedPermission = {
  /** The account that may use it. */
  to: Hex
  permission: { type: string; isAdjustmentAllowed: boolean; data: Record<string, unknown> }
  /** First second in which it is over, since 1970. */
  until: number
}

/** Permissions to approve (ERC-7715). */
export type PermissionsApproval = {
  kind: 'permissions'
  chainId: number
  from: Hex
  asked: AskedPermission[]
  contracts: PermissionContracts
  /** Whether the account gets the code of `contracts.account` before (EIP-7702). */
  isUpgrade: boolean
}

/** A permission to be taken back. */
type RevocationApproval = { kind: 'revocation'; granted: GrantedPermission }

/** Permissions to give, or to take back. */
export type PermissionApproval = PermissionsApproval | RevocationApproval

/** A permission that was granted, in the form of ERC-7715. */
export type GrantedPermission = {
  chainId: Hex
  from: Hex
  to: Hex
  permission: AskedPermission['permission']
  rules: { type: 'expiry'; data: { timestamp: number } }[]
  context: Hex
  dependencies: never[]
  delegationManager: Hex
}
