import type { Readable, Writable } from 'node:stream'

/** The process that a command runs in. */
export type Context = {
  cwd: string
  /** `npm_config_user_agent`, such as `pnpm/12.21.0 npm/? node/v20.19.0 linux x64`. */
  userAgent: string | undefined
  /** A command asks questions only if this is a terminal. */
  input: Readable & { isTTY?: boolean | undefined }
  output: Writable
  /** Sets the exit code to 1 without a message: the output already tells what failed. */
  fail: () => void
}
