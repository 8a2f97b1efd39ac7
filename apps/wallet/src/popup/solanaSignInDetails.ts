import type { Wallet } from '../common/types.js'
import { signInTexts } from '../solana/signInTexts.js'
import type { SolanaApproval } from '../solana/types.js'
import { accountChoice } from './accountChoice.js'
import { element } from './element.js'
import { signInWarning } from './signInWarning.js'

/** A sign-in: the account, and word for word what it will sign. */
export function solanaSignInDetails(
  wallet: Wallet,
  { inputs, selected }: Extract<SolanaApproval, { kind: 'solanaSignIn' }>,
  origin: string,
): HTMLElement[] {
  const messages = element('section')
  const show = (address: string) => {
    messages.replaceChildren(
      element('h2', {}, 'Message'),
      ...signInTexts(inputs, address, origin).flatMap(text => [
        ...signInWarning(text, origin),
        element('pre', { tabindex: 0, 'data-testid': 'approval-message' }, text),
      ]),
    )
  }
  const [named] = inputs.flatMap(({ address }) => address ?? [])
  // The site has named the account: there is nothing to choose.
  const accounts = wallet.accounts.filter(({ solana }) => named === undefined || solana.address === named)
  const first = accounts.find(({ address }) => address === selected) ?? accounts[0]
  if (first) show(first.solana.address)
  const choice = accountChoice(
    { ...wallet, accounts },
    {
      selected: first ? [first.address] : [],
      namespace: 'solana',
      one: ({ solana }) => show(solana.address),
    },
  )
  return [choice, messages]
}
