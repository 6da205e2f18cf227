import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextField } from '@repo/ui/components/TextField';
import { Grid } from '@repo/ui/primitives/Grid';
import { useLanguage } from '../../language/use-language.ts';
import { PhotoField } from '../../photo/PhotoField.tsx';
import type { ChosenPhoto } from '../../photo/use-chosen-photo.ts';
import type { CompleteProfileForm } from './use-profile-form.ts';

interface StepProps {
  readonly form: CompleteProfileForm;
  readonly photo: ChosenPhoto;
}

/** The emergency contact and the photo (worker spec 2.12, step 3). */
export function EmergencyStep({ form, photo }: StepProps) {
  const { say } = useLanguage();
  return (
    <>
      <Grid columns={2} gap="large">
        <TextField label={say('complete.contact')} autoComplete="off" {...form.field('emergency_contact')} />
        <PhoneField
          label={say('complete.contactPhone')}
          autoComplete="off"
          {...form.field('emergency_contact_phone')}
        />
      </Grid>
      <PhotoField photo={photo} />
    </>
  );
}
