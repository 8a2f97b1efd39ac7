import { Fragment, useState } from 'react'
import type { Hex } from 'viem'
import type { ApprovalRequest, PendingApproval, WalletAccount, WalletState } from '../../src/common/types.js'
import type { PopupState } from '../background/state.js'
import { signInTexts } from '../solana/signIn.js'
import { ApprovalDetails } from '../ui/ApprovalDetails.js'
import { MessageText, SignInWarning } from '../ui/MessageText.js'
import { AccountChoice } from './AccountChoice.js'
import { sendAction } from './ActionButton.js'
import { PageHeader } from './PageHeader.js'

const titles: Record<ApprovalRequest['kind'], string> = {
  connect: 'Connect to this site?',
  message: 'Sign this message?',
  typedData: 'Sign this data?',
  transaction: 'Send this transaction?',
  calls: 'Send these calls?',
  permissions: 'Grant these permissions?',
  revocation: 'Take this permission back?',
  switchChain: 'Switch the network?',
  addChain: 'Add this network?',
  watchAsset: 'Add this token?',
  solanaMessage: 'Sign this message?',
  solanaTransaction: 'Sign this transaction?',
  solanaSignIn: 'Sign in to this site?',
}

const titleOf = (request: ApprovalRequest) =>
  request.kind === 'solanaTransaction' && request.send ? titles.transaction : titles[request.kind]

/** The accounts that may be chosen. A sign-in may name its account, which leaves no choice. */
const accountsFor = (request: ApprovalRequest, accounts: readonly WalletAccount[]) => {
  if (request.kind !== 'solanaSignIn') return accounts
  const [named] = request.inputs.flatMap(({ address }) => address ?? [])
  return accounts.filter(({ solana }) => named === undefined || solana.address === named)
}

const initialChoice = (request: ApprovalRequest, accounts: readonly WalletAccount[]): Hex[] => {
  if (request.kind === 'connect') return request.selected
  if (request.kind !== 'solanaSignIn') return []
  const first = accounts.find(({ address }) => address === request.selected) ?? accounts[0]
  return first ? [first.address] : []
}

type RequestProps = {
  state: WalletState
  entry: PendingApproval
  accounts: readonly WalletAccount[]
  chosen: readonly Hex[]
  onChange(chosen: Hex[]): void
}

/** Details of a request, with the accounts to choose from. */
function Request({ state, entry: { request, origin }, accounts, chosen, onChange }: RequestProps) {
  const choice = { accounts, chosen, onChange }
  if (request.kind === 'connect')
    return (
      <AccountChoice {...choice} namespace={request.method === 'standard:connect' ? 'solana' : 'eip155'} />
    )
  if (request.kind !== 'solanaSignIn')
    return (
      <ApprovalDetails
        chains={state.chains}
        solanaChains={state.solanaChains}
        request={request}
        origin={origin}
      />
    )
  const signer = accounts.find(({ address }) => chosen.includes(address))
  const texts = signer ? signInTexts(request.inputs, signer.solana.address, origin) : []
  return (
    <>
      <AccountChoice {...choice} namespace="solana" single />
      <section>
        <h2>Message</h2>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same message may be signed twice.
          <Fragment key={index}>
            <SignInWarning text={text} origin={origin} />
            <MessageText testId="approval-message" text={text} />
          </Fragment>
        ))}
      </section>
    </>
  )
}

function OpenApproval({ state, entry }: { state: WalletState; entry: PendingApproval }) {
  const { request, origin, id } = entry
  const wallet = state.wallets[entry.wallet]
  const accounts = accountsFor(request, wallet.accounts)
  const [chosen, setChosen] = useState(() => initialChoice(request, accounts))
  const [decided, setDecided] = useState(false)
  // The state of this window is that of its opening.
  const [locked, setLocked] = useState(state.settings.locked === true)
  const isChoice = request.kind === 'connect' || request.kind === 'solanaSignIn'
  const unlock = async () => {
    if (await sendAction({ type: 'changeSettings', settings: { locked: false } })) setLocked(false)
  }
  const decide = async (approved: boolean) => {
    setDecided(true)
    const addresses = accounts.flatMap(({ address }) => (chosen.includes(address) ? [address] : []))
    if (await sendAction({ type: 'decide', id, approved, accounts: addresses })) window.close()
  }
  return (
    <>
      <PageHeader wallet={entry.wallet} title={titleOf(request)} testId="approval-title" />
      <section data-testid="approval" data-kind={request.kind}>
        <h2>Site</h2>
        <p className="origin" data-testid="approval-origin">
          {origin}
        </p>
        <p className="soft" data-testid="approval-wallet">{`asks ${wallet.name}`}</p>
      </section>
      <Request state={state} entry={entry} accounts={accounts} chosen={chosen} onChange={setChosen} />
      {locked && (
        <button type="button" id="unlock" data-testid="unlock" onClick={() => void unlock()}>
          Unlock the wallet
        </button>
      )}
      <div className="actions">
        <button
          type="button"
          id="reject"
          data-testid="reject"
          disabled={decided}
          onClick={() => void decide(false)}
        >
          Reject
        </button>
        <button
          type="button"
          id="approve"
          data-testid="approve"
          className="primary"
          disabled={decided || locked || (isChoice && chosen.length === 0)}
          onClick={() => void decide(true)}
        >
          Approve
        </button>
      </div>
    </>
  )
}

/** A request: which site asks, for what, and the buttons that answer it. */
export function Approval({ popup: { state, pending }, id }: { popup: PopupState; id: string }) {
  const entry = pending[id]
  if (entry) return <OpenApproval state={state} entry={entry} />
  return (
    <>
      <PageHeader wallet="first" title="This request is over" testId="approval-gone" />
      <p>The page that asked has been closed or has moved on. You can close this window.</p>
    </>
  )
}
