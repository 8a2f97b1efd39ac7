import { useRef } from 'react'
import { TrySection } from '../account/TrySection.js'
import { Configurator } from '../configurator/Configurator.js'
import { WalletGuide } from '../guide/WalletGuide.js'
import { useAppearance } from '../latchkit/useAppearance.js'
import type { Setup } from '../setup/setup.js'
import { Footer } from './Footer.js'
import { Header } from './Header.js'
import { Hero } from './Hero.js'
import { SkipLink } from './SkipLink.js'

export type PageProps = { setup: Setup; onChange: (setup: Setup) => void }

/** The page, inside the provider. */
export function Page({ setup, onChange }: PageProps) {
  const main = useRef<HTMLElement>(null)
  useAppearance(setup)
  return (
    <>
      <SkipLink to={main} />
      <Header />
      <main ref={main} id="main" className="inner" tabIndex={-1}>
        <Hero />
        <TrySection />
        <Configurator setup={setup} onChange={onChange} />
        <WalletGuide />
      </main>
      <Footer />
    </>
  )
}
