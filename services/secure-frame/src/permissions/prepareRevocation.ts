import {
  decodePermissionContext,
  encodeRevocation,
  type SignedDelegation,
  toDelegationTypedData,
} from '@latchkit/delegations'
import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { coinOf } from '@latchkit/secure-protocol/api/policy'
import { type Hex, isAddressEqual, keccak256, slice, type TypedDataDefinition } from 'viem'
import { recoverTypedDataAddress } from 'viem/utils'
import * as z from 'zod/mini'
import { type Description, formatCoin, row } from '../approval/describeRequest.js'
import type { ApproveParameters, Prepared } from '../approval/types.js'
import type { Measured } from '../calls/describeTransaction.js'
import { FrameError } from '../FrameError.js'
import { prepareTransaction } from '../rpc/prepareTransaction.js'
import { toOwnerRequest } from '../smartAccount/toOwnerRequest.js'
import { sendTransaction } from '../upgrade/sendTransaction.js'
import type { SignRequest } from '../wallet/signerMessages.js'
import { describeGrants } from './describeGrants.js'
import { refuseForm } from './errors.js'
import { dropGranted, readGranted } from './grantedPermissions.js'
import { findGiver, type Giver, readTime } from './openGiver.js'
import { isDisabled } from './readPermissions.js'
import { toRevocationTypedData } from './toRevocationTypedData.js'

type RevocationParameters = ApproveParameters & { readonly chainId: number }

/** Bytes of a signature. */
const size = 65

const context = z.string().check(z.regex(/^0x(?:[\da-fA-F]{2}){1,20000}$/)) as z.ZodMiniType<Hex>
const revocation = z.union([
  z.object({ permissionContext: context }),
  z.pipe(
    z.object({ permissionsContext: context }),
    z.transform(({ permissionsContext }) => ({ permissionContext: permissionsContext })),
  ),
  z.pipe(
    z.object({ context }),
    z.transform(one => ({ permissionContext: one.context })),
  ),
])

/** Request to the chain, and the submission of its signature. */
type Send = {
  readonly request: SignRequest
  send(signed: Hex, signAgain?: Parameters<Prepared['finish']>[1]): Promise<Hex>
}

/**
 * Prepares `wallet_revokeExecutionPermission`, and `wallet_revokePermissions` of the older drafts: the account calls the
 * manager to disable the delegation, by an operation or, if it is upgraded, a transaction. Answers when that is on the
 * chain; until then the permission is active. The answer has a signature of the account, with which a registry of sessions
 * deletes this session.
 *
 * For a permission that is already disabled on the chain, it only signs and sends nothing.
 *
 * @throws FrameError -32602 for a context that is invalid or of another chain, 4100 for a context of another account, and the
 *   error of the bundler or the node
 */
export async function prepareRevocation(parameters: RevocationParameters): Promise<Prepared> {
  const { params, wallet, store } = parameters
  const { data } = revocation.safeParse(Array.isArray(params) ? params[0] : params)
  if (!data) throw refuseForm('A revocation has a permissionContext')
  const { permissionContext } = data
  const delegation = readContext(permissionContext)
  // Kept in lower case, as they were encoded.
  const known = (await readGranted(store, wallet.id)).find(
    ({ context: kept }) => kept === permissionContext.toLowerCase(),
  )
  const chainId = known?.chainId ?? parameters.chainId
  const giver = await findGiver(parameters, chainId, delegation.delegator)
  // On another chain it would stay active, and would seem to be over.
  if (!known) await checkChain(giver, delegation)

  const pci = keccak256(permissionContext)
  const typed = toRevocationTypedData({ chainId, account: giver.address, pci })
  const proof = toOwnerRequest(typed as TypedDataDefinition, giver.by)
  const { delegationManager } = giver.contracts
  const own = { chainId, context: permissionContext }
  const isOver = await isDisabled(parameters, own, delegationManager)
  const describe = (fee: bigint) => describeRevocation(parameters, giver, delegation, fee)
  const { request, send, ...shown } = isOver
    ? { ...(await describe(0n)), request: undefined, send: undefined }
    : await prepareSend(parameters, giver, delegation, describe)
  return {
    ...shown,
    account: giver.address,
    chainId,
    request: { kind: 'several', requests: request ? [proof, request] : [proof] },
    async finish(signed, signAgain) {
      const signature = slice(signed, 0, size)
      const sent = send && { transactionHash: await send(slice(signed, size), signAgain) }
      // Reverted, or not on the chain yet: then it is active.
      if (sent && !(await isDisabled(parameters, own, delegationManager)))
        throw new FrameError(
          rpcCodes.internal,
          `The permission is still active after the transaction ${sent.transactionHash}`,
        )
      await dropGranted(store, wallet.id, permissionContext.toLowerCase() as Hex)
      return { pci, signature, ...sent }
    },
  }
}

function readContext(permissionContext: Hex): SignedDelegation {
  try {
    const [delegation, ...others] = decodePermissionContext(permissionContext)
    if (delegation && others.length === 0) return delegation
  } catch (cause) {
    throw refuseForm('The permissionContext does not belong to this wallet', cause)
  }
  throw refuseForm('The permissionContext is one that was passed on')
}

async function checkChain({ chainId, contracts, ...giver }: Giver, delegation: SignedDelegation) {
  const { delegationManager } = contracts
  const typed = toDelegationTypedData(delegation, { chainId, delegationManager })
  const key = giver.smart?.owner ?? giver.address
  const signer = await recoverTypedDataAddress({ ...typed, signature: delegation.signature }).catch(
    () => null,
  )
  if (!signer || !isAddressEqual(signer, key))
    throw refuseForm(`The permission does not belong to the network ${chainId}`)
}

/** Describes the revoked permission. A revocation needs no warning, since it allows less than before. */
async function describeRevocation(
  parameters: RevocationParameters,
  { address: account, chainId, enforcers }: Giver,
  delegation: SignedDelegation,
  fee: bigint,
): Promise<Measured> {
  const now = await readTime(parameters, chainId)
  const { description } = await describeGrants({
    read: parameters.read,
    chainId,
    account,
    enforcers,
    now,
    title: 'title.revoke',
    delegations: [delegation],
  }).catch(error => {
    // Of other contracts than those of today. It can be taken back all the same.
    if (!(error instanceof RangeError)) throw error
    return { description: { rows: [row('approval.redeemer', delegation.delegate)] } }
  })
  const cost = fee === 0n ? [] : [row('approval.fee', formatCoin(chainId, fee))]
  const shown: Description = {
    title: 'title.revoke',
    rows: [...description.rows, ...cost],
    warnings: [],
    isUnreadable: false,
  }
  const spends = fee === 0n ? [] : [{ asset: coinOf(`eip155:${chainId}`), amount: String(fee) }]
  return { description: shown, spends }
}

async function prepareSend(
  parameters: RevocationParameters,
  { smart, chainId, address, contracts }: Giver,
  delegation: SignedDelegation,
  describe: (fee: bigint) => Promise<Measured>,
): Promise<Measured & Send> {
  const { read, wallet } = parameters
  const call = { to: contracts.delegationManager, value: 0n, data: encodeRevocation(delegation) }
  // The chain's list of disabled delegations has it.
  const keep = async () => {}
  if (smart) {
    // The account of the key needs nothing of it.
    const { prepareBatch } = await import('../smartAccount/prepareBatch.js')
    const deployed = () => parameters.deployed(wallet, chainId)
    const { send, ...prepared } = await prepareBatch({
      ...parameters,
      smart,
      deployed,
      calls: [call],
      accounts: [],
      describeOwn: describe,
    })
    return {
      ...prepared,
      async send(signed, signAgain) {
        const { included } = await send(signed, { signAgain, keep })
        return (await included).transactionHash
      },
    }
  }
  const { to, data } = call
  const transaction = await prepareTransaction(read, chainId, address, { to, data })
  return {
    ...(await describe(BigInt(transaction.gas) * BigInt(transaction.maxFeePerGas))),
    request: { kind: 'transaction', transaction },
    async send(signed, signAgain) {
      const check = async () => {}
      const sending = await sendTransaction({
        ...parameters,
        transaction,
        address,
        signed,
        signAgain,
        keep,
        check,
      })
      await sending.included
      return sending.hash
    },
  }
}
