import { useId, useRef } from 'react';
import { UploadIcon } from '../../icons/UploadIcon.tsx';
import { join } from '../../primitives/join.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { StatusIcon, type IconStatus } from '../StatusIcon/StatusIcon.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import * as css from './FileUpload.css.ts';
import { fileSize } from './file-size.ts';
import { limitsText, refusalOf, type UploadKind, type UploadRefusal } from './upload-kinds.ts';
import type { UploadState, UploadWords } from './upload-state.ts';
import { useDrop } from './use-drop.ts';

export type { UploadKind, UploadRefusal } from './upload-kinds.ts';
export type { UploadState } from './upload-state.ts';

/** What is shown of a file; a `File` is one. */
export interface UploadedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export type FileUploadProps = Omit<FieldProps, 'error'> &
  UploadState<UploadedFile> & {
    /** What may be chosen; said beforehand, and looked at before `onChoose` is told. */
    kinds: readonly UploadKind[];
    /** The largest file, in bytes; said beforehand too. */
    maxBytes: number;
    /** The limits in the app's own words, in place of 'JPG, PNG up to 5MB'. */
    limits?: string;
    /** Told a file within the limits. It is the app that uploads it. */
    onChoose: (file: File) => void;
    /** Told a file that is not; the app says so in `error`. */
    onRefuse: (reason: UploadRefusal, file: File) => void;
    /** Stops the upload that is under way; told as well before another file is chosen in its place. */
    onCancel: () => void;
    /** Uploads the same file once more. */
    onRetry: () => void;
    /** Takes the file away; left out where that is not possible. */
    onRemove?: () => void;
    /** The words on its buttons and of its states, where they are not these: 'Choose a file', 'Remove', 'Uploaded'. */
    words?: Partial<UploadWords>;
  };

const english: UploadWords = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
  retry: 'Try again',
  chosen: 'Not uploaded yet',
  uploading: 'Uploading...',
  done: 'Uploaded',
  failed: 'Not uploaded',
};

const signs: Record<Exclude<FileUploadProps['state'], 'empty'>, IconStatus> = {
  chosen: 'pending',
  uploading: 'in_progress',
  done: 'completed',
  failed: 'failed',
};

/** One file to be sent: chosen or dropped, followed on its way, tried again, replaced or removed. */
export function FileUpload({
  state,
  file,
  percent,
  error,
  kinds,
  maxBytes,
  limits = limitsText({ kinds, maxBytes }),
  onChoose,
  onRefuse,
  onCancel,
  onRetry,
  onRemove,
  words,
  ...frame
}: FileUploadProps) {
  const say = { ...english, ...words };
  const limitsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: File) => {
    const refusal = refusalOf(chosen, { kinds, maxBytes });
    if (refusal) {
      onRefuse(refusal, chosen);
      return;
    }
    if (state === 'uploading') onCancel();
    onChoose(chosen);
  };
  const { isOver, handlers } = useDrop(take);
  /** The pressed button is about to go; the focus goes to what stays. */
  const andStay = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  const about = <VisuallyHidden>{` ${frame.label}`}</VisuallyHidden>;
  return (
    <Field {...frame} error={error} describedBy={limitsId}>
      {(wiring) => (
        <div {...handlers} className={join(css.frame, state === 'empty' && css.empty, isOver && css.over)}>
          <div className={css.status} aria-live="polite">
            {state !== 'empty' && (
              <>
                <StatusIcon status={signs[state]} />
                <div>
                  <p className={css.name}>{file.name}</p>
                  <p className={css.facts}>
                    {fileSize(file.size)}
                    <span className={join(css.words[state], percent !== undefined && visuallyHidden)}>
                      {` · ${say[state]}`}
                    </span>
                  </p>
                </div>
              </>
            )}
          </div>
          {percent !== undefined && <ProgressBar percent={percent} label={say.uploading} level="full" />}
          <div className={css.buttons}>
            {state === 'failed' && (
              <Button variant="secondary" size="small" onClick={andStay(onRetry)}>
                {say.retry}
                {about}
              </Button>
            )}
            <ChooseFile
              {...wiring}
              ref={input}
              kinds={kinds}
              fillsFrame={state === 'empty'}
              icon={state === 'empty' && <UploadIcon />}
              onChoose={take}
            >
              {state === 'empty' ? say.choose : say.replace}
            </ChooseFile>
            {state === 'empty' && <span className={css.drop}>{say.drop}</span>}
            {state === 'uploading' && (
              <Button variant="ghost" size="small" onClick={andStay(onCancel)}>
                {say.cancel}
                {about}
              </Button>
            )}
            {onRemove && state !== 'empty' && state !== 'uploading' && (
              <Button variant="ghost" size="small" onClick={andStay(onRemove)}>
                {say.remove}
                {about}
              </Button>
            )}
          </div>
          <p id={limitsId} className={css.limits}>
            {limits}
          </p>
        </div>
      )}
    </Field>
  );
}
