import type { Hex } from 'viem'
import type { WalletAccount } from '../../src/common/types.js'
import { shortAddress } from '../ui/shortAddress.js'

type AccountChoiceProps = {
  accounts: readonly WalletAccount[]
  /** The namespace whose addresses are shown. */
  namespace: 'eip155' | 'solana'
  /** For a sign-in, which takes exactly one account. */
  single?: boolean | undefined
  chosen: readonly Hex[]
  onChange(chosen: Hex[]): void
}

/** The accounts to choose from. Inputs carry the EVM address, which identifies an account in both namespaces. */
export function AccountChoice({ accounts, namespace, single = false, chosen, onChange }: AccountChoiceProps) {
  return (
    <section>
      <h2>{single ? 'Account to sign in with' : 'Accounts the site may see'}</h2>
      {accounts.map((account, index) => {
        const { address } = account
        const shown = namespace === 'solana' ? account.solana.address : address
        const others = chosen.filter(entry => entry !== address)
        return (
          <label key={address} className="row choice" title={shown}>
            <input
              id={`approval-account-${index}`}
              type={single ? 'radio' : 'checkbox'}
              name="approval-account"
              data-testid="approval-account"
              value={address}
              checked={chosen.includes(address)}
              onChange={({ currentTarget }) => {
                if (single) onChange([address])
                else onChange(currentTarget.checked ? [...others, address] : others)
              }}
            />
            <span className="grow">
              {`Account ${index + 1} `}
              <span className="mono">{shortAddress(shown)}</span>
            </span>
          </label>
        )
      })}
      <p className="soft">
        It can see their balance and activity and ask you to sign. It cannot move anything by itself.
      </p>
    </section>
  )
}
