import { expect, it } from 'vitest'
import { drawnIndexes } from './VirtualList.js'

it('draws what is in view and the row that has the focus, in order', () => {
  const view = { first: 4, count: 3, length: 20 }
  expect(drawnIndexes({ ...view, kept: -1 })).toEqual([4, 5, 6])
  expect(drawnIndexes({ ...view, kept: 5 })).toEqual([4, 5, 6])
  expect(drawnIndexes({ ...view, kept: 0 })).toEqual([0, 4, 5, 6])
  expect(drawnIndexes({ ...view, kept: 12 })).toEqual([4, 5, 6, 12])
  expect(drawnIndexes({ first: 18, count: 5, length: 20, kept: 30 })).toEqual([18, 19])
  expect(drawnIndexes({ first: 8, count: 5, length: 3, kept: -1 })).toEqual([])
})
