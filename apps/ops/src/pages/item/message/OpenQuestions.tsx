import type { Messages } from '@repo/api-client/queries/message-threads';
import { formatMoment } from '@repo/domain/dates';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';

type Question = Messages['questions'][number];

const kinds: Readonly<Record<Question['kind'], string>> = {
  invitation: 'Invitation',
  consent: 'Check',
  contact_request: 'Contact details',
  reference: 'Reference',
};

const askedText = ({ asked_at: askedAt, open_until: openUntil }: Question): string =>
  `Asked ${formatMoment(askedAt)}${openUntil === null ? '' : `, open until ${formatMoment(openUntil)}`}`;

/** What we asked this phone that it can still answer. Its own YES or NO answers, and nothing that the team decides here. */
export const OpenQuestions = ({ messages: { questions } }: { readonly messages: Messages }) => (
  <TitledCard title="What we asked, and is open">
    {questions.length === 0 ? (
      <Text tone="muted">Nothing that we asked this phone is open.</Text>
    ) : (
      <DefinitionList
        items={questions.map((question) => ({
          term: `${kinds[question.kind]}, number ${question.number}`,
          value: askedText(question),
        }))}
      />
    )}
  </TitledCard>
);
