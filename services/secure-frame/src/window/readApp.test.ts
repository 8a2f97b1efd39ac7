import { expect, it } from 'vitest'
import { readApp } from './readApp.js'

const of = (name: string, icons: string[] = []) => readApp({ projectId: 'p', metadata: { name, icons } })

it('takes the name that the page gives, cut to 40 letters, and none without letters', () => {
  expect(of(' Example ')).toEqual({ name: 'Example', icon: undefined })
  expect(Array.from(of('😀'.repeat(60))?.name ?? '')).toHaveLength(40)
  expect(of('  ')).toBeUndefined()
  expect(readApp({ projectId: 'p' })).toBeUndefined()
})

it('takes the first icon that loads nothing from another host, and is small enough', () => {
  const icon = 'data:image/png;base64,AA=='
  const others = [
    'https://app.example/icon.png',
    'data:text/html,<b>',
    `data:image/png,${'A'.repeat(70_000)}`,
  ]
  expect(of('Example', [...others, icon])?.icon).toBe(icon)
  expect(of('Example', others)?.icon).toBeUndefined()
})
