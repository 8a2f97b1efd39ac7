import { describe, expect, it } from 'vitest'
import { getContrast } from '../../../test/getContrast.js'
import { colorTokens, defaultTokens } from '../../modal/modalTokens.js'
import { accentPresets } from './accentPresets.js'
import { resolvePageTokens } from './tokens.js'

const modes = [
  ['light', 0],
  ['dark', 1],
] as const
const surfaces = ['--lk-surface', '--lk-surface-2', '--lk-hover'] as const
const texts = ['--lk-text', '--lk-text-2', '--lk-positive', '--lk-negative', '--lk-warning'] as const

describe.each(modes)('%s', (_, mode) => {
  it.each(surfaces.flatMap(surface => texts.map(text => [text, surface] as const)))(
    '%s is readable on %s',
    (text, surface) => {
      const contrast = getContrast(colorTokens[text][mode], colorTokens[surface][mode])
      // Signal colours stand on the two surfaces only.
      const isSignal = !text.startsWith('--lk-text')
      expect(contrast).toBeGreaterThanOrEqual(isSignal && surface === '--lk-hover' ? 3 : 4.5)
    },
  )

  it.each(surfaces.slice(0, 2))('the focus ring and controls are seen on %s', surface => {
    expect(getContrast(colorTokens['--lk-focus'][mode], colorTokens[surface][mode])).toBeGreaterThanOrEqual(3)
    expect(getContrast(colorTokens['--lk-text-2'][mode], colorTokens[surface][mode])).toBeGreaterThanOrEqual(
      3,
    )
  })

  it.each([...Object.entries(accentPresets), ['default', colorTokens['--lk-accent'][mode]]] as const)(
    'the accent %s is seen on the surface and carries its text',
    (_name, accent) => {
      expect(getContrast(accent, colorTokens['--lk-surface'][mode])).toBeGreaterThanOrEqual(3)
      const best = Math.max(getContrast(accent, '#fff') ?? 0, getContrast(accent, '#000') ?? 0)
      expect(best).toBeGreaterThanOrEqual(4.5)
    },
  )
})

it('takes the tokens of an app and keeps the others', () => {
  const tokens = resolvePageTokens({ variables: { '--lk-accent': 'tomato', '--lk-font': 'serif' } })
  expect(tokens['--lk-font']).toBe('serif')
  expect(tokens['--lk-on-accent']).toContain('from tomato')
  expect(tokens['--lk-surface-2']).toContain('light-dark(')
})

it('leaves a text colour on the accent to the app that gives one', () => {
  expect(resolvePageTokens({ variables: { '--lk-on-accent': 'navy' } })['--lk-on-accent']).toBe('navy')
})

it('has a default for every token but the text on the accent, which follows the accent', () => {
  const tokens = defaultTokens()
  expect(tokens['--lk-radius']).toBe('24px')
  expect(tokens['--lk-surface']).toBe('light-dark(oklch(0.998 0.001 265),oklch(0.205 0.009 265))')
  expect(Object.keys(tokens).sort()).toEqual([...Object.keys(colorTokens), '--lk-font', '--lk-radius'].sort())
  expect(Object.values(tokens)).not.toContain('')
})
