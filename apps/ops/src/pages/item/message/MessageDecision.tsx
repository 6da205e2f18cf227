import { decideOnMessages, messagesKey, type Messages } from '@repo/api-client/queries/message-threads';
import { noActionReasons, noActionReasonTexts, threadSentenceLabels } from '@repo/domain/message-thread';
import { Banner } from '@repo/ui/components/Banner';
import { BulletList } from '@repo/ui/components/BulletList';
import { Checkbox } from '@repo/ui/components/Checkbox';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { client } from '../../../api/client.ts';
import { Decide } from '../../../work/Decide.tsx';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';
import { contentTexts } from '../../../work/what-changed.ts';
import {
  emptyMessage,
  messageBody,
  messageErrors,
  messageFields,
  sentenceOf,
  sentTexts,
  stopConsequences,
  type MessageField,
  type MessageValues,
} from './message-decision.ts';

const drafts = draftsOf<MessageValues>();

/** The form of the member who holds the SMS of a phone. */
export function MessageDecision({ messages }: { readonly messages: Messages }) {
  const form = useWorkForm({
    draft: drafts(messages.id),
    fields: messageFields,
    initial: emptyMessage,
    validate: (values: MessageValues) => messageErrors(messages, values),
    version: String(messages.read),
    papers: messagesKey(messages.id),
    endsHold: true,
    save: (values, read) => decideOnMessages(client, messages.id, messageBody(values, Number(read))),
    told: ({ decision }) => sentTexts[decision],
    failed: 'The decision was not saved. Please try again.',
  });
  return (
    <TitledCard title="Your decision" gap="medium">
      <WorkForm
        form={form}
        changed={contentTexts.message}
        actions={
          <Decide busy={form.busy} label={form.values.decision === 'answered' ? 'Send the SMS' : 'Decide'} />
        }
      >
        <RadioCards
          legend="Decision"
          required
          numbered
          options={[
            {
              value: 'answered',
              title: 'Answer',
              description: 'One of our sentences goes out by SMS. No words of yours do.',
            },
            {
              value: 'stopped',
              title: 'Stop the number',
              description: 'The words refuse, without the word STOP. All follows that follows STOP.',
            },
            { value: 'no_action', title: 'Do nothing', description: 'Nothing is sent, and nothing changes.' },
          ]}
          {...form.field('decision')}
        />
        <Choice messages={messages} form={form} />
        {form.values.decision !== '' && (
          <TextArea
            label="Note for the team"
            hint="Only members read it."
            rows={2}
            hotkey="n"
            {...form.field('note')}
          />
        )}
      </WorkForm>
    </TitledCard>
  );
}

interface ChoiceProps {
  readonly messages: Messages;
  readonly form: ReturnType<typeof useWorkForm<MessageValues, MessageField, unknown>>;
}

/** What a decision needs besides itself. */
function Choice({ messages, form }: ChoiceProps) {
  const { value: isRefusal, ...refusal } = form.field('isRefusal');
  switch (form.values.decision) {
    case 'answered':
      return messages.sentences.length === 0 ? (
        <Banner tone="info" title="This number said STOP, so nothing is sent to it." />
      ) : (
        <>
          <Select
            label="Sentence"
            required
            placeholder="Choose a sentence"
            options={messages.sentences.map(({ sentence }) => ({
              value: sentence,
              label: threadSentenceLabels[sentence],
            }))}
            {...form.field('sentence')}
          />
          <SentText text={sentenceOf(messages, form.values)?.text} />
        </>
      );
    case 'stopped':
      return (
        <>
          <Stack gap="xsmall">
            <Text>What follows:</Text>
            <BulletList items={stopConsequences[messages.writer]} />
          </Stack>
          <Checkbox
            label="I read every SMS, and the words refuse."
            required
            checked={isRefusal}
            {...refusal}
          />
        </>
      );
    case 'no_action':
      return (
        <Select
          label="Reason"
          required
          placeholder="Choose a reason"
          options={noActionReasons.map((value) => ({ value, label: noActionReasonTexts[value] }))}
          {...form.field('reason')}
        />
      );
    case '':
      return null;
  }
}

const SentText = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && (
    <Stack gap="xsmall">
      <Text tone="muted">The SMS:</Text>
      <Text as="blockquote" lines="keep">
        {text}
      </Text>
    </Stack>
  );
