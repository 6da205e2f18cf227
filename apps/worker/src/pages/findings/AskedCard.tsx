import { sendStatement, type AskedIncident } from '@repo/api-client/queries/worker-status';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { client } from '../../api/client.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Quote } from './Quote.tsx';
import { WordsForm, wordsDraft } from './WordsForm.tsx';

const draft = wordsDraft('side');

/** A reported incident before any decision, with the form for the worker's statement. */
export function AskedCard({ incident }: { readonly incident: AskedIncident }) {
  const { say, formats } = useLanguage();
  const about = say(`misconduct.${incident.category}`);
  return (
    <TitledCard title={say('side.title')} gap="medium">
      <Text>{say('side.text')}</Text>
      <Stack gap="none">
        <Text weight="medium">{about}</Text>
        <Text tone="muted">
          {`${say(`region.${incident.region}`)} · ${say('side.asked', { date: formats.date(incident.asked_at) })}`}
        </Text>
      </Stack>
      <Quote by={say('side.question')} words={incident.question} />
      <Quote by={say('side.said')} words={incident.statement} />
      <WordsForm
        draft={draft}
        subject={incident.id}
        about={about}
        label="side.label"
        hint="side.hint"
        missing="side.missing"
        action="side.send"
        sent="side.sent"
        failed="side.failed"
        send={(words) => sendStatement(client, incident.id, words)}
      />
    </TitledCard>
  );
}
