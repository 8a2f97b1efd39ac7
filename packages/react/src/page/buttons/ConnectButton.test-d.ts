import { accountContent } from './accountContent.js'
import type { ConnectButtonProps } from './ConnectButton.js'

export const written: ConnectButtonProps = {
  label: 'Connect',
  showBalance: true,
  content: accountContent({ accountStatus: { small: 'avatar', large: 'full' }, networkStatus: 'icon' }),
}
// @ts-expect-error the message of the error says how it is written
export const ofOthers: ConnectButtonProps = { accountStatus: 'avatar' }
// @ts-expect-error likewise
export const network: ConnectButtonProps = { networkStatus: 'icon' }
