import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { hexToBytes, isHex } from 'viem/utils'
import type { CallsRequest } from '../batches/readBatch.js'
import { describeTransaction } from '../calls/describeTransaction.js'
import { FrameError } from '../FrameError.js'
import { prepareTransaction, type TransactionRequest } from '../rpc/prepareTransaction.js'
import { refuseBypass } from '../smartAccount/refuseBypass.js'
import { toAccountError } from '../smartAccount/toAccountError.js'
import { prepareSolana } from '../solana/prepareSolana.js'
import { describeTypedData } from '../typedData/describeTypedData.js'
import { readTypedData } from '../typedData/readTypedData.js'
import { addApprovalTexts, type TranslateApproval } from './approvalTexts.js'
import { approveHere } from './approveHere.js'
import { beginApproval } from './beginApproval.js'
import { describeMessage, getNetworkName } from './describeRequest.js'
import { showStatus } from './showApproval.js'
import type { ApproveParameters, Prepared } from './types.js'

/**
 * Prompts the user for a signing request, and carries it out. The description is built from the bytes to sign, which are
 * frozen before. Returns the result of the method; for a transaction of eip155 its hash.
 *
 * @throws FrameError 4001 declined or aborted, 4100 for another account, -32602 for a request that must not be signed
 */
export async function approveRequest(parameters: ApproveParameters): Promise<unknown> {
  const { wallet, chainId } = parameters
  const translate = addApprovalTexts(parameters.translate)
  let preparing =
    typeof chainId === 'number'
      ? prepare({ ...parameters, chainId })
      : prepareSolana({ ...parameters, chain: chainId, account: wallet.addresses.solana })
  for (;;) {
    const { root, reject, place } = parameters
    const close = { label: translate('action.reject'), press: reject }
    if (place === 'frame') showStatus(root, translate('status.preparing'), close)
    const prepared = await preparing
    parameters.signal.throwIfAborted()
    try {
      return await approvePrepared(parameters, translate, prepared)
    } catch (error) {
      // Nothing was sent, and the request has changed: prompts the user again.
      const again = prepared.again?.(error)
      if (!again) throw error
      preparing = again
    }
  }
}

async function approvePrepared(
  parameters: ApproveParameters,
  translate: TranslateApproval,
  prepared: Prepared,
): Promise<unknown> {
  const { root, origin, wallet, chainId, signal } = parameters
  const begun = await beginApproval(parameters.server, parameters.policy, prepared.request, prepared.spends)
  signal.throwIfAborted()
  const passkey = begun?.passkey ?? undefined
  const { description } = prepared
  const warnings = [...(passkey ? (['warning.passkey'] as const) : []), ...description.warnings]
  const shown = {
    origin,
    account: prepared.account,
    isSmartAccount: !Object.values(wallet.addresses).includes(prepared.account),
    network: getNetworkName(prepared.chainId ?? chainId),
    description: { ...description, warnings },
  }
  const { link } = parameters
  const refuse = (error: unknown) => {
    const isRefused = error instanceof FrameError && error.code === rpcCodes.userRejected && !signal.aborted
    throw (isRefused && prepared.refusal) || error
  }
  if (link && (passkey || parameters.place === 'window')) {
    const { approveInWindow } = await import('../window/approveInWindow.js')
    signal.throwIfAborted()
    // The page opens the window. For a passkey it does so only now.
    if (parameters.place === 'frame') parameters.leaveFrame()
    const signed = approveInWindow({
      link,
      request: { ...shown, request: prepared.request, passkey },
      unlock: assertion => wallet.unlock(begun && { id: begun.id, ...(assertion && { assertion }) }),
      signal,
    }).catch(refuse)
    return prepared.finish(await signed)
  }
  const { request } = prepared
  const here = { ...shown, app: parameters.app, root, translate, signal, isTopLevel: !link, passkey, request }
  const assertion = await approveHere(here).catch(refuse)
  showStatus(root, translate('status.signing'))
  const proof = begun && { id: begun.id, ...(assertion && { assertion }) }
  const signed = await wallet.sign(request, proof)
  // A request that was withdrawn in the meantime is not sent.
  signal.throwIfAborted()
  return prepared.finish(signed, begun ? undefined : request => wallet.sign(request))
}

async function prepare(parameters: ApproveParameters & { readonly chainId: number }): Promise<Prepared> {
  const { method, params, origin, read, wallet, chainId } = parameters
  const address = wallet.addresses.eip155 as `0x${string}`
  const smart = await parameters.smartAccounts.find(wallet, chainId)
  const isSame = (asked: unknown, one: string) => String(asked).toLowerCase() === one.toLowerCase()
  /** Both accounts belong to the user, regardless of the app's preference: the account of the sign-in stays usable. */
  const choose = async (asked: unknown): Promise<Speaker> => {
    if (isSame(asked, address)) return { account: address, by: {}, finish: async signature => signature }
    if (!smart || !isSame(asked, smart.address))
      throw await toAccountError(parameters.smartAccounts, wallet, String(asked))
    return {
      account: smart.address,
      by: { by: 'owner' },
      async finish(signature) {
        const { openSmartAccount } = await import('../smartAccount/openSmartAccount.js')
        // The owner's signature is wrapped as a signature of the account, for any kind of request.
        const account = await openSmartAccount({ ...smart, read, sign: async () => signature })
        return account.signMessage({ message: '' })
      },
    }
  }
  const contracts = parameters.accountChains?.[`eip155:${chainId}`]?.contracts
  const own = { accounts: smart ? [address, smart.address] : [address], contracts }
  const list = params as readonly unknown[]
  switch (method) {
    case 'personal_sign': {
      const { by, ...speaker } = await choose(list[1])
      const text = String(list[0])
      const message = isHex(text) ? hexToBytes(text) : new TextEncoder().encode(text)
      const bytes = new Uint8Array(message)
      return {
        ...speaker,
        description: describeMessage(bytes, origin),
        request: { kind: 'message', message: bytes, ...by },
        spends: [],
      }
    }
    case 'eth_signTypedData_v4': {
      const { by, ...speaker } = await choose(list[0])
      // The parsed data is shown, hashed and signed; the page's text is not used again.
      const data = readTypedData(typeof list[1] === 'string' ? list[1] : JSON.stringify(list[1]), chainId)
      refuseBypass({ kind: 'typedData', ...data }, own)
      return {
        ...speaker,
        ...(await describeTypedData(read, chainId, speaker.account, data)),
        request: { kind: 'typedData', typedData: data.json, hash: data.hash, ...by },
      }
    }
    case 'eth_sendTransaction': {
      const request = list[0] as TransactionRequest
      const { account } = await choose(
        request.from ?? (await parameters.accounts.getAddress(wallet, chainId)),
      )
      if (smart && account === smart.address) {
        const { prepareAccountTransaction } = await import('../smartAccount/prepareAccountTransaction.js')
        const deployed = () => parameters.deployed(wallet, chainId)
        const service = parameters.paymasterService
        return prepareAccountTransaction({ ...parameters, ...own, smart, request, service, deployed })
      }
      const transaction = await prepareTransaction(read, chainId, address, request)
      refuseBypass({ kind: 'call', ...transaction }, own)
      return {
        account: address,
        ...(await describeTransaction(read, transaction, address)),
        request: { kind: 'transaction', transaction },
        finish(signed) {
          // From here on the chain may have it: reporting a rejection by the user would be wrong.
          parameters.sent()
          return read(`eip155:${chainId}`, 'eth_sendRawTransaction', [signed])
        },
      }
    }
    case 'eth_sendUserOperation': {
      const { prepareUserOperation } = await import('../smartAccount/prepareUserOperation.js')
      const deployed = () => parameters.deployed(wallet, chainId)
      return prepareUserOperation({ ...parameters, ...own, smart, params: list, deployed })
    }
    case 'wallet_sendCalls': {
      const { prepareCalls } = await import('../batches/prepareCalls.js')
      return prepareCalls(parameters, list[0] as CallsRequest)
    }
    case 'DOWNGRADE_ACCOUNT': {
      const { prepareTurningBack } = await import('../upgrade/prepareTurningBack.js')
      return prepareTurningBack({ ...parameters, address })
    }
    case 'wallet_grantPermissions':
    case 'wallet_requestExecutionPermissions': {
      const { prepareGrants } = await import('../permissions/prepareGrants.js')
      return prepareGrants(parameters)
    }
    case 'wallet_revokePermissions':
    case 'wallet_revokeExecutionPermission': {
      const { prepareRevocation } = await import('../permissions/prepareRevocation.js')
      return prepareRevocation(parameters)
    }
    default:
      throw new FrameError(rpcCodes.unsupported, `This wallet does not support ${method} yet`)
  }
}

/** An account that signs, and the conversion of its key's signature to a signature of the account. */
type Speaker = Pick<Prepared, 'finish'> & {
  readonly account: `0x${string}`
  readonly by: { readonly by?: 'owner' }
}
