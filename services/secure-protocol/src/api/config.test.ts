import { expect, it } from 'vitest'
import { listsOrigin } from './config.js'

const local = ['https://app.example', 'http://localhost:*']

it.each([
  [local, 'https://app.example', true],
  [local, 'http://localhost', true],
  [local, 'http://localhost:5173', true],
  [local, 'https://localhost:5173', false],
  [local, 'http://app.localhost:5173', false],
  [local, 'http://127.0.0.1:5173', false],
  [local, 'http://localhost.evil.example', false],
  [local, 'http://localhost:5173.evil.example', false],
  [local, 'https://app.example:8443', false],
  [local, 'null', false],
  [['https://app.example'], 'http://localhost:5173', false],
  [['*'], 'https://app.example', false],
])('sec 1: a frame with the origins %j talks to a page of %s: %s', (origins, origin, isListed) => {
  expect(listsOrigin({ origins }, origin)).toBe(isListed)
})
