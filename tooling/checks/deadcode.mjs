// Nothing unused: once for what is shipped, once with tests and tools.
import { finish } from './lib/finish.mjs'
import { runTool } from './lib/runTool.mjs'

const problems = []
for (const args of [['--production'], []]) {
  const { code, output } = runTool('knip', ['--no-progress', ...args])
  if (code !== 0) problems.push(`knip ${args.join(' ')}\n${output}`)
}
finish(problems, 'nothing unused')
