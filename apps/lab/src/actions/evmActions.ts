import type { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { type Address, erc20Abi, isAddress } from 'viem'
import {
  getCapabilities,
  sendCalls,
  sendTransaction,
  signMessage,
  signTypedData,
  writeContract,
} from 'wagmi/actions'
import { type LabActions, LabInputError } from './labAction'
import { typedData } from './typedData'

/** Signing and sending by wagmi's own actions, as an app does that knew wagmi before it knew the kit. */
export function evmActions(adapter: ReturnType<typeof wagmiAdapter>): LabActions {
  const config = () => adapter.getConfig()
  return {
    'sign-message': message => signMessage(config(), { message }),
    'sign-typed-data': () => signTypedData(config(), typedData),
    'send-transaction': input => {
      const [to, value] = readTransfer(input)
      return sendTransaction(config(), { to, value })
    },
    'send-token': input => {
      const [to, value, token] = readTransfer(input)
      if (!isAddress(token)) throw new LabInputError('a token address')
      const args = [to, value] as const
      return writeContract(config(), { abi: erc20Abi, address: token, functionName: 'transfer', args })
    },
    'send-calls': input => {
      const [to, value] = readTransfer(input)
      return sendCalls(config(), { calls: [{ to, value }] }).then(({ id }) => id)
    },
    'get-capabilities': () => getCapabilities(config()),
  }
}

function readTransfer(input: string): readonly [to: Address, value: bigint, token: string] {
  const [to = '', value = '', token = ''] = input.split(' ')
  if (!isAddress(to) || !/^\d+$/.test(value)) throw new LabInputError('an address and an amount in wei')
  return [to, BigInt(value), token]
}
