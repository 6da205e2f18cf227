import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import type { ReactNode } from 'react';

/** What a form says of what was kept of it on the device. */
export interface KeptForm {
  readonly isRestored: boolean;
  readonly busy: boolean;
  readonly startOver: () => void;
}

interface KeptNoticeProps {
  readonly form: KeptForm;
  /** On its button: 'Start Over'. */
  readonly startOverLabel: string;
  /** What is going on while it is sent. */
  readonly busyLabel: string;
  /** What was kept. */
  readonly children: ReactNode;
}

/** Says that the form began with what was typed before, and offers to begin anew. */
export function KeptNotice({ form, startOverLabel, busyLabel, children }: KeptNoticeProps) {
  if (!form.isRestored) return null;
  return (
    <Banner
      tone="info"
      announce
      action={
        <Button
          variant="secondary"
          size="small"
          disabledReason={form.busy && busyLabel}
          onClick={form.startOver}
        >
          {startOverLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
