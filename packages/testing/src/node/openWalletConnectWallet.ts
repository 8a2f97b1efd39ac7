import type { BrowserContext, Locator, Page } from '@playwright/test'

/** A session in the list of the wallet's page. */
export type WalletConnectWalletSession = {
  topic: string
  appName: string
  appUrl: string
  /** Unix seconds. */
  expiry: number
  accounts: string[]
  chains: number[]
  /** NaN for a session without networks of eip155. */
  activeChain: number
  /** Addresses, and CAIP-2 ids of networks; only of a session that has Solana. */
  solana?: { accounts: string[]; chains: string[] } | undefined
}

/** The choices of the owner in a proposal. */
export type ProposalOptions = {
  /** Indexes of the accounts to tick. Default: the first. */
  accounts?: number[] | undefined
  /** Ids of the networks to tick, CAIP-2 for Solana. Default: the requested ones that the wallet knows. */
  chains?: (number | string)[] | undefined
  /** Names of the methods to tick. Default: the requested ones that the wallet supports. */
  methods?: string[] | undefined
  /** Names of the events to tick. Default: the requested ones that the wallet supports. */
  events?: string[] | undefined
}

type Kind = 'proposal' | 'sign-in' | 'request'

/** The clicks of a wallet's owner in the WalletConnect page. */
export type WalletConnectWallet = {
  page: Page
  /** Types a URI and clicks "Pair". Resolves when the wallet has paired or shows why it could not: see `status`. */
  pair(uri: string): Promise<void>
  /** Returns the error that the page shows, or an empty text. */
  status(): Promise<string>
  /** Waits until the page shows a proposal. It still has to be answered. */
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
  sessions(): Promise<WalletConnectWalletSession[]>
  /** Gives a session other accounts (by index) or networks (by id). Sessions are counted from 0, the oldest first. */
  update(
    choice: { accounts?: number[] | undefined; chains?: (number | string)[] | undefined },
    index?: number,
  ): Promise<void>
  extend(index?: number): Promise<void>
  ping(index?: number): Promise<void>
  /** Makes the next granted account the first, by a session update and `accountsChanged`. */
  emitAccounts(index?: number): Promise<void>
  /** Switches to the next granted network and emits `chainChanged`. */
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
  /** Ignores one-click sign-ins, so that apps fall back to a proposal. */
  setNoSignIn(on: boolean): Promise<void>
  /** Disconnects from the relay, or connects again. */
  setOffline(on: boolean): Promise<void>
  /** Sets the error code of a rejected request. Default: 5000. */
  setRejectCode(code: 5000 | 4001): Promise<void>
  /** Answers `solana_signTransaction` with the signature only, without the transaction. */
  setSignatureOnly(on: boolean): Promise<void>
  reload(): Promise<void>
}

/** Ticks the given checkboxes of a group, by index or value, and clears the others. */
const tick = async (boxes: Locator, wanted: readonly (number | string)[]): Promise<void> => {
  const values = await boxes.evaluateAll(list => list.map(box => box.getAttribute('value') ?? ''))
  for (const [index, value] of values.entries())
    await boxes.nth(index).setChecked(wanted.includes(index) || wanted.includes(value))
}

const words = (text: string | undefined) => (text ? text.split(' ') : [])

/** Reads the list of sessions from the page. */
const readSessions = async (page: Page): Promise<WalletConnectWalletSession[]> => {
  const cards = await page
    .getByTestId('sessions')
    .locator('> section')
    .evaluateAll(list =>
      list.map(card => ({
        data: card instanceof HTMLElement ? { ...card.dataset } : {},
        name: card.querySelector('[data-testid=app-name]')?.textContent ?? '',
        url: card.querySelector('[data-testid=app-url]')?.textContent ?? '',
      })),
    )
  return cards.map(({ data, name, url }) => ({
    topic: data.topic ?? '',
    appName: name,
    appUrl: url,
    expiry: Number(data.expiry),
    accounts: words(data.accounts),
    chains: words(data.chains).map(Number),
    activeChain: Number(data.activeChain),
    ...(data.solanaChains && {
      solana: { accounts: words(data.solanaAccounts), chains: words(data.solanaChains) },
    }),
  }))
}

/**
 * Drives the WalletConnect wallet by clicks in its page. Takes a page, or a context in which it opens one.
 *
 * @example
 * const wallet = await openWalletConnectWallet(context, server.url)
 * await wallet.pair(uri)
 * await wallet.approveProposal({ accounts: [0, 1] })
 */
export async function openWalletConnectWallet(
  target: Page | BrowserContext,
  url: string,
): Promise<WalletConnectWallet> {
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
