import { Lab } from '../Lab.js'
import { HotLabel } from './HotLabel.js'
import { clientEdition, latchkit } from './hotLatchkit.js'

/** An app that is edited while it runs: a component of it, and the module that makes the client. */
export function HotApp() {
  return (
    <>
      <p data-testid="hot-client">{clientEdition}</p>
      <HotLabel />
      <Lab latchkit={latchkit} />
    </>
  )
}
