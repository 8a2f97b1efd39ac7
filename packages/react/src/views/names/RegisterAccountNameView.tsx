'use client'
import { type NameSuggestion, validateName } from '@latchkit/core/names'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Row } from '../../components/Row.js'
import { RowList } from '../../components/RowList.js'
import { Skeleton } from '../../components/Skeleton.js'
import { Spinner } from '../../components/Spinner.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useCanRegisterName } from '../../hooks/useCanRegisterName.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useNames } from '../../hooks/useNames.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { View } from '../../modal/View.js'
import { resetView } from '../../router/navigate.js'
import { resolveOpeningView } from '../../router/openingEntry.js'
import { useStyles } from '../../styles/useStyles.js'
import { nameTestIds } from '../../testIds/nameTestIds.js'
import namesStyles from './Names.css?inline'
import { namesMessages } from './namesMessages.js'
import { useRegisterName } from './useRegisterName.js'

/** Milliseconds without a change of the text before suggestions are requested. */
const pause = 300

/** Where a name is chosen and registered. Without the option `names` the modal shows what it opens with instead. */
export function RegisterAccountNameView() {
  const latchkit = useLatchkit()
  const canRegister = useCanRegisterName()
  useLayoutEffect(() => {
    if (!canRegister) resetView(latchkit, resolveOpeningView(latchkit.client))
  }, [latchkit, canRegister])
  return canRegister ? <NameForm /> : null
}

function NameForm() {
  useStyles(namesStyles)
  const t = useTranslate(namesMessages)
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const names = useNames({ name: asked })
  const start = useRegisterName(names)
  const { parent = '', registering } = names
  const label = (registering ?? text).toLowerCase()
  const problem = label ? validateName(label) : 'short'
  useEffect(() => {
    const timer = setTimeout(() => setAsked(problem ? '' : label), pause)
    return () => clearTimeout(timer)
  }, [label, problem])
  // What was asked for may be about another text by now.
  const isTaken = names.suggestions.some(({ name, registered }) => name === label && registered)
  const wrong =
    problem === 'characters' || problem === 'long'
      ? t(`names.${problem}`)
      : isTaken
        ? t('names.isTaken', { name: `${label}.${parent}` })
        : undefined
  const isPending = registering !== undefined
  function submit() {
    if (isPending || problem || isTaken) return
    announce(t('names.approve'))
    void start(label)
  }
  return (
    <View
      title={t('names.title')}
      footer={
        <Button
          variant="accent"
          wide
          disabled={!isPending && (problem !== undefined || isTaken)}
          busy={isPending}
          testId={nameTestIds.nameSubmit}
          onClick={submit}
        >
          {isPending ? <Spinner /> : null}
          {t(isPending ? 'names.approve' : 'names.submit')}
        </Button>
      }
    >
      <div className="names">
        <NameField
          value={registering ?? text}
          parent={parent}
          problem={wrong}
          isLocked={isPending}
          onChange={setText}
          onSubmit={submit}
        />
        <OwnNames names={names.names} />
        {problem || isPending ? null : (
          <div className="names-suggestions">
            <Suggestions
              parent={parent}
              suggestions={asked === label ? names.suggestions : []}
              isLoading={asked !== label || names.loading}
              isFailed={names.error !== null}
              onChoose={setText}
            />
          </div>
        )}
      </div>
    </View>
  )
}

type NameFieldProps = {
  value: string
  parent: string
  problem: string | undefined
  isLocked: boolean
  onChange: (value: string) => void
  onSubmit: () => void
}

function NameField({ value, parent, problem, isLocked, onChange, onSubmit }: NameFieldProps) {
  const t = useTranslate(namesMessages)
  const id = useId()
  return (
    <div className="names-field">
      <label className="text label" htmlFor={id}>
        {t('names.label')}
      </label>
      <div className={problem ? 'names-box wrong' : 'names-box'} dir="ltr">
        <input
          id={id}
          className="names-input"
          value={value}
          placeholder={t('names.placeholder')}
          readOnly={isLocked}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          data-testid={nameTestIds.nameInput}
          onChange={event => onChange(event.target.value.trim())}
          onKeyDown={event => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit()
          }}
        />
        <span className="names-parent">.{parent}</span>
      </div>
      <p id={`${id}-note`} className={problem ? 'names-note wrong' : 'names-note'}>
        {problem ?? t('names.rule')}
      </p>
    </div>
  )
}

function OwnNames({ names }: { names: ReturnType<typeof useNames>['names'] }) {
  const t = useTranslate(namesMessages)
  const own = names.data?.map(({ name }) => `\u2068${name}\u2069`).join(', ')
  const note = names.isError ? t('names.lookupFailed') : own && t('names.own', { names: own })
  return note ? <p className="names-note">{note}</p> : null
}

type SuggestionsProps = {
  parent: string
  suggestions: readonly NameSuggestion[]
  isLoading: boolean
  isFailed: boolean
  onChoose: (name: string) => void
}

function Suggestions({ parent, suggestions, isLoading, isFailed, onChoose }: SuggestionsProps) {
  const t = useTranslate(namesMessages)
  if (isLoading) {
    return (
      <div role="status" aria-label={t('names.searching')}>
        <Skeleton height={56} />
      </div>
    )
  }
  if (isFailed) return <p className="names-note wrong">{t('names.suggestionsFailed')}</p>
  return (
    <RowList label={t('names.suggestions')}>
      {suggestions.map(({ name, registered }) => (
        <li key={name}>
          <Row
            label={`${name}.${parent}`}
            badge={t(registered ? 'names.taken' : 'names.free')}
            disabled={registered}
            onClick={() => onChoose(name)}
          />
        </li>
      ))}
    </RowList>
  )
}
