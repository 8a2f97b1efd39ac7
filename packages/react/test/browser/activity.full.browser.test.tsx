import { it } from 'vitest'
import { passOverActivity } from './openAccount.js'

it('the activity: keys pass over the days, and of 10,000 rows 40 at most are drawn', () =>
  passOverActivity('large', 10_000))
