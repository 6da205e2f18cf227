import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { useLanguage } from '../../language/use-language.ts';
import type { CompleteProfileForm } from './use-profile-form.ts';

/** Says that the form began with what was typed before, what of it is not kept, and offers to begin anew. */
export function KeptNotice({ form }: { readonly form: CompleteProfileForm }) {
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
          disabledReason={form.busy && say('complete.saving')}
          onClick={form.startOver}
        >
          {say('complete.startOver')}
        </Button>
      }
    >
      {say(form.values.national_id === '' ? 'complete.keptWithoutId' : 'complete.kept')}
    </Banner>
  );
}
