import type { RefereeCall } from '@repo/api-client/queries/papers';
import { formatMoment } from '@repo/domain/dates';
import { refereeChoiceLabels, refereeQuestions } from '@repo/domain/reference-call';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Second } from '../parts/Second.tsx';
import { outcomeLabels } from './call-words.ts';

const NONE = 'Not told';

const answersIn = (answers: NonNullable<RefereeCall['answers']>): Definition[] =>
  refereeQuestions.map((question) => {
    if (question.kind === 'words') return { term: question.en, value: answers[question.id] ?? NONE };
    const choice = answers[question.id];
    return { term: question.en, value: choice === null ? NONE : refereeChoiceLabels.en[choice] };
  });

/** The calls so far with day and member, and what the referee answered. */
export const PastCalls = ({ calls }: { readonly calls: readonly RefereeCall[] }) => (
  <Stack as="ol" gap="small">
    {calls.map(({ at, by, outcome, answers }) => (
      <li key={at}>
        <Text weight="medium">{outcomeLabels[outcome]}</Text>
        <Second>{by === null ? formatMoment(at) : `${formatMoment(at)}, ${by}`}</Second>
        {answers !== null && <DefinitionList layout="stacked" items={answersIn(answers)} />}
      </li>
    ))}
  </Stack>
);
