import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type ApprovalMessage, openApprovals } from './requests/approvals.js'

type Asked = Extract<ApprovalMessage, { type: 'ask' }>

/** Where the owner of the embedded wallet approves, as on a second device: the page's modal stays usable meanwhile. */
function Approver() {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const [aborts, setAborts] = useState(0)
  const [channel, setChannel] = useState<BroadcastChannel>()
  useEffect(() => {
    const opened = openApprovals()
    setChannel(opened)
    opened.onmessage = ({ data }: MessageEvent<ApprovalMessage>) => {
      if (data.type === 'ask') setAsked(before => [...before, data])
      if (data.type !== 'abort') return
      setAborts(before => before + 1)
      setAsked(before => before.filter(({ method }) => method !== data.method))
    }
    return () => opened.close()
  }, [])
  function answer(id: number, approved: boolean) {
    channel?.postMessage({ type: 'answer', id, approved } satisfies ApprovalMessage)
    setAsked(before => before.filter(one => one.id !== id))
  }
  return (
    <>
      <output data-testid="aborts">{channel ? aborts : ''}</output>
      <ul>
        {asked.map(({ id, method }) => (
          <li key={id} data-testid={`asked-${method}`}>
            {method}
            <button type="button" onClick={() => answer(id, true)}>
              Approve
            </button>
            <button type="button" onClick={() => answer(id, false)}>
              Reject
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Approver />)
