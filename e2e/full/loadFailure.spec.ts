import { expect, test } from '../fixtures/test.js'

const chunk = (name: string) => new RegExp(`/${name}-[^/]*\\.js$`)

test('a view that cannot be loaded says so and is there after trying again', async ({
  openLab,
  problems,
}) => {
  problems.expect(/Failed to load resource|could not be loaded|dynamically imported/)
  const lab = await openLab()
  await lab.page.route(chunk('connect'), route => route.abort())
  await lab.openConnect()
  await lab.modal.allWallets.click()
  await expect(lab.modal.retry).toBeVisible()
  await expect(lab.modal.closeButton).toBeVisible()
  await lab.page.unroute(chunk('connect'))
  await lab.modal.retry.click()
  await expect(lab.modal.search).toBeVisible()
})

test('a modal that cannot be loaded leaves the button ready for another try', async ({
  openLab,
  problems,
}) => {
  problems.expect(/Failed to load resource|could not be loaded|dynamically imported/)
  const lab = await openLab()
  await lab.page.route(chunk('modal'), route => route.abort())
  await lab.connectButton.click()
  await expect(lab.connectButton).toHaveAttribute('aria-busy', 'true')
  await expect(lab.connectButton).not.toHaveAttribute('aria-busy', 'true')
  await lab.page.unroute(chunk('modal'))
  await lab.openConnect()
})
