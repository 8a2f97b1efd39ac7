import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { parseEther, recoverMessageAddress, stringToHex } from 'viem'
import type { Appearance } from '../fixtures/appearance.js'
import { freshKeys } from '../fixtures/freshKeys.js'
import { test as base, expect } from '../fixtures/test.js'
import type { LabPage } from '../pages/labPage.js'

type Embedded = {
  readonly lab: LabPage
  readonly address: `0x${string}`
  /** The tab in which the owner of the embedded wallet approves. */
  readonly owner: Page
  connect(): Promise<void>
  ask(request: string): Promise<void>
  /** The owner presses a button beside the request. */
  decide(method: string, decision: 'Approve' | 'Reject'): Promise<void>
  expectAnswer(part: string | RegExp): Promise<void>
}

const test = base.extend<{ embedded(appearance?: Appearance): Promise<Embedded> }>({
  embedded: async ({ openLab, newPage, chains }, use) => {
    await use(async wanted => {
      const [account] = await freshKeys(chains)
      if (!account) throw new Error('no key was made')
      const query = { key: account.privateKey, ...(wanted ? { theme: wanted.theme } : {}) }
      const lab = await openLab({ app: 'requests', query, ...(wanted ? { appearance: wanted } : {}) })
      const { page, modal } = lab
      const owner = await newPage()
      await owner.goto(page.url().replace('requests.html', 'approver.html'))
      await expect(owner.getByTestId('aborts')).toHaveText('0')
      await page.bringToFront()
      return {
        lab,
        address: account.address,
        owner,
        async connect() {
          // Embedded wallets are no row among the wallets: an app has its own way in.
          await lab.start('wagmi-connect', 'embedded')
          await lab.expectState({ status: 'connected', address: account.address })
          await modal.expectClosed()
        },
        async ask(request) {
          // The modal may be open, and then the page is inert: an app asks on its own account.
          await page.getByTestId('request').evaluate((input, value) => {
            const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
            set?.call(input, value)
            input.dispatchEvent(new Event('input', { bubbles: true }))
          }, request)
          await page.getByTestId('ask').dispatchEvent('click')
        },
        async decide(method, decision) {
          await owner.getByTestId(`asked-${method}`).getByRole('button', { name: decision }).first().click()
        },
        async expectAnswer(part) {
          await expect(page.getByTestId('answers')).toContainText(part)
        },
      }
    })
  },
})

const message = 'Hello from the embedded wallet'

test('requests: a safe method shows nothing; a message and a transaction are shown, approved by the owner, signed and on the chain', async ({
  embedded,
  chains,
}) => {
  const { lab, connect, ask, expectAnswer, decide, address } = await embedded()
  await connect()
  await expect(lab.page.getByTestId('types')).toContainText('embedded auth')
  await ask(`eth_getBalance ["${address}","latest"]`)
  await expectAnswer(`"value":"0x${(await chains[0].getBalance({ address })).toString(16)}"`)
  await lab.modal.expectClosed()
  await ask('eth_call [{"to":"0x0000000000000000000000000000000000000000","data":"zz"},"latest"]')
  await expectAnswer(/"method":"eth_call","error"/)
  await lab.modal.expectClosed()

  await lab.start('sign-message', message)
  const view = lab.modal.dialog.getByTestId('view-ApproveTransaction')
  await expect(view).toContainText(message)
  await expect(view).toContainText('Embedded wallet')
  await decide('personal_sign', 'Approve')
  const signature = (await lab.value('sign-message')) as `0x${string}`
  expect(await recoverMessageAddress({ message, signature })).toBe(address)
  await lab.modal.expectClosed()

  const to = '0x00000000000000000000000000000000000000A1'
  const before = await chains[0].getBalance({ address: to })
  await lab.start('send-transaction', `${to} ${parseEther('1.25')}`)
  await expect(view).toContainText('1.25 ETH')
  await expect(view).toContainText(to)
  await decide('eth_sendTransaction', 'Approve')
  const hash = (await lab.value('send-transaction')) as `0x${string}`
  const receipt = await chains[0].waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(receipt.status).toBe('success')
  expect((await chains[0].getBalance({ address: to })) - before).toBe(parseEther('1.25'))
  await lab.modal.expectClosed()
})

test('requests: the modal closes after an error of the wallet, and the wallet stays connected', async ({
  embedded,
}) => {
  const { lab, connect, decide } = await embedded()
  await connect()
  await lab.start('sign-message', message)
  await decide('personal_sign', 'Reject')
  expect((await lab.result('sign-message')).error).toMatchObject({ code: 4001 })
  await lab.modal.expectClosed()
  await lab.expectState({ status: 'connected' })
})

test('requests: a method that is not allowed opens the modal, says so after 300 ms and rejects what is pending', async ({
  embedded,
  problems,
}) => {
  // The console shows the developer which method it was.
  problems.expect(/Requested RPC call is not allowed/)
  const { lab, connect, ask, expectAnswer, owner, address } = await embedded()
  await connect()
  await ask(`personal_sign ["${stringToHex(message)}","${address}"]`)
  await expect(owner.getByTestId('asked-personal_sign')).toBeVisible()
  // The clock does not move, so that what comes with time comes when the test advances it.
  await lab.page.clock.install()
  await lab.page.clock.pauseAt(Date.now() + 10_000)
  await ask(`eth_sign ["${address}","0x00"]`)
  await expectAnswer(
    '"method":"eth_sign","error":{"code":4200,"message":"Requested RPC call is not allowed"}',
  )
  await expectAnswer(
    '"method":"personal_sign","error":{"code":4200,"message":"Requested RPC call is not allowed"}',
  )
  await expect(lab.page.getByTestId('reached')).not.toHaveText(/eth_sign(?: |$)/)
  await lab.page.clock.runFor(299)
  await expect(lab.modal.toast).toHaveCount(0)
  await lab.page.clock.runFor(1)
  await lab.page.clock.resume()
  await expect(lab.modal.toast).toHaveText('Action not allowed')
  await expect(lab.modal.dialog).toBeVisible()
  await expect(owner.getByTestId('aborts')).toHaveText('1')
  await expect(lab.page.getByTestId('pending')).toHaveText('')
})

test('requests: closing rejects all that is pending and aborts only what signs; two are shown one after the other, and "Reject" ends only the first', async ({
  embedded,
  stack,
}) => {
  const { lab, connect, ask, expectAnswer, decide, owner, address } = await embedded()
  await connect()
  // A node that takes its time: the read is still on its way when the modal closes.
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await lab.page.route(`${stack.chains[0].rpcUrl}/**`, async route => {
    if (route.request().postData()?.includes('eth_getLogs')) await held
    await route.continue()
  })
  await ask('eth_getLogs [{}]')
  await expect(lab.page.getByTestId('pending')).toHaveText('eth_getLogs safe')
  await lab.modal.expectClosed()
  await ask(`personal_sign ["${stringToHex(message)}","${address}"]`)
  await expect(lab.page.getByTestId('pending')).toHaveText('eth_getLogs safe, personal_sign notSafe')
  await expect(owner.getByTestId('asked-personal_sign')).toBeVisible()
  await lab.modal.close()
  await expectAnswer('"method":"personal_sign","error":{"code":4001,"message":"Request was aborted"}')
  await expectAnswer('"method":"eth_getLogs","error":{"code":4001,"message":"Request was aborted"}')
  // One abort: that of the signature. The read went on.
  await expect(owner.getByTestId('aborts')).toHaveText('1')
  await expect(owner.getByTestId('asked-personal_sign')).toHaveCount(0)
  const answered = lab.page.waitForResponse(one => Boolean(one.request().postData()?.includes('eth_getLogs')))
  release()
  expect((await answered).ok()).toBe(true)
  await expect(lab.page.getByTestId('pending')).toHaveText('')

  const view = lab.modal.dialog.getByTestId('view-ApproveTransaction')
  await ask(`eth_sendTransaction [{"to":"${address}","value":"0x1"}]`)
  await ask(`personal_sign ["${stringToHex(message)}","${address}"]`)
  await expect(view).toContainText('1 more request is waiting')
  await expect(view).toContainText('Send a transaction')
  await lab.page.getByTestId('reject-request').click()
  await expectAnswer('"method":"eth_sendTransaction","error":{"code":4001,"message":"Request was aborted"}')
  await expect(view).toContainText('Sign a message')
  await decide('personal_sign', 'Approve')
  await expectAnswer('"method":"personal_sign","value":"0x')
  await lab.modal.expectClosed()
})

test('requests: the stack calls a flow back on success, error and cancel', async ({ embedded }) => {
  const { lab, connect, ask, decide, address } = await embedded()
  const { page, modal } = lab
  await connect()
  const flow = page.getByTestId('flow')
  const sign = `personal_sign ["${stringToHex(message)}","${address}"]`
  await page.getByTestId('push').click()
  await expect(flow).toHaveText('pushed')
  await ask(sign)
  await decide('personal_sign', 'Approve')
  await expect(flow).toHaveText('pushed success')
  await modal.expectClosed()

  // From the account, to where it returns.
  await page.getByTestId('push').click()
  await expect(flow).toHaveText('pushed success pushed')
  await lab.openAccount()
  await ask(sign)
  await expect(modal.dialog.getByTestId('view-ApproveTransaction')).toBeVisible()
  await decide('personal_sign', 'Reject')
  await expect(flow).toHaveText('pushed success pushed error')
  await expect(lab.account.root).toBeVisible()
  await modal.close()

  await page.getByTestId('push').click()
  await expect(flow).toHaveText(/pushed$/)
  await ask(sign)
  await modal.close()
  await expect(flow).toHaveText('pushed success pushed error pushed cancel')
})

test('requests: going back rejects what is shown', async ({ embedded }) => {
  const { lab, connect, ask, expectAnswer, address } = await embedded()
  await connect()
  await lab.openAccount()
  await ask(`personal_sign ["${stringToHex(message)}","${address}"]`)
  await expect(lab.modal.dialog.getByTestId('view-ApproveTransaction')).toBeVisible()
  await lab.modal.back.click()
  await expectAnswer('"error":{"code":4001,"message":"Request was aborted"}')
  await expect(lab.account.root).toBeVisible()
})

test('requests: an injected wallet is never filtered', async ({ embedded, wallet }) => {
  const { lab, ask, expectAnswer } = await embedded()
  await lab.connect(wallet)
  await lab.start('sign-message', message)
  await wallet.approval()
  await lab.page.bringToFront()
  await lab.modal.expectClosed()
  await wallet.approve()
  expect(await lab.value('sign-message')).toMatch(/^0x/)
  // Not of the policy: it reaches the wallet, which says in its own words that it does not have it.
  await ask('wallet_inventedByNobody')
  await expectAnswer('"method":"wallet_inventedByNobody","error"')
  await expect(lab.page.getByTestId('answers')).not.toContainText('not allowed')
  await lab.modal.expectClosed()
  await expect(lab.page.getByTestId('pending')).toHaveText('')
})

const appearances: readonly Appearance[] = [
  { size: 'desktop', theme: 'light', locale: 'en-US', react: 19 },
  { size: 'phone', theme: 'dark', locale: 'en-US', react: 19 },
  { size: 'desktop', theme: 'dark', locale: 'ar', react: 18 },
]
for (const appearance of appearances)
  test(`C14 axe finds nothing in the view of requests, ${Object.values(appearance).join(' ')}`, async ({
    embedded,
  }, info) => {
    const { lab, connect, ask, address } = await embedded(appearance)
    const { page, modal } = lab
    await page.emulateMedia({ colorScheme: appearance.theme, reducedMotion: 'reduce' })
    await connect()
    for (const [name, request] of [
      ['sign', `personal_sign ["${stringToHex(message)}","${address}"]`],
      ['send', `eth_sendTransaction [{"to":"${address}","value":"0xde0b6b3a7640000"}]`],
      [
        'data',
        `eth_signTypedData_v4 ["${address}",${JSON.stringify(JSON.stringify({ primaryType: 'Mail', message: { text: message, more: message } }, null, 2))}]`,
      ],
    ] as const) {
      await ask(request)
      await expect(
        modal.dialog.getByTestId('view-ApproveTransaction').getByRole('heading', { level: 2 }),
      ).toBeVisible()
      await expect(modal.dialog).toHaveAccessibleName(/.{3,}/)
      await modal.settled()
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect
        .soft(
          violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) })),
          name,
        )
        .toEqual([])
      const folder = process.env.LATCHKIT_SCREENSHOTS
      if (folder)
        await page.screenshot({
          path: `${folder}/approve-${name}-${info.title.replaceAll(/\W+/g, '-')}.png`,
        })
      await modal.close()
    }
  })
