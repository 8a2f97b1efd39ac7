import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'

const zones: readonly string[] = JSON.parse(
  await readFile(new URL('../../../data/timezones.json', import.meta.url), 'utf8'),
)
const calls = [
  '/v1/convert/quotes',
  '/v1/convert/build-transaction',
  '/v1/onramp/options',
  '/v1/generators/onrampurl',
]

/** Asks without the parameters of the call: 400 for them, 404 for its method or 501 without a provider is "not refused". */
async function ask(url: string, timeZone?: string, headers: Record<string, string> = {}) {
  const query = timeZone === undefined ? '' : `?timeZone=${encodeURIComponent(timeZone)}`
  const response = await fetch(`${url}${query}`, { headers })
  return { status: response.status, body: await response.json() }
}

describe('regions', () => {
  it('refuses swaps and purchases by 451 in each built-in time zone and its aliases', async () => {
    const { url } = await openGateway()
    expect(zones).toHaveLength(11)
    for (const zone of [...zones, 'asia/shanghai', 'Asia/Chungking']) {
      for (const call of calls) {
        expect(await ask(`${url}${call}`, zone), `${zone} ${call}`).toEqual({
          status: 451,
          body: {
            status: 'FAILED',
            reasons: [{ name: 'timeZone', description: 'timeZone: this is not offered in your region' }],
          },
        })
      }
    }
    for (const zone of ['Europe/Zurich', 'Asia/Taipei', 'Asia/Singapore', 'UTC']) {
      for (const call of calls)
        expect([400, 404, 501], zone).toContain((await ask(`${url}${call}`, zone)).status)
    }
  })

  it('refuses nothing else there', async () => {
    const { url } = await openGateway()
    for (const call of ['/getWallets', '/v1/supported-chains', '/getAnalyticsConfig']) {
      expect((await ask(`${url}${call}`, 'Asia/Shanghai')).status).toBe(200)
    }
  })

  it('asks for one time zone that exists', async () => {
    const { url } = await openGateway()
    const named = expect.objectContaining({ reasons: [expect.objectContaining({ name: 'timeZone' })] })
    for (const zone of [undefined, '', 'Mars/Base', 'x'.repeat(5000), 'Europe/Zurich\u0000']) {
      expect(await ask(`${url}/v1/convert/quotes`, zone)).toEqual({ status: 400, body: named })
    }
    const twice = await fetch(`${url}/v1/convert/quotes?timeZone=UTC&timeZone=Asia/Shanghai`)
    expect(twice.status).toBe(400)
  })

  it('takes time zones and countries of the deployer for each feature', async () => {
    const { url } = await openGateway({
      restrictions: { swaps: { timeZones: [], countries: ['US'] }, onramp: { timeZones: ['Europe/Kyiv'] } },
      countryHeader: 'cf-ipcountry',
    })
    const status = async (call: string, zone: string | undefined, country?: string) =>
      (await ask(`${url}${call}`, zone, country === undefined ? {} : { 'cf-ipcountry': country })).status
    expect(await status('/v1/convert/quotes', undefined, 'CH')).toBe(400)
    expect(await status('/v1/convert/quotes', 'Asia/Shanghai', 'CN')).toBe(400)
    for (const country of ['US', 'us', undefined, '', 'XX', 'T1', 'CH, DE']) {
      expect(await status('/v1/convert/quotes', 'UTC', country), country).toBe(451)
    }
    expect(await status('/v1/onramp/options', 'Europe/Kyiv', 'CH')).toBe(451)
    expect(await status('/v1/onramp/options', 'Asia/Shanghai', 'US')).toBe(501)
    expect(await status('/v1/onramp/options', 'UTC')).toBe(451)
  })

  it('does not start with a restriction that would not hold', async () => {
    await expect(openGateway({ restrictions: { swaps: { timeZones: ['Asia/Shangai'] } } })).rejects.toThrow(
      'RESTRICTIONS: swaps: Asia/Shangai is not a time zone',
    )
    await expect(openGateway({ restrictions: { onramp: { countries: ['CN'] } } })).rejects.toThrow(
      'RESTRICTIONS: onramp: countries need COUNTRY_HEADER',
    )
    await openGateway({ restrictions: { swaps: { timeZones: ['Asia/Beijing'] } } })
  })
})
