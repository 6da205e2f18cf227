import { completionQuery } from '@repo/api-client/queries/reports';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Tracker } from '@repo/report-view/Tracker';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Timeline } from '@repo/ui/components/Timeline';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Divider } from '@repo/ui/primitives/Divider';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../api/client.ts';
import { caseWay } from './case-way.ts';
import type { VerificationCase } from './verification-case.ts';
import { canBeFollowed, hasProgress, isAgreedTo } from './words.ts';

interface CaseCourseProps {
  readonly verification: VerificationCase;
  readonly workerName: string | null;
  readonly isPaid: boolean;
}

/** The course of a case: each of its checks once they have begun, before that its way there. Nothing of a case that is over. */
export function CaseCourse({ verification, workerName, isPaid }: CaseCourseProps) {
  const { lead } = verification;
  const hasChecks = lead.type === 'purchase' && hasProgress(lead);
  // The list asks for the same and keeps it fresh. Here its failure is told too.
  const query = useQuery({ ...completionQuery(client, lead.nanny_id), enabled: hasChecks });
  const failure = useLoadFailure(query);
  if (hasChecks && query.data !== undefined && canBeFollowed(lead, query.data))
    return (
      <Course title="The checks">
        <Tracker checks={query.data.checks} workerName={workerName} />
      </Course>
    );
  if (isAgreedTo(lead) && failure !== null)
    return (
      <Course title="The checks">
        <LoadError message="The checks could not be loaded." {...failure.retry} />
      </Course>
    );
  if (isAgreedTo(lead) && query.isPending && hasChecks)
    return (
      <Course title="The checks">
        <Skeleton label="Loading the checks..." kind="steps" count={6} />
      </Course>
    );
  const way = caseWay(verification, isPaid);
  return (
    way && (
      <Course title="The way to the report">
        <Timeline {...way} />
      </Course>
    )
  );
}

const Course = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <Divider />
    <Stack gap="small">
      <Heading level={3} size={4}>
        {title}
      </Heading>
      {children}
    </Stack>
  </>
);
