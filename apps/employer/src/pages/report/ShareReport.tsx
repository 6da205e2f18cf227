import { failureText } from '@repo/api-client/client/failure-text';
import { revokeCode } from '@repo/api-client/queries/report-codes';
import { reportQuery, type Report } from '@repo/api-client/queries/reports';
import { reportLink } from '@repo/domain/report-code';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { useToast } from '@repo/ui/components/Toasts';
import { ShareIcon } from '@repo/ui/icons/ShareIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { landingOrigin } from '@repo/app-shell/browser/landing-address';
import { shareLink, type Shared } from './share-link.ts';

const NOT_YET = 'The report gets its link once the worker has agreed to the check.';

interface ShareReportProps {
  readonly workerId: string;
  readonly issued: Report['report'];
  readonly hasEnded: boolean;
}

/**
 * The link to the page that confirms this report, and the action to revoke it. The page confirms no ended report, so its
 * link is not offered. An earlier link still leads to the page, so it can be taken back.
 */
export function ShareReport({ workerId, issued, hasEnded }: ShareReportProps) {
  const tell = useToast();
  const [outcome, setOutcome] = useState<Shared>();
  const url = issued && reportLink(landingOrigin(globalThis.location), issued.code);
  const share = async () => {
    if (issued === null || url === null) return;
    const next = await shareLink({ title: `Verification report ${issued.number}`, url });
    if (next === 'copied') tell({ text: 'Link copied', tone: 'success' });
    setOutcome(next);
  };
  return (
    <Stack gap="small">
      {!hasEnded && (
        <Button
          fullWidth
          variant="secondary"
          icon={<ShareIcon />}
          disabledReason={issued === null && NOT_YET}
          onClick={() => void share()}
        >
          Share Report
        </Button>
      )}
      {outcome === 'failed' && (
        <Banner tone="warning" title="The link could not be copied. Here it is:">
          {url}
        </Banner>
      )}
      {issued !== null && (
        <>
          <Text tone="muted" align="center">
            Whoever has the link sees whether the report is genuine and current, and none of its findings.
          </Text>
          {/* The screen cannot know of a link from another phone or in a PDF, so the action is always available. */}
          <Disclosure label="Shared with the wrong person?">
            <TakeBack workerId={workerId} code={issued.code} onDone={() => setOutcome(undefined)} />
          </Disclosure>
        </>
      )}
    </Stack>
  );
}

interface TakeBackProps {
  readonly workerId: string;
  readonly code: string;
  readonly onDone: () => void;
}

function TakeBack({ workerId, code, onDone }: TakeBackProps) {
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
      onDone();
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
