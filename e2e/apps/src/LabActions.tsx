import { getCallsStatus, getCapabilities, sendCalls } from '@latchkit/core/calls'
import {
  useConnections,
  useDisconnect,
  useLatchkit,
  useModal,
  useNetwork,
  useReturnedRequest,
  useSiwx,
} from '@latchkit/react'
import { useState } from 'react'
import { useConfig } from 'wagmi'
import {
  connect,
  disconnect,
  sendTransaction,
  signMessage,
  signTypedData,
  switchChain,
  writeContract,
} from 'wagmi/actions'
import { transferAbi } from './transferAbi.js'
import { typedData } from './typedData.js'
import { wrapped } from './wrapped.js'

type Result = { action: string; value?: unknown; error?: { name: string; code: unknown; message: string } }

const toError = (error: unknown) => ({
  name: error instanceof Error ? error.name : typeof error,
  code: error instanceof Error && 'code' in error ? error.code : undefined,
  message: error instanceof Error ? error.message : String(error),
})

/** Everything a test does from the side of the app: through the kit's hooks, and through wagmi alone. */
export function LabActions() {
  const config = useConfig()
  const { open } = useModal()
  const { switchNetwork, caipNetworkId, networks } = useNetwork()
  const { connections, switchConnection } = useConnections()
  const disconnectAll = useDisconnect()
  const siwx = useSiwx()
  const { client } = useLatchkit()
  const solana = client.adapters.find(({ namespace }) => namespace === 'solana')
  const [input, setInput] = useState('')
  const [result, setResult] = useState<Result>()
  useReturnedRequest(returned =>
    setResult({
      action: 'returned-request',
      ...(returned.status === 'success' ? { value: returned.result } : { error: toError(returned.error) }),
    }),
  )
  const [to = '', amount = '0', token = ''] = input.split(' ')
  const other = networks.find(network => network.caipNetworkId !== caipNetworkId)
  const otherId = Number(other?.id)
  const address = (text: string) => text as `0x${string}`
  const actions: Record<string, () => unknown> = {
    'sign-message': () => signMessage(config, { message: input }),
    'sign-typed-data': () => signTypedData(config, typedData),
    'send-transaction': () => sendTransaction(config, { to: address(to), value: BigInt(amount) }),
    'send-token': () =>
      writeContract(config, {
        abi: transferAbi,
        address: address(token),
        functionName: 'transfer',
        args: [address(to), BigInt(amount)],
      }),
    'send-calls': () =>
      sendCalls(client, {
        calls: input.split(' ').map((to, index) => ({ to, value: BigInt(index + 1) })),
        atomicRequired: true,
      }),
    'calls-status': () =>
      getCallsStatus(client, { id: input }).then(({ status, atomic, receipts }) => ({
        status,
        atomic,
        hashes: receipts.map(({ transactionHash }) => transactionHash),
      })),
    capabilities: () => getCapabilities(client),
    'solana-sign': () => solana?.signMessage?.({ message: input }),
    'solana-send': () => solana?.sendTransfer?.({ to, value: BigInt(amount), token: token || undefined }),
    'switch-network': () => other && switchNetwork(other.caipNetworkId),
    'switch-unknown': () => switchNetwork('eip155:999'),
    'switch-connection': () => switchConnection({ connectorId: input, namespace: 'eip155' }),
    'first-connection': () => connections[0]?.connector.id,
    disconnect: () => disconnectAll(),
    'disconnect-one': () => disconnectAll({ connectorId: input, namespace: 'eip155' }),
    'open-connect': () => open({ view: 'Connect' }),
    'open-all': () => open({ view: 'AllWallets' }),
    'open-networks': () => open({ view: 'Networks' }),
    'sign-in': () => siwx.signIn().then(({ message, signature }) => ({ message, signature })),
    'request-sign-in': () => siwx.requestSignIn(),
    'sign-out': () => siwx.signOut(),
    'wagmi-connect': () => {
      const connector = config.connectors.find(({ id }) => id === input)
      return connector && connect(config, { connector }).then(({ accounts }) => accounts)
    },
    'wagmi-switch': () => switchChain(config, { chainId: otherId }).then(({ id }) => id),
    'wagmi-disconnect': () => disconnect(config),
  }
  async function run(action: string) {
    setResult(undefined)
    try {
      const value = await actions[action]?.()
      setResult({ action, value: value ?? null })
    } catch (error) {
      setResult({ action, error: toError(error) })
    }
  }
  return (
    <section aria-label="Actions">
      <label>
        Input <input data-testid="lab-input" value={input} onChange={event => setInput(event.target.value)} />
      </label>
      {Object.keys(actions).map(action => (
        <button key={action} type="button" data-testid={`lab-${action}`} onClick={() => void run(action)}>
          {action}
        </button>
      ))}
      <output style={wrapped} data-testid="lab-result">
        {result ? JSON.stringify(result) : ''}
      </output>
    </section>
  )
}
