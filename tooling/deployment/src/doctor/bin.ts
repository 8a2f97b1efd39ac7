import { parseArgs } from 'node:util'
import { ConfigError } from '@latchkit/service-base'
import { diagnose } from './diagnose.js'
import { formatReport } from './formatReport.js'
import { readDeployment } from './readDeployment.js'

const usage = 'Usage: npm run doctor -- --deployment FILE [--json]'

try {
  const { values } = parseArgs({ options: { deployment: { type: 'string' }, json: { type: 'boolean' } } })
  if (values.deployment === undefined) throw new ConfigError('bad-config', usage)
  const findings = await diagnose(await readDeployment(values.deployment))
  console.log(values.json ? JSON.stringify(findings, undefined, 2) : formatReport(findings))
  process.exitCode = findings.some(({ status }) => status === 'failure') ? 1 : 0
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
  if (!(error instanceof ConfigError) && !isUsage) throw error
  console.error(isUsage ? `${(error as Error).message}\n${usage}` : (error as Error).message)
  process.exitCode = 1
}
