import type { Feature } from '../../types/feature.js'

/** The slot of the wallet list. */
export const wallets = {
  defaults: {
    features: { collapseWallets: false },
  },
  validate(config, { need, list }) {
    for (const option of ['includeWalletIds', 'excludeWalletIds', 'featuredWalletIds'] as const)
      list(option, config[option])
    return () => {
      const ids = new Set<string>()
      for (const [index, wallet] of list('customWallets', config.customWallets).entries()) {
        const path = `customWallets[${index}]`
        need(wallet?.id, `${path}.id: pass an id of your own`)
        need(wallet?.name, `${path}.name: pass the name that people see`)
        need(!ids.has(wallet?.id), `${path}.id: "${wallet?.id}" is used twice; keep one`)
        ids.add(wallet?.id)
      }
    }
  },
} satisfies Feature
