import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from './configError.js'

/** Origins allowed per project id: `https://app.example`, `https://*.app.example`, or `*` for every origin. */
export type Projects = { readonly [projectId: string]: readonly string[] }

const schema = z.record(
  z.string().min(1),
  z.array(
    z
      .string()
      .regex(
        /^(?:\*|https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?)$/,
        'must be an origin such as https://app.example, https://*.app.example, or *',
      ),
  ),
)

/**
 * Reads the project file; `undefined` without one.
 *
 * @throws ConfigError
 */
export function readProjects(option: string | Projects | undefined): Projects | undefined {
  if (option === undefined) return undefined
  const parsed = schema.safeParse(typeof option === 'string' ? readJson(option) : option)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ConfigError(`PROJECTS_FILE: ${issue?.path.map(String).join('.')} ${issue?.message}`)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ConfigError(
      `PROJECTS_FILE: ${path} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}`,
    )
  }
}
