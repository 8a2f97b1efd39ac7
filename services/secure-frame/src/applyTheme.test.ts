import { expect, it } from 'vitest'
import { readTheme } from './applyTheme.js'

const light = { mode: 'light' } as const
const withAccent = (accent: unknown) => ({ themeVariables: { '--lk-accent': accent as string } })

it.each([
  ['#2b59ff', 'light', '#fff', 'transparent'],
  ['#ffffff', 'light', '#000', 'var(--border)'],
  ['#ffffff', 'dark', '#000', 'transparent'],
  ['#16181d', 'dark', '#fff', 'var(--border)'],
  ['#FFE066', 'light', '#000', 'var(--border)'],
] as const)('the accent %s in %s mode has text that can be read and an edge that is seen', (...row) => {
  const [accent, mode, text, line] = row
  expect(readTheme(withAccent(accent), { mode })).toEqual({
    '--accent': accent,
    '--on-accent': text,
    '--accent-line': line,
  })
})

it('takes nothing but a colour and a radius', () => {
  const others = { '--surface': '#000', '--lk-text': '#fff', '--w3m-accent': '#123456', '--text': '#fff' }
  expect(readTheme({ themeVariables: others }, light)).toEqual({})
  for (const accent of ['red', '#12345', '#12345678', 'url(//evil.example)', 7, '#123456;--text:#fff'])
    expect(readTheme(withAccent(accent), light)).toEqual({})
  const radius = (value: string | number) => readTheme({ themeVariables: { '--lk-radius': value } }, light)
  expect([radius('12px'), radius(999), radius(-4), radius('none')]).toEqual([
    { '--radius': '12px' },
    { '--radius': '24px' },
    { '--radius': '0px' },
    {},
  ])
  expect(readTheme({ w3mThemeVariables: { '--w3m-border-radius-master': '4px' } }, light)).toEqual({
    '--radius': '4px',
  })
})

it('measures the accent that stays when only the mode changes', () => {
  expect(readTheme({ themeMode: 'dark' }, { mode: 'dark', accent: '#16181d' })).toMatchObject({
    '--accent-line': 'var(--border)',
  })
})
