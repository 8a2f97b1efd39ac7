import { expect, test } from 'vitest'
import { describeVectors } from '../../test/vectors.js'
import { fromHex } from '../crypto/encoding.js'
import { createPairing, formatPairingUri } from './createPairing.js'

type Uri = {
  readonly pairing: readonly {
    readonly topic: string
    readonly symKey: string
    readonly expiryTimestamp?: number
    readonly methods?: unknown
    readonly uri: string
  }[]
}

const queryOf = (uri: string) => Object.fromEntries(new URLSearchParams(uri.slice(uri.indexOf('?'))))

describeVectors<Uri>('walletconnect/uri.json', ({ pairing }) => {
  test.each(pairing)('$uri', ({ topic, symKey, expiryTimestamp, uri }) => {
    const key = fromHex(symKey) ?? new Uint8Array()
    const ours = formatPairingUri({ topic, symKey: key, expiry: expiryTimestamp })
    expect(ours.split('?')[0]).toBe(uri.split('?')[0])
    // The order of members is free, and the list of methods is formatted differently today.
    const { methods: _, ...query } = queryOf(uri)
    expect(queryOf(ours)).toEqual(query)
  })
})

test('a pairing is new each time, expires after five minutes and may name its methods', () => {
  const before = Math.floor(Date.now() / 1000)
  const [one, two] = [createPairing(), createPairing(['wc_sessionAuthenticate'])]
  expect(one.topic).not.toBe(two.topic)
  expect(one.expiry - before).toBeGreaterThanOrEqual(300)
  expect(one.uri).toMatch(
    /^wc:[0-9a-f]{64}@2\?relay-protocol=irn&symKey=[0-9a-f]{64}&expiryTimestamp=\d{10}$/,
  )
  expect(queryOf(two.uri).methods).toBe('wc_sessionAuthenticate')
})
