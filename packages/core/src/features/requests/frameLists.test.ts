import {
  notSafeMethods as frameNotSafe,
  safeMethods as frameSafe,
} from '@latchkit/secure-frame-client/protocol'
import { expect, it } from 'vitest'
import { notSafeMethods, safeMethods } from './getRequestPolicy.js'

it('asks the secure frame for what the frame answers, no more and no less', () => {
  expect([...frameSafe].sort()).toEqual([...safeMethods].sort())
  expect([...frameNotSafe].sort()).toEqual([...notSafeMethods].sort())
})
