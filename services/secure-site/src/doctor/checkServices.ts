import { connectRedis } from '@latchkit/service-base'
import { createTransport } from 'nodemailer'
import { isLocalHost } from '../projects/readSiteProjects.js'
import type { SecureSiteSettings } from '../settings.js'
import { openProviders } from '../social/openProviders.js'
import { readProviders } from '../social/readProviders.js'
import type { Findings } from './findings.js'

/** Time-out of an answer (ms). */
const timeout = 10_000

/** Checks the services that the site needs: mail, Redis, identity providers and nodes. Does not send mail. */
export async function checkServices(
  findings: Findings,
  settings: SecureSiteSettings,
  { publicUrl, isDevelopment }: { readonly publicUrl: string; readonly isDevelopment: boolean },
): Promise<void> {
  const { smtpUrl, mailFrom, redisUrl, rpcUrls } = settings
  await findings.run('mail', async () => {
    const { protocol, hostname } = new URL(smtpUrl)
    const transport = createTransport({ url: smtpUrl, connectionTimeout: timeout, greetingTimeout: timeout })
    try {
      await transport.verify()
    } catch (cause) {
      // The message may contain the password.
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'an error'
      throw new TypeError(`SMTP_URL: ${hostname} does not take mail: ${code}`, { cause })
    } finally {
      transport.close()
    }
    findings.add('ok', 'mail', `${hostname} takes mail`)
    if (protocol === 'smtp:' && !isLocalHost(hostname))
      findings.add('warn', 'mail', `${hostname} is used by smtp: codes may pass without TLS; use smtps:`)
    if (!isDevelopment && /@localhost\b/.test(mailFrom))
      findings.add('fail', 'mail', `MAIL_FROM: ${mailFrom} is not a sender address`)
  })
  if (redisUrl === undefined) findings.add('skip', 'Redis', 'REDIS_URL is not set: one process only')
  else
    await findings.run('Redis', async () => {
      const redis = await connectRedis(redisUrl, { connectTimeout: timeout }, () => {})
      await redis.ping()
      redis.disconnect()
      findings.add('ok', 'Redis', 'answers')
    })
  await findings.run('providers', async () => {
    const providers = openProviders(await readProviders(settings.socialProviders, { isDevelopment }))
    if (providers.size === 0) findings.add('skip', 'providers', 'SOCIAL_PROVIDERS_FILE is not set')
    for (const [name, provider] of providers) {
      await findings.run(`provider ${name}`, async () => {
        const checks = { state: 'doctor', nonce: 'doctor', verifier: 'doctor'.repeat(8) }
        const { origin } = await provider.getUrl(`${publicUrl}/oauth/callback/${name}`, checks)
        findings.add('ok', `provider ${name}`, `a sign-in begins at ${origin}`)
      })
    }
  })
  for (const [chain, urls] of Object.entries(rpcUrls)) {
    for (const url of urls)
      await findings.run(`node of ${chain}`, () => checkNode(findings, chain, url, isDevelopment))
  }
  if (Object.keys(rpcUrls).length === 0)
    findings.add('warn', 'nodes', 'RPC_URLS is not set: the frame prepares no transaction')
}

async function checkNode(findings: Findings, chain: string, url: string, isDevelopment: boolean) {
  const [namespace, reference] = chain.split(':')
  const { host, hostname, protocol } = new URL(url)
  const method = namespace === 'solana' ? 'getGenesisHash' : 'eth_chainId'
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
    signal: AbortSignal.timeout(timeout),
  }).catch(cause => {
    throw new TypeError(`${host} does not answer`, { cause })
  })
  const { result } = (await answer.json()) as { readonly result?: unknown }
  const told = namespace === 'solana' ? String(result).slice(0, 32) : String(Number(result))
  const faults = told === reference ? [] : [`${host} is a node of ${namespace}:${told}`]
  if (protocol === 'http:' && !isDevelopment && !isLocalHost(hostname))
    faults.push(`${host}: must be https: the frame is, and its browser asks nothing else`)
  findings.expect(`node of ${chain}`, faults, host)
}
