import { useEffect, useState } from 'react'
import { formatEther, isHex } from 'viem'
import { callChain } from '../../src/common/rpc.js'
import type { WalletAccount, WalletId, WalletState } from '../../src/common/types.js'
import { shortAddress } from '../ui/shortAddress.js'
import { useDraft } from '../ui/useDraft.js'
import { ActionButton, sendAction } from './ActionButton.js'

/** Reads a balance as text. Returns an empty text when the network cannot be reached. */
const readBalance = async (rpcUrl: string, address: string) => {
  try {
    const balance = await callChain(rpcUrl, 'eth_getBalance', [address, 'latest'])
    return isHex(balance) ? `${Number(formatEther(BigInt(balance))).toLocaleString('en')} ETH` : ''
  } catch {
    return ''
  }
}

type BalanceProps = { state: WalletState; wallet: WalletId; address: string }

/** The balance on the wallet's network. Each change of the state reads it again. */
function Balance({ state, wallet, address }: BalanceProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    let current = true
    const { rpcUrl } = state.chains.find(({ id }) => id === state.wallets[wallet].chainId) ?? {}
    const reading = rpcUrl ? readBalance(rpcUrl, address) : Promise.resolve('')
    void reading.then(balance => current && setText(balance))
    return () => {
      current = false
    }
  }, [state, wallet, address])
  return (
    <span className="soft" data-testid="balance">
      {text}
    </span>
  )
}

type AccountLabelProps = { account: WalletAccount; index: number }

function AccountLabel({ account, index }: AccountLabelProps) {
  return (
    <span className="grow">
      {`Account ${index + 1} `}
      <span className="mono">{shortAddress(account.address)}</span>{' '}
      <span className="mono soft" title={account.solana.address} data-testid="solana-address">
        {shortAddress(account.solana.address)}
      </span>
    </span>
  )
}

/** The wallet's accounts: choose, add and import. */
export function AccountSection({ state, wallet: id }: { state: WalletState; wallet: WalletId }) {
  const wallet = state.wallets[id]
  const [active, setActive] = useDraft(wallet.active)
  // An import that succeeded empties the field.
  const [key, setKey] = useDraft('', wallet.accounts.length)
  return (
    <section data-testid="accounts">
      <h2>Accounts</h2>
      {wallet.accounts.map((account, index) => (
        <label key={account.address} className="row choice" title={account.address}>
          <input
            id={`account-${index}`}
            type="radio"
            name="account"
            data-testid="account-option"
            data-address={account.address}
            data-solana-address={account.solana.address}
            checked={account.address === active}
            onChange={() => {
              setActive(account.address)
              void sendAction({ type: 'selectAccount', wallet: id, address: account.address })
            }}
          />
          <AccountLabel account={account} index={index} />
          <Balance state={state} wallet={id} address={account.address} />
        </label>
      ))}
      <p className="soft">Connected sites see the account you choose.</p>
      <ActionButton id="add-account" action={{ type: 'addAccount', wallet: id }}>
        Add account
      </ActionButton>
      <label className="field" htmlFor="import-key-input">
        <span>Import a private key</span>
      </label>
      <div className="row">
        <div className="grow">
          <input
            id="import-key-input"
            data-testid="import-key-input"
            className="mono"
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="0x…"
            value={key}
            onChange={({ currentTarget }) => setKey(currentTarget.value)}
          />
        </div>
        <ActionButton id="import-key" action={{ type: 'addAccount', wallet: id, privateKey: key }}>
          Import
        </ActionButton>
      </div>
    </section>
  )
}
