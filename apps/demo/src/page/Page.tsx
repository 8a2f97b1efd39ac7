import { Configurator, type Setup, useAppearance } from '@latchkit/configurator'
import { useLocale } from '@latchkit/react'
import { useEffect, useRef } from 'react'
import { TrySection } from '../account/TrySection.js'
import { WalletGuide } from '../guide/WalletGuide.js'
import { Footer } from './Footer.js'
import { Header } from './Header.js'
import { Hero } from './Hero.js'
import { SkipLink } from './SkipLink.js'

export type PageProps = { setup: Setup; onChange: (setup: Setup) => void }

/** The page, inside the provider. */
export function Page({ setup, onChange }: PageProps) {
  const main = useRef<HTMLElement>(null)
  useAppearance(setup)
  usePageAppearance(setup)
  return (
    <>
      <SkipLink to={main} />
      <Header />
      <main ref={main} id="main" className="inner" tabIndex={-1}>
        <Hero />
        <TrySection />
        <section className="section" id="configure" aria-labelledby="configure-title">
          <h2 id="configure-title">Make it yours</h2>
          <p className="lead">
            Every choice applies at once, to the buttons above and to the modal. The address of this page
            keeps it.
          </p>
          <Configurator setup={setup} onChange={onChange} />
        </section>
        <WalletGuide />
      </main>
      <Footer />
    </>
  )
}

/** The page around the kit has its mode and direction. */
function usePageAppearance({ themeMode }: Setup) {
  const { direction } = useLocale()
  useEffect(() => {
    document.documentElement.dataset.theme = themeMode
  }, [themeMode])
  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
}
