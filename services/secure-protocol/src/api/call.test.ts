import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { code } from './call.js'

test.each([
  ['123456', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['٠١٢٣٤٥٦٧', '01234567'],
  ['１２３４５６', '123456'],
])('a code may have the digits of any keyboard: %s', (typed, sent) => {
  expect(z.parse(code, typed)).toBe(sent)
})

test.each(['', '12345', '1234567', '12345a', '½23456', '123 456', '123456\n'])('%j is no code', typed => {
  expect(z.safeParse(code, typed).success).toBe(false)
})
