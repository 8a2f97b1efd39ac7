import type { PendingRequestTypes } from '@walletconnect/types'
import { element } from '../../popup/element.js'
import { answerRequest } from '../answers/answerRequest.js'
import type { Context } from '../context.js'
import type { ProtocolApproval } from '../types.js'
import { actions } from './actions.js'
import { appHead } from './appHead.js'
import { requestDetails } from './requestDetails.js'

const titles: Record<ProtocolApproval['kind'], string> = {
  connect: 'Connect',
  message: 'Sign this message?',
  typedData: 'Sign this data?',
  transaction: 'Send this transaction?',
  signTransaction: 'Sign this transaction without sending it?',
  rawTransaction: 'Send this signed transaction?',
  calls: 'Send these calls?',
  switchChain: 'Switch the network?',
  addChain: 'Add this network?',
  watchAsset: 'Add this token?',
  solanaMessage: 'Sign this message?',
  solanaSignIn: 'Sign in',
  solanaTransaction: 'Sign this transaction?',
}

/** One request of a session, in words and in full. */
export function requestView(
  context: Context,
  request: PendingRequestTypes.Struct,
  approval: ProtocolApproval,
): HTMLElement {
  const sends = approval.kind === 'solanaTransaction' && approval.send
  const title = sends ? titles.transaction : titles[approval.kind]
  const session = context.kit.getActiveSessions()[request.topic]
  const app = session?.peer.metadata ?? { name: '', url: '' }
  return element(
    'section',
    {
      class: 'ask',
      'data-testid': 'request',
      'aria-label': 'Request',
      'data-id': request.id,
      'data-kind': approval.kind,
      'data-method': request.params.request.method,
    },
    element('p', { class: 'soft', 'data-testid': 'request-title' }, title),
    appHead(app, 'h2'),
    ...requestDetails(context, approval, app.url),
    actions(
      () => answerRequest(context, request, true),
      () => answerRequest(context, request, false),
    ),
  )
}
