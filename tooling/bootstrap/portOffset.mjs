/** Number that LATCHKIT_PORT_OFFSET adds to every port; ends the process with one line when it is not usable. */
export function portOffset(text = process.env.LATCHKIT_PORT_OFFSET) {
  if (text === undefined || text === '') return 0
  const offset = Number(text)
  if (Number.isInteger(offset) && offset >= 0 && offset <= 50_000 && offset % 1000 === 0) return offset
  console.error(
    `LATCHKIT_PORT_OFFSET is "${text}": use a multiple of 1000 from 0 to 50000, for example 1000.`,
  )
  return process.exit(1)
}
