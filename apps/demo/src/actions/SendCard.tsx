import { Choice } from '@latchkit/configurator'
import { formatAmount } from '@latchkit/core/balances'
import { useAccount, useNetwork, useWalletInfo } from '@latchkit/react'
import { useState } from 'react'
import { createClient, type Hex, http, isAddress, parseEther } from 'viem'
import { getAddresses, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { Field } from '../components/Field.js'
import { readConfig } from '../config/parseConfig.js'
import { canSend } from '../networks/createNetworks.js'
import { parseTransfer, testReceiver } from './parseTransfer.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'
import { useAssets } from './useAssets.js'
import { useTransfer } from './useTransfer.js'

const options = [
  { value: 'eth', label: 'ETH' },
  { value: 'tusd', label: 'TUSD' },
] as const

/** Sends ether or the test token, on local chains only, and fetches some ether there. */
export function SendCard({ report }: { report: Report }) {
  const { address } = useAccount()
  const { network, chainId } = useNetwork()
  const wallet = useWalletInfo()
  const { assets, token, refetch } = useAssets()
  const transfer = useTransfer()
  const action = useAction('send-transaction', report)
  const faucet = useAction('get-test-ether', report)
  const [kind, setKind] = useState<'eth' | 'tusd'>('eth')
  const [amount, setAmount] = useState('0.01')
  const [receiver, setReceiver] = useState<string>(testReceiver)
  const { symbol, decimals, balance } = assets[kind]
  const parsed = parseTransfer({ amount, receiver, decimals, balance })
  const isLocal = canSend(chainId)
  const isPending = action.status === 'pending' || faucet.status === 'pending'
  const send = () =>
    action.run(async show => {
      if (!parsed.transfer || !isLocal) throw new Error('There is nothing to send.')
      const { to, value } = parsed.transfer
      show({ asset: symbol, to, value, chainId })
      const onHash = (hash: string) => show({ hash })
      const receipt = await transfer({
        to,
        value,
        chainId,
        onHash,
        token: kind === 'tusd' ? token : undefined,
      })
      await refetch()
      return { receipt }
    })
  const fund = () =>
    faucet.run(async () => {
      const rpcUrl = readConfig().chains.find(({ id }) => id === chainId)?.rpcUrl
      if (!rpcUrl || !address || !isAddress(address)) throw new Error('There is no account to fund.')
      const hash = await requestTestEther(rpcUrl, address)
      await refetch()
      return { hash }
    })
  const hint = isLocal
    ? 'Test money on a local chain: it is worth nothing, so send as you like.'
    : `Sending is off on ${network?.name ?? 'this network'}: this page never spends real money. Switch to a local chain to try it.`
  const { hash } = action.details
  return (
    <Card title="Send" hint={<span id="send-hint">{hint}</span>}>
      <button
        type="button"
        className="button"
        data-testid="demo-get-test-ether"
        disabled={!isLocal || isPending}
        onClick={fund}
      >
        Get 1 test ETH
      </button>
      <ActionNote action={faucet} pending="Asking the chain…" success={<strong>One ether is here</strong>} />
      <form
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        <fieldset className="plain" disabled={!isLocal || isPending}>
          <legend className="visually-hidden">What to send</legend>
          <Choice label="Asset" value={kind} options={options} onChange={setKind} />
          <Field
            label={`Amount in ${symbol}`}
            inputMode="decimal"
            testId="demo-send-amount"
            value={amount}
            error={isLocal ? parsed.amountError : undefined}
            hint={
              balance === undefined
                ? undefined
                : `Balance ${formatAmount({ value: balance, decimals })} ${symbol}`
            }
            onChange={setAmount}
          />
          <Field
            label="Receiver"
            className="mono"
            dir="ltr"
            testId="demo-send-receiver"
            value={receiver}
            error={isLocal ? parsed.receiverError : undefined}
            onChange={setReceiver}
          />
          <button
            type="submit"
            className="button primary"
            data-testid="demo-send-transaction"
            aria-describedby="send-hint"
            disabled={!isLocal || isPending || !parsed.transfer}
          >
            Send {symbol}
          </button>
        </fieldset>
      </form>
      <ActionNote
        action={action}
        pending={hash ? 'Sent. Waiting for the receipt…' : `Approve in ${wallet?.name ?? 'your wallet'}…`}
        success={<strong>Sent, and the receipt says success</strong>}
      />
      {hash ? (
        <p className="fact">
          Transaction <code dir="ltr">{`${hash}`}</code>
        </p>
      ) : null}
    </Card>
  )
}

/** Has an account of the local chain send one ether, which it signs itself. Resolves with the hash once it is in a block. */
async function requestTestEther(rpcUrl: string, to: Hex): Promise<Hex> {
  const client = createClient({ transport: http(rpcUrl), pollingInterval: 500 })
  const [account] = await getAddresses(client)
  if (!account) throw new Error('The local chain has no account to send from.')
  const hash = await sendTransaction(client, { account, to, value: parseEther('1'), chain: null })
  await waitForTransactionReceipt(client, { hash })
  return hash
}
