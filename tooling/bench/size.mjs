// The byte budgets of the minimal app, the WalletConnect client and the embedded wallet, with every chunk named. Part of npm test.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { budgets } from './lib/budgets.mjs'
import { buildApp } from './lib/buildApp.mjs'
import { holdsWalletConnect } from './lib/holdsWalletConnect.mjs'
import { launchBrowser } from './lib/launchBrowser.mjs'
import { measureBytes } from './lib/measureBytes.mjs'
import { measureConfigured } from './lib/measureConfigured.mjs'
import { measureDappBytes } from './lib/measureDappBytes.mjs'
import { measureElement } from './lib/measureElement.mjs'
import { measureFrame } from './lib/measureFrame.mjs'
import { measureJourneys } from './lib/measureJourneys.mjs'
import { findStrangers, marks, measureNamespaces } from './lib/measureNamespaces.mjs'
import { measurePackedApps } from './lib/measurePackedApps.mjs'
import { measurePermissions } from './lib/measurePermissions.mjs'
import { serveFolder } from './lib/serveFolder.mjs'
import { startWalletConnect } from './lib/startWalletConnect.mjs'

const sites = {}
for (const name of [
  'bare',
  'minimal',
  'configured',
  'walletConnect',
  'react',
  'solana',
  'both',
  'secureFrame',
  'element',
])
  sites[name] = await serveFolder(await buildApp(name))
const browser = await launchBrowser()
const bytes = await measureBytes(browser, sites)
const journeys = measureJourneys(sites.configured)
const permissions = await measurePermissions()
const configured = await measureConfigured(browser, sites)
const frame = await measureFrame(browser, sites)
const element = await measureElement(browser, sites)
const namespaces = await measureNamespaces(browser, sites)
// A build of Next takes as long as all the others.
const packed = await measurePackedApps(browser, { hasNext: Boolean(process.env.LATCHKIT_FULL) })
const { relayUrl, wallet, stop } = await startWalletConnect()
const walletConnect = await measureDappBytes(browser, sites.walletConnect, relayUrl, wallet)
await stop()
await browser.close()
const strangers = [
  ...findStrangers(sites.solana, ['wagmi', 'web3']).map(mark => ['Solana', mark]),
  ...findStrangers(sites.both, ['web3']).map(mark => ['both', mark]),
  ...findStrangers(sites.minimal, ['solana', 'web3']).map(mark => ['wagmi', mark]),
]
// No app here names web3.js, so that its marks are looked up in itself.
const web3 = readFileSync(createRequire(import.meta.url).resolve('@solana/web3.js'), 'utf8')
const control = [
  ...findStrangers(sites.both, ['wagmi', 'solana']),
  ...marks.web3.filter(mark => web3.includes(mark)),
]
for (const site of Object.values(sites)) site.close()

function list(title, files) {
  console.log(title)
  for (const { file, bytes: size } of files)
    console.log(`  ${(size / 1000).toFixed(2).padStart(8)} kB  ${file}`)
}
list('bare app (React + wagmi)', bytes.files.bare)
list('minimal app, before the first click', bytes.files.before)
list('minimal app, from the click to the first wallet row', bytes.files.toRow)
for (const [bundler, { files }] of Object.entries(packed)) {
  list(`packed packages, ${bundler}, from the click to the first wallet row`, files.toRow)
  list(`packed packages, ${bundler}, from the first wallet row to AllWallets`, files.toAllWallets)
  list(`packed packages, ${bundler}, from the account to Account`, files.toAccount)
}
list('Solana-only app, before the first click', namespaces.solana.files)
list('custom elements in a page without React, before the first click', element.files)
list('embedded wallet, once somebody turns to the e-mail', frame.files)
list('WalletConnect client, from connect to a signed answer', walletConnect.files)

const rows = [
  ['before the first click, over the bare app', bytes.before, budgets.beforeClickKilobytes],
  ['the same, with walletConnect and gateway', configured.bytes, budgets.beforeClickKilobytes],
  ['to the first wallet row, over the bare app', bytes.toRow, budgets.toFirstRowKilobytes],
  // `npm run bench -- app` holds these two, and the files of an area, against goals below the budgets.
  ['packed, before the first click, over a dialog', packed.vite.before, budgets.beforeClickKilobytes],
  ['packed, to the first wallet row, over a dialog', packed.vite.toRow, budgets.toFirstRowKilobytes],
  ...(packed.next
    ? [
        ['packed, with Next, before the first click, over a dialog', packed.next.before, undefined],
        ['packed, with Next, to the first wallet row, over a dialog', packed.next.toRow, undefined],
      ]
    : []),
  [
    'Solana alone, before the first click, over React',
    namespaces.solana.before,
    budgets.solanaBeforeClickKilobytes,
  ],
  ['Solana alone, to the first wallet row, over React', namespaces.solana.toRow, budgets.toFirstRowKilobytes],
  [
    'both, before the first click, over the bare app',
    namespaces.both.before,
    budgets.bothBeforeClickKilobytes,
  ],
  ['both, to the first wallet row, over the bare app', namespaces.both.toRow, undefined],
  ['WalletConnect client, connect to a signed answer', walletConnect.bytes, budgets.walletConnectKilobytes],
  [
    'with secureFrame, before the first click, over the bare app',
    frame.before,
    budgets.frameBeforeClickKilobytes,
  ],
  [
    'with secureFrame, to the first wallet row and the field of the e-mail',
    frame.toRow,
    budgets.frameToFirstRowKilobytes,
  ],
  [
    'custom elements, before the first click, over the minimal app of React',
    element.before - bytes.base - bytes.before,
    budgets.elementOverReactKilobytes,
  ],
  [
    'custom elements in a page without React, before the first click, in all',
    element.before,
    budgets.elementBeforeClickKilobytes,
  ],
  [
    'custom elements in a page without React, to the first wallet row, in all',
    element.toRow,
    budgets.elementToFirstRowKilobytes,
  ],
  ['embedded wallet, all but its client once somebody turns to it', frame.kit, undefined],
  ...Object.entries(journeys).map(([journey, value]) => [
    `from the click to ${journey}`,
    value,
    budgets.journeys[journey],
  ]),
  ...Object.entries(permissions).map(([use, value]) => [
    `permissions: ${use}`,
    value,
    budgets.permissions[use],
  ]),
]
let over = 0
for (const [name, value, budget] of rows) {
  const isOver = budget !== undefined && value > budget * 1000
  if (isOver) over += 1
  const goal = budget === undefined ? '' : ` of ${budget} kB`
  console.log(`${isOver ? '✗' : '✓'} ${name}: ${(value / 1000).toFixed(2)} kB${goal}`)
}

const counts = Object.entries(packed).flatMap(([bundler, { files, baseFiles }]) => [
  // Files that Next loads for every page are not ours.
  [
    `${bundler}: files before the first click`,
    files.before.length - (bundler === 'next' ? baseFiles - 1 : 0),
    budgets.files[bundler].beforeClick,
  ],
  [`${bundler}: more files to the first wallet row`, files.toRow.length, budgets.files[bundler].toFirstRow],
  // The area, what areas share, and the actions.
  [`${bundler}: more files to AllWallets`, files.toAllWallets.length, budgets.files[bundler].toAllWallets],
  // The area, TanStack Query and what is read of an account.
  [`${bundler}: more files to Account`, files.toAccount.length, budgets.files[bundler].toAccount],
])
for (const [name, value, budget] of counts) {
  if (value > budget) over += 1
  console.log(`${value > budget ? '✗' : '✓'} packed, ${name}: ${value} of ${budget}`)
}

const refused = [
  [
    !walletConnect.files.some(({ file }) => holdsWalletConnect(sites.walletConnect, file)),
    'the WalletConnect client was not found among the chunks',
  ],
  [bytes.ownRequests > budgets.ownRequests, `own requests before a click: ${bytes.ownRequests}`],
  ...bytes.otherRequests.map(url => [true, `request before a click: ${url}`]),
  ...configured.otherRequests.map(url => [true, `with walletConnect and gateway, before a click: ${url}`]),
  ...configured.walletConnectFiles.map(({ file }) => [
    true,
    `part of WalletConnect before anybody connects: ${file}`,
  ]),
  ...[...namespaces.solana.otherRequests, ...namespaces.both.otherRequests].map(url => [
    true,
    `with Solana, request before a click: ${url}`,
  ]),
  ...element.otherRequests.map(url => [true, `with custom elements, before a click: ${url}`]),
  ...frame.otherRequests.map(url => [true, `with secureFrame, before a click: ${url}`]),
  [frame.client === 0, 'the client of the secure frame was not found among the chunks'],
  ...strangers.map(([app, mark]) => [true, `the app with ${app} alone ships "${mark}" of the other adapter`]),
  [
    control.length < 8,
    `of the marks that distinguish the adapters only these are found: ${control.join(' ')}`,
  ],
  ...walletConnect.others.map(url => [true, `the WalletConnect client asked another host: ${url}`]),
]
for (const [, text] of refused.filter(([isRefused]) => isRefused)) {
  over += 1
  console.log(`✗ ${text}`)
}
process.exit(over > 0 ? 1 : 0)
