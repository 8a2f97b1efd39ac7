/** Height that the style reserves at the upper end of what scrolls, in px: for elements that stay there. */
export function readScrollPadding(scroller: Element): number {
  return Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
}
