import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import { Card } from '@repo/ui/components/Card';
import { Timeline } from '@repo/ui/components/Timeline';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { homeWords } from './home-words.ts';
import { countDone, isOptionalStep } from './next-act.ts';

type Step = VerificationStatus['steps'][number];

/** The act says as much. */
const unsaid: ReadonlySet<Step['note']> = new Set(['incomplete', 'pending_upload'] as const);

/** The steps of a worker who has not sent her photos: what is done, and what is to do. */
export function FirstSteps({ status }: { readonly status: VerificationStatus }) {
  const { steps, references } = status;
  const { say, language } = useLanguage();
  const { acts, optional } = homeWords[language];
  const actOf = (step: Step['step']) =>
    isOptionalStep(step) ? `${acts[step]} (${optional.toLowerCase()})` : acts[step];
  const noteOf = (note: Step['note']) =>
    note === 'references_verified'
      ? say('step.note.references_verified', references)
      : say(`step.note.${note}`);
  const now = steps.findIndex(({ state }) => state !== 'completed');
  return (
    <Card as="section" padding="small">
      <Stack gap="xsmall">
        <Spread align="baseline">
          <Heading level={2} size={4}>
            {say('verification.steps')}
          </Heading>
          <Text weight="strong">{`${String(countDone(status))} / ${String(steps.length)}`}</Text>
        </Spread>
        <Timeline
          now={now}
          steps={steps.map(({ step, state, note }, place) => ({
            // Of references that have begun, she may have named enough.
            title:
              state === 'completed' || (step === 'references' && state === 'pending')
                ? say(`step.${step}`)
                : actOf(step),
            // The others wait for it.
            state: place === now && !unsaid.has(note) ? noteOf(note) : undefined,
          }))}
        />
      </Stack>
    </Card>
  );
}
