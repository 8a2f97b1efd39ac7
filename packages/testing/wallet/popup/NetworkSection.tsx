import type { WalletId, WalletState } from '../../src/common/types.js'
import { useDraft } from '../ui/useDraft.js'
import { sendAction } from './ActionButton.js'
import { SavedField } from './SavedField.js'

/** The wallet's network, and the RPC URLs of all networks. */
export function NetworkSection({ state, wallet: id }: { state: WalletState; wallet: WalletId }) {
  const [active, setActive] = useDraft(state.wallets[id].chainId)
  return (
    <section>
      <h2>Network</h2>
      <select
        id="chain-select"
        data-testid="chain-select"
        aria-label="Network"
        value={active}
        onChange={({ currentTarget }) => {
          const chainId = Number(currentTarget.value)
          setActive(chainId)
          void sendAction({ type: 'selectChain', wallet: id, chainId })
        }}
      >
        {state.chains.map(chain => (
          <option key={chain.id} value={chain.id}>{`${chain.name} (${chain.id})`}</option>
        ))}
      </select>
      <p className="soft">Connected sites follow to the network you choose.</p>
      <details>
        <summary data-testid="rpc-urls">RPC URLs</summary>
        {[...state.chains, ...state.solanaChains].map(chain => (
          <SavedField
            key={chain.id}
            id={`rpc-url-${chain.id}`}
            label={`RPC URL of ${chain.name}`}
            type="url"
            placeholder="none"
            stored={chain.rpcUrl ?? ''}
            saveId={`save-rpc-${chain.id}`}
            saveLabel={`Save RPC URL of ${chain.name}`}
            action={rpcUrl => ({ type: 'setRpcUrl', chainId: chain.id, rpcUrl })}
          />
        ))}
      </details>
    </section>
  )
}
