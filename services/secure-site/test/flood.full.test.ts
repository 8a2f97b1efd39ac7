import { expect, test } from 'vitest'
import { createFlood } from './createFlood.js'

test('sec 22: of 10,000 sends no more mails go out than the project may send, and a user is served meanwhile', async () => {
  const { counts, served, mails, otherProject } = await createFlood(10_000, 102)
  expect([...counts]).toEqual([
    ['mailed', 100],
    ['RATE_LIMITED', 9_900],
  ])
  expect([mails, served, otherProject]).toEqual([101, 20, 200])
}, 600_000)
