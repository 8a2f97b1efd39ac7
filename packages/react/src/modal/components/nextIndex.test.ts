import { describe, expect, it } from 'vitest'
import { nextIndex } from './nextIndex.js'

const labels = ['MetaMask', 'Phantom', 'Rabby', 'Rainbow']
const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false })
const press = (name: string, current: number, typed = { text: '', at: 0 }) =>
  nextIndex(key(name), { current, labels, typed })

describe('C14 keys in a list', () => {
  it('step, and stop at the ends', () => {
    expect([press('ArrowDown', 0), press('ArrowDown', 3), press('ArrowUp', 3), press('ArrowUp', 0)]).toEqual([
      1, 3, 2, 0,
    ])
    expect([press('Home', 2), press('End', 0)]).toEqual([0, 3])
  })
  it('find by first letters, and walk by one letter again', () => {
    expect(press('p', 0)).toBe(1)
    const typed = { text: '', at: 0 }
    expect([press('r', 0, typed), press('r', 2, typed), press('r', 3, typed)]).toEqual([2, 3, 2])
    const word = { text: '', at: 0 }
    press('r', 0, word)
    press('a', 2, word)
    expect(press('i', 2, word)).toBe(3)
  })
  it('leave the other keys to the browser', () => {
    expect(press('Tab', 0)).toBeUndefined()
    expect(press(' ', 0)).toBeUndefined()
    expect(press('z', 0)).toBeUndefined()
    const shortcut = { ...key('r'), ctrlKey: true }
    expect(nextIndex(shortcut, { current: 0, labels, typed: { text: '', at: 0 } })).toBeUndefined()
  })
})
