import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

export async function signMessage(privateKey: Hex, raw: Hex): Promise<Hex> {
  return await privateKeyToAccount(privateKey).signMessage({ message: { raw } })
}
