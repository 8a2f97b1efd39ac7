import { expect, test } from '../fixtures/test.js'

test('C26 hooks need no latchkit made before the first render and never alert; outside of the provider they throw a coded error', async ({
  openLab,
  problems,
}) => {
  const { page, modal } = await openLab({ app: 'hooks' })
  await page.getByTestId('make').click()
  await expect(page.getByTestId('inside')).toContainText('disconnected')
  await page.getByTestId('inside').click()
  await expect(modal.view('Connect')).toBeVisible()
  expect(problems.list()).toEqual([])

  problems.expect(/ProviderMissingError|LatchkitProvider|error boundary/)
  const outside = await openLab({ app: 'hooks', query: { outside: '1' } })
  await expect(outside.page.getByTestId('outside')).toHaveText('react/provider-missing')
})
