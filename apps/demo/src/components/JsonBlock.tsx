import { CodeArea } from '@latchkit/configurator'
import { useId } from 'react'
import { formatJson } from '../actions/formatJson.js'

export type JsonBlockProps = { title: string; hint: string; testId: string; value: unknown }

/** A value as JSON, for people and scripts. */
export function JsonBlock({ title, hint, testId, value }: JsonBlockProps) {
  const id = useId()
  return (
    <div className="json">
      <h3 id={id}>{title}</h3>
      <p className="hint">{hint}</p>
      <CodeArea labelledBy={id} testId={testId} text={formatJson(value)} />
    </div>
  )
}
