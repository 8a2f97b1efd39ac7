// A checkout names no machine: no home folders, no private hosts, no registry in the lockfile.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { listFiles } from './lib/listFiles.mjs'
import { root } from './lib/root.mjs'

const problems = []
const rules = [
  [/(?<![\w.@~$})/-])\/(?:home|Users|root|work|mnt|opt|srv)\/[\w.-]+/, 'path of one machine'],
  [/\b[A-Z]:\\(?:Users|work)\b/i, 'path of one machine'],
  [/https?:\/\/[^\s'"]*\b(?:artifactory|verdaccio|nexus|jfrog)\b/i, 'private registry'],
  [/https?:\/\/registry\./i, 'registry host'],
  [/\.\.\/shared\/data/, 'folder outside the checkout'],
]
const allowed = new Map([['.ci/run', /\.\.\/shared\/data\/vectors/]])
const binary = /\.(png|jpg|jpeg|gif|webp|ico|woff2?|pdf|zip|wasm)$/

const files = listFiles().filter(file => !binary.test(file) && file !== 'tooling/checks/paths.mjs')
for (const file of files) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    for (const [pattern, reason] of rules) {
      if (pattern.test(line) && !allowed.get(file)?.test(line)) {
        problems.push(`${file}:${index + 1}: ${reason}: ${line.trim().slice(0, 160)}`)
      }
    }
  }
}
finish(problems, `${files.length} files`)
