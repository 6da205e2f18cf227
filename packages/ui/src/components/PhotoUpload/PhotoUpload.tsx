import { useId, useState } from 'react';
import { CardIcon } from '../../icons/CardIcon.tsx';
import { PersonIcon } from '../../icons/PersonIcon.tsx';
import { UploadIcon } from '../../icons/UploadIcon.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { join } from '../../primitives/join.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { limitsText } from '../FileUpload/upload-kinds.ts';
import { englishWords, takeWithin, type UploadProps, type UploadState } from '../FileUpload/upload.ts';
import { UploadButtons } from '../FileUpload/UploadButtons.tsx';
import { useDrop } from '../FileUpload/use-drop.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as css from './PhotoUpload.css.ts';
import { useObjectUrl } from './use-object-url.ts';

/** The chosen photo itself, or the address of an existing one. */
export type UploadedPhoto = Blob | string;

export const photoGuides = ['face', 'card'] as const;

export type PhotoUploadProps = Omit<FieldProps, 'error'> &
  UploadState<UploadedPhoto> &
  UploadProps & {
    /** The description of the photo for screen readers: 'Your profile photo'. */
    alt: string;
    /** The subject: a `face`, shown round as everywhere, or a `card`, shown whole. */
    guide?: (typeof photoGuides)[number];
    /** The camera that phones offer with a button of its own: `user` faces its holder. */
    camera?: 'user' | 'environment';
    /** The photo is the one thing of its screen: its first button is the main one while it is empty. */
    isMain?: boolean;
  };

const drawings = { face: PersonIcon, card: CardIcon } as const;

const english: Words['photoUpload'] = { choose: 'Choose a photo' };

/** A photo of a user for an upload: taken, chosen or dropped, shown as in its later use, replaced or removed. */
export function PhotoUpload({
  state,
  file,
  percent,
  error,
  kinds,
  maxBytes,
  limits,
  alt,
  guide = 'face',
  camera,
  isMain = false,
  onChoose,
  onRefuse,
  onCancel,
  onRetry,
  onRemove,
  words,
  ...frame
}: PhotoUploadProps) {
  const own = { ...useWords('fileUpload', englishWords), ...useWords('photoUpload', english) };
  const say = { ...own, ...words };
  const Drawing = drawings[guide];
  const limitsId = useId();
  const chosenUrl = useObjectUrl(file instanceof Blob ? file : undefined);
  const url = typeof file === 'string' ? file : chosenUrl;
  const [broken, setBroken] = useState<string>();
  const take = takeWithin({ kinds, maxBytes }, { state, onChoose, onRefuse, onCancel });
  const { isOver, handlers } = useDrop(take);
  return (
    <Field {...frame} error={error} describedBy={limitsId}>
      {(wiring) => (
        <div {...handlers} className={join(css.frame, isOver && css.over)}>
          <div className={join(css.preview, css.guides[guide], state !== 'empty' && css.filled)}>
            <Drawing size="large" />
            {url !== undefined && url !== broken && (
              <img
                className={css.photo}
                src={url}
                alt={alt}
                onError={() => {
                  setBroken(url);
                }}
              />
            )}
          </div>
          <div className={css.side}>
            <div className={percent === undefined ? css.status : visuallyHidden} aria-live="polite">
              {state !== 'empty' && <p className={css.words[state]}>{say[state]}</p>}
            </div>
            {percent !== undefined && <ProgressBar percent={percent} label={say.uploading} level="full" />}
            <UploadButtons
              state={state}
              label={frame.label}
              wiring={wiring}
              words={say}
              icon={<UploadIcon />}
              camera={camera}
              isMain={isMain}
              kinds={kinds}
              onTake={take}
              onCancel={onCancel}
              onRetry={onRetry}
              {...(onRemove && { onRemove })}
            />
            <p id={limitsId} className={css.limits}>
              {limits ?? limitsText({ kinds, maxBytes }, say.limits)}
            </p>
          </div>
        </div>
      )}
    </Field>
  );
}
