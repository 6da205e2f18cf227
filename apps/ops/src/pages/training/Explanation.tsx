import { Badge } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Inline } from '@repo/ui/primitives/Inline';
import type { Ref } from 'react';
import { givenText } from './given.ts';
import type { Answer } from './progress.ts';
import type { Difference, Task } from './task.ts';

const titles: Readonly<Record<Difference, string>> = {
  verdict: 'The team decides otherwise',
  reason: 'The team gives another reason',
  note: 'The team writes another note',
};

interface ExplanationProps {
  readonly task: Task;
  readonly answer: Answer;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly next: { readonly label: string; readonly onPress: () => void };
  readonly onTakeBack: () => void;
}

/** What the team decides, why, by which rule, and whom another decision harms. */
export const Explanation = ({
  task,
  answer: { given, difference },
  titleRef,
  next,
  onTakeBack,
}: ExplanationProps) => (
  <TitledCard
    title={difference === null ? 'You decide as the team does' : titles[difference]}
    beside={
      <Badge tone={difference === null ? 'success' : 'warning'}>
        {difference === null ? 'The same' : 'Not the same'}
      </Badge>
    }
    titleRef={titleRef}
    gap="medium"
  >
    <DefinitionList
      layout="stacked"
      items={[
        { term: 'You', value: givenText(given) },
        { term: 'The team', value: task.team.map(givenText).join(', or '), strong: true },
        ...(difference === 'note' && task.note !== undefined
          ? [{ term: 'Your note', value: task.note.otherwise }]
          : []),
        { term: 'Why', value: task.why },
        { term: 'The rule', value: task.rule },
        { term: 'What other answers do', value: task.harm },
      ]}
    />
    <Inline gap="small">
      <Button onClick={next.onPress}>{next.label}</Button>
      <Button variant="secondary" onClick={onTakeBack}>
        Decide again
      </Button>
    </Inline>
  </TitledCard>
);
