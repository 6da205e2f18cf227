import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import type { ReactNode } from 'react';

/** The state of a form with a restored draft. */
export interface KeptForm {
  readonly isRestored: boolean;
  readonly busy: boolean;
  readonly startOver: () => void;
}

interface KeptNoticeProps {
  readonly form: KeptForm;
  /** The label of the button: 'Start Over'. */
  readonly startOverLabel: string;
  /** The label of the work while the form is sent. */
  readonly busyLabel: string;
  /** The description of the restored draft. */
  readonly children: ReactNode;
}

/** Tells the user that the form started with a draft, and offers to start over. */
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
