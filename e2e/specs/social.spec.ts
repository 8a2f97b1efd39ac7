import { expect, test } from '../fixtures/secureTest.js'
import type { LabPage } from '../pages/labPage.js'
import { providerPage } from '../pages/providerPage.js'

/** Providers that the first test signs in at. */
const inWindows = ['google', 'github']

/** Presses the button of a provider and returns its window. */
async function openWindow(lab: LabPage, provider: string) {
  const opened = lab.page.waitForEvent('popup')
  await lab.page.getByTestId(`social-${provider}`).click()
  return providerPage(await opened)
}

async function signOut(lab: LabPage) {
  await lab.start('disconnect')
  await lab.expectDisconnected()
}

test(`${inWindows.join(', ')} in windows: a user each, one of them after a reload`, async ({
  openLab,
  secureSite,
}) => {
  const lab = await openLab({ query: { secureSite: secureSite.url } })
  const { page } = lab
  const addresses: `0x${string}`[] = []
  for (const provider of inWindows) {
    await lab.openConnect()
    const shown = await openWindow(lab, provider)
    await shown.signIn('ana@example.test')
    await lab.expectState({ status: 'connected', social: provider })
    await expect(page.getByTestId('latchkit-dialog')).toBeHidden()
    expect(shown.page.isClosed()).toBe(true)
    addresses.push((await lab.state()).address ?? '0x')
    if (provider === 'google') {
      await page.reload()
      await lab.expectState({ status: 'connected', social: provider, address: addresses[0] ?? '0x' })
    }
    await signOut(lab)
  }
  // The same address at each provider is another user.
  expect(new Set(addresses).size).toBe(inWindows.length)
})

test('C21 a window that is left, closed, cancelled or blocked is reported, and the login goes on in the tab', {
  tag: '@full',
}, async ({ openLab, secureSite, problems }) => {
  // The last page of a login that was cancelled.
  problems.expect(/status of (?:400|410)/)
  const lab = await openLab({ query: { secureSite: secureSite.url } })
  const { page } = lab
  await lab.openConnect()
  const left = await openWindow(lab, 'google')
  await left.page.waitForURL(/sign-in/)
  await lab.modal.back.click()
  await expect(page.getByTestId('view-Connect')).toBeVisible()
  await expect.poll(() => left.page.isClosed()).toBe(true)
  const closed = await openWindow(lab, 'google')
  await closed.page.waitForURL(/sign-in/)
  await closed.page.close()
  await expect(page.getByRole('heading', { name: 'Lost contact with the Google window' })).toBeVisible()
  const [again] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('retry').click()])
  await providerPage(again).cancel()
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()

  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByTestId('retry').click()
  await expect(page.getByRole('heading', { name: 'Your browser blocked the window' })).toBeVisible()
  await page.getByTestId('social-here').click()
  await providerPage(page).signIn('tab@example.test')
  await lab.expectState({ status: 'connected', social: 'google' })
  // The address that the page had, without the result.
  expect(new URL(page.url()).search).toContain('secureSite=')
  expect(page.url()).not.toContain('result_uri')
})

/** Begins a login at Google in the app, and returns the address that its window would open. */
async function beginLogin(lab: LabPage): Promise<string> {
  const context = lab.page.context()
  let uri = ''
  await context.route('**/oauth/start?*', route => {
    uri = route.request().url()
    return route.abort()
  })
  await lab.openConnect()
  const popup = (await openWindow(lab, 'google')).page
  await expect.poll(() => uri).not.toBe('')
  await context.unroute('**/oauth/start?*')
  await popup.close()
  return uri
}

test('row 9: a login that another browser completed is not the one of the browser that began it', {
  tag: '@full',
}, async ({ openLab, secureSite, walletBrowser }) => {
  const lab = await openLab({ query: { secureSite: secureSite.url } })
  const uri = await beginLogin(lab)
  const victim = await walletBrowser.newContext()
  const page = await victim.newPage()
  // Opened by the attacker's page, whose window hands over nothing: the target is the origin of the app.
  await page.goto('about:blank')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(url => {
      Object.assign(window, { heard: [] as unknown[] })
      window.addEventListener('message', ({ data }) => {
        const { heard } = window as unknown as { heard: unknown[] }
        heard.push(data)
      })
      window.open(url)
    }, uri),
  ])
  await Promise.all([popup.waitForEvent('close'), providerPage(popup).signIn('victim@example.test')])
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
  // The attacker's frame, which holds the key of the login, waits for it, and has nothing.
  await expect(lab.page.getByRole('heading', { name: 'Lost contact with the Google window' })).toBeVisible()
  expect(await lab.state()).toMatchObject({ status: 'disconnected' })
  await victim.close()
})

test('row 11: an address that was registered by mail and the same one at Google are two users @full', async ({
  openLab,
  secureSite,
  signUp,
}) => {
  const lab = await openLab({ query: { secureSite: secureSite.url } })
  await lab.openConnect()
  await signUp(lab.page, 'same@example.test')
  await lab.expectState({ status: 'connected' })
  const { address } = await lab.state()
  await signOut(lab)
  await lab.openConnect()
  await (await openWindow(lab, 'google')).signIn('same@example.test')
  await lab.expectState({ status: 'connected', social: 'google' })
  expect((await lab.state()).address).not.toBe(address)
})

/** Signs in at GitHub with an address that it did not verify. */
async function signInUnverified(lab: LabPage, email: string) {
  await lab.openConnect()
  const shown = await openWindow(lab, 'github')
  await shown.page.locator('[name="verified"]').uncheck()
  await shown.signIn(email)
}

test('sec 20: without a verified address a new device shows what to do on the first one', {
  tag: '@full',
}, async ({ openLab, openPhone, secureSite, frameOf }) => {
  const query = { secureSite: secureSite.url }
  const lab = await openLab({ query })
  await signInUnverified(lab, 'nobody@example.test')
  await lab.expectState({ status: 'connected', social: 'github' })
  const phone = await openPhone({ device: 'Pixel 7', query })
  phone.problems.expect(/status of 403/)
  await signInUnverified(phone, 'nobody@example.test')
  await expect(frameOf(phone.page).getByTestId('no-recovery')).toContainText('add an address in Settings')
  await frameOf(phone.page).getByTestId('reject').press('Enter')
  await expect(phone.page.getByTestId('secure-frame-dialog')).toBeHidden()
  await expect(phone.page.getByTestId('retry')).toBeVisible()
})

test('@full sec 20: without a verified address a factor opens the wallet on a new device', async ({
  context,
  openLab,
  openPhone,
  secureSite,
  frameOf,
}) => {
  test.slow()
  const query = { secureSite: secureSite.url }
  const lab = await openLab({ query })
  await signInUnverified(lab, 'factor@example.test')
  await lab.expectState({ status: 'connected', social: 'github' })
  const { address = '0x' } = await lab.state()
  await lab.openAccount()
  await lab.page.getByTestId('account-settings').click()
  await lab.page.getByTestId('settings-upgrade').click()
  await lab.page.getByTestId('open-wallet-page').click()
  const opened = context.waitForEvent('page')
  await frameOf(lab.page).getByTestId('open-window').press('Enter')
  const wallet = await opened
  await wallet.getByTestId('add-password').click()
  for (const box of ['new-password', 'new-password-again'])
    await wallet.getByTestId(box).fill('correct horse battery staple')
  await wallet.getByTestId('dialog-submit').click()
  await wallet.getByTestId('factor-password').fill('correct horse battery staple')
  await wallet.getByTestId('dialog-submit').click()
  await expect(wallet.getByRole('heading', { name: 'It works' })).toBeVisible()
  await wallet.close()

  const phone = await openPhone({ device: 'Pixel 7', query })
  phone.problems.expect(/status of 403/)
  await signInUnverified(phone, 'factor@example.test')
  const asked = phone.context.waitForEvent('page')
  await frameOf(phone.page).getByTestId('open-window').press('Enter')
  const factorWindow = await asked
  await factorWindow.getByTestId('open-wallet').click()
  await factorWindow.getByTestId('factor-password').fill('correct horse battery staple')
  await factorWindow.getByTestId('dialog-submit').click()
  await phone.expectState({ status: 'connected', social: 'github', address })
})

const others = ['apple', 'discord', 'facebook', 'x']

// Each with a separate address: the second browser of a user has to recover the key first.
for (const provider of others)
  test(`@full C21 ${provider} in a window`, async ({ openLab, secureSite }) => {
    const lab = await openLab({ query: { secureSite: secureSite.url } })
    await lab.openConnect()
    const shown = await openWindow(lab, provider)
    await shown.signIn('window@example.test')
    if (provider === 'x') {
      // Its pages have cut the window off: the number brings the result back.
      const number = await lab.page.getByTestId('social-number').textContent()
      await shown.typeNumber(number?.trim() ?? '')
    }
    await lab.expectState({ status: 'connected', social: provider })
  })

for (const provider of [...inWindows, ...others])
  for (const [where, value] of [
    ['inside Telegram', { TelegramWebviewProxy: {} }],
    ['on a page that is isolated', { crossOriginIsolated: true }],
  ] as const)
    test(`@full C20 ${provider} ${where}`, async ({ newPage, site, secureSite }) => {
      const page = await newPage()
      await page.addInitScript(given => {
        for (const [name, own] of Object.entries(given)) Object.defineProperty(window, name, { value: own })
      }, value)
      await page.goto(`${site.origin}/19/lab.html?secureSite=${encodeURIComponent(secureSite.url)}`)
      await page.getByTestId('connect-button').first().click()
      await page.getByTestId(`social-${provider}`).click()
      // The modal has a field of that name as well.
      await page.waitForURL(url => url.origin !== site.origin)
      await providerPage(page).signIn(`${where.replaceAll(' ', '.')}@example.test`)
      await expect(page.getByTestId('lab-state')).toContainText(`"social":"${provider}"`)
      expect(page.url()).not.toContain('result_uri')
    })
