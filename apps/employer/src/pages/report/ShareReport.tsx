import type { Report } from '@repo/api-client/queries/reports';
import { landingOrigin } from '@repo/app-shell/browser/landing-address';
import { chatLink } from '@repo/domain/chat-link';
import { reportLink } from '@repo/domain/report-code';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Dialog } from '@repo/ui/components/Dialog';
import { useToast } from '@repo/ui/components/Toasts';
import { ShareIcon } from '@repo/ui/icons/ShareIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { shareLink } from './share-link.ts';

const NOT_YET = 'The report gets its link once the worker has agreed to the check.';

interface ShareReportProps {
  readonly issued: Report['report'];
  readonly fullWidth?: boolean;
}

/** Shares the link to the page that confirms this report. */
export function ShareReport({ issued, fullWidth = false }: ShareReportProps) {
  const tell = useToast();
  const [uncopied, setUncopied] = useState<string | null>(null);
  const url = issued && reportLink(landingOrigin(globalThis.location), issued.code);
  const share = async () => {
    if (issued === null || url === null) return;
    const shared = await shareLink({ title: `Verification report ${issued.number}`, url });
    if (shared === 'copied') tell({ text: 'Link copied', tone: 'success' });
    if (shared === 'failed') setUncopied(url);
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        fullWidth={fullWidth}
        icon={<ShareIcon />}
        disabledReason={issued === null && NOT_YET}
        onClick={() => void share()}
      >
        Share Report
      </Button>
      {/* Over the screen: the bar at its end has no room for the link. */}
      <Dialog
        open={uncopied !== null}
        title="The link could not be copied. Here it is:"
        onClose={() => setUncopied(null)}
      >
        <Stack>
          <Text>{uncopied}</Text>
          {uncopied !== null && (
            <ButtonLink href={chatLink(uncopied)} variant="secondary">
              Send by WhatsApp
            </ButtonLink>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
