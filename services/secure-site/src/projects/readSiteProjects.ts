import {
  anyLocalPort,
  ConfigError,
  type Project,
  type ProjectOptions,
  readProjects,
} from '@latchkit/service-base'

/** A project whose pages may have the secure frame. */
export type SiteProject = Project

/** Projects by id. */
export type SiteProjects = ReadonlyMap<string, SiteProject>

/**
 * Reads the projects of the project file. Here an origin is exact: no `*`, no wildcard, no origin of the site itself, and
 * http only for hosts of this machine. A site in development accepts `http://localhost:*` as well.
 *
 * @throws ConfigError that names the entry at fault
 */
export async function readSiteProjects(
  option: string | ProjectOptions | undefined,
  site: { readonly publicUrl: string },
): Promise<SiteProjects> {
  const projects = await readProjects(option)
  if (!projects) return new Map()
  for (const { id, origins, wallet } of projects.values()) {
    const reasons = [
      ...origins.map(origin => [origin, checkAppOrigin(origin, site.publicUrl)]),
      ...wallet.allowedAncestors.map(origin => [origin, checkOrigin(origin, site.publicUrl)]),
    ]
    for (const [origin, reason] of reasons) {
      if (reason) throw new ConfigError('bad-file', `PROJECTS_FILE: ${id}.origins: ${origin} ${reason}`)
    }
    for (const origin of wallet.paymasters) {
      const reason = checkOrigin(origin, site.publicUrl)
      if (reason) throw new ConfigError('bad-file', `PROJECTS_FILE: ${id}.paymasters: ${origin} ${reason}`)
    }
    for (const uri of wallet.redirectUris) {
      const { origin, hash, href } = new URL(uri)
      if (origins.includes(origin) && hash === '' && href === uri) continue
      const where = `PROJECTS_FILE: ${id}.redirectUris: ${uri}`
      throw new ConfigError('bad-file', `${where} must be an address of one of its origins, written ${href}`)
    }
  }
  return projects
}

/** Returns why pages of an origin, or of `http://localhost:*`, cannot have the secure frame, or undefined. */
export function checkAppOrigin(origin: string, publicUrl: string): string | undefined {
  if (origin !== anyLocalPort) return checkOrigin(origin, publicUrl)
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'http:') return 'is for development: a site with https takes exact origins only'
  if (hostname === 'localhost') return 'has the secure site itself: its frame would not be kept apart'
  return undefined
}

function checkOrigin(origin: string, publicUrl: string): string | undefined {
  if (origin.includes('*')) return 'has a wildcard: the secure site takes exact origins only'
  if (origin === publicUrl) return 'is the secure site itself: its frame would not be kept apart'
  const { protocol, hostname, origin: normal } = new URL(origin)
  if (normal !== origin) return `is written ${normal}`
  if (protocol === 'http:' && !isLocalHost(hostname)) return 'must be https'
  return undefined
}

/** Whether a host name is one of this machine. */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
}

/** Reads the address of the site: an origin, https, or http on this machine. @throws ConfigError */
export function readPublicUrl(text: string): string {
  const { origin, protocol, hostname, href } = new URL(text)
  if (href !== `${origin}/`)
    throw new ConfigError('bad-config', 'PUBLIC_URL: must be an origin, without a path')
  if (protocol === 'http:' && !isLocalHost(hostname)) {
    throw new ConfigError('bad-config', 'PUBLIC_URL: must be https, but for hosts of this machine')
  }
  return origin
}
