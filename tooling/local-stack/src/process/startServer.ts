import { type ChildProcess, spawn } from 'node:child_process'
import { LocalStackError, type LocalStackErrorCode } from '../localStackError.js'
import type { ChildWatch } from './watchChildren.js'

export type RunningServer = { child: ChildProcess; pid: number; port: number }

type StartServerParameters = {
  /** Name in errors. */
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Default: that of this process. */
  readonly env?: NodeJS.ProcessEnv | undefined
  /** Where it was asked to listen, for errors. */
  readonly port: number
  /** Finds in its output that it listens; the first group is the port. */
  readonly listening: RegExp
  /** Finds in its output that its port is in use. */
  readonly inUse: RegExp
  /** Code of any other error. */
  readonly code: LocalStackErrorCode
  readonly watch: ChildWatch
}

/** Starts a program that listens on 127.0.0.1 and resolves when it does. */
export async function startServer(parameters: StartServerParameters): Promise<RunningServer> {
  const { name, command, args, env = process.env, port, listening, inUse, code, watch } = parameters
  // In its own session: Ctrl-C reaches only the parent, which ends its children in order.
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
    env,
  })
  const { pid } = child
  if (pid !== undefined) watch.add(pid)
  return await new Promise<RunningServer>((resolve, reject) => {
    let output = ''
    const read = (chunk: string) => {
      output += chunk
      const found = listening.exec(output)
      if (!found || pid === undefined) return
      child.stdout.off('data', read)
      child.stderr.off('data', read)
      // The output is not read any further, and a full pipe would block the program.
      child.stdout.resume()
      child.stderr.resume()
      child.off('close', fail)
      resolve({ child, pid, port: Number(found[1]) })
    }
    const fail = () => {
      reject(
        inUse.test(output)
          ? new LocalStackError(
              'local-stack/port-in-use',
              `Port ${port} on 127.0.0.1 is in use, so ${name} cannot start. End what listens there, or set LATCHKIT_PORT_OFFSET=1000 (any multiple of 100) to shift every port.`,
              { port },
            )
          : new LocalStackError(
              code,
              `The program of ${name} ended before it listened. It said: ${output.trim() || 'nothing'}`,
              { port },
            ),
      )
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.once('error', cause =>
      reject(
        new LocalStackError(code, `The program of ${name} cannot be run: ${cause.message}`, { port, cause }),
      ),
    )
    child.once('close', fail)
    child.once('exit', () => pid !== undefined && watch.remove(pid))
  })
}
