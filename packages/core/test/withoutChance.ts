import { vi } from 'vitest'

/**
 * Runs a function while every read of the clock and of randomness throws. A server that prerenders a page refuses such
 * reads, because the result would be the same for all visitors.
 */
export function withoutChance<result>(run: () => result): result {
  const refuse = (name: string) => () => {
    throw new TypeError(`${name} was read`)
  }
  const RealDate = Date
  const StillDate = new Proxy(RealDate, {
    construct: (target, values) =>
      values.length > 0 ? Reflect.construct(target, values) : refuse('new Date')(),
  })
  const spies = [
    vi.spyOn(Math, 'random').mockImplementation(refuse('Math.random')),
    vi.spyOn(RealDate, 'now').mockImplementation(refuse('Date.now')),
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(refuse('crypto.getRandomValues')),
    vi.spyOn(crypto, 'randomUUID').mockImplementation(refuse('crypto.randomUUID')),
  ]
  globalThis.Date = StillDate
  try {
    return run()
  } finally {
    globalThis.Date = RealDate
    for (const spy of spies) spy.mockRestore()
  }
}
