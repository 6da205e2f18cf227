import type { RefereeCall } from '@repo/api-client/queries/papers';
import { TRIES_ON_DAYS } from '@repo/domain/reference-call';
import { HOUR_MILLISECONDS } from '@repo/domain/durations';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { PastCalls } from '../../../evidence/PastCalls.tsx';
import type { EvidenceProps, Task } from '../task.ts';

const denial: Omit<RefereeCall, 'at'> = {
  by: 'Naliaka Wafula',
  outcome: 'denied',
  answers: {
    employed: 'no',
    period: null,
    duties: null,
    rehire: null,
    concerns: 'He does not know the name. He was on a bus, and hung up.',
    may_share: 'unsure',
  },
};
const silence: Omit<RefereeCall, 'at'> = {
  by: 'Naliaka Wafula',
  outcome: 'not_reached',
  answers: null,
};

function Evidence({ now }: EvidenceProps) {
  const at = new Date(now.getTime() - HOUR_MILLISECONDS).toISOString();
  const referees = [
    { name: 'Peter Gitau', worked: 'Cook, 2021 to 2023', call: { ...denial, at } },
    { name: 'Joyce Akoth', worked: 'Nanny, 2023 to 2026', call: { ...silence, at } },
  ];
  return (
    <TitledCard title="Her references">
      <Stack as="ul" gap="small">
        {referees.map(({ name, worked, call }) => (
          <li key={name}>
            <Disclosure label={name} defaultOpen>
              <Stack gap="medium">
                <DefinitionList
                  items={[
                    { term: 'Relationship', value: 'Previous employer' },
                    { term: 'What she told', value: worked },
                    { term: 'Reply by SMS', value: 'No refusal' },
                  ]}
                />
                <PastCalls calls={[call]} />
              </Stack>
            </Disclosure>
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}

export const references: Task = {
  title: 'References',
  asked: 'Decide about the references of Halima Chebet, or say who must act next.',
  Evidence,
  kind: 'references',
  team: [{ form: 'wait', on: 'referee' }],
  why: 'One referee denies her, and the other one was called once, an hour ago. A denial verifies nothing, but it is one voice: a wrong number, a husband who does not know who cooked, a quarrel. Nobody has heard Joyce Akoth, who may speak for her.',
  rule: `Who does not answer is called again on another day and at another hour. After ${TRIES_ON_DAYS} days without an answer, and not earlier, a referee counts as not reached. Until all were heard or tried, the check waits for a referee.`,
  harm: '“Finding” takes the living of a woman for the words of a man on a bus. “Unable to verify” after one call drops the one who could vouch for her. “Clear” tells parents that a household spoke well of her, when none did, and they leave their child on the strength of it.',
};
