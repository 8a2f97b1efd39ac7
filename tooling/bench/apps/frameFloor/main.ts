/** API that the bench calls. */
const floor = window as Window & { __sign?: () => Promise<number> }

/** The least that a signature in a separate worker takes, in milliseconds. */
floor.__sign = () =>
  new Promise(resolve => {
    const start = performance.now()
    const worker = new Worker(new URL('./signer.ts', import.meta.url), { type: 'module' })
    worker.onmessage = () => {
      resolve(performance.now() - start)
      worker.terminate()
    }
    worker.postMessage('0x1234')
  })
