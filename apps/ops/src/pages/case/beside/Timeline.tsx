import type { Case } from '@repo/api-client/queries/cases';
import { caseEventText } from '@repo/domain/case-event';
import { checkLabels } from '@repo/domain/check';
import { formatMoment } from '@repo/domain/dates';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Second } from '../../../parts/Second.tsx';

const roles: Readonly<Record<string, string>> = { worker: 'the worker', employer: 'the employer' };

type Event = Case['events'][number];

const byText = ({ at, by }: Event): string =>
  by === null ? formatMoment(at) : `${formatMoment(at)}, ${roles[by] ?? by}`;

/** Everything that happened to the case, the latest first. */
export const Timeline = ({ events }: Pick<Case, 'events'>) =>
  events.length === 0 ? (
    <Text>Nothing happened yet.</Text>
  ) : (
    <Stack as="ol" gap="small">
      {events.map((event) => (
        <li key={event.id}>
          <Text>
            {event.check_kind !== null && `${checkLabels[event.check_kind]}: `}
            {caseEventText(event.event, event.details)}
          </Text>
          <Second>{byText(event)}</Second>
        </li>
      ))}
    </Stack>
  );
