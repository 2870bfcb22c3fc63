import { useEffect, useRef, useState } from 'react'
import { useErrorText, useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Textarea, TextInput } from '#kit/control/TextInput.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useFields } from '#shop/account/ui/form/use-fields.ts'
import { contentCalls } from '../contract.ts'
import { isTopic, messageFaults, messageLimits, topics } from '../message/rules.ts'
import styles from './ContactPage.module.css'

type Props = {
  person: { name: string; email: string; phone: string }
  /** What it is about, where a page of that order leads here. */
  orderId?: number | undefined
}
/** Name, address, topic, message; what was typed stays until it has been taken. */
export function ContactForm({ person, orderId }: Props) {
  const t = useText('content')
  const language = useLanguage()
  const faultText = useFaultText()
  const errorText = useErrorText()
  const message = useSendPlain(contentCalls.sendMessage)
  const [sentTo, setSentTo] = useState<string>()
  const failure = useRef<HTMLDivElement>(null)
  const check = (name: keyof typeof messageFaults) => (value: string) => {
    const fault = messageFaults[name](value.trim())
    return fault && faultText(fault)
  }
  const about = t('aboutOrder', { id: orderId ?? '' })
  const fieldError = useFieldError(message.error)
  const fields = useFields(
    { ...person, topic: orderId ? 'ORDER' : '', message: orderId ? `${about}\n` : '', website: '' },
    { name: check('name'), email: check('email'), phone: check('phone'), topic: check('topic'), message: check('message') },
    fieldError,
  )
  useEffect(() => {
    if (message.error) failure.current?.focus()
  }, [message.error])
  const submit = async () => {
    const { topic, ...given } = fields.values
    if (!fields.areRight() || !isTopic(topic)) return
    if (await message.send({ body: { ...given, topic, language } })) setSentTo(given.email.trim())
  }
  const again = () => {
    fields.reset()
    setSentTo(undefined)
  }
  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={again} />
  const [topic, text] = [fields.bind('topic'), fields.bind('message')]
  return (
    <form
      ref={fields.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack className={styles.form}>
        {message.error !== undefined && (
          <div ref={failure} tabIndex={-1}>
            <Note meaning="red" role="alert" title={t('failed')}>
              {errorText(message.error)} {t('failedKept')}
            </Note>
          </div>
        )}
        <TextInput label={t('name')} autoComplete="name" maxLength={messageLimits.nameMax} {...fields.bind('name')} />
        <Columns least={240}>
          <TextInput label={t('email')} help={t('emailHelp')} type="email" autoComplete="email" maxLength={254} {...fields.bind('email')} />
          <TextInput label={t('phone')} optional type="tel" autoComplete="tel" maxLength={15} {...fields.bind('phone')} />
        </Columns>
        <Select
          label={t('topic')}
          {...topic}
          placeholder={t('topicChoose')}
          choices={topics.map(value => ({ value, label: t(`topic_${value}`) }))}
          onChange={value => fields.set('topic', value)}
        />
        <Textarea
          label={t('message')}
          help={t('messageHelp')}
          rows={7}
          maxLength={messageLimits.messageMax}
          {...text}
          onChange={event => fields.set('message', event.target.value)}
        />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {t('website')}
            <input tabIndex={-1} autoComplete="off" {...inputOf(fields.bind('website'))} />
          </label>
        </div>
        <Button type="submit" variant="primary" size="large" busy={message.isSending}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  )
}

/** What an input of the browser takes of a bound field. */
const inputOf = <B extends { error: string | undefined }>({ error: _, ...input }: B) => input

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useText('content')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} role="status" tabIndex={-1}>
      <Panel>
        <Icon name="checkCircle" size={32} className={styles.done ?? ''} />
        <h2>{t('sent')}</h2>
        <p>{t('sentHint', { email })}</p>
        <Row>
          <Button onClick={onAgain}>{t('another')}</Button>
        </Row>
      </Panel>
    </div>
  )
}
