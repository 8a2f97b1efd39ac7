import { isAddress, isHex } from 'viem'
import { isRecord } from '../../common/isRecord.js'
import { localChainIds } from '../../common/localChainIds.js'
import { RpcError } from '../../common/rpcError.js'
import type { TransactionRequest } from '../../common/types.js'
import { siteChainId } from '../siteChainId.js'
import { parameterList } from './parameterList.js'
import { permittedAccount } from './permittedAccount.js'
import type { SiteMethod } from './types.js'

const quantities = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'] as const

export const requestTransaction: SiteMethod = call => {
  const [given] = parameterList(call)
  if (!isRecord(given)) throw new RpcError(-32602, 'eth_sendTransaction takes one transaction.')
  const transaction: TransactionRequest = { from: permittedAccount(call, given.from) }
  const data = given.data ?? given.input
  if (data !== undefined) {
    if (!isHex(data)) throw new RpcError(-32602, '`data` must be hexadecimal.')
    transaction.data = data
  }
  if (given.to !== undefined && given.to !== null) {
    if (typeof given.to !== 'string' || !isAddress(given.to, { strict: false }))
      throw new RpcError(-32602, '`to` must be an address.')
    transaction.to = given.to
  } else if (data === undefined) throw new RpcError(-32602, 'A transaction needs `to` or `data`.')
  for (const key of quantities) {
    const value = given[key]
    if (value === undefined || value === null) continue
    if (!isHex(value) || value === '0x')
      throw new RpcError(-32602, `\`${key}\` must be a hexadecimal quantity.`)
    transaction[key] = value
  }
  const chainId = siteChainId(call.wallet, call.origin)
  if (given.chainId !== undefined && Number(given.chainId) !== chainId)
    throw new RpcError(
      -32602,
      `The transaction is for network ${Number(given.chainId)}, the active one is ${chainId}.`,
    )
  if (!localChainIds.includes(chainId))
    throw new RpcError(-32003, 'This wallet signs transactions for local networks only: its keys are public.')
  return { approval: { kind: 'transaction', chainId, transaction } }
}
