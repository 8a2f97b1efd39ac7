export { WalletButton, type WalletButtonProps } from '../page/buttons/WalletButton.js'
export { useNetworkIcon } from '../page/hooks/useNetworkIcon.js'
export {
  type UsePairingParameters,
  type UsePairingReturnType,
  usePairing,
} from '../page/hooks/usePairing.js'
export {
  type UseWalletButtonParameters,
  type UseWalletButtonReturnType,
  useWalletButton,
} from '../page/hooks/useWalletButton.js'
export { useWalletIcon } from '../page/hooks/useWalletIcon.js'
export {
  type UseWalletListParameters,
  type UseWalletListReturnType,
  useWalletList,
  type WalletListGroup,
  type WalletListRow,
} from '../page/hooks/useWalletList.js'
export { Avatar, type AvatarProps } from '../page/images/Avatar.js'
export { NetworkIcon, type NetworkIconProps } from '../page/images/NetworkIcon.js'
export { QrImage, type QrImageProps } from '../page/images/QrImage.js'
export type { Pairing, PairingFailure } from '../page/pairing/usePairingOffer.js'
export { WalletElsewhereError } from '../page/walletList/errors.js'
