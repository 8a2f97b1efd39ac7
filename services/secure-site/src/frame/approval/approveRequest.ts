import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { hexToBytes, isHex } from 'viem/utils'
import { FrameError } from '../FrameError.js'
import type { RequestsParameters } from '../rpc/createRequests.js'
import { prepareTransaction, type TransactionRequest } from '../rpc/prepareTransaction.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { SignRequest } from '../wallet/signerMessages.js'
import { canTellVisibility } from './armButton.js'
import {
  type Description,
  describeMessage,
  describeTransaction,
  describeTypedData,
  getNetworkName,
} from './describeRequest.js'
import { showApproval, showStatus } from './showApproval.js'

export type ApproveParameters = RequestsParameters & {
  readonly wallet: OpenWallet
  readonly method: string
  readonly params: unknown
  readonly chainId: number
  readonly signal: AbortSignal
}

/**
 * Asks the user about one request that signs, and does it. What is shown is made of the bytes that are signed, which are
 * frozen before; for a transaction the answer is its hash.
 *
 * @throws FrameError 4001 declined or aborted, 4100 for another account, -32602 for what must not be signed
 */
export async function approveRequest(parameters: ApproveParameters): Promise<string> {
  const { root, translate, origin, read, wallet, chainId, signal } = parameters
  if (!canTellVisibility(window))
    throw new FrameError('UNSUPPORTED_BROWSER', 'This browser cannot show an approval inside the page')
  showStatus(root, translate('status.preparing'))
  const prepared = await prepare(parameters)
  signal.throwIfAborted()
  const isApproved = await showApproval({
    root,
    translate,
    origin,
    account: wallet.addresses.eip155,
    network: getNetworkName(chainId),
    description: prepared.description,
    signal,
  })
  if (!isApproved) throw new FrameError(rpcCodes.userRejected, 'User rejected the request')
  showStatus(root, translate('status.signing'))
  const signed = await wallet.sign(prepared.request)
  if (prepared.request.kind !== 'transaction') return signed
  return String(await read(`eip155:${chainId}`, 'eth_sendRawTransaction', [signed]))
}

type Prepared = { readonly description: Description; readonly request: SignRequest }

async function prepare(parameters: ApproveParameters): Promise<Prepared> {
  const { method, params, origin, read, wallet, chainId } = parameters
  const address = wallet.addresses.eip155
  const requireAccount = (asked: unknown) => {
    if (String(asked).toLowerCase() !== address.toLowerCase())
      throw new FrameError(rpcCodes.unauthorized, 'The account is not the one of this wallet')
  }
  const list = params as readonly unknown[]
  switch (method) {
    case 'personal_sign': {
      requireAccount(list[1])
      const text = String(list[0])
      const message = isHex(text) ? hexToBytes(text) : new TextEncoder().encode(text)
      const bytes = new Uint8Array(message)
      return { description: describeMessage(bytes, origin), request: { kind: 'message', message: bytes } }
    }
    case 'eth_signTypedData_v4': {
      requireAccount(list[0])
      const typedData = typeof list[1] === 'string' ? list[1] : JSON.stringify(list[1])
      return {
        description: describeTypedData(parseJson(typedData), chainId),
        request: { kind: 'typedData', typedData },
      }
    }
    case 'eth_sendTransaction': {
      const transaction = await prepareTransaction(read, chainId, address, list[0] as TransactionRequest)
      return {
        description: await describeTransaction(read, transaction),
        request: { kind: 'transaction', transaction },
      }
    }
    default:
      throw new FrameError(rpcCodes.unsupported, `This wallet does not support ${method} yet`)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
  }
}
