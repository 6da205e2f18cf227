import { Facts as FactsLine } from '@repo/ui/primitives/Facts';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { Text } from '@repo/ui/primitives/Text';
import { phoneText } from '../session/phone-text.ts';
import type { Facts } from './use-verifications.ts';

interface ProspectNumberProps extends Pick<Facts, 'worker'> {
  /** The state of the invitation, where the row has no button for it. */
  readonly word?: string;
}

/** The number that the employer typed: all that is known of a worker before her yes. */
export function ProspectNumber({ worker, word = '' }: ProspectNumberProps) {
  if (worker.isPending)
    return (
      <RoomFor>
        <Text size="small">The number</Text>
      </RoomFor>
    );
  const facts = [phoneText(worker.data?.phone ?? ''), word].filter((fact) => fact !== '');
  return facts.length === 0 ? null : (
    <Text size="small" tone="muted">
      <FactsLine>{facts}</FactsLine>
    </Text>
  );
}
