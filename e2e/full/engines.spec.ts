import { type Engine, engines, expect, test } from '../engines/engineTest.js'
import { injectedRdns, injectWallet } from '../engines/injectWallet.js'
import type { EngineBrowser, EngineWindow } from '../engines/types.js'
import { byTestId, windowActions } from '../engines/windowActions.js'

const looks = [
  { name: 'desktop-dark-en-US', query: { theme: 'dark', locale: 'en-US' }, width: 1280, height: 900 },
  { name: 'phone-light-ar', query: { theme: 'light', locale: 'ar' }, width: 447, height: 860 },
  { name: 'phone-dark-en-US', query: { theme: 'dark', locale: 'en-US' }, width: 447, height: 860 },
] as const

for (const engine of engines) describeEngine(engine)

function describeEngine(engine: Engine) {
  test(`${engine.row} ${engine.name}: a copied address can be pasted`, async ({
    launchEngine,
    labUrl,
    stack,
  }) => {
    const page = await openConnected(await launchEngine(engine), labUrl(), stack.chains[0].rpcUrl)
    const { press, text } = windowActions(page)
    await press(byTestId('account-button'))
    await press(byTestId('account-copy'))
    await press(byTestId('latchkit-close'))
    const { address } = JSON.parse(await text(byTestId('lab-state'), /"open":false/))
    await press(byTestId('lab-input'))
    await page.chord('Control', 'v')
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector<HTMLInputElement>('[data-testid=lab-input]')?.value),
      )
      .toBe(address)
  })

  test(`${engine.row} ${engine.name}: Tab never reaches the page behind the modal, and Escape returns to its button`, async ({
    launchEngine,
    labUrl,
  }) => {
    const page = await (await launchEngine(engine)).open(labUrl())
    const { press, text } = windowActions(page)
    await press(byTestId('connect-button'))
    await text(byTestId('view-Connect'), /./)
    const reached = new Set<string>()
    for (let stop = 0; stop < 30; stop += 1) {
      const { id, isBehind } = await page.evaluate(readFocus)
      expect(isBehind, id).toBe(false)
      reached.add(id)
      await page.chord('Tab')
    }
    expect([...reached]).toEqual(
      expect.arrayContaining(['latchkit-close', 'email-input', 'all-wallets', 'get-wallet']),
    )
    await page.chord('Shift', 'Tab')
    await page.chord('Escape')
    await expect.poll(async () => (await page.evaluate(readFocus)).id).toBe('connect-button')
  })

  test(`${engine.row} ${engine.name}: a social login in a window`, async ({
    launchEngine,
    labUrl,
    identity,
  }) => {
    const browser = await launchEngine(engine)
    const page = await browser.open(labUrl())
    const { press, text } = windowActions(page)
    await press(byTestId('connect-button'))
    await press(byTestId('social-google'))
    let opened: EngineWindow | undefined
    await expect
      .poll(async () => {
        for (const one of await browser.windows())
          if ((await one.url()).startsWith(identity.url)) opened = one
        return opened !== undefined
      })
      .toBe(true)
    if (!opened) throw new TypeError('There is no window of the provider.')
    const { fill, press: pressThere } = windowActions(opened)
    await fill('input:not([type=hidden])', `${engine.name.toLowerCase()}@example.test`)
    await pressThere('form button')
    const state = await text(byTestId('lab-state'), /^\{"status":"connected"/)
    expect(JSON.parse(state)).toMatchObject({ social: 'google' })
  })

  for (const { name, query, width, height } of looks)
    test(`${engine.row} ${engine.name}: views fit into the window, ${name}`, async ({
      launchEngine,
      labUrl,
      stack,
      savePicture,
    }) => {
      const browser = await launchEngine(engine)
      const page = await browser.open(labUrl(query))
      await page.resize(width, height)
      const { press, text } = windowActions(page)
      const expectFit = async (view: string) => {
        await text(byTestId(`view-${view}`), /./)
        const button = await windowActions(page).settled(byTestId('latchkit-close'))
        const inner = await page.evaluate(() => innerWidth)
        expect(button.x >= 0 && button.x + button.width <= inner, `${view} is in the window`).toBe(true)
        await savePicture(`${engine.name}-${name}-${view}`, await page.screenshot())
      }
      await injectWallet(page, stack.chains[0].rpcUrl)
      await press(byTestId('connect-button'))
      await expectFit('Connect')
      await press(byTestId('all-wallets'))
      await expectFit('AllWallets')
      await press(byTestId('latchkit-back'))
      await press(byTestId('wallet-walletConnect'))
      await expectFit('ConnectingWalletConnectBasic')
      await press(byTestId('latchkit-back'))
      await press(byTestId(`wallet-${injectedRdns}`))
      await text(byTestId('lab-state'), /"open":false/)
      await press(byTestId('account-button'))
      await expectFit('Account')
    })
}

/** Opens the lab and connects the injected wallet. */
async function openConnected(browser: EngineBrowser, url: string, rpcUrl: string): Promise<EngineWindow> {
  const page = await browser.open(url)
  const { press, text } = windowActions(page)
  await injectWallet(page, rpcUrl)
  await press(byTestId('connect-button'))
  await press(byTestId(`wallet-${injectedRdns}`))
  await text(byTestId('lab-state'), /^\{"status":"connected"/)
  await text(byTestId('lab-state'), /"open":false/)
  return page
}

/** Runs in the page. Firefox leaves a dialog for the controls of the browser, where the page has its body focused. */
function readFocus() {
  const outer = document.activeElement
  let inner = outer
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
  const id = inner?.getAttribute('data-testid') ?? ''
  return { id, isBehind: outer !== document.body && !outer?.shadowRoot }
}
