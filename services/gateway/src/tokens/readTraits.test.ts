import { expect, it } from 'vitest'
import { readTraits } from './readTraits.js'

it('reads texts, numbers and dates, and leaves out what is malformed', () => {
  const attributes = [
    { trait_type: 'Eyes', value: '\u202eBlue' },
    { trait_type: 'Level', value: 7, display_type: 'number' },
    { trait_type: 'Born', value: 1_546_360_800, display_type: 'date' },
    { trait_type: 'Never', value: 1e300, display_type: 'date' },
    { trait_type: 'Rare', value: true },
    { value: 'without a name' },
    { trait_type: 'Empty', value: '\u200b' },
    { trait_type: 'Nested', value: {} },
    null,
  ]
  expect(readTraits(attributes)).toEqual([
    { name: 'Eyes', value: 'Blue' },
    { name: 'Level', value: '7' },
    { name: 'Born', value: '2019-01-01' },
    { name: 'Never', value: '1e+300' },
    { name: 'Rare', value: 'true' },
  ])
  expect(readTraits({ Eyes: 'Blue' })).toEqual([])
  expect(readTraits(Array.from({ length: 99 }, () => attributes[0]))).toHaveLength(50)
})
