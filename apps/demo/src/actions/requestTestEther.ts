import { createClient, type Hex, http, parseEther } from 'viem'
import { getAddresses, sendTransaction, waitForTransactionReceipt } from 'viem/actions'

/** Has an account of the local chain send one ether, which it signs itself. Resolves with the hash once it is in a block. */
export async function requestTestEther(rpcUrl: string, to: Hex): Promise<Hex> {
  const client = createClient({ transport: http(rpcUrl), pollingInterval: 500 })
  const [account] = await getAddresses(client)
  if (!account) throw new Error('The local chain has no account to send from.')
  const hash = await sendTransaction(client, { account, to, value: parseEther('1'), chain: null })
  await waitForTransactionReceipt(client, { hash })
  return hash
}
