import { describe, expect, it } from 'vitest'
import { AdapterNotFoundError, CapabilityNotSupportedError } from './adapterErrors.js'
import { BaseError, isError } from './BaseError.js'
import { ChainNotSupportedError } from './ChainNotSupportedError.js'

describe('BaseError', () => {
  it('says what, why and what lay underneath', () => {
    const cause = new TypeError('socket closed')
    const error = new BaseError('It failed', { code: 'a/b', metaMessages: ['Because.', 'Do this.'], cause })
    expect(error.message).toBe(
      [
        'It failed',
        'Because.',
        'Do this.',
        'Details: socket closed',
        'Code: a/b',
        'Docs: https://latchkit.github.io/latchkit/errors/a/b.html',
      ].join('\n'),
    )
    expect(error.shortMessage).toBe('It failed')
    expect(error.details).toBe('socket closed')
    expect(error.cause).toBe(cause)
  })

  it('names the page of the code once, whatever caused it', () => {
    const cause = new BaseError('inner', { code: 'a/c', metaMessages: ['Because.'] })
    expect(new BaseError('outer', { code: 'a/b', cause }).message).toBe(
      [
        'outer',
        'Details: inner',
        'Code: a/b',
        'Docs: https://latchkit.github.io/latchkit/errors/a/b.html',
      ].join('\n'),
    )
  })

  it('walks the causes', () => {
    const inner = new TypeError('inner')
    const error = new BaseError('outer', {
      code: 'a/b',
      cause: new BaseError('middle', { code: 'a/c', cause: inner }),
    })
    expect(error.walk()).toBe(inner)
    expect(error.walk(one => isError(one, 'a/c'))).toMatchObject({ shortMessage: 'middle' })
    expect(error.walk(() => false)).toBeUndefined()
    // A ring of causes has an end as well.
    inner.cause = error
    expect(error.walk(() => false)).toBeUndefined()
    expect(error.walk()).toBe(inner)
  })

  it('is recognised by its brand and code, in a second copy of the package too', () => {
    const copy = Object.assign(new Error('x'), { code: 'a/b', [Symbol.for('latchkit.error')]: true })
    expect(isError(copy, 'a/b')).toBe(true)
    expect(isError(copy, 'a/c')).toBe(false)
    expect(isError(Object.assign(new Error('x'), { code: 'a/b' }))).toBe(false)
    expect(isError(undefined)).toBe(false)
  })
})

describe('shared errors', () => {
  it('have the texts of the specification', () => {
    expect(new AdapterNotFoundError({ namespace: 'sui' }).shortMessage).toBe('Adapter not found')
    expect(new ChainNotSupportedError({ caipNetworkId: 'eip155:1' }).shortMessage).toBe(
      'Chain is not supported',
    )
    expect(new CapabilityNotSupportedError({ capability: 'getBalance', namespace: 'sui' })).toMatchObject({
      code: 'adapter/capability-not-supported',
      shortMessage: 'getBalance is not supported',
    })
  })
})
