import { useState } from 'react'

const isLocal = (url: string) =>
  url.startsWith('data:image/') || /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url)

type AppHeadProps = {
  app: { name: string; url: string; icons?: readonly string[] | undefined }
  level: 'h2' | 'h3'
}

/** The app by its own metadata. Icons on other hosts are not fetched, because that would reveal this wallet to them. */
export function AppHead({ app: { name, url, icons }, level: Heading }: AppHeadProps) {
  const [failed, setFailed] = useState(false)
  const icon = icons?.find(isLocal)
  return (
    <div className="app">
      {icon && !failed ? (
        <img src={icon} alt="" className="tile" onError={() => setFailed(true)} />
      ) : (
        <span className="tile" aria-hidden="true">
          {(name.trim()[0] ?? '?').toUpperCase()}
        </span>
      )}
      <div className="grow">
        <Heading data-testid="app-name">{name || 'An app without a name'}</Heading>
        <p className="soft mono" data-testid="app-url">
          {url || 'no address given'}
        </p>
      </div>
    </div>
  )
}
