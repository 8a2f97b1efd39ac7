import { type Hex, isAddress, isHex, stringToHex, type TypedDataDefinition, validateTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { isRecord } from '../../src/common/isRecord.js'
import { RpcError } from '../../src/common/rpc.js'
import { parameterList, permittedAccount, type SiteMethod, siteChainId } from './siteCall.js'

/** Reads a request of `personal_sign`. */
export const personalSign: SiteMethod = call => {
  const [first, second] = parameterList(call)
  // Some sites send the address first. A message that is an address is very unlikely.
  const swapped =
    typeof first === 'string' && typeof second === 'string' && isAddress(first) && !isAddress(second)
  const [message, account] = swapped ? [second, first] : [first, second]
  if (typeof message !== 'string') throw new RpcError(-32602, 'personal_sign takes [message, address].')
  const address = permittedAccount(call, account)
  const raw = isHex(message) && message.length % 2 === 0 ? message : stringToHex(message)
  return { approval: { kind: 'message', address, raw } }
}

/** Signs a message as EIP-191 specifies. */
export async function signMessage(privateKey: Hex, raw: Hex): Promise<Hex> {
  return await privateKeyToAccount(privateKey).signMessage({ message: { raw } })
}

type Fields = Record<string, { name: string; type: string }[]>

const isFields = (value: unknown): value is Fields =>
  isRecord(value) &&
  Object.values(value).every(
    list =>
      Array.isArray(list) &&
      list.every(
        field => isRecord(field) && typeof field.name === 'string' && typeof field.type === 'string',
      ),
  )

/** Parses EIP-712 typed data from JSON. */
const parseTypedData = (json: string): TypedDataDefinition<Record<string, unknown>, string> => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new RpcError(-32602, 'The typed data is no JSON.')
  }
  if (!isRecord(value) || !isFields(value.types) || typeof value.primaryType !== 'string')
    throw new RpcError(-32602, 'Typed data needs `types`, `primaryType`, `domain` and `message`.')
  const { types, primaryType, domain, message } = value
  if (!isRecord(domain) || !isRecord(message) || !(primaryType in types))
    throw new RpcError(-32602, 'Typed data needs `types`, `primaryType`, `domain` and `message`.')
  const definition = { types, primaryType, domain, message }
  try {
    validateTypedData(definition)
  } catch (error) {
    throw new RpcError(-32602, error instanceof Error ? error.message : 'The typed data is not valid.')
  }
  return definition
}

/** Reads a request of `eth_signTypedData_v4`. */
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

/** Signs typed data as EIP-712 specifies. */
export async function signTypedData(privateKey: Hex, json: string): Promise<Hex> {
  return await privateKeyToAccount(privateKey).signTypedData(parseTypedData(json))
}
