import { ConfigError, readProjects } from '@latchkit/service-base'
import { checkOrigins, type ProjectFile, readProjectFile, writeProjectFile } from './projectFile.js'

/**
 * Adds origins to a project of a project file and takes others out. What the project has besides them stays. The file is
 * written whole or not at all.
 *
 * @returns the origins that the project has now
 * @throws ConfigError when the file has no such project, an origin cannot have the secure frame, one to take out is not
 * listed, none is left, or a redirect URI is of one that is taken out
 */
export async function updateProject(parameters: {
  readonly file: string
  readonly id: string
  readonly publicUrl: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}): Promise<readonly string[]> {
  const { file, id, publicUrl, add, remove } = parameters
  const refuse = (reason: string) => new ConfigError('bad-config', `project update: ${reason}`)
  if (add.length + remove.length === 0) throw refuse('needs --add-origin or --remove-origin')
  checkOrigins(add, 'project update', publicUrl)
  const projects = await readProjectFile(file)
  const listed = await readOrigins(projects, id)
  if (!listed) throw refuse(`${file} has no project ${id}; "project add" adds it`)
  const unknown = remove.find(origin => !listed.includes(origin))
  if (unknown) throw refuse(`${unknown} is not listed; ${id} has ${listed.join(', ')}`)
  const origins = [...new Set([...listed, ...add])].filter(origin => !remove.includes(origin))
  if (origins.length === 0) throw refuse(`${id} would have no origin`)
  const entry = projects[id]
  const after = Array.isArray(entry) ? origins : { ...(entry as object), origins }
  await writeProjectFile(file, { ...projects, [id]: after }, publicUrl)
  return origins
}

/** Of a project that the file has. */
async function readOrigins(projects: ProjectFile, id: string): Promise<readonly string[] | undefined> {
  if (!Object.hasOwn(projects, id)) return undefined
  const read = await readProjects({ [id]: projects[id] } as Parameters<typeof readProjects>[0])
  return read?.get(id)?.origins
}
