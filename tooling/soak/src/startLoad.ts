import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Counts of a load; `what` names the message. */
export type Counts = { readonly what: string; readonly [name: string]: unknown }

/** A load in a separate process: a file in `bench` of a service. */
export type Load = {
  send(message: unknown): void
  /** Settles with the next message of that kind. Rejects if the load ends before. */
  next(what: string): Promise<Counts>
  kill(): void
}

/** Starts a load. `parameters` is its argument, as JSON. */
export function startLoad(file: string, parameters: unknown): Load {
  const program = fileURLToPath(new URL(`../../../services/${file}`, import.meta.url))
  const child: ChildProcess = fork(program, [JSON.stringify(parameters)], {
    cwd: fileURLToPath(new URL(`../../../services/${file.split('/')[0]}`, import.meta.url)),
    execArgv: ['--import', 'tsx', '--conditions=@latchkit/source'],
  })
  let isEnding = false
  child.once('exit', code => {
    // A soak without one of its loads measures nothing.
    if (!isEnding) throw new TypeError(`${file} ended with ${code}`)
  })
  return {
    send: message => {
      isEnding ||= message === 'end'
      child.send(message as string)
    },
    next: what =>
      new Promise((resolve, reject) => {
        const onDisconnect = () => reject(new TypeError(`${file} ended without its ${what}`))
        const onMessage = (message: Counts) => {
          if (message.what !== what) return
          child.off('message', onMessage)
          child.off('disconnect', onDisconnect)
          resolve(message)
        }
        child.on('message', onMessage)
        child.once('disconnect', onDisconnect)
      }),
    kill: () => {
      isEnding = true
      child.kill('SIGKILL')
    },
  }
}
