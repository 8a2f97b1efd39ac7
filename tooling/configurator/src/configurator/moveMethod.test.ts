import { expect, test } from 'vitest'
import { moveMethod } from './MethodOrder.js'

const list = ['email', 'social', 'wallet']

test('moves by one place', () => {
  expect(moveMethod(list, 'wallet', -1)).toEqual(['email', 'wallet', 'social'])
  expect(moveMethod(list, 'email', 1)).toEqual(['social', 'email', 'wallet'])
})

test('stays where there is no place', () => {
  expect(moveMethod(list, 'email', -1)).toBe(list)
  expect(moveMethod(list, 'wallet', 1)).toBe(list)
  expect(moveMethod(list, 'phone', 1)).toBe(list)
})
