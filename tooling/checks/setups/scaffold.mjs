import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBlocks } from '../docs/lib/readBlocks.mjs'
import { root } from '../lib/root.mjs'

const installPage = 'docs/start/install.md'

/** The versions that this repository uses, by package. */
const versions = (() => {
  const read = folder => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  const bench = read('tooling/bench')
  return { ...bench.dependencies, ...bench.devDependencies, ...pick(read('.').devDependencies) }
})()

function pick({ typescript, '@types/node': node }) {
  return { typescript, '@types/node': node }
}

/** The part of the install page below a heading, or another page. */
function sectionOf(heading) {
  if (heading.endsWith('.md')) return readFileSync(path.join(root, heading), 'utf8')
  const text = readFileSync(path.join(root, installPage), 'utf8')
  const section = text.split(/^## /m).find(candidate => candidate.startsWith(`${heading}\n`))
  if (!section) throw new Error(`${installPage} has no heading "${heading}"`)
  return section
}

/**
 * The command of a section of the install page, or of another page. With `isPinned` what it names without a version has the
 * version of this repository.
 */
export function readCommand({ heading, verb, isPinned }) {
  const line = sectionOf(heading)
    .split('\n')
    .find(candidate => candidate.startsWith(`${verb} `))
  if (!line) throw new Error(`"${heading}" has no command that starts with "${verb}"`)
  const words = line.split(' ').slice(verb.split(' ').length)
  const pin = name =>
    isPinned && versions[name] && !name.startsWith('@latchkit/') ? `${name}@${versions[name]}` : name
  return words.map(pin)
}

/** Content for `pnpm-workspace.yaml` from the install page. */
export function readWorkspaceFile(heading) {
  return /^```yaml\n([\s\S]*?)^```$/m.exec(sectionOf(heading))?.[1] ?? ''
}

function readCode(place) {
  const [page, name] = place.split('#')
  const block = readBlocks(page, ['ts', 'tsx', 'vue']).find(candidate => candidate.name === name)
  if (!block) throw new Error(`${page} has no block file=${name}`)
  return `${block.code.join('\n')}\n`
}

const scaffolds = {
  vite: {
    dependencies: ['react', 'react-dom'],
    devDependencies: ['@vitejs/plugin-react', 'vite', '@types/react', '@types/react-dom'],
    files: {
      'index.html': `<!doctype html>
<html lang="en">
  <head><title>App</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`,
      'vite.config.js': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`,
    },
  },
  none: { dependencies: [], devDependencies: [], files: {} },
}

/** Writes an app into the empty folder, as small as one can be. */
export function scaffold(folder, { bundler = 'vite', react, replaces }) {
  const base = scaffolds[bundler]
  const versionOf = name => (react && /^(@types\/)?react(-dom)?$/.test(name) ? `^${react}` : versions[name])
  const withVersions = names => Object.fromEntries(names.map(name => [name, versionOf(name)]))
  const manifest = {
    name: 'app',
    version: '1.0.0',
    license: 'MIT',
    private: true,
    type: 'module',
    dependencies: withVersions(base.dependencies),
    devDependencies: withVersions(base.devDependencies),
    ...(replaces ? { overrides: replaces } : {}),
  }
  writeFiles(folder, { 'package.json': `${JSON.stringify(manifest, null, 2)}\n`, ...base.files })
}

/** Writes the code of the docs into the app, and the set-up's own files. */
export function writeCode(folder, { code, files = {} }) {
  const blocks = Object.entries(code).map(([file, place]) => [file, readCode(place)])
  writeFiles(folder, { ...files, ...Object.fromEntries(blocks) })
}

function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
