import { PHOTO_MAXIMUM_BYTES, photoTypes } from '@repo/domain/document';
import { PhotoUpload } from '@repo/ui/components/PhotoUpload';
import { useLanguage } from '../language/use-language.ts';
import type { ChosenPhoto } from './use-chosen-photo.ts';

/** The optional photo of the worker. */
export function PhotoField({ photo }: { readonly photo: ChosenPhoto }) {
  const { say } = useLanguage();
  return (
    <PhotoUpload
      label={say('complete.photo')}
      hint={say('complete.photo.unseen')}
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
  );
}

/** The form sends the photo. The field itself never sends it. */
const nothing = () => {};

function uploadOf({ chosen, stored, percent }: ChosenPhoto) {
  if (chosen === undefined)
    return stored === '' ? ({ state: 'empty' } as const) : ({ state: 'done', file: stored } as const);
  return percent === undefined
    ? ({ state: 'chosen', file: chosen } as const)
    : ({ state: 'uploading', file: chosen, percent } as const);
}
