import { DEMONSTRATION_REFERENCES_MAXIMUM } from '@repo/domain/demonstration';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Toggle } from '@repo/ui/components/Toggle';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { DemonstrationScreen } from './DemonstrationScreen.tsx';
import { untouched } from './kept-demonstration.ts';
import { SampleDocument } from './SampleDocument.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';

const documents = [
  { slot: 'id', label: 'Copy of the National ID' },
  { slot: 'certificate', label: 'Certificates' },
] as const;

const updates = [
  { name: 'answer', label: 'SMS when the worker has answered' },
  { name: 'report', label: 'SMS when the report is ready' },
] as const;

/** The optional actions while the checks begin. */
export function KickoffScreen({ demonstration }: DemonstrationProps) {
  const { kept, change, goTo } = demonstration;
  const added = kept.references.length;
  const hasDone =
    added > 0 ||
    Object.keys(kept.documents).length > 0 ||
    updates.some(({ name }) => kept.updates[name] !== untouched.updates[name]);
  return (
    <DemonstrationScreen demonstration={demonstration} title="Verification Kickoff">
      <Text>
        The checks begin. You can help them along, or go straight on. What you enter stays on this device.
      </Text>
      <TitledCard title="References">
        <Text>
          {added === 0
            ? 'People who know the work. In a real check the worker names them, and our team calls them.'
            : `${added} of ${DEMONSTRATION_REFERENCES_MAXIMUM} added.`}
        </Text>
        <Button variant={hasDone ? 'secondary' : 'primary'} fullWidth onClick={() => goTo('references')}>
          Add References
        </Button>
      </TitledCard>
      <TitledCard title="Upload Documents" gap="medium">
        <Text>
          In a real check the worker uploads them. Try it with any picture or PDF: it is not sent anywhere.
        </Text>
        {documents.map(({ slot, label }) => (
          <SampleDocument
            key={slot}
            label={label}
            file={kept.documents[slot]}
            onChange={(file) => change((before) => ({ documents: { ...before.documents, [slot]: file } }))}
          />
        ))}
      </TitledCard>
      <TitledCard title="Notification Settings" gap="medium">
        <Text>In a real check you get both, and you follow every stage in your dashboard.</Text>
        {updates.map(({ name, label }) => (
          <Toggle
            key={name}
            label={label}
            on={kept.updates[name]}
            onChange={(on) => change((before) => ({ updates: { ...before.updates, [name]: on } }))}
          />
        ))}
      </TitledCard>
      <PageActions>
        <Button variant={hasDone ? 'primary' : 'secondary'} onClick={() => goTo('progress')}>
          {hasDone ? 'Continue' : 'Skip for Now'}
        </Button>
        <ButtonLink variant="ghost" href={session.isSignedIn() ? paths.dashboard : paths.verifications}>
          Go to Dashboard
        </ButtonLink>
      </PageActions>
    </DemonstrationScreen>
  );
}
