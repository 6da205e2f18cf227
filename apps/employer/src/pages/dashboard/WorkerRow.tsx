import type { Worker } from '@repo/api-client/normalise/worker';
import { scoreText, shownScore } from '@repo/domain/trust-reach';
import { Badge } from '@repo/ui/components/Badge';
import { CardLink } from '@repo/ui/components/Card';
import { PersonRow } from '@repo/ui/components/PersonRow';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { TextLink } from '@repo/ui/components/TextLink';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { memo } from 'react';
import { paths } from '../../paths.ts';

/** Before the profile of an invited worker has a name. */
const NO_NAME = 'Has given no name yet';

// In one piece: only a role or a place breaks.
const years = (count: number) =>
  count === 1 ? '1\u00a0year\u00a0experience' : `${count}\u00a0years\u00a0experience`;

/** A worker in the list. The whole row links to the profile. */
export const WorkerRow = memo(function WorkerRow({ worker }: { readonly worker: Worker }) {
  const score = shownScore(worker);
  const { name, role, location, experience_years: experience } = worker;
  return (
    <PersonRow
      initials={worker.initials}
      photo={worker.photo ?? undefined}
      name={
        <Heading level={3} size={4}>
          <CardLink href={paths.workerProfile} state={{ workerId: worker.id }}>
            {worker.displayName}
          </CardLink>
        </Heading>
      }
      facts={[
        name === null ? NO_NAME : null,
        role,
        location,
        experience === null ? null : years(experience),
      ].filter((fact) => fact !== null)}
      // The badge is about who the worker is, whatever the score says.
      stateOf="Identity"
      state={
        worker.badge === 'Verified' ? (
          <Badge flat tone="success" icon={<CheckIcon size="small" />}>
            {worker.badge}
          </Badge>
        ) : (
          <Badge flat>{worker.badge}</Badge>
        )
      }
      score={
        score.score === null ? (
          scoreText(score)
        ) : (
          <>
            <VisuallyHidden>Trust score: </VisuallyHidden>
            <ScoreCircle
              size="xsmall"
              tier={worker.tier}
              plain={(worker.misconduct_flags ?? 0) > 0}
              {...score}
            />
            {score.upTo !== null && <span aria-hidden="true">up to {score.upTo}</span>}
          </>
        )
      }
      action={
        <TextLink placement="alone" href={paths.package} state={{ workerId: worker.id }}>
          Select Worker<VisuallyHidden> {worker.displayName}</VisuallyHidden>
        </TextLink>
      }
    />
  );
});
