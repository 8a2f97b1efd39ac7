import { type Argon2Request, hashArgon2 } from '@latchkit/secure-protocol/formats/hashArgon2'

export type { Argon2Request } from '@latchkit/secure-protocol/formats/hashArgon2'

/** Its response is the only one that allows WebAssembly; it has no network. */
self.onmessage = async ({ data }: MessageEvent<Argon2Request>) => {
  const hash = await hashArgon2(data)
  self.postMessage(hash, { transfer: [hash.buffer] })
}
