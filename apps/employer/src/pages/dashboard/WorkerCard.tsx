import type { Worker } from '@repo/api-client/normalise/worker';
import { shownScore } from '@repo/domain/trust-reach';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card, CardActions, CardLink } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { memo } from 'react';
import { paths } from '../../paths.ts';

const badgeTones: Record<Worker['badge'], BadgeTone> = {
  Verified: 'success',
  'Pending Verification': 'info',
  'Not Verified': 'default',
};

const years = (count: number) => (count === 1 ? '1 year experience' : `${count} years experience`);

/** A worker in the list. The whole card links to the profile of the worker. */
export const WorkerCard = memo(function WorkerCard({ worker }: { readonly worker: Worker }) {
  return (
    <Card as="li">
      <Stack gap="small">
        <Person
          initials={worker.initials}
          name={
            <Heading level={3} size={4}>
              <CardLink href={paths.workerProfile} state={{ workerId: worker.id }}>
                {worker.displayName}
              </CardLink>
            </Heading>
          }
        >
          {worker.role !== null && <Text tone="muted">{worker.role}</Text>}
          {worker.location !== null && <Text tone="muted">{worker.location}</Text>}
          {worker.experience_years !== null && <Text tone="muted">{years(worker.experience_years)}</Text>}
        </Person>
        <Spread wrap>
          <Inline>
            <Badge tone={badgeTones[worker.badge]}>{worker.badge}</Badge>
            <TrustBadge tier={worker.tier} {...shownScore(worker)} />
          </Inline>
          <CardActions>
            <ButtonLink size="small" variant="secondary" href={paths.package} state={{ workerId: worker.id }}>
              Select Worker<VisuallyHidden> {worker.displayName}</VisuallyHidden>
            </ButtonLink>
          </CardActions>
        </Spread>
      </Stack>
    </Card>
  );
});
