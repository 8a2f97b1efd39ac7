import { LocalStackError } from './localStackError.js'

/** Value that `LATCHKIT_PORT_OFFSET` adds to every fixed port, so that two checkouts run side by side. */
export function portOffset(env: NodeJS.ProcessEnv = process.env): number {
  const text = env.LATCHKIT_PORT_OFFSET ?? ''
  if (text === '') return 0
  const offset = Number(text)
  if (Number.isInteger(offset) && offset >= 0 && offset % 100 === 0 && offset <= 50_000) return offset
  throw new LocalStackError(
    'local-stack/bad-port-offset',
    `LATCHKIT_PORT_OFFSET is "${text}". It is added to every port and must be a multiple of 100 from 0 to 50000. Set it to 1000, for example, or unset it.`,
  )
}
