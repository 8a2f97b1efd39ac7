import { useAccount, useBalance, useNetwork } from '@latchkit/react'
import { erc20Abi, isAddress } from 'viem'
import { useReadContract } from 'wagmi'
import { readConfig } from '../config/parseConfig.js'
import { canSend } from '../networks/createNetworks.js'

export type Asset = {
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit; undefined until it was read. */
  readonly balance: bigint | undefined
}

/** Assets of the account on a local chain: the native currency and the test token. */
export function useAssets() {
  const { address } = useAccount()
  const { chainId } = useNetwork()
  const native = useBalance()
  const token = readConfig().chains.find(({ id }) => id === chainId)?.token
  const owner = address && isAddress(address) ? address : undefined
  const held = useReadContract({
    abi: erc20Abi,
    address: token,
    functionName: 'balanceOf',
    args: owner && [owner],
    chainId: canSend(chainId) ? chainId : undefined,
    query: { enabled: Boolean(token && owner) },
  })
  const assets: Record<'eth' | 'tusd', Asset> = {
    eth: { symbol: 'ETH', decimals: 18, balance: native.balance?.value },
    tusd: { symbol: 'TUSD', decimals: 6, balance: held.data },
  }
  const refetch = async () => {
    await Promise.all([native.refetch(), held.refetch()])
  }
  return { assets, token, refetch }
}
