'use client'
import { useEffect, useRef } from 'react'
import { useCell } from '../hooks/useCell.js'
import { useInternals } from '../hooks/useInternals.js'
import { useStyles } from '../styles/useStyles.js'
import dialogStyles from './Dialog.css?inline'
import { Stage } from './Stage.js'

/** The surface that all views stand on. */
export function Card() {
  useStyles(dialogStyles)
  const { shakes } = useInternals()
  const count = useCell(shakes)
  const seen = useRef(count)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = ref.current
    if (!card || seen.current === count) return
    seen.current = count
    card.classList.add('shaking')
    const end = ({ animationName }: AnimationEvent) => {
      if (animationName === 'shake') card.classList.remove('shaking')
    }
    card.addEventListener('animationend', end)
    return () => {
      card.removeEventListener('animationend', end)
      card.classList.remove('shaking')
    }
  }, [count])
  return (
    <div className="card" ref={ref}>
      <Stage />
    </div>
  )
}
