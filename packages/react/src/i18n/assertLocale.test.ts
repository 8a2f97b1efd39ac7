import { mainnet } from '@latchkit/core/networks'
import { expect, it } from 'vitest'
import { createLatchkit } from '../latchkit/createLatchkit.js'

const create = (locale: string) => createLatchkit({ metadata: { name: 'App' }, networks: [mainnet], locale })

it('C15 names a locale that no number could be written in', () => {
  expect(() => create('en_US')).toThrow('locale: "en_US" is no language tag')
  expect(() => create('de-CH')).not.toThrow()
  expect(() => create('auto')).not.toThrow()
})
