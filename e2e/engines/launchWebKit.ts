import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { expect } from '@playwright/test'
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { EngineBrowser, EngineKey, EngineWindow } from './types.js'

const keyCodes: Record<EngineKey, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  v: 'v',
}

/**
 * Launches WebKitGTK's MiniBrowser on a separate X display, driven over WebDriver by Selenium. Its console cannot be read:
 * a window collects exceptions and rejections from the first `evaluate` on.
 *
 * @example
 * const webKit = await launchWebKit('/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser')
 */
export async function launchWebKit(executablePath: string): Promise<EngineBrowser> {
  const children: ChildProcess[] = []
  const problems: string[] = []
  const end = async () => {
    for (const child of children.reverse()) {
      const exited = once(child, 'exit')
      if (child.kill()) await exited
    }
  }
  const driver = await startDriver(executablePath, children).catch(async (error: unknown) => {
    await end()
    throw error
  })
  const toWindow = (handle: string) => createWindow(driver, handle, problems)
  return {
    open: async url => {
      // A tab instead of a window stops the session.
      await driver.switchTo().newWindow('window')
      const opened = toWindow(await driver.getWindowHandle())
      await opened.goto(url)
      return opened
    },
    windows: async () => (await driver.getAllWindowHandles()).map(toWindow),
    problems: () => problems,
    close: async () => {
      await driver.quit()
      await end()
    },
  }
}

/** Starts the display, the window manager, the driver and the browser. */
async function startDriver(executablePath: string, children: ChildProcess[]): Promise<WebDriver> {
  const display = await startDisplay(children)
  const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' }
  // Without a window manager no window gets the focus, which the approval window requires.
  children.push(spawn('openbox', { env, stdio: 'ignore' }))
  const port = await findFreePort()
  children.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }))
  const server = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation'] },
    })
    .build()
}

/** Starts an X server without a screen and returns the name of its display. */
async function startDisplay(children: ChildProcess[]): Promise<string> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  children.push(server)
  const [number] = await once(server.stdio[3] as Readable, 'data')
  return `:${String(number).trim()}`
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new TypeError('The server has no port.')
  return address.port
}

/** The driver has one current window, so each call first makes this window the current one. */
function createWindow(driver: WebDriver, handle: string, problems: string[]): EngineWindow {
  async function inWindow<result>(run: () => Promise<result>): Promise<result> {
    await driver.switchTo().window(handle)
    return run()
  }
  const evaluate: EngineWindow['evaluate'] = (run, ...parameters) =>
    inWindow(async () => {
      const script = `${collectProblems}; return [collectProblems(), (${run})(...arguments)]`
      const [found, result] = (await driver.executeScript(script, ...parameters)) as [
        string[],
        ReturnType<typeof run>,
      ]
      problems.push(...found)
      return result
    })
  const actions = () => driver.actions({ async: true })
  return {
    evaluate,
    url: () => inWindow(() => driver.getCurrentUrl()),
    goto: url => inWindow(() => driver.get(url)),
    reload: async () => {
      await evaluate(() => undefined)
      await inWindow(() => driver.navigate().refresh())
    },
    clickAt: (x, y) =>
      inWindow(() =>
        actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
          .click()
          .perform(),
      ),
    type: text => inWindow(() => actions().sendKeys(text).perform()),
    chord: (...keys) =>
      inWindow(() => {
        const codes = keys.map(key => keyCodes[key])
        const pressed = codes.reduce((sequence, code) => sequence.keyDown(code), actions())
        return [...codes]
          .reverse()
          .reduce((sequence, code) => sequence.keyUp(code), pressed)
          .perform()
      }),
    screenshot: async () => Buffer.from(await inWindow(() => driver.takeScreenshot()), 'base64'),
    resize: (width, height) =>
      inWindow(async () => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height }))),
    isClosed: async () => !(await driver.getAllWindowHandles()).includes(handle),
    close: () => inWindow(() => driver.close()),
  }
}

/** Runs in the page: returns the problems since the last call. */
function collectProblems(): string[] {
  const known: string[] | undefined = Reflect.get(window, 'latchkitProblems')
  if (known) return known.splice(0)
  const problems: string[] = []
  Reflect.set(window, 'latchkitProblems', problems)
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  return []
}
