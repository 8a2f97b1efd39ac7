import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Chunks that each step loads by `import()`, as files below `packages/<package>/dist`. What they import comes with them. */
const steps = {
  connect: ['react/modal', 'core/features/walletConnect/lazy/index'],
  account: [
    'react/areas/account',
    'react/connected',
    ...['activity', 'balances', 'names', 'nfts'].map(feature => `core/features/${feature}/lazy/api`),
    'core/features/networks/lazy/fetchSupportedChains',
  ],
  send: ['react/areas/send'],
  swap: [
    'react/areas/swap',
    'core/features/swap/lazy/api',
    'core/features/swap/lazy/sendSwap',
    'adapter-wagmi/createSwapReader',
  ],
  buy: ['react/areas/onramp', 'core/features/onramp/lazy/api'],
  names: ['react/areas/names', 'core/features/names/lazy/registrationApi'],
  calls: ['react/areas/calls'],
  permissions: ['react/areas/permissions', 'core/features/permissions/lazy/readPermissions'],
  signIn: ['react/areas/signIn', 'core/features/siwx/lazy/index'],
}

/** The steps of each journey. */
const journeys = {
  account: ['connect', 'account'],
  send: ['connect', 'account', 'send'],
  swap: ['connect', 'account', 'swap'],
  buy: ['connect', 'account', 'buy'],
  names: ['connect', 'account', 'names'],
  calls: ['connect', 'calls'],
  permissions: ['connect', 'account', 'permissions'],
  signIn: ['connect', 'account', 'signIn'],
}

/**
 * Gzipped bytes that a built app loads for each journey after the page and the adapter's actions: `{ account, send, … }`.
 *
 * @throws TypeError when a chunk is missing
 */
export function measureJourneys(site) {
  const manifest = JSON.parse(readFileSync(path.join(site.folder, '.vite/manifest.json'), 'utf8'))
  const keys = Object.keys(manifest)
  const find = name => {
    const [owner, ...rest] = name.split('/')
    const wanted =
      keys.find(key => key.includes(`packages/${owner}/dist/`) && key.endsWith(`/${rest.join('/')}.js`)) ??
      // A chunk that others import has a key without a path.
      keys.find(key => key.startsWith('_') && manifest[key].name === rest.at(-1))
    if (!wanted) throw new TypeError(`${name}: no chunk of the app`)
    return wanted
  }
  const close = (key, seen) => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key].imports ?? []) close(next, seen)
    return seen
  }
  // The adapter's actions load with a connection, whatever follows. They share core's with the steps, which are counted.
  const shared = close(find('core/actions'), new Set())
  const actions = close(find('adapter-wagmi/actions/lazyActions'), new Set())
  const known = close('index.html', new Set([...actions].filter(key => !shared.has(key))))
  return Object.fromEntries(
    Object.entries(journeys).map(([journey, names]) => {
      const loaded = new Set(known)
      for (const name of names.flatMap(step => steps[step])) close(find(name), loaded)
      const later = [...loaded].filter(key => !known.has(key))
      return [journey, later.reduce((sum, key) => sum + site.gzipBytes(`/${manifest[key].file}`), 0)]
    }),
  )
}
