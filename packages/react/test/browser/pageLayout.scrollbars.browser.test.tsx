import { describe, expect, it, onTestFinished } from 'vitest'
import { server, userEvent } from 'vitest/browser'
import { byId, host, mountApp, settled, testIds } from './mountApp.js'

type Page = {
  readonly name: string
  readonly css: string
  /** Whether the page is longer than the window; it is then scrolled down. */
  readonly isLong: boolean
}

const pages: readonly Page[] = [
  { name: 'a long page', css: '', isLong: true },
  {
    name: 'full height, and no horizontal overflow of the body',
    css: 'html,body{height:100%} body{overflow-x:hidden}',
    isLong: true,
  },
  { name: 'a body that always has a scrollbar', css: 'body{overflow-y:scroll}', isLong: false },
  { name: 'a root that always has a scrollbar', css: 'html{overflow-y:scroll}', isLong: true },
  { name: 'a stable gutter', css: 'html{scrollbar-gutter:stable}', isLong: false },
  { name: 'a stable gutter on both edges', css: 'html{scrollbar-gutter:stable both-edges}', isLong: true },
  { name: 'wider than the window', css: '.block{width:200vw}', isLong: true },
  { name: 'blocks of the width of the window', css: '.block{width:100vw}', isLong: true },
  {
    name: 'a body that scrolls instead of the page',
    css: 'html,body{height:100%;overflow:hidden auto}',
    isLong: false,
  },
  {
    name: 'a centred body',
    css: 'body{display:grid;place-items:center;gap:20px;min-height:100vh}',
    isLong: false,
  },
]

/** Renders blocks in the flow of the page, and a bar at its right and lower edge. */
function mountPage({ css, isLong }: Page): () => unknown {
  const style = document.createElement('style')
  style.textContent = `body{margin:0} .bar{position:fixed;right:0;bottom:0;width:40px;height:40px} .block{height:${isLong ? 800 : 40}px} ${css}`
  document.head.append(style)
  const elements = ['block', 'block', 'block', 'bar'].map(className => {
    const element = document.createElement('div')
    element.className = className
    document.body.append(element)
    return element
  })
  if (isLong) scrollTo(0, 700)
  onTestFinished(() => {
    for (const element of [style, ...elements]) element.remove()
    scrollTo(0, 0)
  })
  return () => ({
    scroll: [scrollX, scrollY],
    places: elements.map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    }),
  })
}

describe('C39 opening the modal moves, scrolls and narrows nothing', () => {
  it.each(pages)('C39 $name', async page => {
    const measure = mountPage(page)
    const { latchkit } = mountApp({ children: null })
    const before = measure()
    if (page.isLong) expect(scrollY).toBe(700)
    latchkit.modal.open()
    await expect.element(byId('wallet-com.example.first')).toBeVisible()
    expect(measure()).toEqual(before)
    // The page does not scroll below the modal. Scrolling begins some frames later, so the event itself is read, and over
    // the header: a list that scrolls takes the wheel for itself.
    const wheel = new Promise<Event>(resolve =>
      addEventListener('wheel', resolve, { capture: true, once: true }),
    )
    await userEvent.wheel(byId(testIds.close), { direction: 'down' })
    const event = await wheel
    expect(event.target).toBe(host())
    await expect.poll(() => event.defaultPrevented).toBe(true)
    await userEvent.keyboard('{PageDown}{End} ')
    await settled()
    expect(measure()).toEqual(before)
    latchkit.modal.close()
    await expect.poll(host).toBeNull()
    expect(measure()).toEqual(before)
    expect(document.documentElement.getAttribute('style') ?? '').toBe('')
    expect(document.body.getAttribute('style') ?? '').toBe('')
  })

  it('C39 these tests run with scrollbars that take room, and without', () => {
    mountPage({ name: '', css: '', isLong: true })
    const hasScrollbar = innerWidth > document.documentElement.clientWidth
    expect(hasScrollbar).toBe(server.config.name?.includes('scrollbars'))
  })
})
