import type { Grant } from '@latchkit/delegations'
import type { AccountContracts } from '@latchkit/secure-protocol/api/smartAccounts'
import { type Hex, numberToHex } from 'viem'
import type { GrantedPermission } from './grantedPermissions.js'
import { contractCallData, readContractCall } from './readContractCall.js'
import type { AskedPermission, PermissionRequest } from './readPermissionRequests.js'

/** Data of the granting account: the calls that have to be made first, and the contract that redeems. */
type AnswerOf = {
  readonly contracts: Pick<AccountContracts, 'delegationManager'>
  readonly dependencies: GrantedPermission['dependencies']
}

/** Input of the answers for a grant. */
export type GrantAnswer = {
  readonly grant: Grant
  readonly granted: GrantedPermission
  /** The request that it answers, and that request as the page wrote it. */
  readonly request: PermissionRequest
  readonly raw: { readonly signer?: unknown; readonly policies?: unknown }
}

/**
 * A permission in the form of ERC-7715, as `wallet_requestExecutionPermissions` and
 * `wallet_getGrantedExecutionPermissions` answer it.
 */
export function toExecutionResponse(granted: GrantedPermission, delegationManager: Hex) {
  const { chainId, account, delegate, permission, until, context, dependencies } = granted
  return {
    chainId: numberToHex(chainId),
    from: account,
    to: delegate,
    permission,
    rules: [{ type: 'expiry', data: { timestamp: until } }],
    context,
    dependencies,
    delegationManager,
  }
}

/** A permission in the form of the older drafts, with the names that each of them has. */
export function toGrantResponse(
  { granted, request, raw }: GrantAnswer,
  { contracts, dependencies }: AnswerOf,
) {
  const { account, delegate, chainId, context, permission, until } = granted
  const { delegationManager } = contracts
  const [accountMeta] = dependencies
  return {
    chainId: numberToHex(chainId),
    address: account,
    account,
    expiry: until,
    to: delegate,
    ...(raw.signer !== undefined && { signer: raw.signer }),
    ...(request.hasList ? { permissions: [permission] } : { permission }),
    ...(raw.policies !== undefined && { policies: raw.policies }),
    context,
    delegationManager,
    signerMeta: { delegationManager },
    ...(accountMeta && { accountMeta }),
    dependencies,
  }
}

/** The single permission that viem's `grantPermissions` asks for, with the names that it reads. */
export function toViemResponse(answer: GrantAnswer, giver: AnswerOf) {
  const response = toGrantResponse(answer, giver)
  const { permission } = answer.granted
  return {
    ...response,
    ...response.accountMeta,
    permissionsContext: response.context,
    grantedPermissions: [{ ...permission, policies: permission.policies ?? [] }],
    signerData: { submitToAddress: response.delegationManager },
  }
}

/** The part of a permission that a delegation gives, where it became several. */
export function narrowAsked(asked: AskedPermission, { permission }: Grant): AskedPermission {
  if (permission.kind === 'erc721')
    return { ...asked, data: { ...asked.data, tokenIds: [numberToHex(permission.tokenId)] } }
  const { data } = contractCallData.safeParse(asked.data)
  if (permission.kind !== 'call' || !data || !('functions' in data)) return asked
  const functions = data.functions.filter(one => {
    const [alone] = readContractCall({ ...data, functions: [one] })
    return (
      alone?.kind === 'call' &&
      alone.selectors.every(selector => permission.selectors.includes(selector)) &&
      alone.valueLimit === permission.valueLimit &&
      JSON.stringify(alone.equal) === JSON.stringify(permission.equal)
    )
  })
  return { ...asked, data: { ...asked.data, functions } }
}
