import { expect, it } from 'vitest'
import { groupByDay } from './groupByDay.js'

const now = Date.parse('2026-03-20T10:00:00Z')
const dates = ['2026-03-19T23:30:00Z', '2026-03-20T09:00:00Z', '2026-03-19T12:00:00Z', '2025-03-19T12:00:00Z']
const days = (locale: string, timeZone: string) =>
  groupByDay(dates, Date.parse, { locale, now, timeZone }).map(({ day, items }) => [
    day,
    items.map(date => date.slice(8, 13)),
  ])

it('groups by the day of the time zone, newest first', () => {
  expect(days('en', 'UTC')).toEqual([
    ['today', ['20T09']],
    ['yesterday', ['19T23', '19T12']],
    ['March 19, 2025', ['19T12']],
  ])
  expect(days('de', 'Europe/Zurich')).toEqual([
    ['heute', ['20T09', '19T23']],
    ['gestern', ['19T12']],
    ['19. März 2025', ['19T12']],
  ])
})
