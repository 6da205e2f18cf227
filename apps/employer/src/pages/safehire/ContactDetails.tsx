import { sampleWorker } from '@repo/domain/demonstration-report';
import { displayPhone, maskPhone } from '@repo/domain/phone';
import { Button } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useRef } from 'react';

interface ContactDetailsProps {
  readonly isUnlocked: boolean;
  readonly onUnlock: () => void;
}

/** The phone and e-mail of the sample worker, masked until the visitor unlocks them. They are no links and reach nobody. */
export function ContactDetails({ isUnlocked, onUnlock }: ContactDetailsProps) {
  const { phone, email } = sampleWorker;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <TitledCard title="Contact Details" titleRef={title}>
      <DefinitionList
        items={[
          { term: 'Phone', value: isUnlocked ? displayPhone(phone) : maskPhone(phone) },
          { term: 'Email', value: isUnlocked ? email : 'Hidden' },
        ]}
      />
      <Text tone="muted">
        {isUnlocked
          ? 'In a real check you see the number once the worker has agreed to share it.'
          : 'In a real check the worker is asked first, and decides who gets the number.'}
      </Text>
      {!isUnlocked && (
        <Button
          variant="secondary"
          fullWidth
          onClick={() => {
            onUnlock();
            // The button disappears.
            title.current?.focus();
          }}
        >
          Unlock Contact Details
        </Button>
      )}
    </TitledCard>
  );
}
