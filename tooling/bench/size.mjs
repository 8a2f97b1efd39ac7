// The byte budgets of the minimal app, with every chunk named. Part of npm test.
import { budgets } from './lib/budgets.mjs'
import { buildApp } from './lib/buildApp.mjs'
import { launchBrowser } from './lib/launchBrowser.mjs'
import { measureBytes } from './lib/measureBytes.mjs'
import { serveFolder } from './lib/serveFolder.mjs'

const sites = {}
for (const name of ['bare', 'minimal']) sites[name] = await serveFolder(await buildApp(name))
const browser = await launchBrowser()
const bytes = await measureBytes(browser, sites)
await browser.close()
for (const site of Object.values(sites)) site.close()

function list(title, files) {
  console.log(title)
  for (const { file, bytes: size } of files)
    console.log(`  ${(size / 1000).toFixed(2).padStart(8)} kB  ${file}`)
}
list('bare app (React + wagmi)', bytes.files.bare)
list('minimal app, before the first click', bytes.files.before)
list('minimal app, from the click to the first wallet row', bytes.files.toRow)

const rows = [
  ['before the first click, over the bare app', bytes.before / 1000, budgets.beforeClickKilobytes],
  ['to the first wallet row, over the bare app', bytes.toRow / 1000, budgets.toFirstRowKilobytes],
]
let over = 0
for (const [name, value, budget] of rows) {
  if (value > budget) over += 1
  console.log(`${value > budget ? '✗' : '✓'} ${name}: ${value.toFixed(2)} kB of ${budget} kB`)
}
if (bytes.ownRequests > budgets.ownRequests || bytes.otherRequests.length > budgets.otherRequests) {
  over += 1
  console.log(
    `✗ requests before a click: ${bytes.ownRequests} own, others: ${bytes.otherRequests.join(', ') || 'none'}`,
  )
}
process.exit(over > 0 ? 1 : 0)
