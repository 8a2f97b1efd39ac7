import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '../../client/createClient.js'
import { resolveFeatures } from '../../client/resolveFeatures.js'
import { mainnet } from '../../exports/networks.js'
import { isRestrictedTimeZone } from './feature.js'

const file = new URL('../../../../../services/gateway/data/timezones.json', import.meta.url)
const zones: readonly string[] = JSON.parse(readFileSync(file, 'utf8'))

const own = process.env.TZ
afterEach(() => {
  // An assigned undefined would be the text "undefined".
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

function flagsIn(timeZone: string) {
  process.env.TZ = timeZone
  const gateway = { url: 'http://localhost:1' }
  const client = createClient({ metadata: { name: 'App' }, networks: [mainnet], gateway })
  const { features, off } = resolveFeatures(client)
  return { features, off, diagnostics: client.diagnostics() }
}

describe('isRestrictedTimeZone', () => {
  it.each([...zones, 'PRC', 'Hongkong', 'asia/shanghai'])('%s is', zone => {
    expect(isRestrictedTimeZone(zone)).toBe(true)
  })

  it('no other zone of this engine is', () => {
    const others = Intl.supportedValuesOf('timeZone').filter(zone => !zones.includes(zone))
    expect(others.length).toBeGreaterThan(300)
    expect(others.filter(isRestrictedTimeZone)).toEqual([])
    expect(isRestrictedTimeZone('Asia/Shanghai_')).toBe(false)
  })
})

describe('a client in a restricted region', () => {
  it.each(['Asia/Shanghai', 'Hongkong', 'PRC'])('%s: has no swaps and no on-ramp, and says why', zone => {
    const { features, off, diagnostics } = flagsIn(zone)
    expect(features).toMatchObject({ swaps: false, onramp: false })
    const reason = 'is not offered in this region'
    expect(off).toMatchObject({ swaps: reason, onramp: reason })
    expect(diagnostics).toContainEqual({ subject: 'features.swaps', reason })
  })

  it('elsewhere says nothing of a region', () => {
    const { diagnostics } = flagsIn('Europe/Zurich')
    expect(diagnostics.filter(({ reason }) => reason.includes('region'))).toEqual([])
  })
})
