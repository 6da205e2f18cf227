import { PHOTO_MAXIMUM_BYTES, photoTypes } from '@repo/domain/document';
import { Checkbox } from '@repo/ui/components/Checkbox';
import { PhotoUpload } from '@repo/ui/components/PhotoUpload';
import { useLanguage } from '../language/use-language.ts';
import { photoWords } from './photo-words.ts';
import type { ChosenPhoto } from './use-chosen-photo.ts';

interface PhotoFieldProps {
  readonly photo: ChosenPhoto;
  /** The photo is the one thing of its screen, and its first button the main one. */
  readonly isMain?: boolean;
}

/** The optional photo of the worker, and, once there is one, whether others see it (decisions 15). */
export function PhotoField({ photo, isMain = false }: PhotoFieldProps) {
  const { say, language } = useLanguage();
  const words = photoWords[language];
  return (
    <>
      <PhotoUpload
        label={say('complete.photo')}
        alt={say('complete.photoAlt')}
        kinds={photoTypes}
        limits={say('complete.photo.limits')}
        maxBytes={PHOTO_MAXIMUM_BYTES}
        camera="user"
        isMain={isMain}
        {...uploadOf(photo)}
        error={photo.refusal && say(photo.refusal)}
        onChoose={(file) => void photo.choose(file)}
        onRefuse={photo.refuse}
        onCancel={photo.cancel}
        onRetry={nothing}
        {...removal(photo)}
      />
      {photo.isThere && (
        <Checkbox label={words.show} description={words.seen} checked={photo.shown} onChange={photo.show} />
      )}
    </>
  );
}

function removal({ chosen, stored, percent, drop, remove }: ChosenPhoto) {
  if (chosen !== undefined) return percent === undefined ? { onRemove: drop } : {};
  return stored === '' ? {} : { onRemove: remove };
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
