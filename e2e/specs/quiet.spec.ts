import { expect, test } from '../fixtures/test.js'

test('C22 the minimal app asks no other host for anything before the user acts', async ({
  openLab,
  requests,
  site,
}) => {
  const lab = await openLab({ app: 'minimal' })
  await expect(lab.connectButton).toBeVisible()
  await lab.page.waitForLoadState('networkidle')
  expect(requests.all().every(url => url.startsWith(site.origin))).toBe(true)
})

test('C22 nothing is asked of the chains, and no view fetched, before the user acts', async ({
  openLab,
  requests,
  stack,
}) => {
  const lab = await openLab()
  await lab.expectDisconnected()
  await lab.page.waitForLoadState('networkidle')
  const early = requests.all()
  expect(early.filter(url => stack.chains.some(({ rpcUrl }) => url.startsWith(rpcUrl)))).toEqual([])
  expect(early.filter(url => /\/(modal-|\w+Views)/.test(url))).toEqual([])
  requests.clear()
  await lab.openConnect()
  await expect(lab.modal.wallet('dev.latchkit.wallet')).toBeVisible()
  expect(requests.all().some(url => url.includes('/modal-'))).toBe(true)
  expect(requests.all().filter(url => stack.chains.some(({ rpcUrl }) => url.startsWith(rpcUrl)))).toEqual([])
})
