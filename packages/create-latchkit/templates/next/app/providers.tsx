'use client'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { base, mainnet } from '@latchkit/core/networks'
import { createCookieStorage } from '@latchkit/core/storage'
import { createLatchkit, LatchkitProvider } from '@latchkit/react'
import { type ReactNode, useState } from 'react'

type ProvidersProps = { cookie: string; children: ReactNode }

export function Providers({ cookie, children }: ProvidersProps) {
  // One instance per request: a module of the server is shared by all visitors.
  const [latchkit] = useState(() =>
    createLatchkit({
      metadata: { name: 'app-name' },
      networks: [mainnet, base],
      adapters: [wagmiAdapter()],
      storage: createCookieStorage({
        read: () => (typeof document === 'undefined' ? cookie : document.cookie),
        write: value => {
          // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 has no Cookie Store API.
          if (typeof document !== 'undefined') document.cookie = value
        },
      }),
    }),
  )
  return <LatchkitProvider latchkit={latchkit}>{children}</LatchkitProvider>
}
