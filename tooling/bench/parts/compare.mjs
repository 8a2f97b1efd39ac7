import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { root } from '../../checks/lib/root.mjs'
import { buildApp } from '../lib/buildApp.mjs'
import { installKit } from '../lib/installKit.mjs'
import { readKits } from '../lib/kits.mjs'
import { launchBrowser } from '../lib/launchBrowser.mjs'
import { measureKits } from '../lib/measureKits.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'

const kilobytes = value => `${(value / 1000).toFixed(1)} kB`
const megabytes = value => `${(value / 1e6).toFixed(1)} MB`
const milliseconds = value => `${value.toFixed(0)} ms`
const hosts = list => (list.length === 0 ? '0' : `${list.length}: ${list.join(', ')}`)

const rows = {
  'version (packages installed)': ({ version, packages }) => (version ? `${version} (${packages})` : ''),
  'gzip before the click': ({ before }) => kilobytes(before),
  'gzip to the first wallet row': ({ toRow }) => kilobytes(toRow),
  'requests before the click': ({ requests }) => `${requests}`,
  'other hosts before the click': found => hosts(found.hosts),
  'other hosts to the first row': found => hosts(found.hostsToRow),
  'press → first row, pointer there for 100 ms': ({ times }) => milliseconds(times['1x with lead']),
  'the same, processor 4 times slower, 300 ms': ({ times }) => milliseconds(times['4x with lead']),
  'press on arrival → first row': ({ times }) => milliseconds(times['1x']),
  'the same, processor 4 times slower': ({ times }) => milliseconds(times['4x']),
  'heap before the click': ({ heap }) => megabytes(heap),
  'heap with the first row': ({ openHeap }) => megabytes(openHeap),
}

/**
 * Compares the minimal app of Latchkit with those of other kits, each as its own guide says and in its newest version, and
 * prints a table in Markdown. It installs them by npm, so it runs only if it is named.
 */
export async function compare(_, { runs }) {
  const kits = readKits()
  const sites = {}
  const installs = {}
  for (const [name, { dependencies }] of Object.entries(kits)) {
    console.error(`installs and builds ${name}`)
    const installed = installKit(name, dependencies)
    installs[name] = installed
    sites[name] = await serveFolder(await buildApp(name, { project: installed.project }))
  }
  const browser = await launchBrowser()
  const load = loadavg()[0].toFixed(1)
  const found = await measureKits(browser, sites, { runs }).finally(async () => {
    await browser.close()
    for (const site of Object.values(sites)) site.close()
  })
  const version = browser.version()
  const figures = Object.entries(kits).map(([name, { main }]) => ({
    ...found[name],
    version: main && installs[name].versionOf(main),
    packages: installs[name].packages,
  }))
  const line = cells => `| ${cells.join(' | ')} |`
  console.log(line(['', ...Object.values(kits).map(({ title }) => title)]))
  console.log(line(['---', ...figures.map(() => '---')]))
  for (const [label, cell] of Object.entries(rows)) console.log(line([label, ...figures.map(cell)]))
  const day = new Date().toISOString().slice(0, 10)
  console.log(
    `\n${day}, Chromium ${version}, ${cpus().length} processors with a load of ${load} at the start, medians of ${runs} interleaved runs. Requests to other hosts are counted and refused. Apps: ${path.relative(root, path.join(root, 'tooling/bench/compare'))}.`,
  )
}
