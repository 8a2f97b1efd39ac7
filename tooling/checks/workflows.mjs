// Workflows of GitHub: actions are pinned by commit, no job has more than it declares, and a job that can publish runs
// neither the checkout nor dependencies.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { root } from './lib/root.mjs'

const folder = '.github/workflows'
const problems = []
let jobs = 0

/** The jobs of a workflow by name, as lines: they are the keys two spaces deep below `jobs:`. */
function readJobs(text) {
  const [, body = ''] = text.split(/^jobs:\n/m)
  return body.split(/^(?= {2}[\w-]+:\n)/m).flatMap(job => {
    const name = /^ {2}([\w-]+):\n/.exec(job)?.[1]
    return name ? [{ name, job }] : []
  })
}

for (const file of readdirSync(path.join(root, folder))) {
  const text = readFileSync(path.join(root, folder, file), 'utf8')
  if (!/^permissions: \{\}$/m.test(text)) problems.push(`${file}: "permissions: {}" is missing at the top`)
  for (const [, action] of text.matchAll(/\buses: (\S+)/g))
    if (!action.startsWith('./') && !/^[\w.-]+\/[\w./-]+@[\da-f]{40}$/.test(action))
      problems.push(`${file}: ${action} is not pinned by its commit`)
  for (const { name, job } of readJobs(text)) {
    jobs += 1
    if (!/^ {4}permissions:/m.test(job)) problems.push(`${file}: the job ${name} declares no permissions`)
    if (!/^ {6}id-token: write\b/m.test(job)) continue
    // The site is no package: its job has the action that deploys it, and nothing else.
    const [, ...steps] = job.split(/^ {6}- /m)
    if (
      steps.length === 1 &&
      /^ *uses: actions\/deploy-pages@/m.test(job) &&
      !/\brun:|contents: write/.test(job)
    )
      continue
    if (/actions\/checkout@|\b(?:install|npx|pnpm|turbo)\b|\bnpm (?!publish\b)|\bnode [^-]/.test(job))
      problems.push(
        `${file}: the job ${name} has id-token: write, and may only publish what another job packed`,
      )
    if (!/npm publish .*--provenance/.test(job))
      problems.push(`${file}: ${name} publishes without provenance`)
    if (/contents: write/.test(job)) problems.push(`${file}: ${name} can both publish and push`)
  }
}
if (jobs === 0) problems.push(`no job found in ${folder}`)
finish(problems, `${jobs} jobs`)
