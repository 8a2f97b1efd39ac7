'use client'
import { useContext } from 'react'
import { AccountAvatarContext } from '../../modal/components/AccountAvatarContext.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { Avatar } from '../../page/images/Avatar.js'

export type AccountIconProps = {
  address: string
  /** Provides the letter while the image is missing. Default: the address. */
  name?: string | undefined
  /** The account's own image. Default: drawn from the address. */
  src?: string | undefined
  /** In px. Default: 40. */
  size?: number | undefined
}

/** Image of an account. */
export function AccountIcon({ address, name, src, size = 40 }: AccountIconProps) {
  const Custom = useContext(AccountAvatarContext)
  if (Custom) return <Custom address={address} name={name} image={src} size={size} />
  return src ? (
    <WalletIcon name={name ?? address} src={src} shape="circle" size={size} />
  ) : (
    <Avatar address={address} size={size} />
  )
}
