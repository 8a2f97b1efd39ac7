import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { Providers } from './providers'
import './style.css'

export const metadata: Metadata = { title: 'app-name' }

type LayoutProps = { children: ReactNode }

/** The fallback is prerendered and sent at once; the page with the account of the cookie replaces it. */
export default function Layout({ children }: LayoutProps) {
  return (
    <html lang="en">
      <body>
        <Suspense fallback={<Providers cookie="">{children}</Providers>}>
          <WithCookie>{children}</WithCookie>
        </Suspense>
      </body>
    </html>
  )
}

async function WithCookie({ children }: LayoutProps) {
  const cookie = (await headers()).get('cookie') ?? ''
  return <Providers cookie={cookie}>{children}</Providers>
}
