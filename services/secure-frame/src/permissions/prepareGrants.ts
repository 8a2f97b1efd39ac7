import { encodePermissionContext, toDelegationTypedData } from '@latchkit/delegations'
import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { coinOf } from '@latchkit/secure-protocol/api/policy'
import { bytesToHex, type Hex, hexToBigInt, isAddressEqual, slice, type TypedDataDefinition } from 'viem'
import { formatCoin, row } from '../approval/describeRequest.js'
import type { ApproveParameters, Prepared } from '../approval/types.js'
import type { Measured } from '../calls/describeTransaction.js'
import { FrameError } from '../FrameError.js'
import { toOwnerRequest } from '../smartAccount/toOwnerRequest.js'
import { noteUpgrade } from '../upgrade/prepareEoaBatch.js'
import { sendTransaction } from '../upgrade/sendTransaction.js'
import { prepareUpgrade } from '../upgrade/upgradeTransactions.js'
import { describeGrants } from './describeGrants.js'
import { refuseForm } from './errors.js'
import { keepGranted } from './grantedPermissions.js'
import { type OpenGiver, openGiver, readTime } from './openGiver.js'
import { type PermissionRequest, readExecutionRequests, readGrantRequests } from './readPermissionRequests.js'
import { toDelegation } from './toDelegation.js'
import {
  type GrantAnswer,
  narrowAsked,
  toExecutionResponse,
  toGrantResponse,
  toViemResponse,
} from './toResponses.js'

/** Permissions of a single approval, which the user reads together. */
const most = 20

/** A request as the page wrote it. */
type Raw = ({ readonly chainId?: unknown } & GrantAnswer['raw']) | null | undefined

/** Bytes of a signature. */
const size = 65

/**
 * Prepares `wallet_grantPermissions` and `wallet_requestExecutionPermissions`: one delegation per permission, all of them
 * signed by one press. They are kept for `wallet_getGrantedExecutionPermissions` before the page gets them.
 *
 * @throws FrameError as `readGrantRequests` and `openGiver`; -32602 for permissions of several chains or accounts
 */
export async function prepareGrants(
  parameters: ApproveParameters & { readonly chainId: number },
): Promise<Prepared> {
  const { method, params, read, origin, wallet, store } = parameters
  const isOlder = method === 'wallet_grantPermissions'
  const raw: readonly Raw[] = Array.isArray(params) ? params : [params]
  const chainId = Number(raw[0]?.chainId ?? parameters.chainId)
  // The schema below rejects values that are not numbers.
  const now = await readTime(parameters, Number.isSafeInteger(chainId) ? chainId : parameters.chainId)
  const requests = isOlder ? await readGrantRequests(params, now) : readExecutionRequests(params, now)
  const giver = await openGiver(parameters, chainId, checkSame(requests, chainId))
  const { address: account, contracts, enforcers, by, dependencies, isUpgradeNeeded } = giver
  const { delegationManager } = contracts

  const items = requests.flatMap((request, index) =>
    request.grants.map(({ asked, ...grant }) => {
      const salt = hexToBigInt(bytesToHex(crypto.getRandomValues(new Uint8Array(32))))
      const delegation = toDelegation({ grant, account, contracts, enforcers, salt })
      const typed = toDelegationTypedData(delegation, { chainId, delegationManager })
      return { request, raw: raw[index] ?? {}, asked, grant, delegation, typed }
    }),
  )
  if (items.length > most) throw refuseForm(`A request has at most ${most} permissions`)
  // viem sends a list without a chain, and reads a single answer.
  const isViem = isOlder && raw.length === 1 && requests[0]?.hasList && raw[0]?.chainId === undefined
  if (isViem && items.length > 1)
    throw refuseForm('A request without chainId has a single permission: several are answered by a list')
  const delegations = items.map(({ delegation }) => delegation)
  const described = await describeGrants({
    read,
    account,
    enforcers,
    chainId,
    delegations,
    now,
    title: 'title.grant',
  })
  const upgrade = isUpgradeNeeded ? await prepareUpgradeBefore(parameters, giver, described) : undefined
  const signatures = items.map(({ typed }) => toOwnerRequest(typed as TypedDataDefinition, by))
  return {
    account,
    chainId,
    ...(upgrade?.described ?? described),
    request: { kind: 'several', requests: [...signatures, ...(upgrade ? [upgrade.request] : [])] },
    async finish(signed, signAgain) {
      // A permission of an account that is not upgraded has no effect.
      await upgrade?.send(slice(signed, items.length * size), signAgain)
      const answers = items.map(({ request, grant, asked, delegation, ...item }, index): GrantAnswer => {
        const signature = slice(signed, index * size, (index + 1) * size)
        const permission = narrowAsked(asked, grant)
        return {
          request,
          grant,
          raw: item.raw,
          granted: {
            origin,
            chainId,
            account,
            delegate: grant.delegate,
            until: grant.until,
            permission,
            context: encodePermissionContext([{ ...delegation, signature }]),
            dependencies: [...dependencies],
          },
        }
      })
      await keepGranted(store, wallet.id, { granted: answers.map(({ granted }) => granted), now })
      const [first] = answers
      if (isViem && first) return toViemResponse(first, giver)
      return answers.map(answer =>
        isOlder ? toGrantResponse(answer, giver) : toExecutionResponse(answer.granted, delegationManager),
      )
    },
  }
}

/** The transaction that upgrades the account of the key, which the same press approves. */
async function prepareUpgradeBefore(
  parameters: ApproveParameters,
  { address, chainId, contracts }: OpenGiver,
  { description, spends }: Measured,
) {
  const { read, upgrades } = parameters
  const transaction = await prepareUpgrade({ read, chainId, address }, contracts)
  const fee = BigInt(transaction.gas) * BigInt(transaction.maxFeePerGas)
  const notes = [
    ...noteUpgrade(contracts.eip7702StatelessDeleGator),
    row('approval.fee', formatCoin(chainId, fee)),
  ]
  return {
    described: {
      description: { ...description, rows: [...notes, ...description.rows] },
      spends: spends && [...spends, { asset: coinOf(`eip155:${chainId}`), amount: String(fee) }],
    },
    request: { kind: 'transaction', transaction } as const,
    async send(signed: Hex, signAgain: Parameters<Prepared['finish']>[1]) {
      const { hash, included } = await sendTransaction({
        ...parameters,
        transaction,
        address,
        signed,
        signAgain,
        check: async () => {},
        keep: async () => {},
      })
      await included
      if (await upgrades.isUpgraded(address, chainId)) return
      throw new FrameError(
        rpcCodes.internal,
        `The account is not upgraded yet, by the transaction ${hash}: no permission was given`,
      )
    },
  }
}

/** The account that requests name, if they do. They are one approval: it has one account, and one network. */
function checkSame(requests: readonly PermissionRequest[], chainId: number): Hex | undefined {
  const [first] = requests
  for (const request of requests) {
    if ((request.chainId ?? chainId) !== chainId) throw refuseForm('The permissions are of several networks')
    const [one, other] = [request.account, first?.account]
    if (one === other || (one && other && isAddressEqual(one, other))) continue
    throw new FrameError(rpcCodes.invalidParams, 'The permissions are of several accounts')
  }
  return first?.account
}
