/**
 * Texts and controls below an element that are cut, run out of the window or overlap others, each with its text. A function
 * that needs nothing around it: the tests of the secure site run it in their pages.
 *
 * @param longNames - pattern of the texts that may be cut
 */
export function measureLayout(container: Element, longNames: string): readonly string[] {
  type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  type Placed = { readonly element: HTMLElement; readonly text: string; readonly box: Box }

  /** Pixels by which boxes may differ: browsers round them. */
  const tolerance = 1.5

  /** The element and those around it, up to the container. */
  function listAround(element: HTMLElement): readonly HTMLElement[] {
    const around: HTMLElement[] = []
    for (let one: HTMLElement | null = element; one && one !== container; one = one.parentElement)
      around.push(one)
    return around
  }

  /** A text that only screen readers have is a pixel large. */
  function isVisible(element: HTMLElement): boolean {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return (
      isShown &&
      listAround(element).every(one => {
        const { width, height } = one.getBoundingClientRect()
        return getComputedStyle(one).display === 'contents' || (width > 1 && height > 1)
      })
    )
  }

  /** The visible lines of the text that an element itself has. */
  function listTexts(element: HTMLElement): readonly Placed[] {
    if (!isVisible(element)) return []
    return [...element.childNodes].flatMap(node => {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : ''
      if (text === '') return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map(box => ({ element, text, box }))
    })
  }

  function scrollsSideways(element: HTMLElement): boolean {
    return (
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + tolerance
    )
  }

  /** Numbers that are broken between two lines. Each part looks like another number. */
  function findBroken(element: HTMLElement): readonly string[] {
    if (!isVisible(element)) return []
    return [...element.childNodes].flatMap(node => {
      if (node.nodeType !== Node.TEXT_NODE) return []
      const numbers = (node.textContent ?? '').matchAll(
        /(?<![\w.,])\p{Nd}[\p{Nd}.,\u066b\u066c]{1,28}(?![\w.,])/gu,
      )
      return [...numbers].flatMap(({ 0: number, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + number.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [`a number is broken: ${number}`] : []
      })
    })
  }

  /** A line that runs out of the window, or out of an element that hides what runs out of it. */
  function findCut({ element, text, box }: Placed): readonly string[] {
    if (box.left < -tolerance || box.right > innerWidth + tolerance)
      return [`runs out of the window: ${text}`]
    const middle = (box.top + box.bottom) / 2
    for (const one of listAround(element)) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
      const outer = one.getBoundingClientRect()
      // The box of such a text ends with what is shown of it.
      if (textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + tolerance)
        return [`cut with an ellipsis: ${text}`]
      const isCutAside = box.left < outer.left - tolerance || box.right > outer.right + tolerance
      const isCutBelow = middle > outer.bottom || middle < outer.top
      if (/hidden|clip/.test(overflowX) && isCutAside) return [`cut at a side: ${text}`]
      if (/hidden|clip/.test(overflowY) && isCutBelow) return [`cut below: ${text}`]
      // A text that is scrolled away can be scrolled back.
      if (/auto|scroll/.test(overflowY)) return []
    }
    return []
  }

  /** The part of a box that its element and the scrolling ones around it show. */
  function clip(element: HTMLElement, box: Box): Box {
    let { left, right, top, bottom } = box
    for (let one: HTMLElement | null = element; one; one = one.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowY)) continue
      const outer = one.getBoundingClientRect()
      left = Math.max(left, outer.left)
      right = Math.min(right, outer.right)
      top = Math.max(top, outer.top)
      bottom = Math.min(bottom, outer.bottom)
    }
    return { left, right, top, bottom }
  }

  /** Pairs of boxes of which none is in the other, and which share more than the edge. Fonts of some scripts are taller than a line. */
  function findOverlaps(placed: readonly Placed[], kind: string): readonly string[] {
    const shown = placed.map(one => ({ ...one, box: clip(one.element, one.box) }))
    return shown.flatMap((one, index) =>
      shown.slice(index + 1).flatMap(other => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return []
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        const lower = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
        return width > tolerance && height > Math.max(tolerance, lower * 0.4)
          ? [`${kind} overlap: ${one.text} | ${other.text}`]
          : []
      }),
    )
  }

  const all = [...container.querySelectorAll<HTMLElement>('*')]
  const texts = all.flatMap(listTexts)
  const controls = all
    .filter(element => element.matches('button, a, input, select, textarea') && isVisible(element))
    .map(element => ({
      element,
      text: element.textContent ?? '',
      box: clip(element, element.getBoundingClientRect()),
    }))
  return [
    ...all
      .filter(scrollsSideways)
      .map(element => `scrolls sideways: ${element.className} ${element.textContent}`),
    ...texts.filter(({ text }) => !new RegExp(longNames).test(text)).flatMap(findCut),
    ...all.flatMap(findBroken),
    ...findOverlaps(texts, 'texts'),
    ...findOverlaps(controls, 'controls'),
  ]
}
