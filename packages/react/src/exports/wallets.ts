export { WalletButton, type WalletButtonProps } from '../buttons/WalletButton.js'
export { useNetworkIcon } from '../hooks/useNetworkIcon.js'
export {
  type UsePairingParameters,
  type UsePairingReturnType,
  usePairing,
} from '../hooks/usePairing.js'
export {
  type UseWalletButtonParameters,
  type UseWalletButtonReturnType,
  useWalletButton,
} from '../hooks/useWalletButton.js'
export { useWalletIcon } from '../hooks/useWalletIcon.js'
export {
  type UseWalletListParameters,
  type UseWalletListReturnType,
  useWalletList,
  type WalletListGroup,
  type WalletListRow,
} from '../hooks/useWalletList.js'
export { Avatar, type AvatarProps } from '../images/Avatar.js'
export { NetworkIcon, type NetworkIconProps } from '../images/NetworkIcon.js'
export { QrImage, type QrImageProps } from '../images/QrImage.js'
export type { Pairing, PairingFailure } from '../pairing/usePairingOffer.js'
export { WalletElsewhereError } from '../walletList/errors.js'
