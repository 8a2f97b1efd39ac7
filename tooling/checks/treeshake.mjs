// An app ships what it imports and nothing else: no module acts on import, and named strings are there or are not.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundle } from './lib/bundle.mjs'
import { finish } from './lib/finish.mjs'
import { publicPackages } from './lib/publicPackages.mjs'
import { root } from './lib/root.mjs'

/** `present` proves that the snippet was bundled at all, `absent` that the rest of the package was left out. */
const cases = JSON.parse(readFileSync(path.join(root, 'tooling/checks/treeshake.json'), 'utf8'))
const problems = []

/**
 * Packages whose modules create zod schemas on import, which the bundler cannot drop. An app loads them whole by
 * `import()`, a server imports them.
 */
const schemaPackages = ['@latchkit/secure-frame-client']

async function entryOf(code, options) {
  try {
    return await bundle(code, options)
  } catch (error) {
    problems.push(`"${code}" cannot be bundled: ${error.message}`)
    return ''
  }
}

/** Comments stay in code that is not minified, and name what was left out. */
function withoutComments(code) {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** Code without comments, directives and imports of packages that are not ours. */
function ownCode(code) {
  return withoutComments(code)
    .replace(/^import\s+(?:[^'"]*\sfrom\s+)?["'][^"']+["'];?$/gm, '')
    .replace(/^["']use client["'];?$/gm, '')
    .trim()
}

const control = path.join(root, 'tooling/checks/fixtures/treeshake/impure.js')
const caught = ownCode(await bundle(`import '${control}'`, { annotations: false }))
if (!caught.includes('side effect'))
  problems.push('the fixture with a side effect is not caught: this check is blind')
const kept = await bundle(`import { used } from '${control}'; console.log(used)`)
if (!kept.includes('that stays') || kept.includes('that goes'))
  problems.push('the fixture is not shaken: this check is blind')

let entries = 0
for (const { manifest } of publicPackages()) {
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    // An entry for Node alone is never part of an app.
    if (subpath === './package.json' || target.node) continue
    const specifier = `${manifest.name}${subpath.slice(1)}`
    entries += 1
    const left = ownCode(await entryOf(`import '${specifier}'`, { annotations: false }))
    if (left && !schemaPackages.includes(manifest.name))
      problems.push(`${specifier} acts when it is imported:\n${left.slice(0, 1200)}`)
  }
  if (!manifest.bin && !cases.some(one => one.package === manifest.name))
    problems.push(`${manifest.name} has no case in treeshake.json`)
}

for (const { package: name, import: clause, from = name, present, absent, isStatic } of cases) {
  const names = clause.replace(/[{}]/g, '').trim()
  const entry = withoutComments(
    await entryOf(`import ${clause} from '${from}'\nglobalThis.keep = [${names}]`, { isStatic }),
  )
  for (const text of present)
    if (!entry.includes(text)) problems.push(`${clause} from ${from}: "${text}" is missing`)
  for (const text of absent)
    if (entry.includes(text)) problems.push(`${clause} from ${from}: "${text}" came along`)
}
finish(problems, `${entries} entries, ${cases.length} snippets`)
