import type { Permission, Spending } from '@latchkit/delegations'
import { formatEther, maxUint256 } from 'viem'
import type { GrantedPermission, PermissionsApproval } from '../../src/common/permissionTypes.js'
import { readPermission } from '../permissions/readPermission.js'
import { type Fact, FactList } from './FactList.js'

/** Permissions one by one, and the upgrade of the account that they need. */
export function Permissions({ request, chain }: { request: PermissionsApproval; chain: string }) {
  const { from, asked, isUpgrade, contracts } = request
  const facts: Fact[] = [
    ['Network', chain, 'tx-chain'],
    ['From', from, 'tx-from'],
  ]
  if (isUpgrade) facts.push(['Upgrades the account to', contracts.account, 'permission-upgrade'])
  return (
    <>
      <FactList facts={facts} />
      {asked.map(({ to, permission, until }, index) => (
        <FactList
          // biome-ignore lint/suspicious/noArrayIndexKey: the same permission may be asked for twice.
          key={index}
          facts={[
            ['May be used by', to, `permission-to-${index}`],
            ...describeFacts(readPermission(permission, 1), index),
            ['Until', formatTime(until), `permission-until-${index}`],
          ]}
        />
      ))}
    </>
  )
}

type RevocationProps = Pick<GrantedPermission, 'from' | 'to' | 'permission'> & { chain: string }

/** The permission that is taken back. */
export function Revocation({ from, to, permission, chain }: RevocationProps) {
  const facts: Fact[] = [
    ['Network', chain, 'tx-chain'],
    ['From', from, 'tx-from'],
    ['Given to', to, 'permission-to-0'],
  ]
  return <FactList facts={[...facts, ...describeFacts(readPermission(permission, 1), 0)]} />
}

function describeFacts(permission: Permission, index: number): Fact[] {
  if (permission.kind !== 'native' && permission.kind !== 'erc20') return []
  const isNative = permission.kind === 'native'
  // The wallet knows no decimals of tokens.
  const format = (amount: bigint) => (isNative ? `${formatEther(amount)} ETH` : `${amount} units`)
  const amount: Fact = ['Amount', describeSpending(permission.spending, format), `permission-amount-${index}`]
  return isNative ? [amount] : [amount, ['Token', permission.token, `permission-token-${index}`]]
}

function describeSpending(spending: Spending, format: (amount: bigint) => string): string {
  if (spending.limit === 'total') return `${format(spending.amount)} in all`
  const from = `from ${formatTime(spending.start)}`
  if (spending.limit === 'periodic') return `${format(spending.amount)} every ${spending.period} s, ${from}`
  const { initial, perSecond, most } = spending
  const end = most === maxUint256 ? 'without a limit' : `${format(most)} at most`
  return `${format(initial)} at once, ${format(perSecond)} each second, ${end}, ${from}`
}

const formatTime = (seconds: number) => new Date(seconds * 1000).toISOString()
