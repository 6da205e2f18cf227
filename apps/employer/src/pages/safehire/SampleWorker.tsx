import { sampleWorker } from '@repo/domain/demonstration-report';
import { initialsOf } from '@repo/domain/initials';
import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import { Text } from '@repo/ui/primitives/Text';

/** The worker of the demonstration. */
export const SampleWorker = () => (
  <Person
    size="large"
    initials={initialsOf(sampleWorker)}
    name={<Heading level={2}>{sampleWorker.name}</Heading>}
  >
    <Text tone="muted">
      {sampleWorker.serviceType} · {sampleWorker.location}
    </Text>
  </Person>
);
