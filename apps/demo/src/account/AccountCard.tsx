import { CopyButton } from '@latchkit/configurator'
import { formatAmount } from '@latchkit/core/balances'
import { useAccount, useBalance, useConnections, useNetwork, useWalletInfo } from '@latchkit/react'
import type { Report } from '../actions/useAction.js'
import { useAction } from '../actions/useAction.js'
import { useAssets } from '../actions/useAssets.js'
import { Card } from '../components/Card.js'
import { ConnectionList } from './ConnectionList.js'

/** Connected account, wallet and network. */
export function AccountCard({ report }: { report: Report }) {
  const { address, caipAddress, allAccounts } = useAccount()
  const { network, isSupported, caipNetworkId } = useNetwork()
  const { balance, isError, isLoading } = useBalance()
  const { assets } = useAssets()
  const wallet = useWalletInfo()
  const { connections, disconnect } = useConnections()
  const action = useAction('disconnect', report)
  const token = assets.tusd.balance
  return (
    <Card title="Account" className="account">
      <div className="who">
        {wallet?.icon ? (
          <img className="wallet-icon" src={wallet.icon} alt="" width={48} height={48} />
        ) : null}
        <div className="who-text">
          <strong>{wallet?.name}</strong>
          <span className="address">
            <code dir="ltr" data-testid="demo-address">
              {address}
            </code>
            <CopyButton text={address ?? ''} label="Copy address" />
          </span>
        </div>
      </div>
      <dl className="facts">
        <div>
          <dt>Balance</dt>
          <dd className="amount" data-testid="demo-balance">
            {balance ? (
              <>
                {formatAmount(balance)} <small>{balance.symbol}</small>
              </>
            ) : isError ? (
              <small className="muted">Could not be read</small>
            ) : !isLoading ? (
              <small className="muted">Not read here</small>
            ) : (
              <span className="skeleton">…</span>
            )}
          </dd>
        </div>
        {token === undefined ? null : (
          <div>
            <dt>Test token</dt>
            <dd className="amount" data-testid="demo-token-balance">
              {formatAmount({ value: token, decimals: assets.tusd.decimals })} <small>TUSD</small>
            </dd>
          </div>
        )}
        <div>
          <dt>Network</dt>
          <dd>
            {network?.name ?? 'Not one of this app'}
            <small className="muted" dir="ltr">
              {caipNetworkId}
            </small>
          </dd>
        </div>
        <div>
          <dt>Namespace</dt>
          <dd>
            {caipAddress?.split(':')[0]}
            <small className="muted">
              {allAccounts.length === 1 ? '1 account' : `${allAccounts.length} accounts`}
            </small>
          </dd>
        </div>
      </dl>
      {isSupported ? null : (
        <p className="note warning" role="status">
          The wallet is on a network that this app does not list. Switch below, or disconnect.
        </p>
      )}
      <ConnectionList />
      <button
        type="button"
        className="button"
        data-testid="demo-disconnect"
        disabled={action.status === 'pending'}
        onClick={() =>
          action.run(async () => {
            await disconnect()
            return {}
          })
        }
      >
        {connections.length > 1 ? 'Disconnect all' : 'Disconnect'}
      </button>
      {action.error ? <p className="note negative">{action.error}</p> : null}
    </Card>
  )
}
