import { formatAmount } from '@latchkit/core/balances'
import { useAccount, useBalance, useNetwork, useWalletInfo } from '@latchkit/react'
import { useState } from 'react'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { Field } from '../components/Field.js'
import { readConfig } from '../config/parseConfig.js'
import { requestTestSol, useSolanaAdapter, waitForConfirmed } from './localSolana.js'
import { parseSolTransfer, solanaTestReceiver } from './parseTransfer.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'

/** Sends SOL on the local chain, and fetches some from its faucet. */
export function SolanaSendCard({ report }: { report: Report }) {
  const { address } = useAccount()
  const { caipNetworkId, isSupported } = useNetwork()
  const { balance, refetch } = useBalance()
  const wallet = useWalletInfo()
  const adapter = useSolanaAdapter()
  const action = useAction('send-transaction', report)
  const faucet = useAction('get-test-sol', report)
  const rpcUrl = readConfig().solanaRpcUrl
  const [amount, setAmount] = useState('0.01')
  const [receiver, setReceiver] = useState<string>(solanaTestReceiver)
  const parsed = parseSolTransfer({ amount, receiver, balance: balance?.value })
  const isPending = action.status === 'pending' || faucet.status === 'pending'
  const send = () =>
    action.run(async show => {
      if (!parsed.transfer) throw new Error('There is nothing to send.')
      show({ asset: 'SOL', ...parsed.transfer, caipNetworkId })
      const signature = await adapter.sendTransfer?.({ ...parsed.transfer, caipNetworkId })
      if (!signature) throw new Error('This wallet sends nothing.')
      show({ signature })
      await waitForConfirmed(rpcUrl, signature)
      await refetch()
      return { signature }
    })
  const fund = () =>
    faucet.run(async () => {
      const signature = await requestTestSol(rpcUrl, address ?? '')
      // Balances are read as of the last confirmed block: before this they do not know of it.
      await waitForConfirmed(rpcUrl, signature)
      await refetch()
      return { signature }
    })
  const { signature } = action.details
  return (
    <Card title="Send" hint="Test money on a local chain: it is worth nothing, so send as you like.">
      <button
        type="button"
        className="button"
        data-testid="demo-get-test-sol"
        disabled={!isSupported || isPending}
        onClick={fund}
      >
        Get 1 test SOL
      </button>
      <ActionNote action={faucet} pending="Asking the faucet…" success={<strong>One SOL is here</strong>} />
      <form
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        <fieldset className="plain" disabled={!isSupported || isPending}>
          <legend className="visually-hidden">What to send</legend>
          <Field
            label="Amount in SOL"
            inputMode="decimal"
            testId="demo-send-amount"
            value={amount}
            error={parsed.amountError}
            hint={balance && `Balance ${formatAmount(balance)} SOL`}
            onChange={setAmount}
          />
          <Field
            label="Receiver"
            className="mono"
            dir="ltr"
            testId="demo-send-receiver"
            value={receiver}
            error={parsed.receiverError}
            onChange={setReceiver}
          />
          <button
            type="submit"
            className="button primary"
            data-testid="demo-send-transaction"
            disabled={!parsed.transfer}
          >
            Send SOL
          </button>
        </fieldset>
      </form>
      <ActionNote
        action={action}
        pending={`Approve in ${wallet?.name ?? 'your wallet'}…`}
        success={<strong>Sent</strong>}
      />
      {signature ? (
        <p className="fact">
          Transaction <code dir="ltr">{`${signature}`}</code>
        </p>
      ) : null}
    </Card>
  )
}
