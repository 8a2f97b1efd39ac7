/**
 * Opens the app, presses its button and waits for the dialog with something to connect by. Errors and warnings of the
 * console, failed requests and requests to other hosts are problems.
 */
export async function openApp(browser, origin, { button = 'Connect', style }) {
  const context = await browser.newContext()
  const problems = []
  try {
    const page = await context.newPage()
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', error => problems.push(`page: ${error.message}`))
    page.on('requestfailed', request => problems.push(`request failed: ${request.url()}`))
    page.on('request', request => {
      if (/^(http|ws)/.test(request.url()) && !request.url().startsWith(origin))
        problems.push(`request to another host: ${request.url()}`)
    })
    await page.goto(origin)
    await page.getByRole('button', { name: button }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').first().waitFor()
    if (style) {
      const value = await dialog.evaluate(
        (element, name) => getComputedStyle(element).getPropertyValue(name),
        style.name,
      )
      if (value !== style.value) problems.push(`${style.name} is "${value}", not "${style.value}"`)
    }
  } catch (error) {
    problems.push(error.message)
  } finally {
    await context.close()
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
