import { earlierEventsQuery, type Case } from '@repo/api-client/queries/cases';
import { caseEventText } from '@repo/domain/case-event';
import { formatMoment } from '@repo/domain/dates';
import { Button } from '@repo/ui/components/Button';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { Loaded } from '../../../evidence/Loaded.tsx';
import { Second } from '../../../parts/Second.tsx';
import { ShowMore } from '../../../parts/ShowMore.tsx';
import { checkNames } from '../../../work/work-words.ts';

const roles: Readonly<Record<string, string>> = { worker: 'the worker', employer: 'the employer' };
const SHOW_EARLIER = 'Show earlier events';

type Event = Case['events'][number];

const byText = ({ at, by }: Event): string =>
  by === null ? formatMoment(at) : `${formatMoment(at)}, ${roles[by] ?? by}`;

/** Everything that happened to the case, the latest first. The earliest of very much comes on request. */
export default function Timeline({ found }: { readonly found: Case }) {
  const { id, events, earlier_events: before } = found;
  const [isAsked, ask] = useState(false);
  if (events.length === 0 && before === null) return <Text>Nothing happened yet.</Text>;
  return (
    <Stack gap="small">
      <Events events={events} />
      {before !== null && !isAsked && (
        <div>
          <Button variant="secondary" size="small" onClick={() => ask(true)}>
            {SHOW_EARLIER}
          </Button>
        </div>
      )}
      {before !== null && isAsked && <Earlier key={before} caseId={id} before={before} />}
    </Stack>
  );
}

function Earlier({ caseId, before }: { readonly caseId: string; readonly before: number }) {
  const earlier = useInfiniteQuery(earlierEventsQuery(client, caseId, before));
  return (
    <Loaded what="earlier events" query={earlier}>
      {({ pages }) => (
        <>
          <Events events={pages.flatMap(({ events }) => events)} />
          <ShowMore list={earlier} label={SHOW_EARLIER} failed="It could not be loaded." />
        </>
      )}
    </Loaded>
  );
}

const Events = ({ events }: Pick<Case, 'events'>) => (
  <Stack as="ol" gap="small">
    {events.map((event) => (
      <li key={event.id}>
        <Text>
          {event.check_kind !== null && `${checkNames[event.check_kind]}: `}
          {caseEventText(event.event, event.details)}
        </Text>
        <Second>{byText(event)}</Second>
      </li>
    ))}
  </Stack>
);
