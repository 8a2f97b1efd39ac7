import type { BrowserContext, Page } from 'playwright-core'
import { type ProtocolWalletSession, readSessions } from './readSessions.js'
import { tick } from './tick.js'

export type ProposalOptions = {
  /** Indexes of the accounts to tick. Default: as the wallet proposes, the first. */
  accounts?: number[] | undefined
  /** Ids of the networks to tick, CAIP-2 for Solana. Default: as the wallet proposes, those asked for that it knows. */
  chains?: (number | string)[] | undefined
  /** Names of the methods to tick. Default: those asked for that it supports. */
  methods?: string[] | undefined
  /** Names of the events to tick. Default: those asked for that it supports. */
  events?: string[] | undefined
}

type Kind = 'proposal' | 'sign-in' | 'request'

export type ProtocolWallet = {
  page: Page
  /** Types a URI and clicks "Pair". Resolves when the wallet has taken it or said why not: see `status`. */
  pair(uri: string): Promise<void>
  /** What the page says went wrong; empty when nothing did. */
  status(): Promise<string>
  /** Waits until the page shows a proposal, for a look at it; still to be answered. */
  proposal(): Promise<void>
  approveProposal(options?: ProposalOptions): Promise<void>
  rejectProposal(): Promise<void>
  /** Waits until the page shows a one-click sign-in. */
  signIn(): Promise<void>
  /** Signs with the account of this index. Default: the first. */
  approveSignIn(options?: { account?: number | undefined }): Promise<void>
  rejectSignIn(): Promise<void>
  /** Waits until the page shows a request, of this method if one is named. */
  request(method?: string): Promise<void>
  approveRequest(method?: string): Promise<void>
  rejectRequest(method?: string): Promise<void>
  sessions(): Promise<ProtocolWalletSession[]>
  /** Gives a session other accounts (by index) or networks (by id). Sessions are counted from 0, the oldest first. */
  update(
    choice: { accounts?: number[] | undefined; chains?: (number | string)[] | undefined },
    index?: number,
  ): Promise<void>
  extend(index?: number): Promise<void>
  ping(index?: number): Promise<void>
  /** Makes the next granted account the first: an update, and `accountsChanged`. */
  emitAccounts(index?: number): Promise<void>
  /** Goes to the next granted network: `chainChanged`. */
  emitChain(index?: number): Promise<void>
  /** Emits an event that was not granted. */
  emitForeign(index?: number): Promise<void>
  /** Ends a session. */
  disconnect(index?: number): Promise<void>
  /** Shows nothing and answers nothing. */
  setSilent(on: boolean): Promise<void>
  /** Holds answers after the click until `release`. */
  setAnswerLate(on: boolean): Promise<void>
  release(): Promise<void>
  /** Rejects proposals and sign-ins without a click. */
  setAutoReject(on: boolean): Promise<void>
  /** Knows no one-click sign-in, so that apps fall back to a proposal. */
  setNoSignIn(on: boolean): Promise<void>
  /** Leaves the relay, or comes back. */
  setOffline(on: boolean): Promise<void>
  /** What a click on "Reject" answers a request with. Default: 5000. */
  setRejectCode(code: 5000 | 4001): Promise<void>
  /** Answers `solana_signTransaction` with the signature only, without the transaction. */
  setSignatureOnly(on: boolean): Promise<void>
  reload(): Promise<void>
}

/**
 * Drives the protocol wallet as a person does: by clicks in its page. Give it a page, or a context that it opens one in.
 *
 * @example
 * const wallet = await openProtocolWallet(context, server.url)
 * await wallet.pair(uri)
 * await wallet.approveProposal({ accounts: [0, 1] })
 */
export async function openProtocolWallet(
  target: Page | BrowserContext,
  url: string,
): Promise<ProtocolWallet> {
  const page = 'newPage' in target ? await target.newPage() : target
  const loaded = () => page.locator('body[data-loaded]').waitFor()
  const settled = () => page.locator('body[data-busy="0"]').waitFor()
  const click = async (testId: string) => {
    await page.getByTestId(testId).click()
    await settled()
  }
  const set = async (testId: string, on: boolean) => {
    await page.getByTestId(testId).setChecked(on)
    await settled()
  }
  const ask = (kind: Kind, method?: string) =>
    method ? page.locator(`[data-testid=${kind}][data-method="${method}"]`) : page.getByTestId(kind)
  const answer = async (kind: Kind, button: 'approve' | 'reject', method?: string) => {
    await ask(kind, method).getByTestId(button).click()
    await settled()
  }
  const onSession = async (testId: string, index = 0) => {
    await page.getByTestId(`session-${index}`).getByTestId(testId).click()
    await settled()
  }
  if (new URL(page.url()).origin !== new URL(url).origin) await page.goto(url)
  await loaded()
  return {
    page,
    pair: async uri => {
      await page.getByTestId('uri-input').fill(uri)
      await click('pair')
    },
    status: async () => (await page.getByTestId('status').textContent()) ?? '',
    proposal: () => ask('proposal').waitFor(),
    approveProposal: async ({ accounts, chains, methods, events } = {}) => {
      const proposal = ask('proposal')
      await proposal.waitFor()
      if (methods || events) await proposal.getByTestId('permissions').click()
      if (accounts) await tick(proposal.getByTestId('account-choice'), accounts)
      if (chains) await tick(proposal.getByTestId('chain-choice'), chains.map(String))
      if (methods) await tick(proposal.getByTestId('method-choice'), methods)
      if (events) await tick(proposal.getByTestId('event-choice'), events)
      await answer('proposal', 'approve')
    },
    rejectProposal: () => answer('proposal', 'reject'),
    signIn: () => ask('sign-in').waitFor(),
    approveSignIn: async ({ account = 0 } = {}) => {
      await page.getByTestId('sign-in-account').selectOption({ index: account })
      await answer('sign-in', 'approve')
    },
    rejectSignIn: () => answer('sign-in', 'reject'),
    request: method => ask('request', method).waitFor(),
    approveRequest: method => answer('request', 'approve', method),
    rejectRequest: method => answer('request', 'reject', method),
    sessions: () => readSessions(page),
    update: async ({ accounts, chains }, index = 0) => {
      const card = page.getByTestId(`session-${index}`)
      const button = card.getByTestId('update-apply')
      if (!(await button.isVisible())) await card.getByTestId('update').click()
      if (accounts) await tick(card.getByTestId('update-account'), accounts)
      if (chains) await tick(card.getByTestId('update-chain'), chains.map(String))
      await button.click()
      await settled()
    },
    extend: index => onSession('extend', index),
    ping: index => onSession('ping', index),
    emitAccounts: index => onSession('emit-accounts', index),
    emitChain: index => onSession('emit-chain', index),
    emitForeign: index => onSession('emit-foreign', index),
    disconnect: index => onSession('delete', index),
    setSilent: on => set('silent', on),
    setAnswerLate: on => set('answer-late', on),
    release: () => click('release'),
    setAutoReject: on => set('auto-reject', on),
    setNoSignIn: on => set('no-sign-in', on),
    setOffline: on => set('offline', on),
    setSignatureOnly: on => set('signature-only', on),
    setRejectCode: async code => {
      await page.getByTestId('reject-code').selectOption(`${code}`)
    },
    reload: async () => {
      await page.reload()
      await loaded()
    },
  }
}
