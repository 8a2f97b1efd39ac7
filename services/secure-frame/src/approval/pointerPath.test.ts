import { expect, it } from 'vitest'
import { createPath } from './pointerPath.js'

/** Positions in a frame whose corner is at `x`, `y` of the screen, at this scale. */
const at = (clientX: number, clientY: number, { x = 100, y = 200, scale = 1 } = {}) => ({
  clientX,
  clientY,
  screenX: Math.round(x + clientX * scale),
  screenY: Math.round(y + clientY * scale),
})

it.each([0.8, 1, 1.25, 2, 3])('takes a path through a frame at a zoom of %s', scale => {
  const path = createPath()
  for (let step = 0; step < 40; step++)
    expect(path.add(at(10 + step * 7, 300 - step * 3, { scale })), `step ${step}`).toBe(true)
  expect(path.isReadable()).toBe(true)
})

it('C47: notices that the frame was moved, before and after its scale is known', () => {
  const path = createPath()
  expect(path.add(at(10, 10))).toBe(true)
  expect(path.add(at(12, 10, { x: 500 }))).toBe(false)
  const longer = createPath()
  for (const x of [10, 30, 50, 70]) expect(longer.add(at(x, 10))).toBe(true)
  expect(longer.add(at(70, 10, { y: 230 }))).toBe(false)
  expect(longer.add(at(70, 10, { x: 60 }))).toBe(false)
})

it('C47: notices a frame that follows the pointer', () => {
  const path = createPath()
  let isStill = true
  // The pointer travels over the screen, and the frame with it: in the frame it hardly moves.
  for (let step = 0; step < 60; step++)
    isStill &&= path.add({ clientX: 40 + step * 0.5, clientY: 40, screenX: 140 + step * 10, screenY: 240 })
  expect(isStill && path.isReadable()).toBe(false)
})

it('C47: is not readable before the pointer travelled, and not at a scale whose letters are too small', () => {
  const short = createPath()
  short.add(at(10, 10))
  short.add(at(20, 10))
  expect(short.isReadable()).toBe(false)
  const small = createPath()
  for (const x of [10, 100, 200, 300]) expect(small.add(at(x, 10, { scale: 0.2 }))).toBe(true)
  expect(small.isReadable()).toBe(false)
})
