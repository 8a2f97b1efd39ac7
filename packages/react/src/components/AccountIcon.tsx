'use client'
import { Avatar } from '../images/Avatar.js'
import { WalletIcon } from './WalletIcon.js'

export type AccountIconProps = {
  address: string
  /** Gives the letter while the image is not there. Default: the address. */
  name?: string | undefined
  /** The account's own image. Default: drawn from the address. */
  src?: string | undefined
  /** In px. Default: 40. */
  size?: number | undefined
}

/** Image of an account. */
export function AccountIcon({ address, name = address, src, size = 40 }: AccountIconProps) {
  return src ? (
    <WalletIcon name={name} src={src} shape="circle" size={size} />
  ) : (
    <Avatar address={address} size={size} />
  )
}
