import type { ComponentPropsWithoutRef } from 'react'
import { isRecord } from '../../src/common/isRecord.js'
import type { PopupAction } from '../../src/common/types.js'
import { runAction } from '../ui/runAction.js'

/** Sends a click to the service worker. Resolves to whether it succeeded; a failure is shown in the popup's status. */
export async function sendAction(action: PopupAction): Promise<boolean> {
  return await runAction(async () => {
    const reply: unknown = await chrome.runtime.sendMessage(action)
    if (isRecord(reply) && reply.ok === false) throw new Error(String(reply.message))
  })
}

type ActionButtonProps = ComponentPropsWithoutRef<'button'> & { id: string; action: PopupAction }

/** A button that sends an action. Its test id is its id. */
export function ActionButton({ id, action, ...button }: ActionButtonProps) {
  return <button type="button" id={id} data-testid={id} onClick={() => void sendAction(action)} {...button} />
}
