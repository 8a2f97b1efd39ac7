/** CSS pixels that the pointer has to travel before its path tells the scale of the frame. */
const scaleDistance = 24

/** Screen pixels for a CSS pixel. Below it, letters are too small to be read; no zoom of a page is above it. */
const plausibleScale = { minimum: 0.75, maximum: 6 }

/** Screen pixels by which positions may be off: browsers round them. */
const tolerance = 4

/** The part of a distance by which a position may be off while the scale is an estimate. */
const relativeTolerance = 0.1

type Position = Pick<MouseEvent, 'clientX' | 'clientY' | 'screenX' | 'screenY'>

/** The positions of a pointer in a frame that does not move. */
export type PointerPath = {
  /** Adds a position. Returns false when the frame was moved or scaled since the first one. */
  add(position: Position): boolean
  /** Whether the pointer travelled far enough to tell the scale of the frame, and the scale is a plausible one. */
  isReadable(): boolean
}

/**
 * Tracks the position of a pointer in the frame and on the screen. In a frame that does not move, both positions change by
 * the same distance times the scale, which is the page's zoom.
 *
 * @example
 * path.add({ clientX: 10, clientY: 10, screenX: 110, screenY: 210 }) // true
 * path.add({ clientX: 20, clientY: 10, screenX: 420, screenY: 210 }) // false: the frame moved by 300 pixels
 */
export function createPath(): PointerPath {
  let first: Position | undefined
  let farthest = 0
  let scale = 1

  return {
    add(position) {
      first ??= position
      const client = { x: position.clientX - first.clientX, y: position.clientY - first.clientY }
      const screen = { x: position.screenX - first.screenX, y: position.screenY - first.screenY }
      const distance = Math.hypot(client.x, client.y)
      const moved = Math.hypot(screen.x, screen.y)
      if (farthest < scaleDistance && distance >= scaleDistance) scale = moved / distance
      farthest = Math.max(farthest, distance)
      // The scale is not known yet.
      if (farthest < scaleDistance) return moved <= tolerance + scaleDistance * plausibleScale.maximum
      const off = Math.hypot(screen.x - client.x * scale, screen.y - client.y * scale)
      return off <= tolerance + relativeTolerance * farthest * scale
    },
    isReadable: () =>
      farthest >= scaleDistance && scale >= plausibleScale.minimum && scale <= plausibleScale.maximum,
  }
}
