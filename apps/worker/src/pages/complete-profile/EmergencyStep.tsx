import { PHOTO_MAXIMUM_BYTES, photoTypes } from '@repo/domain/document';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { PhotoUpload } from '@repo/ui/components/PhotoUpload';
import { TextField } from '@repo/ui/components/TextField';
import { useLanguage } from '../../language/use-language.ts';
import type { CompleteProfileForm } from './use-profile-form.ts';
import type { ProfilePhoto } from './use-profile-photo.ts';

interface StepProps {
  readonly form: CompleteProfileForm;
  readonly photo: ProfilePhoto;
}

/** Whom to call, and her face (worker spec 2.12, step 3). */
export function EmergencyStep({ form, photo }: StepProps) {
  const { say } = useLanguage();
  return (
    <>
      <TextField label={say('complete.contact')} autoComplete="off" {...form.field('emergency_contact')} />
      <PhoneField
        label={say('complete.contactPhone')}
        autoComplete="off"
        {...form.field('emergency_contact_phone')}
      />
      <PhotoUpload
        label={say('complete.photo')}
        alt={say('complete.photoAlt')}
        kinds={photoTypes}
        limits={say('complete.photo.limits')}
        maxBytes={PHOTO_MAXIMUM_BYTES}
        camera="user"
        {...uploadOf(photo)}
        error={photo.refusal && say(photo.refusal)}
        onChoose={photo.choose}
        onRefuse={photo.refuse}
        onCancel={photo.cancel}
        onRetry={nothing}
        {...(photo.chosen !== undefined &&
          photo.percent === undefined && { onRemove: () => photo.choose(undefined) })}
      />
    </>
  );
}
/** It goes with the profile, never by itself. */
const nothing = () => {};

function uploadOf({ chosen, stored, percent }: ProfilePhoto) {
  if (chosen === undefined)
    return stored === '' ? ({ state: 'empty' } as const) : ({ state: 'done', file: stored } as const);
  return percent === undefined
    ? ({ state: 'chosen', file: chosen } as const)
    : ({ state: 'uploading', file: chosen, percent } as const);
}
