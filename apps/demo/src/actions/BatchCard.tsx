import { useCallsStatus, useCapabilities, useNetwork, useSendCalls, useWalletInfo } from '@latchkit/react'
import { useState } from 'react'
import { parseEther } from 'viem'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { canSend } from '../networks/createNetworks.js'
import { testReceiver } from './parseTransfer.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'

/** The third account of the public development mnemonic. */
const otherReceiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const calls = [
  { to: testReceiver, value: parseEther('0.001') },
  { to: otherReceiver, value: parseEther('0.002') },
] as const

/** Texts for the status codes of EIP-5792. */
const statusTexts: Readonly<Record<number, string>> = {
  100: 'Pending',
  200: 'Done',
  400: 'Not included: another transaction took its place',
  500: 'Reverted, all of it',
  600: 'Partly done',
}

/** Sends two payments by one request, on local chains only, and follows them. */
export function BatchCard({ report }: { report: Report }) {
  const { chainId } = useNetwork()
  const wallet = useWalletInfo()
  const { capabilities } = useCapabilities()
  const sendCalls = useSendCalls()
  const action = useAction('send-calls', report)
  const [id, setId] = useState<string>()
  const { data, show } = useCallsStatus({ id })
  const isLocal = canSend(chainId)
  const send = () =>
    action.run(async () => {
      const sent = await sendCalls({ calls })
      setId(sent.id)
      return { id: sent.id }
    })
  const atomic = capabilities?.atomic?.status
  const hint =
    atomic === 'supported'
      ? 'Two payments as one: both are made, or none.'
      : atomic === 'ready'
        ? 'Two payments as one, once the account is upgraded: the wallet asks for both at once.'
        : 'Two payments. This wallet makes them one after the other.'
  return (
    <Card title="Several calls" hint={<span id="batch-hint">{hint}</span>}>
      <button
        type="button"
        className="button primary"
        data-testid="demo-send-calls"
        aria-describedby="batch-hint"
        disabled={!isLocal || action.status === 'pending'}
        onClick={send}
      >
        Send 0.001 and 0.002 ETH
      </button>
      <ActionNote
        action={action}
        pending={`Approve in ${wallet?.name ?? 'your wallet'}…`}
        success={
          <strong data-testid="demo-calls-status">
            {statusTexts[data?.status ?? 100] ?? `Status ${data?.status}`}
          </strong>
        }
      />
      {id === undefined ? null : (
        <button type="button" className="button" data-testid="demo-show-calls" onClick={() => void show()}>
          Details
        </button>
      )}
    </Card>
  )
}
