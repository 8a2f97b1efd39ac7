import path from 'node:path'

/** The modules of each area: its views, what they load by `import()`, and what of core is loaded for them. */
const modules = {
  account: ['accountViews', 'accountData'],
  send: ['sendViews', 'send'],
  swap: ['swapViews', 'swap'],
  // Loaded with the preview of a swap.
  swapSending: ['swapSending'],
  // Loaded with it: what reads the transaction of a gateway.
  swapReading: ['createSwapReader'],
  onramp: ['onrampViews', 'onramp'],
  names: ['namesViews', 'names'],
  calls: ['callsViews', 'calls'],
  permissions: ['permissionsViews', 'sessions', 'readPermissions', 'permissions', 'permissionWallet'],
}

/**
 * Bytes of the chunks of each area in a built app: `{ account, send, swap, swapSending, swapReading, onramp, names, calls, permissions }`. Rollup names a chunk after its
 * module, and puts a module into the chunk of the only one that imports it.
 *
 * @throws TypeError when the views of an area have no chunk
 */
export function measureAreas(site) {
  const chunks = site.files().map(file => ({ file, name: path.basename(file).replace(/-[\w-]{8}\.js$/, '') }))
  return Object.fromEntries(
    Object.entries(modules).map(([area, names]) => {
      const own = chunks.filter(({ name }) => names.includes(name))
      if (!own.some(({ name }) => name === names[0])) throw new TypeError(`${area}: no chunk of its views`)
      return [area, own.reduce((sum, { file }) => sum + site.gzipBytes(`/${file}`), 0)]
    }),
  )
}
