import { failureText } from '@repo/api-client/client/failure-text';
import { revokeCode } from '@repo/api-client/queries/report-codes';
import { reportQuery } from '@repo/api-client/queries/reports';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { useToast } from '@repo/ui/components/Toasts';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { client } from '../../api/client.ts';

interface LinkOfReport {
  readonly workerId: string;
  readonly code: string;
}

interface ReportLinkProps extends LinkOfReport {
  readonly hasEnded: boolean;
  /** The way to pass the link on, where it does not stand among the actions. */
  readonly share: ReactNode;
}

/** What the link of a report tells, and the action to revoke it. An earlier link still leads to its page after the end of a report. */
export function ReportLink({ workerId, code, hasEnded, share }: ReportLinkProps) {
  return (
    <Stack gap="small">
      <Text tone="muted">
        {hasEnded
          ? 'The link says that the report is real, and no longer current.'
          : 'The link proves that the report is real and current. It shows no findings.'}
      </Text>
      {share}
      {/* The screen cannot know of a link from another phone or in a PDF, so the action is always available. */}
      <Disclosure label="Shared with the wrong person?">
        <TakeBack workerId={workerId} code={code} />
      </Disclosure>
    </Stack>
  );
}

function TakeBack({ workerId, code }: LinkOfReport) {
  const tell = useToast();
  const cache = useQueryClient();
  const [asked, setAsked] = useState(false);
  const revoke = useAction(
    async () => {
      await revokeCode(client, code);
      await invalidate(cache, { queryKey: reportQuery(client, workerId).queryKey });
    },
    () => {
      setAsked(false);
      tell({ text: 'The link was taken back. The report has a new one.', tone: 'success' });
    },
  );
  return (
    <>
      <Button fullWidth variant="secondary" onClick={() => setAsked(true)}>
        Take the Link Back
      </Button>
      <ConfirmDialog
        open={asked}
        tone="danger"
        question="Take the link back?"
        consequence="Whoever has it learns only that it was taken back, and so does who holds a PDF that you downloaded before. The report gets a new link."
        confirmLabel="Take Back"
        busy={revoke.busy}
        busyLabel="Taking back..."
        error={
          revoke.error === null
            ? undefined
            : failureText(revoke.error, 'The link was not taken back. Please try again.')
        }
        onConfirm={() => revoke.run(undefined)}
        onCancel={() => {
          revoke.forgetError();
          setAsked(false);
        }}
      />
    </>
  );
}
