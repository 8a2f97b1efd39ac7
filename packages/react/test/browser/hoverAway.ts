import { userEvent } from 'vitest/browser'

/** Moves the pointer into a corner: that of the tests before may rest where a part of the next one is going to be. */
export async function hoverAway(): Promise<void> {
  const corner = document.createElement('p')
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 20px; height: 20px'
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
}
