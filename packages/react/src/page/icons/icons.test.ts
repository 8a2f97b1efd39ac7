import { builtInWallets } from '@latchkit/core/wallets'
import { describe, expect, it } from 'vitest'
import { moreWalletIcons } from '../../areas/connect/moreWalletIcons.js'
import { loadNetworkIcon } from './networks/loadNetworkIcon.js'
import { networkIcons } from './networks/networkIcons.js'
import { firstWalletIcons } from './wallets/firstWalletIcons.js'
import { loadWalletIcon } from './wallets/loadWalletIcon.js'

const start = 'data:image/svg+xml,'
const walletIcons = { ...firstWalletIcons, ...moreWalletIcons }
const all = Object.entries<() => Promise<string | undefined>>({
  ...Object.fromEntries(Object.keys(walletIcons).map(id => [id, () => loadWalletIcon(id)])),
  ...Object.fromEntries(Object.keys(networkIcons).map(id => [id, () => loadNetworkIcon(id)])),
})

describe('the logos of the kit', () => {
  it.each(all)('%s is a small picture that runs and fetches nothing', async (_id, load) => {
    const icon = (await load()) ?? ''
    expect(icon.length).toBeLessThan(6000)
    expect(icon.startsWith(start)).toBe(true)
    // Unescaped, these would end the URI or the attribute around it.
    expect(icon).not.toMatch(/["#<>\n]/)
    const svg = decodeURIComponent(icon.slice(start.length))
    expect(svg).toMatch(/^<svg [^>]*xmlns='http:\/\/www\.w3\.org\/2000\/svg'[^>]*>.*<\/svg>$/)
    expect(svg).toMatch(/viewBox='0 0 24 24'/)
    expect(svg).not.toMatch(/<(script|style|image|use|a|foreignObject|animate|set|iframe)\b|\bon\w+=|href/i)
    expect(svg.replaceAll("='http://www.w3.org/2000/svg'", '')).not.toMatch(/https?:|data:|\/\/|@import/i)
    expect([...svg.matchAll(/url\(([^)]*)\)/g)].every(([, target]) => target?.startsWith('#'))).toBe(true)
  })

  it('stand for every built-in wallet and those of wagmi, and for nothing else', async () => {
    const known = [...builtInWallets.map(({ id }) => id), 'app.base.account', 'safe']
    expect(Object.keys(walletIcons).sort()).toEqual(known.sort())
    expect(Object.keys(firstWalletIcons).sort()).toEqual(
      builtInWallets
        .slice(0, 4)
        .map(({ id }) => id)
        .sort(),
    )
    expect(await loadWalletIcon('toString')).toBeUndefined()
    expect(await loadNetworkIcon('eip155:31337')).toBeUndefined()
    expect(await loadNetworkIcon('eip155:1')).toContain(start)
  })
})
