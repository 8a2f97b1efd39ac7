import { ConfigError } from '@latchkit/service-base'
import { describe, expect, test } from 'vitest'
import { readVariables, serviceNames, services } from './deployFiles.js'

/** A text that no variable of a kind takes. */
const wrong: { readonly [kind: string]: string } = { number: 'many', boolean: 'maybe', json: '{' }

describe.each(serviceNames)('a bad variable of the %s', service => {
  const settings = services[service]

  test('is named in one line, whichever it is', () => {
    const checked = settings.variables.filter(({ kind }) => wrong[kind] !== undefined)
    expect(checked.length).toBeGreaterThan(5)
    for (const { name, kind } of checked) {
      const read = () => settings.readEnvironment({ [name]: wrong[kind] })
      expect(read, name).toThrow(ConfigError)
      expect(read, name).toThrow(new RegExp(`^${name}: [^\\n]+$`))
    }
  })

  test('of deploy/env is named in one line', () => {
    const good = { ...readVariables(`env/${service}.env`), ADMIN_TOKEN: 'x'.repeat(32) }
    for (const [name, value] of Object.entries({
      PORT: '99999',
      ADMIN_PORT: '-1',
      ADMIN_TOKEN: 'short',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
      REDIS_URL: 'localhost',
    }))
      expect(() => settings.readEnvironment({ ...good, [name]: value }), name).toThrow(
        new RegExp(`^${name}: [^\\n]+$`),
      )
  })
})
