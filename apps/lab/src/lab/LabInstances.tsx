'use client'
import { LabPage, type LabPageProps } from './LabPage'

/** The page's instance of the kit, or two of them that know nothing of each other. */
export function LabInstances(props: LabPageProps) {
  if (!props.configuration.isTwice) return <LabPage {...props} />
  return (
    <div className="instances">
      {['one', 'two'].map(name => (
        <div key={name} className="instance" data-testid={`lab-${name}`}>
          <LabPage {...props} instance={name} storageKey={`lab-${name}`} />
        </div>
      ))}
    </div>
  )
}
