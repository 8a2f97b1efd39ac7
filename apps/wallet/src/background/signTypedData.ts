import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { parseTypedData } from './methods/parseTypedData.js'

export async function signTypedData(privateKey: Hex, json: string): Promise<Hex> {
  return await privateKeyToAccount(privateKey).signTypedData(parseTypedData(json))
}
