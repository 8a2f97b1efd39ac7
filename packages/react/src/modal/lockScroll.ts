/** Keeps the page still behind the modal, with the room of its scrollbar; returns how to let it go. */
export function lockScroll(): () => void {
  const root = document.documentElement
  const { style, clientWidth } = root
  const { overflow, paddingRight } = style
  style.overflow = 'hidden'
  const scrollbar = root.clientWidth - clientWidth
  // Not `scrollbar-gutter`: the backdrop does not reach into a gutter, which then stands out beside it.
  if (scrollbar > 0)
    style.paddingRight = `${Number.parseFloat(getComputedStyle(root).paddingRight) + scrollbar}px`
  return () => {
    style.overflow = overflow
    style.paddingRight = paddingRight
  }
}
