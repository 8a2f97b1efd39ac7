import { RpcError } from '../../common/rpcError.js'
import { siteChainId } from '../siteChainId.js'
import { parameterList } from './parameterList.js'
import { parseTypedData } from './parseTypedData.js'
import { permittedAccount } from './permittedAccount.js'
import type { SiteMethod } from './types.js'

export const signTypedDataV4: SiteMethod = call => {
  const [account, data] = parameterList(call)
  const address = permittedAccount(call, account)
  const json = typeof data === 'string' ? data : JSON.stringify(data)
  if (json === undefined) throw new RpcError(-32602, 'eth_signTypedData_v4 takes [address, typedData].')
  const { domain } = parseTypedData(json)
  const active = siteChainId(call.wallet, call.origin)
  // EIP-712: refuse to sign if the chain id is not that of the active network.
  if (domain?.chainId !== undefined && Number(domain.chainId) !== active)
    throw new RpcError(
      -32602,
      `The typed data is for network ${domain.chainId}, the active one is ${active}.`,
    )
  return { approval: { kind: 'typedData', address, json } }
}
