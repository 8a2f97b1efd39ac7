'use client'
import { useStyles } from '../styles/useStyles.js'
import skeletonStyles from './Skeleton.css?inline'

export type SkeletonProps = {
  height: number
  /** Default: all there is. */
  width?: number | undefined
}

/** The place of something that is on its way. */
export function Skeleton({ height, width }: SkeletonProps) {
  useStyles(skeletonStyles)
  return <span className="skeleton" style={{ height, width }} aria-hidden="true" />
}
