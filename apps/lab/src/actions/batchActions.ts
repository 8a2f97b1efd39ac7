import type { WagmiAdapter } from '@latchkit/adapter-wagmi'
import type { BatchCall, Client } from '@latchkit/core'
import { getCallsStatus, getCapabilities, showCallsStatus } from '@latchkit/core/calls'
import type { UseSendCallsReturnType } from '@latchkit/react'
import { createWalletClient, custom, type EIP1193Provider } from 'viem'
import { getConnection } from 'wagmi/actions'
import { type LabActions, LabInputError } from './labAction'

/** Batches of calls by the kit, which wallets without EIP-5792 get one by one, and by viem over the wallet's provider. */
export function batchActions(
  client: Client,
  sendCalls: UseSendCallsReturnType,
  wagmi: WagmiAdapter | undefined,
): LabActions {
  const send = (input: string, atomicRequired: boolean) =>
    sendCalls({ calls: readCalls(input), atomicRequired }).then(({ id }) => id)
  return {
    'send-batch': input => send(input, false),
    'send-atomic-batch': input => send(input, true),
    'batch-status': id => getCallsStatus(client, { id }),
    'show-batch': id => showCallsStatus(client, { id }),
    'batch-capabilities': () => getCapabilities(client),
    ...(wagmi && { 'viem-send-calls': (input: string) => sendByViem(wagmi, readCalls(input)) }),
  }
}

/** As an app does that knows nothing but viem and EIP-1193. */
async function sendByViem(wagmi: WagmiAdapter, calls: readonly BatchCall[]) {
  const config = wagmi.getConfig()
  const { connector, address, chainId } = getConnection(config)
  const chain = config.chains.find(({ id }) => id === chainId)
  const provider = (await connector?.getProvider()) as EIP1193Provider
  const wallet = createWalletClient({ account: address, chain, transport: custom(provider) })
  const { id } = await wallet.sendCalls({
    account: address ?? null,
    calls: calls as never,
    forceAtomic: true,
  })
  const { status, statusCode, atomic, receipts = [] } = await wallet.waitForCallsStatus({ id })
  return { id, status, statusCode, atomic, hashes: receipts.map(({ transactionHash }) => transactionHash) }
}

/** Pairs of a receiver and an amount in wei, with call data after a colon: `0x…:0xa9059cbb 0`. */
function readCalls(input: string): readonly BatchCall[] {
  const words = input.trim().split(/\s+/)
  if (words.length % 2 === 1) throw new LabInputError('pairs of a receiver and an amount in wei')
  return words.flatMap((word, index) => {
    if (index % 2 === 1) return []
    const [to, data] = word.split(':')
    return [{ to, data, value: BigInt(words[index + 1] ?? 0) }]
  })
}
