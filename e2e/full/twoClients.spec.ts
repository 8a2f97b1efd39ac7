import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { labPage } from '../pages/labPage.js'

test('two clients on a page share nothing, over a reload as well', async ({ openLab, wallet }) => {
  const { page } = await openLab({ app: 'two' })
  const first = labPage(page, page.getByTestId('first'))
  const second = labPage(page, page.getByTestId('second'))
  await second.connect(wallet)
  await second.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  await first.expectDisconnected()
  await page.reload()
  await second.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  await first.expectDisconnected()
  await first.openConnect()
  await expect(first.modal.dialog).toHaveCount(1)
  await first.modal.close()
})
