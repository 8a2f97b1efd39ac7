'use client'
import { useEffect, useRef } from 'react'
import { useClientValue } from '../hooks/useClientValue.js'
import { useStyles } from '../styles/useStyles.js'
import { shakesAtom } from './atoms.js'
import dialogStyles from './Dialog.css?inline'
import { Stage, type StageProps } from './Stage.js'

/** The surface that all views stand on. */
export function Card(stage: StageProps) {
  useStyles(dialogStyles)
  const count = useClientValue(shakesAtom)
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
      <Stage {...stage} />
    </div>
  )
}
