import { decodePermissionContext, describeDelegation, type Spending } from '@latchkit/delegations'
import { type Hex, numberToHex, toHex } from 'viem'
import type { session } from '../../database/tables.js'
import type { SessionChain } from './readSessionChains.js'

/**
 * A permission or a policy, in the terms of ERC-7715 where it defines them. Amounts are in the smallest unit, in hex.
 */
export type Described = {
  readonly type: string
  readonly data: { readonly [name: string]: unknown }
}

/** A session, as in the answer of `GET /v1/sessions/{caipAddress}`. */
export type Session = {
  /** keccak256 of the context. */
  readonly pci: string
  /** The account that gave the permission (CAIP-10). */
  readonly address: string
  /** Account that may use it. */
  readonly signer: { readonly type: 'account'; readonly data: { readonly address: Hex } }
  /** First second after its end, since 1970. */
  readonly expiry: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly permissions: readonly Described[]
  readonly policies: readonly Described[]
  /** Context that its holder redeems, and that revokes it (ERC-7710). */
  readonly context: string
  /** The app that registered it, as far as the app identified itself. */
  readonly project?: { readonly id?: string | undefined; readonly url?: string | undefined } | undefined
  /** Milliseconds since 1970. */
  readonly revokedAt?: number | undefined
}

/**
 * Converts a row. Reads the delegate, the permission and its period from the delegation that the account signed.
 *
 * @throws RangeError for a context that has any other delegation than a permission of Latchkit
 */
export function toSession(row: typeof session.$inferSelect, chain: SessionChain): Session {
  const { pci, context, createdAt, revokedAt, projectId: id, origin: url } = row
  const [delegation, ...others] = decodePermissionContext(context as Hex)
  if (!delegation || others.length > 0) throw new RangeError('the context has several delegations')
  const { delegate, permission, from, until, calls } = describeDelegation(delegation, {
    enforcers: chain.enforcers,
    now: Math.floor(createdAt / 1000),
  })
  const start = from === undefined ? {} : { startTime: from }
  const describe = (): Described => {
    switch (permission.kind) {
      case 'native':
        return describeSpending('native-token', permission.spending, start)
      case 'erc20':
        return describeSpending('erc20-token', permission.spending, {
          ...start,
          tokenAddress: permission.token,
        })
      case 'erc721': {
        const data = { address: permission.token, tokenIds: [toHex(permission.tokenId)], ...start }
        return { type: 'erc721-token-transfer', data }
      }
      case 'call': {
        const { target: address, selectors, equal, valueLimit } = permission
        const data = { address, selectors, equal, valueLimit: numberToHex(valueLimit), ...start }
        return { type: 'contract-call', data }
      }
      default:
        throw new RangeError(`no description of ${permission satisfies never}`)
    }
  }
  const project = { ...(id !== null && { id }), ...(url !== null && { url }) }
  return {
    pci,
    address: `${row.chain}:${row.account}`,
    expiry: until,
    createdAt,
    context,
    signer: { type: 'account', data: { address: delegate } },
    permissions: [describe()],
    policies: calls === undefined ? [] : [{ type: 'call-limit', data: { count: calls } }],
    ...(Object.keys(project).length > 0 && { project }),
    ...(revokedAt !== null && { revokedAt }),
  }
}

function describeSpending(asset: string, spending: Spending, more: object): Described {
  switch (spending.limit) {
    case 'total':
      return {
        type: `${asset}-allowance`,
        data: { allowanceAmount: numberToHex(spending.amount), ...more },
      }
    case 'periodic': {
      const { amount, period: periodDuration, start: startTime } = spending
      return {
        type: `${asset}-periodic`,
        data: { ...more, periodAmount: numberToHex(amount), periodDuration, startTime },
      }
    }
    case 'stream': {
      const { initial, most, perSecond, start: startTime } = spending
      const [initialAmount, maxAmount, amountPerSecond] = [initial, most, perSecond].map(amount =>
        numberToHex(amount),
      )
      return {
        type: `${asset}-stream`,
        data: { ...more, initialAmount, maxAmount, amountPerSecond, startTime },
      }
    }
    default:
      throw new RangeError(`no description of ${spending satisfies never}`)
  }
}
