import { toProviderRpcError } from '@latchkit/core/errors'
import { getAddress } from 'viem'
import { signMessage as wagmiSignMessage } from 'wagmi/actions'
import type { Runtime } from '../types.js'
import { requireConnection } from './requireConnection.js'

/** Signs a text as ERC-191 has it, by `personal_sign`. */
export async function signMessage(
  runtime: Runtime,
  { message, address }: { readonly message: string; readonly address?: string | undefined },
): Promise<string> {
  const { connector, accounts } = requireConnection(runtime, address)
  try {
    const account = address === undefined ? accounts[0] : getAddress(address)
    return await wagmiSignMessage(runtime.config, { message, account, connector })
  } catch (error) {
    throw toProviderRpcError(error)
  }
}
