import type { Worker } from '@repo/api-client/normalise/worker';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';

/** The worker of the screen. */
export function WhoItIs({ worker }: { readonly worker: Worker }) {
  return (
    <Card>
      <Person
        initials={worker.initials}
        photo={worker.photo ?? undefined}
        name={
          <Inline gap="xsmall" align="baseline">
            <Heading level={2} size={3}>
              {worker.displayName}
            </Heading>
            {worker.role !== null && <Text tone="muted">{worker.role}</Text>}
          </Inline>
        }
      />
    </Card>
  );
}
