import type { CheckKind } from '@repo/domain/check';
import { checkStates } from '@repo/domain/status-vocabulary';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { OutcomeLine } from '../../../evidence/OutcomeLine.tsx';
import type { Task } from '../task.ts';

const outcomes: readonly {
  readonly kind: CheckKind;
  readonly outcome: 'clear' | 'unable_to_verify';
  readonly note: string | null;
}[] = [
  { kind: 'identity', outcome: 'clear', note: 'Proven by the national registry.' },
  {
    kind: 'references',
    outcome: 'clear',
    note: 'Two households, five years together. Both would hire her again.',
  },
  {
    kind: 'criminal_record',
    outcome: 'unable_to_verify',
    note: 'The issuer did not confirm the certificate in the time of this check.',
  },
  { kind: 'social_media', outcome: 'clear', note: null },
  { kind: 'misconduct_registry', outcome: 'clear', note: null },
];

const Evidence = () => (
  <TitledCard title="The other checks">
    <Stack as="ul" gap="small">
      {outcomes.map(({ kind, outcome, note }) => (
        <OutcomeLine
          key={kind}
          kind={kind}
          standing={checkStates[outcome].english}
          tone={outcome === 'clear' ? 'success' : 'default'}
          note={note}
        />
      ))}
    </Stack>
  </TitledCard>
);

/** Words with which a note names the open check. */
const namesTheGap = /\b(polic\w*|certificates?|criminal|issuer|good conduct)\b/i;

export const finalReview: Task = {
  title: 'Final review',
  asked: 'Write the recommendation for Lydia Jepkosgei: it follows from the outcomes of the other checks.',
  Evidence,
  kind: 'final_review',
  team: [{ form: 'check', outcome: 'clear', reason: 'recommended' }],
  note: {
    isAsTheTeams: (note) => namesTheGap.test(note),
    otherwise:
      'It does not say what could not be verified. The team writes: “Recommended. The police certificate could not be verified in time: ask her for it.”',
  },
  why: 'Four checks are clear, none is a finding, and one could not be verified because an office did not answer. No result speaks against hiring her. What is missing is said, so that the household decides with open eyes.',
  rule: 'A recommendation follows from the outcomes. It adds no result of its own, and it hides none: a check that could not be verified is named, and is neither a finding nor a clear result.',
  harm: '“Finding” makes a woman pay for an office that is silent. “Unable to verify” as a whole throws away two households who vouch for her. A recommendation that is silent about the certificate tells parents that the police know nothing of her, and nobody asked: a child lives with that gap.',
};
