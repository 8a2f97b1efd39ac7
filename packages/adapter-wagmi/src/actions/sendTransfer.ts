import type { ChainTransaction, Transfer } from '@latchkit/core'
import { toProviderRpcError } from '@latchkit/core/errors'
import { NetworkNotFoundError } from '@latchkit/core/networks'
import { type AccessList, type Address, encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import { type SendTransactionParameters, sendTransaction as wagmiSendTransaction } from 'wagmi/actions'
import type { Runtime } from '../types.js'
import { toNftCall } from './nftTransfer.js'
import { switchNetwork } from './switchNetwork.js'
import { getConnection } from './wallet.js'

/** A call of a contract, or a payment. */
export type TransferCall = { readonly to: Address; readonly data?: Hex; readonly value?: bigint }

/** Fields of a transaction that are sent. The wallet sets absent fields. */
export type SendFields = Partial<TransferCall> & {
  readonly accessList?: AccessList
  readonly gas?: bigint
  readonly nonce?: number
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
}

/** Returns the call that transfers the network's own currency or an ERC-20 token. */
export function toTransferCall({ to, value, token }: Pick<Transfer, 'to' | 'value' | 'token'>): TransferCall {
  const recipient = getAddress(to)
  if (!token) return { to: recipient, value }
  const args = [recipient, value] as const
  return {
    to: getAddress(token),
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
  }
}

/**
 * Sends the network's own currency, an ERC-20 token or an NFT. Throws when the wallet has switched to another chain
 * meanwhile.
 */
export async function sendTransfer(runtime: Runtime, transfer: Transfer): Promise<string> {
  const { from, caipNetworkId, nft, to, token, value } = transfer
  return send(runtime, { from, caipNetworkId }, sender =>
    nft ? toNftCall(nft, { from: sender, to, token, value }) : toTransferCall(transfer),
  )
}

/** Sends a transaction as it is. Throws when the wallet has switched to another chain meanwhile. */
export async function sendTransaction(runtime: Runtime, transaction: ChainTransaction): Promise<string> {
  const { to, data, value, gas } = transaction
  return send(runtime, transaction, () => ({
    ...(to === undefined ? {} : { to: getAddress(to) }),
    // The wallet, and the node behind it, refuse a value that is not hex.
    ...(data === undefined ? {} : { data: data as Hex }),
    ...(value === undefined ? {} : { value }),
    ...(gas === undefined ? {} : { gas }),
  }))
}

/** Sends the transaction that `read` returns, and maps its errors. Switches the network of the wallet first. */
export async function send(
  runtime: Runtime,
  { from, caipNetworkId }: Pick<Transfer, 'from' | 'caipNetworkId'>,
  read: (sender: Address) => SendFields,
): Promise<string> {
  let { connector, accounts, chainId } = getConnection(runtime, from)
  try {
    const account = from === undefined ? accounts[0] : getAddress(from)
    const call = read(account)
    if (caipNetworkId && caipNetworkId !== `eip155:${chainId}`) {
      const network = runtime.scope.networks.find(one => one.caipNetworkId === caipNetworkId)
      if (!network) throw new NetworkNotFoundError({ caipNetworkId })
      await switchNetwork(runtime, { network, connector })
      chainId = Number(network.id)
    }
    // wagmi's type has no transaction whose kind of fee is not known.
    const fields: object = { ...call, account, connector, chainId }
    return await wagmiSendTransaction(runtime.config, fields as SendTransactionParameters)
  } catch (error) {
    throw toProviderRpcError(error)
  }
}
