import { Button, ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { givenText } from './given.ts';
import type { Answer, Progress } from './progress.ts';
import { taskIds, type TaskId } from './task-ids.ts';
import { tasks } from './tasks.ts';

const words: Readonly<Record<NonNullable<Answer['difference']>, string>> = {
  verdict: 'You decided otherwise.',
  reason: 'You gave another reason.',
  note: 'You wrote another note.',
};

interface SummaryProps {
  readonly answers: Progress['answers'];
  readonly onOpen: (id: TaskId) => void;
}

/** What the member decided otherwise than the team, and the way to the real work. */
export function Summary({ answers, onOpen }: SummaryProps) {
  const differing = taskIds.flatMap((id) => {
    const answer = answers[id];
    return answer?.difference ? [{ id, given: answer.given, difference: answer.difference }] : [];
  });
  const same = taskIds.filter((id) => answers[id]?.difference === null).length;
  return (
    <Stack gap="medium">
      <TitledCard title={`You decided ${same} of ${taskIds.length} as the team does`} gap="medium">
        <Text>
          {differing.length === 0
            ? 'The work that waits is decided in the same way, with the same forms.'
            : 'Look at the others once more before you take work. In the real work a colleague sees a finding after you, and nobody sees a clear result again.'}
        </Text>
        <div>
          <ButtonLink href={paths.work}>Go to the queues</ButtonLink>
        </div>
      </TitledCard>
      {differing.map(({ id, given, difference }) => (
        <TitledCard key={id} title={tasks[id].title}>
          <DefinitionList
            layout="stacked"
            items={[
              { term: words[difference], value: givenText(given) },
              { term: 'The team', value: tasks[id].team.map(givenText).join(', or '), strong: true },
            ]}
          />
          <div>
            <Button variant="secondary" size="small" onClick={() => onOpen(id)}>
              Look again: {tasks[id].title}
            </Button>
          </div>
        </TitledCard>
      ))}
    </Stack>
  );
}
