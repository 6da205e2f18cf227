import { Button } from '@repo/ui/components/Button';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { useLanguage } from '../../language/use-language.ts';
import type { CompleteProfileForm } from './use-profile-form.ts';

interface ProfileButtonsProps {
  readonly form: CompleteProfileForm;
  /** The id of the form that they submit from a bar outside of it. */
  readonly formId: string;
}

/** The buttons to the previous and the next step. The last step saves the whole profile. */
export function ProfileButtons({ form, formId }: ProfileButtonsProps) {
  const { say } = useLanguage();
  const { step, previous } = form.steps;
  return (
    <PageActions onPhone="beside">
      <Button type="submit" form={formId} busy={form.busy} busyLabel={say('complete.saving')}>
        {form.savesHere ? say('complete.save') : say('complete.next')}
      </Button>
      {step > 1 && (
        <Button variant="secondary" disabledReason={form.busy && say('complete.saving')} onClick={previous}>
          {say('complete.previous')}
        </Button>
      )}
    </PageActions>
  );
}
