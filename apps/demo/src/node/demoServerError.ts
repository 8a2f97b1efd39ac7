export type DemoServerErrorCode = 'demo/bad-port-offset' | 'demo/not-built' | 'demo/port-in-use'

/** Why the demo could not be served, in one line that says what to do. */
export class DemoServerError extends Error {
  override readonly name = 'DemoServerError'
  readonly code: DemoServerErrorCode
  constructor(code: DemoServerErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Value that `LATCHKIT_PORT_OFFSET` adds to every port. */
export function readPortOffset(text = ''): number {
  const offset = Number(text)
  if (Number.isInteger(offset) && offset >= 0 && offset % 1000 === 0 && offset <= 50_000) return offset
  throw new DemoServerError(
    'demo/bad-port-offset',
    `LATCHKIT_PORT_OFFSET is "${text}": use a multiple of 1000 from 0 to 50000, for example 1000.`,
  )
}
