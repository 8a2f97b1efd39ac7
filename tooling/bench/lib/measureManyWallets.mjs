import { openPage, press } from './openPage.mjs'

/** Starts to note the time between frames; the returned call ends it. */
async function watchFrames(page) {
  await page.evaluate(() => {
    const frames = []
    let last = performance.now()
    let on = true
    function tick(now) {
      frames.push(now - last)
      last = now
      if (on) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    window.__frames = () => {
      on = false
      return frames.slice(1)
    }
  })
  return () => page.evaluate(() => window.__frames())
}

function summary(frames) {
  const frame = 1000 / 60
  // A frame that took the time of two left one out, of three left two out.
  const dropped = frames.reduce((total, time) => total + Math.max(0, Math.round(time / frame) - 1), 0)
  return { frames: frames.length, dropped, worst: Math.max(...frames) }
}

/** Typing into the search and scrolling the list of 600 wallets; `idle` is the same page without input. */
export async function measureManyWallets(browser, site, { throttle }) {
  const { page, close } = await openPage(browser, site, { throttle })
  await press(page, page.getByTestId('connect-button'))
  await page.getByTestId('all-wallets').click()
  const search = page.getByTestId('wallets-search')
  await search.waitFor()
  await page.waitForTimeout(1000)

  const endIdle = await watchFrames(page)
  await page.waitForTimeout(1500)
  const idle = summary(await endIdle())

  const box = await page.getByTestId('wallets-list').boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const endScroll = await watchFrames(page)
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 240)
    await page.waitForTimeout(16)
  }
  const scrolling = summary(await endScroll())

  await search.focus()
  const endTyping = await watchFrames(page)
  await page.keyboard.type('kalomi wallet', { delay: 80 })
  for (let step = 0; step < 13; step += 1) await page.keyboard.press('Backspace', { delay: 40 })
  const typing = summary(await endTyping())
  await close()
  return { idle, scrolling, typing }
}
