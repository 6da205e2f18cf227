import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-language.ts';

interface KeptNoticeProps {
  /** What `useDraftedForm` answered. */
  readonly form: { readonly isRestored: boolean; readonly busy: boolean; readonly startOver: () => void };
  /** What is going on while it is sent. */
  readonly busyLabel: string;
  /** What was kept. */
  readonly children: ReactNode;
}

/** Says that the form began with what was typed before, and offers to begin anew. */
export function KeptNotice({ form, busyLabel, children }: KeptNoticeProps) {
  const { say } = useLanguage();
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
          {say('complete.startOver')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
