/**
 * Lines of a report: `add` takes a number and the largest good value, or `undefined` for a figure without a limit;
 * `note` takes a text. An aim, unlike a goal, may be missed.
 */
export function createTable() {
  const rows = []
  const width = key => Math.max(...rows.map(row => row[key].length))
  return {
    add(what, value, unit, goal, beside = '', { isAim = false } = {}) {
      const verdict = value <= goal ? 'good' : isAim ? 'above' : 'OVER'
      rows.push({
        what,
        value: `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`.trim(),
        goal: goal === undefined ? '' : `≤ ${goal}`,
        verdict: goal === undefined ? '' : verdict,
        beside,
      })
    },
    note: (what, value, beside = '') => rows.push({ what, value, goal: '', verdict: '', beside }),
    isOver: () => rows.some(({ verdict }) => verdict === 'OVER'),
    print() {
      for (const { what, value, goal, verdict, beside } of rows) {
        const cells = [
          what.padEnd(width('what')),
          value.padStart(width('value')),
          goal.padEnd(width('goal')),
          verdict.padEnd(5),
          beside,
        ]
        console.log(cells.join('  ').trimEnd())
      }
    },
  }
}
