import { encodeFunctionData, erc20Abi, type Hex, isAddress } from 'viem'
import { isRecord } from '../../src/common/isRecord.js'
import { callChain, RpcError } from '../../src/common/rpc.js'
import { parameterList, permittedAccount, type SiteCall } from './siteCall.js'

type AssetsCall = SiteCall & { readonly chainId: number; readonly rpcUrl: string; readonly account: Hex }

/**
 * Answers `wallet_getAssets` of ERC-7811: on each chain that the site names the currency and the tokens that
 * `wallet_watchAsset` added. Amounts are read from the chain.
 */
export async function getAssets(call: SiteCall): Promise<{ result: unknown }> {
  const [given] = parameterList(call)
  if (!isRecord(given)) throw new RpcError(-32602, 'wallet_getAssets takes [{ account }].')
  const account = permittedAccount(call, given.account)
  const wanted = Array.isArray(given.chainFilter) ? given.chainFilter.map(Number) : undefined
  const chains = call.state.chains.filter(({ id, rpcUrl }) => rpcUrl && (wanted?.includes(id) ?? true))
  const answers = chains.map(async ({ id, rpcUrl }) => {
    const assets = await readAssets({ ...call, chainId: id, rpcUrl: rpcUrl ?? '', account })
    return [`0x${id.toString(16)}`, assets] as const
  })
  return { result: Object.fromEntries(await Promise.all(answers)) }
}

async function readAssets({ wallet, rpcUrl, account }: AssetsCall): Promise<unknown[]> {
  const native = { type: 'native', balance: await callChain(rpcUrl, 'eth_getBalance', [account, 'latest']) }
  const tokens = wallet.assets.map(async ({ address, symbol, decimals }) => {
    if (!isAddress(address, { strict: false })) return []
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
    const balance = await callChain(rpcUrl, 'eth_call', [{ to: address, data }, 'latest'])
    // Another chain has no contract there.
    if (typeof balance !== 'string' || balance === '0x') return []
    return [{ type: 'erc20', address, balance, metadata: { name: symbol, symbol, decimals } }]
  })
  return [native, ...(await Promise.all(tokens)).flat()]
}
