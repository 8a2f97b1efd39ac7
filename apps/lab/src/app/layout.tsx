import './lab.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'

export const metadata: Metadata = {
  title: 'Latchkit lab',
  // Browsers ask for a favicon that is not there otherwise.
  icons: { icon: 'data:,' },
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>
          <header>
            <h1>Latchkit lab</h1>
            <nav aria-label="Lab">
              <Link href="/">Pages</Link>
              <Link href="/session">Session</Link>
              <Link href="/matrix">Matrix</Link>
            </nav>
          </header>
          {children}
        </main>
      </body>
    </html>
  )
}
