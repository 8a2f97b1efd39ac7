import type { Hex } from 'viem'
import { verifyMessage } from 'viem'
import { expect, readCode, test } from '../fixtures/secureTest.js'
import { labPage } from '../pages/labPage.js'

test('C5: a sign-out ends the other tab; a new device recovers the wallet by a second code', async ({
  openLab,
  openPhone,
  secureSite,
  siteClock,
  signUp,
  inbox,
  frameOf,
  approve,
}) => {
  test.slow()
  const email = 'two@example.test'
  const query = { secureSite: secureSite.url }
  const lab = await openLab({ query })
  await lab.openConnect()
  await signUp(lab.page, email)
  await lab.expectState({ status: 'connected' })
  const { address: account = '0x' } = await lab.state()
  const other = await openLab({ query })
  await other.expectState({ status: 'connected', address: account })

  // The browser loses the share of an open wallet: the key is brought back by the next approval, or left by Escape.
  await other.page.getByTestId('secure-frame-dialog').locator('iframe').waitFor({ state: 'attached' })
  await frameOf(other.page).locator('#frame').evaluate(loseShare)
  await other.start('sign-message', 'lost')
  await approve(other.page)
  expect(JSON.stringify((await other.result('sign-message')).error)).toContain(
    'no key of the wallet any more',
  )
  await other.start('sign-message', 'again')
  await expect(frameOf(other.page).getByRole('heading')).toHaveText('Open your wallet on this device')
  await frameOf(other.page).getByTestId('recovery-code').press('Escape')
  expect((await other.result('sign-message')).error).toMatchObject({ code: 4001 })
  await expect(other.page.getByTestId('secure-frame-dialog')).toBeHidden()

  await other.start('disconnect')
  await other.expectDisconnected()
  await lab.expectDisconnected()

  // A mail each 30 s.
  siteClock.passed += 31_000
  const phone = await openPhone({ device: 'Pixel 7', query })
  const { page } = phone
  await phone.openConnect()
  await signUp(page, email)
  const frame = frameOf(page)
  await expect(frame.getByRole('heading')).toHaveText('Open your wallet on this device')
  const code = readCode(inbox.messages().at(-1)?.text ?? '')
  await frame.getByTestId('recovery-code').fill(code)
  await frame.getByTestId('recovery-submit').click()
  await phone.expectState({ status: 'connected', address: account })
  await phone.start('sign-message', 'from the phone')
  await approve(page)
  const signature = (await phone.value('sign-message')) as Hex
  expect(await verifyMessage({ address: account, message: 'from the phone', signature })).toBe(true)
})

/** Deletes what the frame keeps of the wallet, as a browser does that needs room. */
async function loseShare() {
  const open = indexedDB.open('latchkit-frame/lab')
  const database = await new Promise<IDBDatabase>(resolve => {
    open.onsuccess = () => resolve(open.result)
  })
  const values = database.transaction('values', 'readwrite').objectStore('values')
  const range = IDBKeyRange.bound('share/', 'share/~')
  await new Promise(resolve => {
    values.delete(range).onsuccess = resolve
  })
  database.close()
}

test('@full C5: a sign-out ends the other client of the page', async ({ openLab, secureSite, signUp }) => {
  const { page } = await openLab({ app: 'two', query: { secureSite: secureSite.url } })
  const first = labPage(page, page.getByTestId('first'))
  const second = labPage(page, page.getByTestId('second'))
  await first.openConnect()
  await signUp(page, 'clients@example.test')
  await first.expectState({ status: 'connected' })
  const { address = '0x' } = await first.state()
  await second.openConnect()
  await page.getByTestId('email-input').fill('clients@example.test')
  await page.getByTestId('email-submit').click()
  await second.expectState({ status: 'connected', address })
  await second.openAccount()
  await page.getByTestId('disconnect').click()
  await second.expectDisconnected()
  await first.expectDisconnected()
})
