'use client'
import { type NameSuggestion, validateName } from '@latchkit/core/names'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { resetView } from '../../modal/navigate.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useNames } from '../../page/hooks/useNames.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { resolveOpeningView } from '../../page/router/openingEntry.js'
import { nameTestIds } from '../../page/testIds/nameTestIds.js'
import { Field } from '../../shared/components/Field.js'
import { Note } from '../../shared/components/Note.js'
import { useCanRegisterName } from '../../shared/hooks/useCanRegisterName.js'
import { leaveUnavailable } from '../../shared/leaveUnavailable.js'
import namesStyles from './Names.css?inline'
import { namesMessages } from './namesMessages.js'
import { useRegisterName } from './useRegisterName.js'

/** Debounce time of the suggestions request, in milliseconds. */
const pause = 300

/** View that chooses and registers a name. Without the option `names` the modal shows its first view instead, with an alert. */
export function RegisterAccountNameView() {
  const latchkit = useLatchkit()
  const canRegister = useCanRegisterName()
  useLayoutEffect(() => {
    if (canRegister) return
    const { names, gateway } = latchkit.client.config
    if (!names || !gateway) return leaveUnavailable(latchkit, 'RegisterAccountName')
    // Another network or account may offer it: nothing is wrong with the app.
    resetView(latchkit, resolveOpeningView(latchkit.client))
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
  // The response may be about another text by now.
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
        <Field
          kind="name"
          label={t('names.label')}
          placeholder={t('names.placeholder')}
          value={registering ?? text}
          problem={wrong}
          hint={t('names.rule')}
          readOnly={isPending}
          testId={nameTestIds.nameInput}
          end={<span className="names-parent">.{parent}</span>}
          onChange={value => setText(value.trim())}
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

function OwnNames({ names }: { names: ReturnType<typeof useNames>['names'] }) {
  const t = useTranslate(namesMessages)
  const own = names.data?.map(({ name }) => `\u2068${name}\u2069`).join(', ')
  const note = names.isError ? t('names.lookupFailed') : own && t('names.own', { names: own })
  return note ? <Note>{note}</Note> : null
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
  if (isFailed) return <Note tone="wrong">{t('names.suggestionsFailed')}</Note>
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
