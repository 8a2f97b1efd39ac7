import { DemoServerError } from './demoServerError.js'

/** What `LATCHKIT_PORT_OFFSET` adds to every port. */
export function readPortOffset(text = ''): number {
  const offset = Number(text)
  if (Number.isInteger(offset) && offset >= 0 && offset % 1000 === 0 && offset <= 50_000) return offset
  throw new DemoServerError(
    'demo/bad-port-offset',
    `LATCHKIT_PORT_OFFSET is "${text}": use a multiple of 1000 from 0 to 50000, for example 1000.`,
  )
}
