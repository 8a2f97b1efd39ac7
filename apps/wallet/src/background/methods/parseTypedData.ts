import { type TypedDataDefinition, validateTypedData } from 'viem'
import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'

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

/** Reads EIP-712 typed data from JSON. */
export function parseTypedData(json: string): TypedDataDefinition<Record<string, unknown>, string> {
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
