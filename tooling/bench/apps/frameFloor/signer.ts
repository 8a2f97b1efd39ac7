import { sign } from 'viem/accounts'

self.onmessage = async () => {
  // viem signs with noble, as the frame does.
  self.postMessage(await sign({ hash: `0x${'07'.repeat(32)}`, privateKey: `0x${'01'.repeat(32)}` }))
}
