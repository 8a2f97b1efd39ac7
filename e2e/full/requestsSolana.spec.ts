import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { Keypair, SystemInstruction, Transaction } from '@solana/web3.js'
import { freshSolanaAddress, isSignedByBase58, solanaReader } from '../fixtures/solanaReader.js'
import { test as base, expect } from '../fixtures/test.js'
import { fillField } from '../pages/fillField.js'
import type { LabPage } from '../pages/labPage.js'

type Embedded = {
  readonly lab: LabPage
  readonly address: string
  /** The tab in which the owner of the embedded wallet approves. */
  readonly owner: Page
  /** Presses a button of the app, and sees the view that shows what is requested from the wallet. */
  ask(action: string, input: string, heading: string): Promise<void>
  /** The owner presses a button beside the request. */
  decide(method: string, decision: 'Approve' | 'Reject'): Promise<void>
  answers(): Promise<Answer[]>
}
type Answer = { action: string; value?: string; error?: { code: string; message: string } }

const message = 'Hello from the embedded wallet'

const test = base.extend<{ embedded: Embedded }>({
  embedded: async ({ openLab, newPage, solana }, use) => {
    const keypair = Keypair.generate()
    const address = keypair.publicKey.toBase58()
    await solana.airdrop(address, 1_000_000_000)
    const query = {
      key: Buffer.from(keypair.secretKey.slice(0, 32)).toString('hex'),
      solana: solana.url.replace('127.0.0.1', 'localhost'),
      solanaId: solana.caipNetworkId.slice('solana:'.length),
    }
    const lab = await openLab({ app: 'requestsSolana', query })
    const { page, modal } = lab
    const owner = await newPage()
    await owner.goto(page.url().replace('requestsSolana.html', 'approver.html'))
    await expect(owner.getByTestId('aborts')).toHaveText('0')
    await page.bringToFront()
    await lab.openConnect()
    await modal.dialog.getByRole('button', { name: 'Embedded wallet' }).click()
    await modal.expectClosed()
    await expect(page.getByTestId('state')).toHaveText(`connected ${address}`)
    await use({
      lab,
      address,
      owner,
      async ask(action, input, heading) {
        await fillField(page.getByTestId('input'), input)
        await page.getByTestId(action).click()
        const view = modal.dialog.getByTestId('view-ApproveTransaction')
        await expect(view.getByRole('heading', { level: 2 })).toHaveText(heading)
        await expect(view).toContainText('Embedded wallet')
      },
      async decide(method, decision) {
        await owner.getByTestId(`asked-${method}`).getByRole('button', { name: decision }).click()
      },
      answers: async () => {
        const texts = await page.getByTestId('answers').getByRole('listitem').allTextContents()
        return texts.map(text => JSON.parse(text))
      },
    })
  },
})

test('requests on Solana: a message and a transaction are shown, approved by the owner, signed by its key and on the chain', async ({
  embedded,
  solana,
}) => {
  const { lab, ask, decide, answers, address } = embedded
  await ask('sign-message', message, 'Sign a message')
  await expect(lab.modal.dialog).toContainText(message)
  await decide('solana_signMessage', 'Approve')
  await lab.modal.expectClosed()
  await expect.poll(answers).toMatchObject([{ action: 'sign-message', value: expect.any(String) }])
  expect(isSignedByBase58(address, message, (await answers())[0]?.value ?? '')).toBe(true)

  const reader = solanaReader(solana.url)
  const to = freshSolanaAddress()
  await ask('send', `${to} 12000000`, 'Send a transaction')
  expect(await reader.balance(to)).toBe(0)
  await decide('solana_signAndSendTransaction', 'Approve')
  await lab.modal.expectClosed()
  const both = [{ action: 'sign-message' }, { action: 'send', value: expect.any(String) }]
  await expect.poll(answers).toMatchObject(both)
  await expect.poll(async () => reader.error((await answers())[1]?.value ?? '')).toBe(null)
  expect(await reader.balance(to)).toBe(12_000_000)
})

test('requests on Solana: what is only signed is shown and not sent, one and two at a time', async ({
  embedded,
  solana,
}) => {
  const { lab, ask, decide, answers, address } = embedded
  const to = freshSolanaAddress()
  await ask('sign-transaction', `${to} 12000000`, 'Sign a transaction')
  await decide('solana_signTransaction', 'Approve')
  await expect.poll(answers).toHaveLength(1)
  await ask('sign-two', `${to} 13000000`, 'Sign 2 transactions')
  await decide('solana_signAllTransactions', 'Approve')
  await expect.poll(answers).toHaveLength(2)
  await lab.modal.expectClosed()
  const signed = (await answers()).flatMap(({ value = '' }) => value.split(' '))
  const transactions = signed.map(text => Transaction.from(base58.decode(text)))
  expect(transactions.map(one => [one.feePayer?.toBase58(), one.verifySignatures()])).toEqual(
    Array(3).fill([address, true]),
  )
  expect(
    transactions.flatMap(({ instructions }) =>
      instructions.map(one => Number(SystemInstruction.decodeTransfer(one).lamports)),
    ),
  ).toEqual([12_000_000, 13_000_000, 13_000_000])
  expect(await solanaReader(solana.url).balance(to)).toBe(0)
})

test('requests on Solana: what the owner rejects is rejected, and the wallet stays connected', async ({
  embedded,
}) => {
  const { lab, ask, decide, answers, address } = embedded
  await ask('sign-message', message, 'Sign a message')
  await decide('solana_signMessage', 'Reject')
  await lab.modal.expectClosed()
  await expect.poll(answers).toMatchObject([{ error: { code: 'rpc/user-rejected' } }])
  await expect(lab.page.getByTestId('state')).toHaveText(`connected ${address}`)
})

test('requests on Solana: closing the modal rejects what is shown and takes it off the owner’s device', async ({
  embedded,
  solana,
}) => {
  const { lab, ask, answers, owner } = embedded
  const to = freshSolanaAddress()
  await ask('send', `${to} 12000000`, 'Send a transaction')
  await expect(owner.getByTestId('asked-solana_signAndSendTransaction')).toBeVisible()
  await lab.modal.close()
  await expect.poll(answers).toMatchObject([{ error: { code: 'rpc/user-rejected' } }])
  await expect(owner.getByTestId('aborts')).toHaveText('1')
  await expect(owner.getByTestId('asked-solana_signAndSendTransaction')).toHaveCount(0)
  expect(await solanaReader(solana.url).balance(to)).toBe(0)
})
