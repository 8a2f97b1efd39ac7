import { callChain } from '../../background/callChain.js'
import { parameterList } from '../../background/methods/parameterList.js'
import type { SiteCall } from '../../background/methods/types.js'
import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import type { ProtocolOutcome, ProtocolState } from '../types.js'

/** 100 pending, 200 all done, 500 all reverted, 600 some reverted. */
const statusOf = (receipts: readonly Record<string, unknown>[], expected: number) => {
  if (receipts.length < expected) return 100
  const failed = receipts.filter(({ status }) => status !== '0x1').length
  if (failed === 0) return 200
  return failed === receipts.length ? 500 : 600
}

/** EIP-5792 `wallet_getCallsStatus`, read from the chain. */
export async function callsStatus(call: SiteCall, state: ProtocolState): Promise<ProtocolOutcome> {
  const [id] = parameterList(call)
  const sent = typeof id === 'string' ? state.calls[id] : undefined
  if (!sent) throw new RpcError(5730, 'No calls of this id were sent.')
  const rpcUrl = call.state.chains.find(chain => chain.id === sent.chainId)?.rpcUrl
  if (!rpcUrl) throw new RpcError(4901, `The wallet has no RPC URL for network ${sent.chainId}.`)
  const answers = await Promise.all(
    sent.hashes.map(hash => callChain(rpcUrl, 'eth_getTransactionReceipt', [hash])),
  )
  const receipts = answers.filter(isRecord)
  return {
    result: {
      version: '2.0.0',
      id,
      chainId: `0x${sent.chainId.toString(16)}`,
      status: statusOf(receipts, sent.hashes.length),
      atomic: false,
      receipts: receipts.map(({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }) => ({
        logs,
        status,
        blockHash,
        blockNumber,
        gasUsed,
        transactionHash,
      })),
    },
  }
}
