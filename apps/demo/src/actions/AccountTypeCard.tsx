import { Choice } from '@latchkit/configurator'
import { useSmartAccount } from '@latchkit/react'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'

const options = [
  { value: 'smartAccount', label: 'Smart account' },
  { value: 'eoa', label: 'EOA' },
] as const

/** Chooses between the two accounts of the embedded wallet, on networks that have both. */
export function AccountTypeCard({ report }: { report: Report }) {
  const { isAvailable, isDeployed, accountType, setAccountType } = useSmartAccount()
  const action = useAction('choose-account', report)
  if (!isAvailable || !accountType) return null
  const choose = (type: 'eoa' | 'smartAccount') =>
    action.run(async show => {
      show({ type })
      return setAccountType(type)
    })
  const hint = isDeployed
    ? 'Both are yours. The smart account is a contract, the EOA is a key.'
    : 'Both are yours. The smart account is a contract, which its first transaction deploys.'
  return (
    <Card title="Account type" hint={hint}>
      <Choice
        label="Active account"
        value={accountType}
        options={options}
        disabled={action.status === 'pending'}
        onChange={type => void choose(type)}
      />
      <ActionNote
        action={action}
        pending="Changing the account…"
        success={
          <strong>{accountType === 'eoa' ? 'The EOA is active' : 'The smart account is active'}</strong>
        }
      />
    </Card>
  )
}
