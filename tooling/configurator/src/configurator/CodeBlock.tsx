import { useId } from 'react'
import { CodeArea } from '../components/CodeArea.js'
import { CopyButton } from '../components/CopyButton.js'

/** The code of the chosen setup. */
export function CodeBlock({ code }: { code: string }) {
  const id = useId()
  return (
    <div className="json">
      <div className="row">
        <h3 id={id}>Your code</h3>
        <CopyButton text={code} label="Copy code" />
      </div>
      <CodeArea labelledBy={id} testId="demo-code" text={code} />
    </div>
  )
}
