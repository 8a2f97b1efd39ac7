import { type Address, erc20Abi, type Hex } from 'viem'
import { useConfig, useSendTransaction, useWriteContract } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'

export type TransferParameters = {
  readonly to: Address
  /** In the smallest unit of what is sent. */
  readonly value: bigint
  /** Contract of the token; the network's own currency when absent. */
  readonly token?: Address | undefined
  readonly chainId: number
  readonly onHash: (hash: Hex) => void
}

/** Sends ether or the test token and waits until the chain has it. */
export function useTransfer() {
  const config = useConfig()
  const { mutateAsync: sendTransaction } = useSendTransaction()
  const { mutateAsync: writeContract } = useWriteContract()
  return async ({ to, value, token, chainId, onHash }: TransferParameters) => {
    // With the chain named, wagmi refuses to send when the wallet has moved to another one meanwhile.
    const hash = token
      ? await writeContract({
          abi: erc20Abi,
          address: token,
          functionName: 'transfer',
          args: [to, value],
          chainId,
        })
      : await sendTransaction({ to, value, chainId })
    onHash(hash)
    const { status, blockNumber } = await waitForTransactionReceipt(config, {
      hash,
      chainId,
      pollingInterval: 500,
    })
    if (status !== 'success') throw new Error('The chain took the transaction and reverted it.')
    return { status, blockNumber }
  }
}
