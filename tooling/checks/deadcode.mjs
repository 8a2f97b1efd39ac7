// Nothing unused: once for what is shipped, once with tests and tools.
import { finish } from './lib/finish.mjs'
import { runTool } from './lib/runTool.mjs'

const problems = []
const shipped = ['packages/*', 'apps/*', 'tooling/*'].flatMap(folder => ['--workspace', folder])
for (const args of [['--production', ...shipped], []]) {
  const { code, output } = runTool('knip', ['--no-progress', '--no-config-hints', ...args])
  if (code !== 0) problems.push(`knip ${args.join(' ')}\n${output}`)
}
finish(problems, 'nothing unused')
