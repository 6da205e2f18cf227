import type { Report } from '@repo/api-client/queries/reports';
import { landingOrigin } from '@repo/app-shell/browser/landing-address';
import { reportLink } from '@repo/domain/report-code';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { useToast } from '@repo/ui/components/Toasts';
import { ShareIcon } from '@repo/ui/icons/ShareIcon';
import { useState } from 'react';
import { shareLink, type Shared } from './share-link.ts';

const NOT_YET = 'The report gets its link once the worker has agreed to the check.';

/** Shares the link to the page that confirms this report. */
export function ShareReport({ issued }: { readonly issued: Report['report'] }) {
  const tell = useToast();
  const [outcome, setOutcome] = useState<{ readonly shared: Shared; readonly url: string }>();
  const url = issued && reportLink(landingOrigin(globalThis.location), issued.code);
  const share = async () => {
    if (issued === null || url === null) return;
    const shared = await shareLink({ title: `Verification report ${issued.number}`, url });
    if (shared === 'copied') tell({ text: 'Link copied', tone: 'success' });
    setOutcome({ shared, url });
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<ShareIcon />}
        disabledReason={issued === null && NOT_YET}
        onClick={() => void share()}
      >
        Share Report
      </Button>
      {/* A link that was taken back meanwhile is another one, and needs another share. */}
      {outcome?.shared === 'failed' && outcome.url === url && (
        <Banner tone="warning" title="The link could not be copied. Here it is:">
          {url}
        </Banner>
      )}
    </>
  );
}
