import { approvalPath, configMeta, type FrameConfig, walletPath } from '@latchkit/secure-protocol/api/config'
import { Hono } from 'hono'
import { escapeHtml } from '../pages/html.js'
import type { SiteProject, SiteProjects } from '../projects/readSiteProjects.js'
import type { SmartAccounts } from '../smartAccounts/readSmartAccounts.js'
import { assetHeaders, frameHeaders, trustedTypesPolicy } from './headers.js'
import type { FrameBuild, FrameEntry } from './loadFrame.js'

/** The window is a separate page: other sites cannot read it. */
const windowHeaders = { 'cross-origin-resource-policy': 'same-origin' }

/** The frame's HTML, with headers for its project, and the files of its build. */
export function frameRoutes(parts: {
  readonly build: FrameBuild
  readonly projects: SiteProjects
  /** CAIP-2 id → RPC URLs. */
  readonly rpcUrls: { readonly [caip2: string]: readonly string[] }
  readonly smartAccounts: SmartAccounts
  now(): number
}): Hono {
  const { build, projects, rpcUrls, smartAccounts, now } = parts
  const accountChains = Object.fromEntries(
    [...smartAccounts].map(([chain, { contracts, enforcers, codeHashes, eip7702 }]) => [
      chain,
      {
        contracts,
        ...(enforcers && { enforcers }),
        ...(Object.keys(codeHashes).length > 0 && { codeHashes }),
        eip7702,
      },
    ]),
  )
  const rpcOrigins = [
    ...new Set(Object.values(rpcUrls).flatMap(urls => urls.map(url => new URL(url).origin))),
  ]
  const reachedBy = (project: SiteProject | undefined) => [
    ...rpcOrigins,
    ...(project?.wallet.paymasters ?? []),
  ]
  const app = new Hono()
  // Apps may use the origin of the site as the address.
  app.on('GET', ['/', '/frame'], request => {
    const projectId = request.req.query('projectId') ?? ''
    const project = projects.get(projectId)
    const ancestors = project ? [...project.origins, ...project.wallet.allowedAncestors] : []
    for (const [name, value] of Object.entries(frameHeaders(ancestors, reachedBy(project))))
      request.header(name, value)
    // The origins in the policy define the sites that may frame it, which this header cannot express.
    request.header('x-frame-options', undefined)
    request.header('cross-origin-opener-policy', undefined)
    return request.html(renderShell(build, build, readConfig(projectId, project)))
  })
  // The window of an approval and the wallet page. They keep their opener, and cannot be framed. A window without a frame
  // to connect to carries out the request itself, and so has the frame's network access.
  for (const [path, entry, reach] of [
    [approvalPath, build, reachedBy],
    [walletPath, build.walletPage, () => []],
  ] as const)
    app.get(path, request => {
      const projectId = request.req.query('projectId') ?? ''
      const headers = frameHeaders([], reach(projects.get(projectId)))
      for (const [name, value] of Object.entries({ ...headers, ...windowHeaders }))
        request.header(name, value)
      request.header('cross-origin-opener-policy', undefined)
      return request.html(renderShell(build, entry, readConfig(projectId, projects.get(projectId))))
    })
  // The policy of the frame says the same. A page that is refused the frame cannot read that policy, and so not the reason.
  app.get('/listed', request => {
    const project = projects.get(request.req.query('projectId') ?? '')
    const isListed = project?.allows(request.req.header('origin') ?? '') ?? false
    return request.json({ isListed }, 200, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
  })
  app.get('/frame/*', request => {
    const asset = build.assets.get(request.req.path)
    if (!asset) return request.notFound()
    const name = request.req.path.slice(request.req.path.lastIndexOf('/') + 1)
    for (const [header, value] of Object.entries(assetHeaders(name))) request.header(header, value)
    return request.body(asset.body, 200, { 'content-type': asset.type })
  })
  return app

  function readConfig(projectId: string, project: SiteProject | undefined): FrameConfig {
    return {
      projectId,
      origins: [...(project?.origins ?? [])],
      allowedAncestors: [...(project?.wallet.allowedAncestors ?? [])],
      emailScope: project?.wallet.emailScope ?? false,
      ...(project?.wallet.approvals && { approvals: project.wallet.approvals }),
      approvalPlace: project?.wallet.approvalPlace ?? 'window',
      codeDigits: project?.wallet.codeDigits ?? 6,
      rpcUrls: Object.fromEntries(Object.entries(rpcUrls).map(([chain, urls]) => [chain, [...urls]])),
      ...(smartAccounts.size > 0 &&
        project?.wallet.smartAccounts !== false && { smartAccounts: accountChains }),
      ...(project && project.wallet.paymasters.length > 0 && { paymasters: [...project.wallet.paymasters] }),
      workers: { ...build.workers },
      trustedTypesPolicy,
      now: now(),
    }
  }
}

function renderShell({ assets }: FrameBuild, { script, styles }: FrameEntry, config: FrameConfig): string {
  const hash = (file: string) => assets.get(file)?.integrity ?? ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="${configMeta}" content="${escapeHtml(JSON.stringify(config))}">
<link rel="icon" href="data:,">
<title>Wallet</title>
${styles.map(file => `<link rel="stylesheet" href="${escapeHtml(file)}" integrity="${hash(file)}" crossorigin>\n`).join('')}<script type="module" src="${escapeHtml(script)}" integrity="${hash(script)}" crossorigin></script>
</head>
<body><main id="frame"></main></body>
</html>
`
}
