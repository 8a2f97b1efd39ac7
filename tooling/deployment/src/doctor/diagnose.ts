import { clocks } from './checks/clocks.js'
import { gateway } from './checks/gateway.js'
import { relay } from './checks/relay.js'
import { secureSite } from './checks/secureSite.js'
import { settings } from './checks/settings.js'
import { surroundings } from './checks/surroundings.js'
import { type Ask, createAsk } from './createAsk.js'
import { type Deployment, type ServiceName, serviceNames, toSubject } from './readDeployment.js'
import { readStatus, type Status } from './readStatus.js'
import type { Check, Finding } from './types.js'

const checks: readonly Check[] = [relay, gateway, secureSite, clocks, surroundings, settings]

/** Checks a running deployment from outside, and by its operators' pages. It changes nothing and sends no mail. */
export async function diagnose(deployment: Deployment): Promise<readonly Finding[]> {
  const ask = createAsk(deployment)
  const { statuses, findings } = await readStatuses(deployment, ask)
  const all: Finding[] = [...findings]
  for (const check of checks) all.push(...(await check({ deployment, ask, statuses })))
  return all
}

async function readStatuses(deployment: Deployment, ask: Ask) {
  const statuses = new Map<ServiceName, Status>()
  const findings: Finding[] = []
  for (const name of serviceNames) {
    const admin = deployment[name]?.admin
    if (!admin) continue
    const authorization = `Bearer ${deployment.tokens.get(name)}`
    const status = readStatus(await ask(new URL('/status.json', admin.url), { headers: { authorization } }))
    if (typeof status !== 'string') statuses.set(name, status)
    else
      findings.push({
        status: 'failure',
        subject: toSubject(name),
        text: `its operator's page at ${admin.url.host} cannot be read: ${status}`,
        fix: 'Set ADMIN_PORT and ADMIN_TOKEN, and run the doctor where that port is reached.',
      })
  }
  return { statuses, findings }
}
