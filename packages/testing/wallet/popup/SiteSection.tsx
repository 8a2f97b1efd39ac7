import type { WalletId, WalletState } from '../../src/common/types.js'
import { ActionButton } from './ActionButton.js'

/** The sites that are connected to the wallet. */
export function SiteSection({ state, wallet: id }: { state: WalletState; wallet: WalletId }) {
  const { permissions, solanaPermissions } = state.wallets[id]
  const origins = [...new Set([permissions, solanaPermissions].flatMap(Object.keys))]
  return (
    <section>
      <h2>Connected sites</h2>
      {origins.length === 0 && <p className="soft">None yet. Open a site and connect there.</p>}
      {origins.map(origin => (
        <div key={origin} className="row" data-testid="site" data-origin={origin}>
          <span className="grow">{origin}</span>
          <ActionButton
            id={`disconnect-${origin}`}
            data-testid="disconnect-site"
            aria-label={`Disconnect ${origin}`}
            action={{ type: 'disconnectSites', wallet: id, origin }}
          >
            Disconnect
          </ActionButton>
        </div>
      ))}
      <ActionButton id="disconnect-all" action={{ type: 'disconnectSites', wallet: id }}>
        Disconnect all sites
      </ActionButton>
    </section>
  )
}
