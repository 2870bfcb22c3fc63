import { useEffect, useRef, useState } from 'react'
import { useErrorText, useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { Field, TextInput } from '#kit/control/Field.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useFields } from '#shop/account/ui/form/use-fields.ts'
import { contentCalls } from '../contract.ts'
import { isTopic, messageFaults, messageLimits, topics } from '../message/rules.ts'
import styles from './ContactPage.module.css'

/** Name, address, topic, message; what was typed stays until it has been taken. */
export function ContactForm({ person }: { person: { name: string; email: string; phone: string } }) {
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
  const fieldError = useFieldError(message.error)
  const fields = useFields(
    { ...person, topic: '', message: '', website: '' },
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
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      {message.error !== undefined && (
        <div ref={failure} className={styles.failure} role="alert" tabIndex={-1}>
          <Icon name="alert" />
          <p>
            <strong>{t('failed')}</strong> {errorText(message.error)} {t('failedKept')}
          </p>
        </div>
      )}
      <TextInput label={t('name')} autoComplete="name" maxLength={messageLimits.nameMax} {...fields.bind('name')} />
      <div className={styles.pair}>
        <TextInput label={t('email')} help={t('emailHelp')} type="email" autoComplete="email" maxLength={254} {...fields.bind('email')} />
        <TextInput label={t('phone')} optional type="tel" autoComplete="tel" maxLength={15} {...fields.bind('phone')} />
      </div>
      <Field label={t('topic')} error={topic.error}>
        {ids => (
          <select
            {...ids}
            name="topic"
            className={styles.control}
            value={topic.value}
            onChange={event => fields.set('topic', event.target.value)}
          >
            <option value="">{t('topicChoose')}</option>
            {topics.map(each => (
              <option key={each} value={each}>
                {t(`topic_${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('message')} help={t('messageHelp')} error={text.error}>
        {ids => (
          <textarea
            {...ids}
            name="message"
            className={styles.control}
            rows={7}
            maxLength={messageLimits.messageMax}
            value={text.value}
            onChange={event => fields.set('message', event.target.value)}
          />
        )}
      </Field>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('website')}
          <input tabIndex={-1} autoComplete="off" {...inputOf(fields.bind('website'))} />
        </label>
      </div>
      <Button type="submit" variant="primary" size="large" busy={message.isSending}>
        {t('send')}
      </Button>
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
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <Icon name="checkCircle" size={32} />
      <h2>{t('sent')}</h2>
      <p>{t('sentHint', { email })}</p>
      <Button onClick={onAgain}>{t('another')}</Button>
    </div>
  )
}
