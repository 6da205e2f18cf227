import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';

interface DraftNoticeProps {
  /** What `useDraftedForm` answered. */
  readonly form: { readonly isRestored: boolean; readonly busy: boolean; readonly startOver: () => void };
}

/** Says that the form began with what was typed before, and offers to begin anew. */
export function DraftNotice({ form }: DraftNoticeProps) {
  if (!form.isRestored) return null;
  return (
    <Banner
      tone="info"
      announce
      action={
        <Button
          variant="secondary"
          size="small"
          disabledReason={form.busy && 'It is being sent.'}
          onClick={form.startOver}
        >
          Start Over
        </Button>
      }
    >
      We kept what you typed.
    </Banner>
  );
}
