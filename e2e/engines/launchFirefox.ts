import { launch, type Page } from 'puppeteer-core'
import type { EngineBrowser, EngineWindow } from './types.js'

/**
 * Launches a headless Firefox, driven over WebDriver BiDi by Puppeteer. Playwright drives only its own build of Firefox.
 *
 * @example
 * const firefox = await launchFirefox('/usr/bin/firefox-esr')
 */
export async function launchFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: {
      // The defaults of Firefox, which Puppeteer changes: it partitions the storage of third parties and blocks windows.
      'network.cookie.cookieBehavior': 5,
      'dom.disable_open_during_load': true,
      'intl.accept_languages': 'en-US',
    },
  })
  const problems: string[] = []
  const watch = (page: Page) => {
    page.on('pageerror', error => problems.push(String(error)))
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text())
    })
  }
  for (const page of await browser.pages()) watch(page)
  browser.on('targetcreated', target => {
    if (target.type() === 'page') void target.page().then(page => page && watch(page))
  })
  return {
    open: async url => {
      const page = await browser.newPage()
      await page.goto(url)
      return toWindow(page)
    },
    windows: async () => (await browser.pages()).filter(page => !page.isClosed()).map(toWindow),
    problems: () => problems,
    close: () => browser.close(),
  }
}

function toWindow(page: Page): EngineWindow {
  return {
    url: async () => page.url(),
    goto: async url => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async (run, ...parameters) => {
      const source = `(${run})(...${JSON.stringify(parameters)})`
      return (await page.evaluate(source)) as ReturnType<typeof run>
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    chord: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of [...keys].reverse()) await page.keyboard.up(key)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    resize: (width, height) => page.setViewport({ width, height }),
    isClosed: async () => page.isClosed(),
    close: () => page.close(),
  }
}
