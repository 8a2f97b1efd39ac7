import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Reply, TestPage } from './openTestPage.js'
import { type Setup, startSetup } from './startSetup.js'

export type Suite = {
  setup: Setup
  /** A fresh page before each test, not connected. */
  page: TestPage
  addresses: Hex[]
  connect(accounts?: number[]): Promise<Reply>
}

/** One browser for the tests of a file; the wallet is set back before each. */
export function walletSuite(): Suite {
  let setup: Setup | undefined
  let page: TestPage | undefined
  const given = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('Only inside a test.')
    return value
  }
  beforeAll(async () => {
    setup = await startSetup()
  })
  afterAll(() => setup?.stop())
  beforeEach(async () => {
    const popup = await given(setup).wallet.popup()
    await popup.disconnectAll()
    await popup.selectAccount(0)
    await popup.selectChain(31337)
    await page?.page.close()
    page = await given(setup).open()
  })
  return {
    get setup() {
      return given(setup)
    },
    get page() {
      return given(page)
    },
    get addresses() {
      return given(setup).stack.accounts.map(account => account.address)
    },
    async connect(accounts) {
      const reply = given(page).request('eth_requestAccounts')
      await given(setup).wallet.approve({ accounts })
      return await reply
    },
  }
}
