import {
  useGrantPermissions,
  useModal,
  useNetwork,
  useSmartSessions,
  useSupportedPermissions,
  useWalletInfo,
} from '@latchkit/react'
import { numberToHex, parseEther } from 'viem'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { testReceiver } from './parseTransfer.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'

/** Seconds. */
const [hour, day] = [3600, 86_400]

/** Lets another account spend a little for a day, where the wallet grants permissions on the network. */
export function SessionCard({ report }: { report: Report }) {
  const { chainId } = useNetwork()
  const wallet = useWalletInfo()
  const { open } = useModal()
  const { data: supported } = useSupportedPermissions()
  const { data: sessions = [] } = useSmartSessions()
  const grantPermissions = useGrantPermissions({ view: false })
  const action = useAction('grant-permissions', report)
  const chains = supported?.['native-token-periodic']?.chainIds ?? []
  if (!chains.some(id => Number(id) === chainId)) return null
  const grant = () =>
    action.run(async () => {
      const granted = await grantPermissions({
        expiry: Math.floor(Date.now() / 1000) + day,
        signer: { type: 'account', data: { address: testReceiver } },
        permissions: [
          {
            type: 'native-token-periodic',
            data: { periodAmount: numberToHex(parseEther('0.01')), periodDuration: hour },
          },
        ],
      })
      return { sessions: granted.map(({ pci }) => pci) }
    })
  const active = sessions.filter(({ status }) => status === 'active').length
  const hint = 'Another account may spend up to 0.01 ETH an hour for a day. You can take that back.'
  return (
    <Card title="Session" hint={<span id="session-hint">{hint}</span>}>
      <button
        type="button"
        className="button primary"
        data-testid="demo-grant"
        aria-describedby="session-hint"
        disabled={action.status === 'pending'}
        onClick={() => void grant()}
      >
        Give a permission
      </button>
      <ActionNote
        action={action}
        pending={`Approve in ${wallet?.name ?? 'your wallet'}…`}
        success={<strong>The permission is given</strong>}
      />
      <button
        type="button"
        className="button"
        data-testid="demo-sessions"
        onClick={() => void open({ view: 'SmartSessionList' })}
      >
        Sessions ({active})
      </button>
    </Card>
  )
}
