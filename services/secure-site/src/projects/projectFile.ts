import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { anyLocalPort, ConfigError, type ProjectOptions, readJsonFile } from '@latchkit/service-base'
import { checkAppOrigin, readSiteProjects } from './readSiteProjects.js'

/** A project file as it is written, with what this version does not know. */
export type ProjectFile = { readonly [id: string]: unknown }

/** Reads a project file that may be missing. @throws ConfigError */
export async function readProjectFile(file: string): Promise<ProjectFile> {
  const content = existsSync(file) ? await readJsonFile(file, 'PROJECTS_FILE') : {}
  return typeof content === 'object' && content !== null ? (content as ProjectFile) : {}
}

/** Writes a project file, whole or not at all. @throws ConfigError when the site could not start with it */
export async function writeProjectFile(
  file: string,
  projects: ProjectFile,
  publicUrl: string,
): Promise<void> {
  await readSiteProjects(projects as ProjectOptions, { publicUrl })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify(projects, undefined, 2)}\n`, { flag: 'wx' })
  await rename(draft, file)
}

/** @throws ConfigError that names the origin that cannot have the secure frame, and the command */
export function checkOrigins(origins: readonly string[], command: string, publicUrl: string): void {
  for (const origin of origins) {
    const isOrigin = origin === anyLocalPort || URL.canParse(origin)
    const reason = isOrigin ? checkAppOrigin(origin, publicUrl) : 'is not an origin'
    if (reason) throw new ConfigError('bad-config', `${command}: ${origin} ${reason}`)
  }
}
