import { PHOTO_MAXIMUM_BYTES, photoTypes } from '@repo/domain/document';
import { PhotoUpload } from '@repo/ui/components/PhotoUpload';
import { useLanguage } from '../../language/use-language.ts';
import type { OnboardingFormState } from './use-onboarding-form.ts';
import type { OnboardingPhoto } from './use-onboarding-photo.ts';

/** Her face, if she wants to show it. */
export function PhotoFields({ form }: { readonly form: OnboardingFormState }) {
  const { say } = useLanguage();
  const { photo } = form;
  return (
    <PhotoUpload
      label={say('complete.photo')}
      alt={say('complete.photoAlt')}
      kinds={photoTypes}
      limits={say('complete.photo.limits')}
      maxBytes={PHOTO_MAXIMUM_BYTES}
      camera="user"
      {...stateOf(photo)}
      error={photo.refusal && say(photo.refusal)}
      onChoose={photo.choose}
      onRefuse={photo.refuse}
      onCancel={form.cancelPhoto}
      onRetry={nothing}
      {...(photo.chosen !== undefined &&
        photo.percent === undefined && { onRemove: () => photo.choose(undefined) })}
    />
  );
}

/** It goes with the profile, never by itself. */
const nothing = () => {};

function stateOf({ chosen, percent }: OnboardingPhoto) {
  if (chosen === undefined) return { state: 'empty' } as const;
  return percent === undefined
    ? ({ state: 'chosen', file: chosen } as const)
    : ({ state: 'uploading', file: chosen, percent } as const);
}
