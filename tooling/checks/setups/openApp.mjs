import { openPhone } from './openPhone.mjs'
import { openTestWallet } from './openTestWallet.mjs'

/**
 * Opens the app, presses its button and waits for the dialog with something to connect by. Errors and warnings of the
 * console, failed requests and requests to other hosts are problems. No request to another host leaves this machine.
 * Returns the milliseconds to the dialog, `open`, and from there to the account, `connect`.
 */
export async function openApp(browser, origin, setup) {
  const {
    button = 'Connect',
    bundler,
    style,
    connects,
    restores,
    library,
    isSolana = false,
    chain,
    receiver,
  } = setup
  const account = isSolana ? /\w{6}…\w{4}/ : /0x/i
  const open = setup.isPhone ? openPhone : openTestWallet
  const wallet = connects ? await open({ browser, isSolana, hasChain: chain, receiver }) : undefined
  const context = wallet?.context ?? (await browser.newContext())
  const problems = []
  const asked = new Set()
  const took = {}
  try {
    const isForeign = url =>
      /^(http|ws)/.test(url.protocol) && url.origin !== origin && !wallet?.isOfChain(url)
    await context.route(isForeign, route => {
      asked.add(new URL(route.request().url()).origin)
      return route.fulfill({ contentType: 'text/html', body: '' })
    })
    await wallet?.serveChain()
    const page = await context.newPage()
    page.on('console', message => {
      if (!['error', 'warning'].includes(message.type())) return
      // Chromium has no app to start by the URL of a phone's wallet.
      if (setup.isPhone && message.text().startsWith("Not allowed to launch 'solana-wallet:")) return
      problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', error => problems.push(`page: ${error.message}`))
    page.on('requestfailed', request => {
      // The library reads the headers of its page, to know whether its window is cut off, and drops the answer.
      if (library?.asks && request.method() === 'HEAD') return
      if (wallet?.isOfWallet(new URL(request.url()))) return
      problems.push(`request failed: ${request.method()} ${request.url()}`)
    })
    page.on('websocket', socket => {
      if (!wallet?.isOfWallet(new URL(socket.url()))) problems.push(`socket to ${socket.url()}`)
    })
    const started = performance.now()
    const first = await page.goto(origin)
    if (bundler === 'next' && !(await first.text()).includes('data-testid="connect-button"'))
      problems.push('no connect button in the HTML')
    await page.getByRole('button', { name: button }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').first().waitFor()
    const opened = performance.now()
    took.open = opened - started
    if (style) {
      const value = await dialog.evaluate(
        (element, name) => getComputedStyle(element).getPropertyValue(name),
        style.name,
      )
      if (value !== style.value) problems.push(`${style.name} is "${value}", not "${style.value}"`)
    }
    if (wallet) {
      await wallet.connect(dialog)
      await page.getByRole('button', { name: account }).first().waitFor()
      took.connect = performance.now() - opened
      const again = await page.reload()
      if (restores && !/<bdi>0x/i.test(await again.text())) problems.push('no account in the HTML')
      await page.getByRole('button', { name: account }).first().waitFor()
      const presses = [setup.presses ?? []].flat()
      const shows = [setup.shows ?? []].flat()
      for (const [step, text] of shows.entries()) {
        if (presses[step]) {
          await wallet.press(page.getByRole('button', { name: presses[step], disabled: false }))
          await wallet.approve()
        }
        await page.getByText(text).waitFor()
      }
      await wallet.check?.(page)
    }
    if (library) await pressLibrary(page, dialog, library)
    for (const host of asked) if (host !== library?.asks) problems.push(`request to another host: ${host}`)
    if (library?.asks && !asked.has(library.asks)) problems.push(`no request to ${library.asks}`)
  } catch (error) {
    problems.push(error.message)
  } finally {
    await context.close()
    await wallet?.close()
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return took
}

/** The row of a wallet with a library opens that wallet's window, or says which package is not installed. */
async function pressLibrary(page, dialog, { row, asks, says }) {
  const opened = asks ? page.waitForEvent('popup') : undefined
  await dialog.getByRole('button', { name: row }).first().click()
  const popup = await opened
  await popup?.waitForURL(url => url.origin === asks)
  if (says) await dialog.getByText(says).first().waitFor()
}
