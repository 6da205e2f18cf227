import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { StepNote, StepState, VerificationStep } from '@repo/domain/worker-verification-steps';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { ClockIcon } from '@repo/ui/icons/ClockIcon';
import { MinusIcon } from '@repo/ui/icons/MinusIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

const looks: Readonly<Record<StepState, { icon: typeof CheckIcon; tone: BadgeTone }>> = {
  completed: { icon: CheckIcon, tone: 'success' },
  pending: { icon: ClockIcon, tone: 'info' },
  not_started: { icon: MinusIcon, tone: 'default' },
};

/** The screens on which the worker can continue a step. The identity has its own card, and the team does the approval. */
const places = {
  profile_created: paths.completeProfile,
  police_clearance: paths.documents,
  references: paths.references,
} as const satisfies Partial<Record<VerificationStep, string>>;
/** The label asks for nothing that the team already has. */
const goWords = (step: keyof typeof places, note: StepNote): PlainKey => {
  if (step === 'profile_created') return 'step.go.profile_created';
  if (step === 'references') return 'notices.see.references';
  return note === 'under_review' ? 'notices.see.documents' : 'step.go.police_clearance';
};
const isPlace = (step: VerificationStep): step is keyof typeof places => Object.hasOwn(places, step);

/** The five steps, each with its state (worker spec 2.14). */
export function Steps({ status }: { readonly status: VerificationStatus }) {
  const { say } = useLanguage();
  return (
    <TitledCard title={say('verification.steps')} gap="medium">
      <Stack as="ol" gap="large">
        {status.steps.map((each) => (
          <Step key={each.step} status={each} references={status.references} />
        ))}
      </Stack>
    </TitledCard>
  );
}

interface StepProps {
  readonly status: VerificationStatus['steps'][number];
  readonly references: VerificationStatus['references'];
}

function Step({ status: { step, state, note }, references }: StepProps) {
  const { say } = useLanguage();
  const { icon: Drawing, tone } = looks[state];
  const { needed, verified } = references;
  const words =
    note === 'references_verified'
      ? say('step.note.references_verified', { verified: Math.min(verified, needed), needed })
      : say(`step.note.${note}`);
  return (
    <li>
      {/* The state is below the name in every step, because beside it only the shortest name had room on a phone. */}
      <Stack gap="xxsmall">
        <Heading level={3} size={4}>
          {say(`step.${step}`)}
        </Heading>
        <Badge tone={tone} icon={<Drawing size="small" />}>
          <VisuallyHidden>{`${say(`verification.state.${state}`)}: `}</VisuallyHidden>
          {words}
        </Badge>
        {state !== 'completed' && isPlace(step) && (
          <TextLink placement="alone" href={places[step]}>
            {say(goWords(step, note))}
          </TextLink>
        )}
      </Stack>
    </li>
  );
}
