'use client'
import { useStyles } from '../useStyles.js'
import skeletonStyles from './Skeleton.css?inline'

export type SkeletonProps = {
  height: number
  /** Default: all there is. */
  width?: number | undefined
}

/** A placeholder for content that is loading. */
export function Skeleton({ height, width }: SkeletonProps) {
  useStyles(skeletonStyles)
  return <span className="skeleton" style={{ height, width }} aria-hidden="true" />
}
