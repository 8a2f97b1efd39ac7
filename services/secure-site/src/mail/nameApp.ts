import type { SiteProjects } from '../projects/readSiteProjects.js'

/**
 * Names an app in a mail: its origin, which is checked, then the name that the project file gives it. The name that a page
 * sends is not used: before a sign-in anyone can have a mail sent to any address, with any name.
 *
 * @example
 * nameApp(context, { projectId: 'demo', parentOrigin: 'https://app.example' }) // 'https://app.example (Example)'
 */
export function nameApp(
  { projects }: { readonly projects: SiteProjects },
  { projectId, parentOrigin }: { readonly projectId: string; readonly parentOrigin: string },
): string {
  const project = projects.get(projectId)
  // The wallet page of the site is no page of the app.
  const isOfApp = project?.allows(parentOrigin)
  return isOfApp && project?.name ? `${parentOrigin} (${project.name})` : parentOrigin
}
