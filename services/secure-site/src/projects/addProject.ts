import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { ConfigError, readJsonFile, readProjects } from '@latchkit/service-base'
import { checkOrigin } from './readSiteProjects.js'

/**
 * Adds a project to a project file, or replaces its origins. The file is written whole or not at all.
 *
 * @throws ConfigError when an origin cannot have the secure frame, or the file is not a project file
 */
export async function addProject(parameters: {
  readonly file: string
  readonly id: string
  readonly origins: readonly string[]
  readonly publicUrl: string
}): Promise<void> {
  const { file, id, origins, publicUrl } = parameters
  if (!/^[\w-]{1,64}$/.test(id))
    throw new ConfigError('bad-config', 'project add: the id is not one of A-Z a-z 0-9 _ -')
  for (const origin of origins) {
    const reason = URL.canParse(origin) ? checkOrigin(origin, publicUrl) : 'is not an origin'
    if (reason) throw new ConfigError('bad-config', `project add: ${origin} ${reason}`)
  }
  const content = (await exists(file)) ? await readJsonFile(file, 'PROJECTS_FILE') : {}
  const before = typeof content === 'object' && content !== null ? (content as { [id: string]: unknown }) : {}
  const entry = before[id]
  const rest = typeof entry === 'object' && !Array.isArray(entry) ? entry : {}
  const after = { ...before, [id]: { ...rest, origins } }
  await readProjects(after as Parameters<typeof readProjects>[0])
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify(after, undefined, 2)}\n`, { flag: 'wx' })
  await rename(draft, file)
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  )
}
