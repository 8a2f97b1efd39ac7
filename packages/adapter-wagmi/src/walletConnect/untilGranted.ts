/** How long the wallet's update is waited for after it agreed to a chain, in milliseconds. */
const patience = 5000

export type UntilGrantedParameters = {
  isGranted(): boolean
  /** Calls the listener after each change of the session. */
  subscribe(listener: () => void): () => void
}

/** Whether the session has the chain, at once or by an update that comes soon: wallets answer before or after it. */
export function untilGranted({ isGranted, subscribe }: UntilGrantedParameters): Promise<boolean> {
  if (isGranted()) return Promise.resolve(true)
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(isGranted())
    }
    const timer = setTimeout(end, patience)
    const stop = subscribe(() => {
      if (isGranted()) end()
    })
  })
}
