import { expect, test } from '../fixtures/test.js'

test('C22 before the user acts no request goes to another host or a chain, and no view is fetched', async ({
  openLab,
  requests,
  site,
  stack,
}) => {
  const minimal = await openLab({ app: 'minimal' })
  await expect(minimal.connectButton).toBeVisible()
  await minimal.page.waitForLoadState('networkidle')
  expect(requests.all().every(url => url.startsWith(site.origin))).toBe(true)
  await minimal.page.close()
  requests.clear()

  const lab = await openLab()
  await lab.expectDisconnected()
  await lab.page.waitForLoadState('networkidle')
  const early = requests.all()
  expect(early.filter(url => stack.chains.some(({ rpcUrl }) => url.startsWith(rpcUrl)))).toEqual([])
  // Core has modules called account, requests and signIn too. Only views have JSX.
  const named = early.filter(url => /\/(modal|connect|receive|requests|shared)-[^/]*\.js/.test(url))
  const texts = await Promise.all(named.map(async url => (await fetch(url)).text()))
  expect(named.filter((_, index) => texts[index]?.includes('jsx'))).toEqual([])
  requests.clear()
  await lab.openConnect()
  await expect(lab.modal.wallet('dev.latchkit.wallet')).toBeVisible()
  const view = requests.all().find(url => url.includes('/modal-')) ?? ''
  expect(await (await fetch(view)).text()).toContain('jsx')
  expect(requests.all().filter(url => stack.chains.some(({ rpcUrl }) => url.startsWith(rpcUrl)))).toEqual([])
})
