import { expect, test } from '../fixtures/test.js'

test('C26 hooks need no latchkit made before the first render and never alert', async ({ openLab }) => {
  const { page, modal } = await openLab({ app: 'hooks' })
  await page.getByTestId('make').click()
  await expect(page.getByTestId('inside')).toContainText('disconnected')
  await page.getByTestId('inside').click()
  await expect(modal.view('Connect')).toBeVisible()
})

test('C26 a hook outside of the provider says so by a coded error', async ({ openLab, problems }) => {
  problems.expect(/ProviderMissingError|LatchkitProvider|error boundary/)
  const { page } = await openLab({ app: 'hooks', query: { outside: '1' } })
  await expect(page.getByTestId('outside')).toHaveText('react/provider-missing')
})
