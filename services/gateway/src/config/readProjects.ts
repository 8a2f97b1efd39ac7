import { z } from 'zod'
import { GatewayError } from '../errors.js'
import { firstIssue } from './firstIssue.js'
import { readJsonFile } from './readJsonFile.js'

/** A project of the project file. */
export type Project = {
  readonly id: string
  /** Whether pages of this origin may call in its name. */
  allows(origin: string): boolean
}

/** Projects by id. */
export type Projects = ReadonlyMap<string, Project>

/** `projectId` → allowed origins, or the path of a JSON file that has it. */
export type ProjectsOption = string | { readonly [projectId: string]: readonly string[] }

const origin = z
  .string()
  .refine(
    text => text === '*' || /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/.test(text),
    'must be an origin such as https://app.example, https://*.app.example, or *',
  )
const schema = z.record(z.string().min(1), z.array(origin))

/** Reads the project file. Undefined without one: then every projectId is accepted. */
export async function readProjects(option: ProjectsOption | undefined): Promise<Projects | undefined> {
  if (option === undefined) return undefined
  const value = typeof option === 'string' ? await readJsonFile(option, 'PROJECTS_FILE') : option
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    throw new GatewayError('gateway/bad-file', `PROJECTS_FILE: ${firstIssue(parsed.error)}`)
  }
  return new Map(
    Object.entries(parsed.data).map(([id, origins]) => [
      id,
      { id, allows: (asked: string) => origins.some(pattern => matches(pattern, asked)) },
    ]),
  )
}

function matches(pattern: string, asked: string): boolean {
  if (pattern === '*' || pattern === asked) return true
  const [start = '', end] = pattern.split('*.')
  if (end === undefined || !asked.startsWith(start) || !asked.endsWith(`.${end}`)) return false
  return /^[a-z0-9.-]+$/.test(asked.slice(start.length, -end.length - 1))
}
