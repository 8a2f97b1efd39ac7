import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { AccountContracts } from '@latchkit/secure-protocol/api/smartAccounts'
import { FrameError } from '../FrameError.js'

/** A page's request to sign or send. */
type Asked =
  | {
      readonly kind: 'typedData'
      readonly primaryType: string
      readonly domain: { readonly [field: string]: unknown }
      readonly message: { readonly [field: string]: unknown }
    }
  | { readonly kind: 'call'; readonly to: string | null; readonly data: string }

/**
 * Refuses requests that would have an account do something that their approval does not show: operations, permissions and
 * calls of an account that a page encoded itself. They have separate methods, whose approvals describe the effects.
 *
 * A `Delegation` of a token's votes (ERC-5805) does not have the fields of a permission, and is signed.
 *
 * @param own - addresses of the user's accounts, and the contracts of the chain, where the site has smart accounts there
 * @throws FrameError -32602
 */
export function refuseBypass(
  asked: Asked,
  own: {
    readonly accounts: readonly string[]
    readonly contracts: Pick<AccountContracts, 'delegationManager' | 'entryPoint'> | undefined
  },
): void {
  const { accounts, contracts } = own
  const has = (list: readonly unknown[], address: unknown) =>
    list.some(one => String(one).toLowerCase() === String(address).toLowerCase())
  if (asked.kind === 'call') {
    // Without smart accounts on the chain the account has no code, and data to it does nothing.
    if (contracts && asked.data !== '0x' && has([...accounts, contracts.delegationManager], asked.to))
      throw refuse('A call with data to an account of this wallet, or to the manager of its permissions')
    return
  }
  const { primaryType, domain, message } = asked
  const isPermission = primaryType === 'Delegation' && !isOfVotes(message)
  if (isPermission || primaryType === 'PackedUserOperation')
    throw refuse(`Typed data of the type ${primaryType}`)
  const acting = [...accounts, ...(contracts ? [contracts.delegationManager, contracts.entryPoint] : [])]
  if (has(acting, domain.verifyingContract))
    throw refuse('Typed data for an account of this wallet, or for a contract that acts for it')
}

/** Whether a message has only the fields of `delegateBySig`. */
const isOfVotes = (message: object) =>
  Object.hasOwn(message, 'delegatee') &&
  Object.keys(message).every(name => ['delegatee', 'nonce', 'expiry'].includes(name))

const refuse = (what: string) =>
  new FrameError(rpcCodes.invalidParams, `${what} is refused: it would bypass an approval`)
