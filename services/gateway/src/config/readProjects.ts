import { z } from 'zod'
import { GatewayError } from '../errors.js'
import { firstIssue } from './firstIssue.js'
import { readJsonFile } from './readJsonFile.js'

/** A project of the project file. */
export type Project = {
  readonly id: string
  /** Whether pages of this origin may call in its name. */
  allows(origin: string): boolean
  /** Whether its pages send events. */
  readonly analytics: boolean
}

/** Projects by id. */
export type Projects = ReadonlyMap<string, Project>

/** Allowed origins, alone or with what else a project may do. */
export type ProjectOption =
  | readonly string[]
  | {
      readonly origins: readonly string[]
      /** Takes its events. Default: false. */
      readonly analytics?: boolean | undefined
    }

/** `projectId` → allowed origins, or the path of a JSON file that has it. */
export type ProjectsOption = string | { readonly [projectId: string]: ProjectOption }

const origin = z
  .string()
  .refine(
    text => text === '*' || /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/.test(text),
    'must be an origin such as https://app.example, https://*.app.example, or *',
  )
const project = z.strictObject({
  origins: z.array(origin, { error: 'must be a list of origins' }),
  analytics: z.boolean('must be true or false').default(false),
})
// The short form becomes the long one first, so that a mistake is told at its own place.
const schema = z.record(
  z.string().min(1),
  z.preprocess(value => (Array.isArray(value) ? { origins: value } : value), project),
)

/** Reads the project file. Undefined without one: then every projectId is accepted. */
export async function readProjects(option: ProjectsOption | undefined): Promise<Projects | undefined> {
  if (option === undefined) return undefined
  const value = typeof option === 'string' ? await readJsonFile(option, 'PROJECTS_FILE') : option
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    throw new GatewayError('gateway/bad-file', `PROJECTS_FILE: ${firstIssue(parsed.error)}`)
  }
  return new Map(
    Object.entries(parsed.data).map(([id, { origins, analytics }]) => [
      id,
      { id, analytics, allows: (asked: string) => origins.some(pattern => matches(pattern, asked)) },
    ]),
  )
}

function matches(pattern: string, asked: string): boolean {
  if (pattern === '*' || pattern === asked) return true
  const [start = '', end] = pattern.split('*.')
  if (end === undefined || !asked.startsWith(start) || !asked.endsWith(`.${end}`)) return false
  return /^[a-z0-9.-]+$/.test(asked.slice(start.length, -end.length - 1))
}
