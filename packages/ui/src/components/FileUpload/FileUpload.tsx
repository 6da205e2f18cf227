import { useId } from 'react';
import { UploadIcon } from '../../icons/UploadIcon.tsx';
import { useWords } from '../../words/use-words.ts';
import { join } from '../../primitives/join.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { StatusIcon, type IconStatus } from '../StatusIcon/StatusIcon.tsx';
import * as css from './FileUpload.css.ts';
import { fileSize } from './file-size.ts';
import { limitsText } from './upload-kinds.ts';
import { englishWords, takeWithin, type UploadProps, type UploadState } from './upload.ts';
import { UploadButtons } from './UploadButtons.tsx';
import { useDrop } from './use-drop.ts';

export type { UploadRefusal } from './upload-kinds.ts';
export type { UploadState } from './upload.ts';

/** The visible facts of a file. A `File` has them. */
export interface UploadedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export type FileUploadProps = Omit<FieldProps, 'error'> &
  UploadState<UploadedFile> &
  UploadProps & {
    /** Where words beside the field say the state: its sign would say it twice. */
    hideSign?: boolean;
  };

const signs: Record<Exclude<FileUploadProps['state'], 'empty'>, IconStatus> = {
  chosen: 'pending',
  uploading: 'in_progress',
  done: 'completed',
  failed: 'failed',
};

/** One file for an upload: chosen or dropped, with its progress, a retry, a replacement or a removal. */
export function FileUpload({
  state,
  file,
  percent,
  error,
  kinds,
  maxBytes,
  limits,
  onChoose,
  onRefuse,
  onCancel,
  onRetry,
  onRemove,
  words,
  hideSign = false,
  ...frame
}: FileUploadProps) {
  const say = { ...useWords('fileUpload', englishWords), ...words };
  const limitsId = useId();
  const take = takeWithin({ kinds, maxBytes }, { state, onChoose, onRefuse, onCancel });
  const { isOver, handlers } = useDrop(take);
  return (
    <Field {...frame} error={error} describedBy={limitsId}>
      {(wiring) => (
        <div {...handlers} className={join(css.frame, state === 'empty' && css.empty, isOver && css.over)}>
          <div className={css.status} aria-live="polite">
            {state !== 'empty' && (
              <>
                {!hideSign && <StatusIcon status={signs[state]} />}
                <div className={css.file}>
                  <p className={css.name}>{file.name}</p>
                  <p className={css.facts}>
                    {fileSize(file.size)}
                    <span
                      className={join(!hideSign && css.words[state], percent !== undefined && visuallyHidden)}
                    >
                      {` · ${say[state]}`}
                    </span>
                  </p>
                </div>
              </>
            )}
          </div>
          {percent !== undefined && <ProgressBar percent={percent} label={say.uploading} level="full" />}
          <UploadButtons
            state={state}
            label={frame.label}
            wiring={wiring}
            words={say}
            icon={<UploadIcon />}
            fillsFrame={state === 'empty'}
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
      )}
    </Field>
  );
}
