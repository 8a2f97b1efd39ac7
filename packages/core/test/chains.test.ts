import { existsSync } from 'node:fs'
import * as viem from 'viem/chains'
import { expect, it } from 'vitest'

const built = new URL('../dist/exports/networks.js', import.meta.url)

it.runIf(existsSync(built))(
  'the built chains are those of viem, with their formatters and serializers',
  async () => {
    const networks: { readonly [name: string]: unknown } = await import(built.href)
    const named = Object.entries(viem).filter(([name]) => name in networks)
    expect(named.length).toBeGreaterThan(60)
    for (const [name, chain] of named) {
      const { extend: _, fees, ...rest } = chain as viem.Chain & { readonly extend: unknown }
      expect(networks[name]).toMatchObject(rest)
      expect(Object.keys((networks[name] as viem.Chain).fees ?? {})).toEqual(Object.keys(fees ?? {}))
    }
  },
)
